package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.rule.DigitClasses;

/**
 * Global entropy: every square of 2 × 2 cells, wherever it is, has a low, a middle and a high digit; on a 9×9 grid 1 to 3 are low and 7 to 9 are
 * high. Other sides, of 3 and more, are divided as {@link DigitClasses#of} says.
 *
 * <p>Text: {@code rule global-entropy}.
 */
public final class GlobalEntropy extends SquaresRule {

    private static final GlobalEntropy INSTANCE = new GlobalEntropy();

    private GlobalEntropy() {
        super("global-entropy");
    }

    /**
     * The rule.
     *
     * @return the rule
     */
    public static GlobalEntropy of() {
        return INSTANCE;
    }

    @Override
    int classOf(int digit, DigitValues values) {
        return DigitClasses.of(digit, values);
    }

    @Override
    String breach(Cell corner, int missing, DigitValues values) {
        return "lacks a " + DigitClasses.name(missing) + " digit in the square at " + corner;
    }
}
