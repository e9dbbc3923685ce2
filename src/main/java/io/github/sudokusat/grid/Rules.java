package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Operations on a layout's list of rules. */
final class Rules {

    private Rules() {}

    /** Compares rules by name, then by their pairs of cells or their text; rules of other classes with the same name keep their order. */
    static int compare(Rule one, Rule other) {
        int byName = one.name().compareTo(other.name());
        if (byName != 0) {
            return byName;
        }
        if (one instanceof MustDiffer pairs && other instanceof MustDiffer others) {
            return pairs.comparePairs(others);
        }
        return text(one).compareTo(text(other));
    }

    private static String text(Rule rule) {
        return rule instanceof NamedRule named ? named.text().orElse("") : "";
    }

    /** Rejects a rule with a cell outside the grid. */
    static void requireCells(NamedRule rule, LayoutBase base) {
        rule.cells().forEach(cell -> base.requireUsed(rule.name(), cell));
    }

    /** The primitives of each named rule on a layout. */
    static List<StatedRule> state(Layout layout) {
        List<NamedRule> rules = ofKind(layout.rules(), NamedRule.class);
        Map<String, List<NamedRule>> byName = new HashMap<>();
        for (NamedRule rule : rules) {
            byName.computeIfAbsent(rule.name(), name -> new ArrayList<>()).add(rule);
        }
        List<StatedRule> stated = new ArrayList<>();
        for (NamedRule rule : rules) {
            requireDoublersKnown(rule, layout.values());
            boolean isOnly = byName.getOrDefault(rule.name(), List.of()).size() == 1;
            stated.add(new StatedRule(rule, isOnly ? rule.name() : longName(rule), rule.primitives(layout)));
        }
        return List.copyOf(stated);
    }

    /** Rejects a rule that does not say what it means for doublers, on a layout that has them. */
    private static void requireDoublersKnown(NamedRule rule, DigitValues values) {
        if (values.doublers() && !rule.knowsDoublers()) {
            throw UnfitRuleException.withDoublers(rule.name());
        }
    }

    /** The name with the last cell, unless it says more about the place than where the rule begins. */
    private static String longName(NamedRule rule) {
        List<Cell> cells = rule.cells();
        return cells.size() > 1 && rule.name().endsWith(" at " + cells.get(0))
                ? rule.name() + " to " + cells.get(cells.size() - 1)
                : rule.name();
    }

    /** The pairs of cells that rules keep different: those of the class itself, and those that named rules imply, under their names. */
    static List<MustDiffer> pairs(List<Rule> rules, List<StatedRule> stated) {
        List<MustDiffer> pairs = new ArrayList<>(ofKind(rules, MustDiffer.class));
        for (StatedRule rule : stated) {
            rule.pairs().ifPresent(pairs::add);
        }
        return List.copyOf(pairs);
    }

    /** Compares lists of rules as sets, because rules of classes other than {@link MustDiffer} have no defined order if their names are the same. */
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

    /** The first rule that belongs to none of the known classes. */
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
