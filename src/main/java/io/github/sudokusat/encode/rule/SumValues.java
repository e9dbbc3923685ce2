package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** What a group of cells can contribute to a sum: for each sum of its digits, the sets of digits that have it. */
final class SumValues {

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
