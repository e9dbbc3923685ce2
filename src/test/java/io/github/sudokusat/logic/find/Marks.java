package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import java.util.Arrays;

/** Writes a position by hand, starting with all candidates of a classic 9 × 9 grid. Rows, columns and so on are counted from 1. */
public final class Marks {

    private final CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(Layout.classic()));

    /** Confines a digit in a row to some columns. */
    Marks row(int row, int digit, int... columns) {
        return only(House.Kind.ROW, row, digit, columns);
    }

    /** Confines a digit in a column to some rows. */
    Marks column(int column, int digit, int... rows) {
        return only(House.Kind.COLUMN, column, digit, rows);
    }

    /** Confines a digit in a box to some of its nine places, counted row by row. */
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

    /** Leaves a cell only some digits. */
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
