package io.github.sudokusat.format;

import io.github.sudokusat.grid.Grid;
import java.io.IOException;

/** The 729 format of a grid whose blank cells have every candidate. */
final class CandidateLineFormat implements GridFormat {

    static final CandidateLineFormat INSTANCE = new CandidateLineFormat();

    private CandidateLineFormat() {}

    @Override
    public void write(Grid grid, Appendable out) throws IOException {
        MarksFormat.line().write(PencilMarks.of(grid), out);
    }
}
