package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * What a text held.
 *
 * @param grid the digits
 * @param marks the candidates, if the text gave them
 */
record Parsed(Grid grid, @Nullable PencilMarks marks) {

    static Parsed of(PencilMarks marks) {
        return new Parsed(marks.grid(), marks);
    }
}
