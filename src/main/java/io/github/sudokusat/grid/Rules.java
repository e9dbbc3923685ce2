package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** What a layout asks of its list of rules. */
final class Rules {

    private Rules() {}

    /** Compares by name, then by the pairs of cells; rules of other classes and the same name keep their order. */
    static int compare(Rule one, Rule other) {
        int byName = one.name().compareTo(other.name());
        return byName == 0 && one instanceof MustDiffer pairs && other instanceof MustDiffer others
                ? pairs.comparePairs(others)
                : byName;
    }

    /** Compares as sets: rules of other classes than {@link MustDiffer} have no order where their names are the same. */
    static boolean areEqual(List<Rule> one, List<Rule> other) {
        return one.size() == other.size() && (one.equals(other) || new HashSet<>(one).equals(new HashSet<>(other)));
    }

    static <R extends Rule> List<R> ofKind(List<Rule> rules, Class<R> kind) {
        List<R> found = new ArrayList<>();
        for (Rule rule : rules) {
            if (kind.isInstance(rule)) {
                found.add(kind.cast(rule));
            }
        }
        return List.copyOf(found);
    }

    /** The first rule that is of none of some kinds. */
    static Optional<Rule> unknown(List<Rule> rules, Collection<? extends Class<? extends Rule>> known) {
        for (Rule rule : rules) {
            if (!isOfAny(rule, known)) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }

    private static boolean isOfAny(Rule rule, Collection<? extends Class<? extends Rule>> kinds) {
        for (Class<? extends Rule> kind : kinds) {
            if (kind.isInstance(rule)) {
                return true;
            }
        }
        return false;
    }
}
