package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;

/**
 * Global modular rule: every square of 2 × 2 cells, wherever it is, has a digit of 1, 4, 7 …, one of 2, 5, 8 … and one of 3, 6, 9 …
 *
 * <p>Text: {@code rule global-modular}.
 */
public final class GlobalModular extends SquaresRule {

    private static final GlobalModular INSTANCE = new GlobalModular();

    private GlobalModular() {
        super("global-modular");
    }

    /**
     * The rule.
     *
     * @return the rule
     */
    public static GlobalModular of() {
        return INSTANCE;
    }

    @Override
    int classOf(int digit, DigitValues values) {
        return (digit - values.least()) % CLASSES;
    }

    @Override
    String breach(Cell corner, int missing, DigitValues values) {
        int least = missing + values.least();
        return "lacks a digit of " + least + ", " + (least + CLASSES) + " … in the square at " + corner;
    }
}
