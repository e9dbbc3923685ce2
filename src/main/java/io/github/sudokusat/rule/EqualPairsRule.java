package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import java.util.List;

/** A named rule that demands the same digit in both cells of some pairs. */
public abstract class EqualPairsRule extends PairwiseRule {

    /**
     * Creates a rule.
     *
     * @param name its name in messages
     * @param text its line of text
     * @param cells its cells in its own order; copied
     * @throws IllegalArgumentException if there is no cell
     */
    protected EqualPairsRule(String name, String text, List<Cell> cells) {
        super(name, text, cells);
    }

    @Override
    protected final boolean allows(int first, int second) {
        return first == second;
    }

    @Override
    protected final String breach(Cell first, int firstDigit, Cell second, int secondDigit) {
        return "has " + firstDigit + " in " + first + ", but " + secondDigit + " in " + second;
    }
}
