package io.github.sudokusat.engine;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Complete 9 × 9 grids that violate one rule and nothing else, for each rule of the library. */
final class BrokenGrids {

    private BrokenGrids() {}

    /** A complete grid whose conflicts all belong to one rule. */
    record Broken(String rule, Grid grid) {

        /** The grid with cells blanked until nothing clashes; an engine that ignores the rule finds the original grid again. */
        Grid withoutClashes() {
            Grid result = grid;
            for (List<Conflict> left = result.conflicts(); !left.isEmpty(); left = result.conflicts()) {
                Conflict first = left.get(0);
                Layout layout = grid.layout();
                result = result.with(first.cells().get(1).number(layout.side()), 0);
            }
            return result;
        }

        @Override
        public String toString() {
            return rule + " of " + grid.layout();
        }
    }

    static List<Broken> all() {
        List<Broken> all = new ArrayList<>();
        Layout classic = Layout.classic();
        Grid solved = new PuzzleMaker(1).solution(classic);
        // Exchanges two cells of a column in one box, which changes neither the column nor the box; then likewise for a
        // row.
        all.add(new Broken("row", exchanged(solved, 0, 9)));
        all.add(new Broken("column", exchanged(solved, 0, 1)));
        all.add(new Broken("box", latinSquare(classic)));
        all.add(new Broken("region", latinSquare(Layouts.jigsaw(new BoxShape(3, 3), 20, new Random(2)))));
        for (Variant variant : Variant.values()) {
            all.add(new Broken(nameOf(variant), solved.on(classic.with(variant))));
        }
        all.add(new Broken("far apart", latinSquare(Layout.boxes(1, 9).with(MustDiffer.of("far apart", 0, 80)))));
        return all;
    }

    private static String nameOf(Variant variant) {
        return switch (variant) {
            case DIAGONALS -> "diagonal";
            case WINDOKU -> "window";
            case DISJOINT_GROUPS -> "disjoint group";
            case ANTI_KNIGHT -> "anti-knight";
            case ANTI_KING -> "anti-king";
        };
    }

    private static Grid exchanged(Grid grid, int one, int other) {
        return grid.with(one, grid.digit(other)).with(other, grid.digit(one));
    }

    /** A grid in which each row is the one above shifted by one to the right, so that the first and the last cell hold the same digit. */
    private static Grid latinSquare(Layout layout) {
        int side = layout.side();
        int[] digits = new int[side * side];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Math.floorMod(cell % side - cell / side, side) + 1;
        }
        return Grid.of(layout, digits);
    }
}
