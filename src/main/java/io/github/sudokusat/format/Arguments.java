package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import java.util.List;

/** Arguments that several rules have. */
final class Arguments {

    private Arguments() {}

    /** A sum from some number on, up to more than any cells of the grid can have. */
    static int sum(String expected, int least, RuleWords words) {
        return words.number(expected, least, words.side() * words.side() * words.side());
    }

    /** At least some number of cells, each once. */
    static List<Cell> distinct(int least, RuleWords words) {
        return RuleText.requireAtLeast(least, words.distinctCells(), words);
    }
}
