package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.DigitSets;
import java.util.Arrays;

/**
 * Cells whose digits make one of some sets, by {@link Occurrences} and {@link SetSelectors}, where their sizes are described.
 *
 * <p>Sets that the candidates rule out are left out first: those with a digit that no cell can hold, or without a digit for some cell.
 *
 * <p><b>Promise.</b> Unit propagation removes the digits that are in none of the sets that the cells' candidates leave, and finds the last place of a digit that is
 * in all of them. The candidates determine all variables.
 */
final class SetsClauses {

    private SetsClauses() {}

    static void encode(DigitSets sets, RuleFormula formula) {
        long[] all = new long[sets.setCount()];
        Arrays.setAll(all, sets::set);
        select(sets.cells(), possible(sets.cells(), all, formula), formula);
    }

    /**
     * Writes the clauses that the digits of some cells make one of some sets.
     *
     * @param sets the sets, all of them {@link #possible}
     * @return for each set the literal that it is the one
     */
    static int[] select(int[] cells, long[] sets, RuleFormula formula) {
        long some = 0;
        long all = -1;
        for (long set : sets) {
            some |= set;
            all &= set;
        }
        if (sets.length == 0) {
            formula.end();
            return new int[0];
        }
        return SetSelectors.of(Occurrences.of(cells, all, some, formula), sets, formula);
    }

    /** The sets that the candidates of the cells do not rule out. */
    static long[] possible(int[] cells, long[] sets, RuleFormula formula) {
        return Arrays.stream(sets)
                .filter(set -> isPossible(cells, set, formula))
                .toArray();
    }

    private static boolean isPossible(int[] cells, long set, RuleFormula formula) {
        long some = 0;
        for (int cell : cells) {
            long candidates = formula.candidates(cell) & set;
            if (candidates == 0) {
                return false;
            }
            some |= candidates;
        }
        return some == set;
    }
}
