package io.github.sudokusat.testing;

import io.github.sudokusat.grid.Grid;
import org.assertj.core.api.AbstractAssert;

/** Assertions about grids whose failures show the grids. */
public final class GridAssert extends AbstractAssert<GridAssert, Grid> {

    private GridAssert(Grid actual) {
        super(actual, GridAssert.class);
    }

    /** Starts an assertion about a grid. */
    public static GridAssert assertThatGrid(Grid actual) {
        return new GridAssert(actual);
    }

    /** Asserts that the grid is complete, violates nothing, and keeps every digit of the puzzle. */
    public GridAssert solves(Grid puzzle) {
        isNotNull();
        if (!actual.layout().equals(puzzle.layout())) {
            failWithMessage("the layouts differ: %s and %s", actual.layout(), puzzle.layout());
        }
        if (!actual.isComplete()) {
            fail("has blanks", puzzle);
        }
        if (!actual.conflicts().isEmpty()) {
            fail("has conflicts: " + actual.conflicts(), puzzle);
        }
        if (!actual.keeps(puzzle)) {
            fail("changes digits of the puzzle", puzzle);
        }
        return this;
    }

    private void fail(String why, Grid puzzle) {
        failWithMessage("the grid %s%ngrid:%n%s%npuzzle:%n%s", why, picture(actual), picture(puzzle));
    }

    /** The grid row by row. */
    public static String picture(Grid grid) {
        int side = grid.layout().side();
        int width = String.valueOf(side).length() + 1;
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            String digit = grid.digit(cell) == 0 ? "." : String.valueOf(grid.digit(cell));
            text.append(" ".repeat(width - digit.length())).append(digit).append((cell + 1) % side == 0 ? "\n" : "");
        }
        return text.toString();
    }
}
