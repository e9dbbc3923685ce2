package io.github.sudokusat.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A checker of graphs (CPOG) that follows the definition and does nothing to be fast: clauses are sets in a map, the models of the root are counted by
 * trying every assignment. The oracle of the tests of such graphs, independent of the main code.
 */
public final class NaiveCpog {

    private static final long GREATEST = 999_999_999_999L;

    /**
     * What the checker finds.
     *
     * @param wrongLine the first wrong line, from 1; −1 if all lines are right but the end is not; 0 for a proof
     * @param models the number of models that the root has
     */
    public record Verdict(int wrongLine, long models) {}

    private final int variables;
    private final Map<Long, Set<Integer>> clauses = new HashMap<>();
    private final Map<Long, Set<Integer>> defining = new HashMap<>();
    private final List<List<Integer>> children = new ArrayList<>();
    private final List<Boolean> isSum = new ArrayList<>();
    private final List<Set<Integer>> dependencies = new ArrayList<>();
    private long last;
    private int root;

    private NaiveCpog(int variables, List<int[]> formula) {
        this.variables = variables;
        for (int[] clause : formula) {
            clauses.put(++last, set(Arrays.stream(clause).boxed().toList()));
        }
    }

    private static Set<Integer> set(List<Integer> literals) {
        return new HashSet<>(literals);
    }

