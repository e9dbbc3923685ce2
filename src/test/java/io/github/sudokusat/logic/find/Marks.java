package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import java.util.Arrays;

/** Writes a position by hand, beginning with all candidates everywhere in classic 9 × 9. Rows, columns and the like are counted from 1. */
public final class Marks {

    private final CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(Layout.classic()));

    /** Leaves a digit in a row only in some columns. */
    Marks row(int row, int digit, int... columns) {
        return only(House.Kind.ROW, row, digit, columns);
    }

    /** Leaves a digit in a column only in some rows. */
    Marks column(int column, int digit, int... rows) {
        return only(House.Kind.COLUMN, column, digit, rows);
    }

    /** Leaves a digit in a box only at some of its nine places, row by row. */
    Marks box(int box, int digit, int... places) {
        return only(House.Kind.BOX, box, digit, places);
    }

    private Marks only(House.Kind kind, int number, int digit, int... positions) {
        for (House house : grid.layout().houses()) {
            for (int p = 1; p <= 9 && house.kind() == kind && house.number() == number; p++) {
                int position = p;
                if (Arrays.stream(positions).noneMatch(kept -> kept == position)) {
                    grid.remove(house.cell(p - 1), digit);
                }
            }
        }
        return this;
    }

    /** Leaves some digits only in a cell. */
    public Marks cell(int row, int column, int... digits) {
        grid.retain(9 * (row - 1) + column - 1, digits);
        return this;
    }

    /** Places a digit. */
    Marks place(int row, int column, int digit) {
        grid.place(9 * (row - 1) + column - 1, digit);
        return this;
    }

    public CandidateGrid grid() {
        return grid;
    }
}
