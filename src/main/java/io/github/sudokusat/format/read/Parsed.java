package io.github.sudokusat.format.read;

import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.grid.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The content of a text.
 *
 * @param grid the digits
 * @param marks the candidates, if the text gave them
 * @param techniqueCase the technique case, if the text is a library line
 */
record Parsed(
        Grid grid, @Nullable PencilMarks marks, @Nullable TechniqueCase techniqueCase) {

    /**
     * The content of a text that gave digits and blanks.
     *
     * @param grid the digits
     * @return the content
     */
    static Parsed of(Grid grid) {
        return new Parsed(grid, null, null);
    }

    /**
     * The content of a text that gave candidates.
     *
     * @param marks the candidates
     * @return the content; its grid has the cells with one candidate filled
     */
    static Parsed of(PencilMarks marks) {
        return new Parsed(marks.grid(), marks, null);
    }

    /** The record of a puzzle with this content, without id and solution. */
    PuzzleRecord record(int line, String text, List<String> comments) {
        return PuzzleRecord.of(line, text, grid, marks, techniqueCase, comments);
    }
}
