package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import java.util.List;

/** Arguments that several rules have. */
final class Arguments {

    private Arguments() {}

    /** A sum from some number on. */
    static int sum(String expected, int least, RuleWords words) {
        return words.number(expected, least);
    }

    /** At least some number of cells, each once. */
    static List<Cell> distinct(int least, RuleWords words) {
        return RuleText.requireAtLeast(least, words.distinctCells(), words);
    }
}
