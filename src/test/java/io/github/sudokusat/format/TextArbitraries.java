package io.github.sudokusat.format;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Random layouts, grids and candidates for the tests of text; grids need not obey their layout, because text formats do not check that. */
public final class TextArbitraries {

    private static final int[][] BOXES = {
        {1, 1}, {2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {4, 5}, {5, 5}, {4, 8}, {3, 11}, {5, 7},
        {6, 6}, {1, 7}, {12, 1}, {10, 10}
    };

    private TextArbitraries() {}

    /** A layout of boxes or of a jigsaw, sometimes with a variant. */
    public static Layout layout(Random random) {
        int[] box = BOXES[random.nextInt(BOXES.length)];
        Layout layout = random.nextInt(4) == 0 ? jigsaw(box[0] * box[1], random) : Layout.boxes(box[0], box[1]);
        if (box[0] == 3 && box[1] == 3 && layout.boxShape().isPresent() && random.nextBoolean()) {
            layout = layout.with(Variant.WINDOKU);
        }
        return random.nextInt(4) == 0 ? layout.with(Variant.DIAGONALS) : layout;
    }

    /** Regions of arbitrary cells. */
    static Layout jigsaw(int side, Random random) {
        List<Integer> regions = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            regions.add(cell % side);
        }
        Collections.shuffle(regions, random);
        return Layout.regions(regions.stream().mapToInt(Integer::intValue).toArray());
    }

    /** A grid with any number of digits, from none to every cell filled. */
    public static Grid grid(Layout layout, Random random) {
        int[] digits = new int[layout.cellCount()];
        int blanks = random.nextInt(5);
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = random.nextInt(4) < blanks ? 0 : 1 + random.nextInt(layout.side());
        }
        return Grid.of(layout, digits);
    }

    /** Candidates, with few cells that have none. */
    public static PencilMarks marks(Layout layout, Random random) {
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        int many = 1 + random.nextInt(4);
        boolean mayBeNone = random.nextInt(3) == 0;
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int i = random.nextInt(many) + (mayBeNone ? 0 : 1); i > 0; i--) {
                marks.add(cell, 1 + random.nextInt(layout.side()));
            }
        }
        return marks.build();
    }
}
