package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * The content of a text.
 *
 * @param grid the digits
 * @param marks the candidates, if the text gave them
 * @param libraryCase the technique case, if the text is a library line
 */
public record Parsed(
        Grid grid, @Nullable PencilMarks marks, @Nullable TechniqueCase libraryCase) {

    /**
     * The content of a text that gave digits and blanks.
     *
     * @param grid the digits
     * @return the content
     */
    public static Parsed of(Grid grid) {
        return new Parsed(grid, null, null);
    }

    /**
     * The content of a text that gave candidates.
     *
     * @param marks the candidates
     * @return the content; its grid has the cells with one candidate filled
     */
    public static Parsed of(PencilMarks marks) {
        return new Parsed(marks.grid(), marks, null);
    }
}
