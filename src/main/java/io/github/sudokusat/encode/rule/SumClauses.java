package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A linear sum by the sums of groups of cells.
 *
 * <p><b>Idea.</b> Cells with the same coefficient that must differ form groups of at most {@value #MOST_CELLS}. A group has few sets of digits and
 * fewer sums; a literal for each sum follows from the selectors of its sets (see {@link SetSelectors}), or is a candidate if the group has one cell.
 * An automaton adds up the groups, those with large coefficients first (see {@link LayeredClauses}); sums from which the total cannot be reached are
 * left out. If all cells form one group, they have a set with the total, whatever their number. Cells with one candidate count as constants.
 *
 * <p><b>Size.</b> The sum of that of the sets of each group, a variable for each sum that several of them have, and that of the automaton, whose
 * nodes are at most the sums that can be reached.
 *
 * <p><b>Promise.</b> Unit propagation finds all that follows for the sums of groups, and the candidates determine all variables. For single
 * cells of different groups, unit propagation removes exactly the candidates that are in no solution of the sum.
 */
final class SumClauses {

    private static final int MOST_CELLS = 4;

    /** The most sets that a group has selectors for. */
    private static final int MOST_SETS = 2500;

    /** The most sets that are tried if all cells form a group. */
    private static final int MOST_SETS_OF_ALL = 20_000;

    private final LinearSum sum;
    private final Distinctness distinctness;
    private final RuleFormula formula;
    private int total;

    /** Knows which cells must differ. */
    interface Distinctness {

        boolean mustDiffer(int a, int b);
    }

    private SumClauses(LinearSum sum, Distinctness distinctness, RuleFormula formula) {
        this.sum = sum;
        this.distinctness = distinctness;
        this.formula = formula;
        this.total = sum.total();
    }

    static void encode(LinearSum sum, Distinctness distinctness, RuleFormula formula) {
        new SumClauses(sum, distinctness, formula).encode();
    }

    private void encode() {
        List<SumGroup> all = groups(Integer.MAX_VALUE, MOST_SETS_OF_ALL);
        if (all.size() == 1 && all.get(0).size() > 1) {
            encodeOne(all.get(0));
            return;
        }
        List<SumGroup> groups = groups(MOST_CELLS, MOST_SETS);
        groups.sort(Comparator.comparingInt(group -> -Math.abs(group.coefficient())));
        if (groups.isEmpty()) {
            if (total != 0) {
                formula.end();
            }
            return;
        }
        SumValues[] values =
                groups.stream().map(group -> SumValues.of(group, formula)).toArray(SumValues[]::new);
        int[] counts = Arrays.stream(values).mapToInt(SumValues::count).toArray();
        LayeredGraph graph = LayeredGraph.of(counts, 0, new Adder(values, total), formula);
        int[][] labels = new int[counts.length][];
        for (int i = 0; i < counts.length && graph.nodes(0) > 0; i++) {
            int layer = i;
            labels[i] = values[i].literals(label -> graph.isUsed(layer, label), formula);
        }
        LayeredClauses.encode(graph, labels, formula);
    }

    private void encodeOne(SumGroup group) {
        int digits = total / group.coefficient();
        long[] sets = digits * group.coefficient() == total ? group.setsOfSum(digits) : new long[0];
        SetsClauses.encode(sum.side(), group.cells(), sets, formula);
    }

    /** Groups of open cells, each cell in the first group in which it fits; sets the total that is left for them. */
    private List<SumGroup> groups(int mostCells, int mostSets) {
        List<SumGroup> groups = new ArrayList<>();
        total = sum.total();
        for (int i = 0; i < sum.size(); i++) {
            long candidates = formula.candidates(sum.cell(i));
            if (Digits.count(candidates) == 1) {
                total -= sum.coefficient(i) * Digits.least(candidates);
            } else {
                put(i, candidates, groups, mostCells, mostSets);
            }
        }
        return groups;
    }

    private void put(int index, long candidates, List<SumGroup> groups, int mostCells, int mostSets) {
        for (SumGroup group : groups) {
            if (group.coefficient() == sum.coefficient(index)
                    && group.size() < mostCells
                    && group.accepts(sum.cell(index), candidates, mostSets, distinctness)) {
                group.add(sum.cell(index), candidates);
                return;
            }
        }
        SumGroup group = new SumGroup(sum.coefficient(index));
        group.add(sum.cell(index), candidates);
        groups.add(group);
    }

    /** Adds up the values of groups as long as the total can be reached. */
    private static final class Adder implements LayeredGraph.Step {

        private final SumValues[] values;
        private final long[] least;
        private final long[] greatest;

        Adder(SumValues[] values, int total) {
            this.values = values;
            least = new long[values.length];
            greatest = new long[values.length];
            long low = total;
            long high = total;
            for (int i = values.length - 1; i >= 0; i--) {
                least[i] = low;
                greatest[i] = high;
                low -= values[i].greatest();
                high -= values[i].least();
            }
        }

        @Override
        public long after(int layer, long state, int label) {
            long after = state + values[layer].value(label);
            return after < least[layer] || after > greatest[layer] ? NONE : after;
        }
    }

    /** What a group of cells can contribute to a sum: for each sum of its digits, the sets of digits that have it. */
    private static final class SumValues {

        private final int[] cells;
        private final int coefficient;
        /** Each value's sets; all sets of a value have the same sum. */
        private final List<long[]> sets = new ArrayList<>();

        private SumValues(int[] cells, int coefficient) {
            this.cells = cells;
            this.coefficient = coefficient;
        }

        /** The values of a group, by ascending sum; sets that the candidates rule out are left out. */
        static SumValues of(SumGroup group, RuleFormula formula) {
            SumValues values = new SumValues(group.cells(), group.coefficient());
            int greatest = group.size() * Digits.greatest(group.digits() | 1);
            for (int sum = group.size(); sum <= greatest; sum++) {
                long[] possible = SetsClauses.possible(values.cells, group.setsOfSum(sum), formula);
                if (possible.length > 0) {
                    values.sets.add(possible);
                }
            }
            return values;
        }

        /** The number of values. */
        int count() {
            return sets.size();
        }

        /** One of the values, the sum of the digits times the coefficient. */
        int value(int index) {
            return Digits.sum(sets.get(index)[0]) * coefficient;
        }

        /** The least value; 0 if there is none. */
        int least() {
            return sets.isEmpty() ? 0 : Math.min(value(0), value(count() - 1));
        }

        /** The greatest value; 0 if there is none. */
        int greatest() {
            return sets.isEmpty() ? 0 : Math.max(value(0), value(count() - 1));
        }

        /**
         * Writes the clauses by which the digits have one of some values.
         *
         * @param isUsed the values that are possible, by index
         * @param formula takes the clauses
         * @return for each value the literal that it is the one
         */
        int[] literals(IntPredicate isUsed, RuleFormula formula) {
            int[] literals = new int[count()];
            if (cells.length == 1) {
                Arrays.setAll(literals, i -> formula.literal(cells[0], Digits.least(sets.get(i)[0])));
                return literals;
            }
            long[] used = new long[0];
            int[] ends = new int[literals.length];
            for (int i = 0; i < literals.length; i++) {
                long[] own = isUsed.test(i) ? sets.get(i) : new long[0];
                used = Arrays.copyOf(used, used.length + own.length);
                System.arraycopy(own, 0, used, used.length - own.length, own.length);
                ends[i] = used.length;
            }
            int[] selectors = SetsClauses.select(cells, used, formula);
            for (int i = 0; i < literals.length; i++) {
                literals[i] = formula.anyOf(Arrays.copyOfRange(selectors, i == 0 ? 0 : ends[i - 1], ends[i]));
            }
            return literals;
        }
    }
}
