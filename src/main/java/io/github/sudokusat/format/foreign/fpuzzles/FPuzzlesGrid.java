package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.Regions;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import io.github.sudokusat.text.Numbers;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the grid of an f-puzzles file: givens, given pencil marks, and the regions of cells. */
public final class FPuzzlesGrid {

    /** The warning for coloured cells. */
    static final String COLOURS_LEFT_OUT = "colours of cells are left out";

    private static final int MOST_FIELDS = 100;

    private final Origin origin;
    private final PuzzleDraft draft;
    private final int side;
    private final int[] regions;
    private boolean hasColours;

    private FPuzzlesGrid(Origin origin, PuzzleDraft draft) {
        this.origin = origin;
        this.draft = draft;
        this.side = draft.side();
        this.regions = Regions.boxes(side).regionOfCells();
    }

    /** The side of a grid. */
    static int side(JsonValue grid) {
        int side = grid.elements(Digits.MAX_SIDE).size();
        if (side == 0) {
            throw grid.wrong("at least one row");
        }
        return side;
    }

    static void read(Origin origin, JsonValue grid, PuzzleDraft draft) {
        new FPuzzlesGrid(origin, draft).read(grid);
    }

    private void read(JsonValue grid) {
        List<JsonValue> rows = grid.elements(side);
        for (int row = 0; row < side; row++) {
            List<JsonValue> cells = rows.get(row).elements(side);
            if (cells.size() < side) {
                throw rows.get(row).wrong("a row of " + side + " cells");
            }
            for (int column = 0; column < side; column++) {
                readCell(new Cell(row, column), cells.get(column));
            }
        }
        draft.removeBoxes();
        draft.setRegions(regions);
        if (hasColours) {
            draft.warn(COLOURS_LEFT_OUT);
        }
    }

    private void readCell(Cell cell, JsonValue value) {
        Map<String, JsonValue> fields = value.fields(MOST_FIELDS);
        Place place = origin.place(value.index());
        JsonValue digit = fields.get("value");
        if (digit != null && isTrue(fields.get("given")) && digit.kind() != Kind.NULL) {
            draft.restrict(place, cell, Digits.of(FPuzzlesItem.digit(digit, side)));
        }
        JsonValue marks = fields.get("givenPencilMarks");
        if (marks != null && marks.kind() != Kind.NULL) {
            int[] digits = FPuzzlesItem.digits(marks, side);
            if (digits.length > 0) {
                draft.restrict(place, cell, Digits.of(digits));
            }
        }
        JsonValue region = fields.get("region");
        if (region != null) {
            regions[cell.number(side)] = region.kind() == Kind.NULL ? Regions.NONE : region(region);
        }
        hasColours |= fields.containsKey("c") || fields.containsKey("cArray");
    }

    private static boolean isTrue(@Nullable JsonValue value) {
        return value != null && value.kind() == Kind.TRUE;
    }

    private static int region(JsonValue value) {
        int region = Numbers.parse(value.scalar("the number of a region"));
        if (region == Numbers.NONE) {
            throw value.wrong("the number of a region, 0 or more");
        }
        return region;
    }
}
