package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;

/**
 * Literals that say which digits occur in some cells that must differ.
 *
 * <p><b>Size.</b> For a digit that must occur, a clause; for one that must not, a unit for each of its candidates. For each other one {@code k + 1}
 * clauses and a variable if it has k ≥ 2 candidates, and nothing if it has fewer. The candidates determine the variables.
 */
final class Occurrences {

    private Occurrences() {}

    /**
     * The literals of the digits; the clauses that decide some of them.
     *
     * @param cells the cells
     * @param certain the digits that must occur
     * @param possible the digits that may occur
     * @param formula takes the clauses
     * @return for each digit, at index digit − 1, a literal that holds if and only if it occurs
     */
    static int[] of(int[] cells, long certain, long possible, RuleFormula formula) {
        int[] literals = new int[Long.SIZE];
        for (int digit = 1; digit <= Long.SIZE; digit++) {
            boolean isCertain = Digits.contains(certain, digit);
            if (isCertain || !Digits.contains(possible, digit)) {
                literals[digit - 1] = isCertain ? RuleFormula.TRUE : RuleFormula.FALSE;
                decide(cells, digit, isCertain, formula);
            } else {
                literals[digit - 1] = formula.anyOf(places(cells, digit, formula));
            }
        }
        return literals;
    }

    private static void decide(int[] cells, int digit, boolean occurs, RuleFormula formula) {
        for (int cell : cells) {
            if (occurs) {
                formula.orDigits(cell, Digits.of(digit));
            } else {
                formula.exclude(cell, Digits.of(digit));
            }
        }
        if (occurs) {
            formula.end();
        }
    }

    private static int[] places(int[] cells, int digit, RuleFormula formula) {
        int[] places = new int[cells.length];
        for (int i = 0; i < places.length; i++) {
            boolean isOpen = Digits.contains(formula.candidates(cells[i]), digit);
            places[i] = isOpen ? formula.literal(cells[i], digit) : RuleFormula.FALSE;
        }
        return places;
    }
}
