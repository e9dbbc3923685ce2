package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.PairRelation;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Cells whose digits make one of some sets, by {@link Occurrences} and {@link SetSelectors}, where their sizes are described; two cells by
 * {@link PairClauses}.
 *
 * <p>Sets that the candidates rule out are left out first: those with a digit that no cell can hold, or without a digit for some cell.
 *
 * <p><b>Promise.</b> Unit propagation removes the digits that are in none of the sets that the cells' candidates leave, and finds the last place of a
 * digit that is in all of them. The candidates determine all variables.
 */
final class SetsClauses {

    private SetsClauses() {}

    static void encode(DigitSets sets, RuleFormula formula) {
        long[] all = new long[sets.setCount()];
        Arrays.setAll(all, sets::set);
        encode(sets.side(), sets.cells(), all, formula);
    }

    /** Writes the clauses that the digits of some cells, which must differ, make one of some sets. */
    static void encode(int side, int[] cells, long[] sets, RuleFormula formula) {
        if (cells.length == 2) {
            Set<Long> allowed = Arrays.stream(sets).boxed().collect(Collectors.toSet());
            PairRelation.Test relation = (a, b) -> a != b && allowed.contains(Digits.of(a, b));
            PairClauses.encode(PairRelation.of(side, cells[0], cells[1], relation), formula);
        } else {
            select(cells, possible(cells, sets, formula), formula);
        }
    }

    /**
     * Writes selectors of sets and the clauses by which the digits of some cells make one of them.
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