    /** Checks a graph. */
    public static Verdict check(int variables, List<int[]> formula, String proof) {
        NaiveCpog checker = new NaiveCpog(variables, formula);
        String[] lines = proof.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("c") && !checker.isRight(line.split("\\s+", -1))) {
                return new Verdict(i + 1, 0);
            }
        }
        List<Set<Integer>> left = new ArrayList<>(checker.clauses.values());
        if (left.size() != 1 || left.get(0).size() != 1) {
            return new Verdict(-1, 0);
        }
        int only = left.get(0).iterator().next();
        return checker.root != 0 && checker.root != only ? new Verdict(-1, 0) : new Verdict(0, checker.count(only));
    }

    private boolean isRight(String[] words) {
        if (words[0].equals("d") || words[0].equals("dc")) {
            List<Long> numbers = numbers(words, 1, words.length);
            return numbers != null
                    && numbers.size() > 1
                    && endsWithZero(numbers.subList(1, numbers.size()))
                    && delete(numbers.get(0), numbers.subList(1, numbers.size() - 1));
        }
        if (words[0].equals("r")) {
            List<Long> numbers = numbers(words, 1, words.length);
            root = numbers == null || numbers.size() != 1 ? 0 : (int) (long) numbers.get(0);
            return isLiteral(root);
        }
        List<Long> number = numbers(words, 0, 1);
        List<Long> rest = words.length < 2 ? null : numbers(words, 2, words.length);
        if (number == null || rest == null || number.get(0) <= last || number.get(0) > GREATEST) {
            return false;
        }
        return switch (words[1]) {
            case "p" -> product(number.get(0), rest);
            case "s" -> sum(number.get(0), rest);
            case "a" -> lemma(number.get(0), rest);
            default -> false;
        };
    }

    private static @Nullable List<Long> numbers(String[] words, int from, int to) {
        List<Long> numbers = new ArrayList<>();
        for (int i = from; i < to; i++) {
            if (!words[i].matches("-?[0-9]{1,18}") || words[i].matches("-0+")) {
                return null;
            }
            numbers.add(Long.parseLong(words[i]));
        }
        return numbers;
    }

    /** Whether numbers have a 0 at the end only, and the others are those of clauses. */
    private static boolean endsWithZero(List<Long> hints) {
        for (int i = 0; i < hints.size(); i++) {
            boolean isLast = i == hints.size() - 1;
            if ((hints.get(i) == 0) != isLast || hints.get(i) < 0 || hints.get(i) > GREATEST) {
                return false;
            }
        }
        return !hints.isEmpty();
    }

    private boolean isLiteral(long literal) {
        return literal != 0 && Math.abs(literal) <= variables + children.size();
    }

    private boolean areLiterals(List<Long> literals) {
        return literals.stream().allMatch(this::isLiteral);
    }

    private static List<Integer> ints(List<Long> numbers) {
        return numbers.stream().map(Math::toIntExact).toList();
    }

    private Set<Integer> of(int literal) {
        int variable = Math.abs(literal);
        return variable <= variables ? Set.of(variable) : dependencies.get(variable - variables - 1);
    }

    private boolean product(long number, List<Long> rest) {
        int zero = rest.indexOf(0L);
        if (zero < 1 || zero != rest.size() - 1 || rest.get(0) != variables + children.size() + 1) {
            return false;
        }
        if (!areLiterals(rest.subList(1, zero))) {
            return false;
        }
        List<Integer> factors = ints(rest.subList(1, zero));
        Set<Integer> all = new HashSet<>();
        for (int factor : factors) {
            for (int variable : of(factor)) {
                if (!all.add(variable)) {
                    return false;
                }
            }
        }
        int node = (int) (long) rest.get(0);
        Set<Integer> first = new HashSet<>(Set.of(node));
        factors.forEach(factor -> first.add(-factor));
        add(number, node, factors, first, false, all);
        return true;
    }

    private boolean sum(long number, List<Long> rest) {
        if (rest.size() < 4 || rest.get(0) != variables + children.size() + 1 || !areLiterals(rest.subList(1, 3))) {
            return false;
        }
        List<Integer> terms = ints(rest.subList(1, 3));
        List<Long> hints = rest.subList(3, rest.size());
        Set<Integer> notBoth = Set.copyOf(List.of(-terms.get(0), -terms.get(1)));
        if (!endsWithZero(hints) || !follows(notBoth, hints.subList(0, hints.size() - 1), true)) {
            return false;
        }
        int node = (int) (long) rest.get(0);
        Set<Integer> first = new HashSet<>(terms);
        first.add(-node);
        Set<Integer> all = new HashSet<>(of(terms.get(0)));
        all.addAll(of(terms.get(1)));
        add(number, node, terms, first, true, all);
        return true;
    }

    private void add(long number, int node, List<Integer> of, Set<Integer> first, boolean sum, Set<Integer> all) {
        defining.put(number, first);
        last = number;
        for (int child : of) {
            defining.put(++last, sum ? Set.of(node, -child) : Set.of(-node, child));
        }
        children.add(of);
        isSum.add(sum);
        dependencies.add(all);
    }

    private boolean lemma(long number, List<Long> rest) {
        int zero = rest.indexOf(0L);
        if (zero < 0 || !areLiterals(rest.subList(0, zero))) {
            return false;
        }
        List<Long> hints = rest.subList(zero + 1, rest.size());
        Set<Integer> clause = set(ints(rest.subList(0, zero)));
        if (!endsWithZero(hints) || !follows(clause, hints.subList(0, hints.size() - 1), false)) {
            return false;
        }
        clauses.put(number, clause);
        last = number;
        return true;
    }

    private boolean delete(long number, List<Long> hints) {
        Set<Integer> clause = clauses.remove(number);
        return clause != null && follows(clause, hints, false);
    }

    private boolean follows(Set<Integer> clause, List<Long> hints, boolean definingOnly) {
        if (definingOnly && !defining.keySet().containsAll(hints)) {
            return false;
        }
        Map<Long, Set<Integer>> all = new HashMap<>(defining);
        all.putAll(clauses);
        return NaiveLrat.follows(clause, hints, all);
    }

    private long count(int literal) {
        long count = 0;
        for (long assignment = 0; assignment < 1L << variables; assignment++) {
            count += isTrue(literal, assignment) ? 1 : 0;
        }
        return count;
    }

    private boolean isTrue(int literal, long assignment) {
        int variable = Math.abs(literal);
        boolean value;
        if (variable <= variables) {
            value = (assignment >> (variable - 1) & 1) != 0;
        } else {
            List<Integer> of = children.get(variable - variables - 1);
            value = isSum.get(variable - variables - 1)
                    ? of.stream().anyMatch(child -> isTrue(child, assignment))
                    : of.stream().allMatch(child -> isTrue(child, assignment));
        }
        return value == literal > 0;
    }
}
