package io.github.sudokusat.testing;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.run.SeededRandom;
import java.util.Random;

/** Kinds of random clue sets on layouts of boxes: those among them that lie together, and those that a symmetry maps to themselves, are hard to count. */
public enum ClueSetKind {
    /** Cells anywhere. */
    ANYWHERE,
    /** Cells of one box. */
    ONE_BOX,
    /** Cells of one band. */
    ONE_BAND,
    /** Cells of one stack. */
    ONE_STACK,
    /** Cells of one row and one column. */
    CROSS,
    /** Only a third of the digits. */
    FEW_DIGITS,
    /** Only one digit. */
    ONE_DIGIT,
    /** Each digit at most once. */
    DIFFERENT_DIGITS,
    /** With a given its image in a grid that half a turn maps to itself but for the names of digits. */
    TURNED,
    /** With a given its images in all stacks of a grid that moving its stacks on maps to itself but for the names of digits. */
    MOVED_ON;

    /**
     * A clue set with at least one solution.
     *
     * @param layout a layout of boxes without other rules
     * @param givens how many givens, fewer if the kind has not so many
     * @param seed equal seeds give equal clue sets
     */
    public Grid of(Layout layout, int givens, long seed) {
        return of(solution(layout, seed), givens, seed);
    }

    /** The solution that the clue set of a seed is taken from. */
    public Grid solution(Layout layout, long seed) {
        boolean patterned = this == TURNED || this == MOVED_ON;
        return patterned ? pattern(layout, seed) : new PuzzleMaker(seed).solution(layout);
    }

    private Grid of(Grid solution, int givens, long seed) {
        Random random = new Random(seed);
        Layout layout = solution.layout();
        int side = layout.side();
        BoxShape shape = layout.boxShape().orElseThrow();
        int centre = random.nextInt(layout.cellCount());
        boolean[] used = new boolean[side + 1];
        Grid grid = Grid.empty(layout);
        for (int i = 0; i < 30 * givens && grid.filledCount() < givens; i++) {
            int cell = random.nextInt(layout.cellCount());
            int digit = solution.digit(cell);
            boolean sameBand = cell / side / shape.rows() == centre / side / shape.rows();
            boolean sameStack = cell % side / shape.columns() == centre % side / shape.columns();
            boolean sameLine = cell / side == centre / side || cell % side == centre % side;
            boolean taken = switch (this) {
                case ANYWHERE, TURNED, MOVED_ON -> true;
                case ONE_BOX -> sameBand && sameStack;
                case ONE_BAND -> sameBand;
                case ONE_STACK -> sameStack;
                case CROSS -> sameLine;
                case FEW_DIGITS -> digit <= (side + 2) / 3;
                case ONE_DIGIT -> digit == 1;
                case DIFFERENT_DIGITS -> !used[digit];
            };
            if (taken) {
                used[digit] = true;
                grid = withImages(grid.with(cell, digit), solution, cell);
            }
        }
        return grid;
    }

    private Grid withImages(Grid grid, Grid solution, int cell) {
        int side = grid.layout().side();
        Grid result = grid;
        if (this == TURNED) {
            int image = grid.layout().cellCount() - 1 - cell;
            result = result.with(image, solution.digit(image));
        } else if (this == MOVED_ON) {
            int width = grid.layout().boxShape().orElseThrow().columns();
            for (int column = cell % width; column < side; column += width) {
                int image = cell / side * side + column;
                result = result.with(image, solution.digit(image));
            }
        }
        return result;
    }

    /** The cyclic grid, with its digits renamed: in each row the digits of the first one, moved on. */
    private static Grid pattern(Layout layout, long seed) {
        int side = layout.side();
        BoxShape shape = layout.boxShape().orElseThrow();
        int[] names = new Random(seed).ints(1, side + 1).distinct().limit(side).toArray();
        int[] digits = new int[layout.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = cell / side;
            int start = row % shape.rows() * shape.columns() + row / shape.rows();
            digits[cell] = names[(start + cell % side) % side];
        }
        return Grid.of(layout, digits);
    }

    /** A clue set under a random symmetry of its layout. */
    public static Grid moved(Grid grid, long seed) {
        return Symmetries.of(grid.layout()).random(new SeededRandom(seed)).apply(grid);
    }
}
