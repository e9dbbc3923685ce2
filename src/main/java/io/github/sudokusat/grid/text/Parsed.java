package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * What a text held.
 *
 * @param grid the digits
 * @param marks the candidates, if the text gave them
 * @param libraryCase the case of a technique, if the text is one
 */
record Parsed(
        Grid grid, @Nullable PencilMarks marks, @Nullable LibraryCase libraryCase) {

    static Parsed of(Grid grid) {
        return new Parsed(grid, null, null);
    }

    static Parsed of(PencilMarks marks) {
        return new Parsed(marks.grid(), marks, null);
    }
}
