package io.github.sudokusat.testing;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.run.RandomStream;
import java.util.Random;

/**
 * Kinds of random clue sets on layouts of boxes; clue sets whose givens are close together, and those that a symmetry maps to themselves, are hard
 * to count.
 */
public enum ClueSetKind {
    /** Givens anywhere. */
    ANYWHERE,
    /** Givens in one box. */
    ONE_BOX,
    /** Givens in one band. */
    ONE_BAND,
    /** Givens in one stack. */
    ONE_STACK,
    /** Givens in one row and one column. */
    CROSS,
    /** Givens of only a third of the digits. */
    FEW_DIGITS,
    /** Givens of only one digit. */
    ONE_DIGIT,
    /** Givens with each digit at most once. */
    DIFFERENT_DIGITS,
    /** Together with each given its image under a half turn, which maps the grid to itself except for the names of digits. */
    TURNED,
    /** Together with each given its images in all stacks, in a grid that moving the stacks maps to itself except for the names of digits. */
    MOVED_ON;

    /**
     * A clue set with at least one solution.
     *
     * @param layout a layout of boxes without other rules
     * @param givens the number of givens; fewer if the kind does not allow that many
     * @param seed equal seeds give equal clue sets
     */
    public Grid of(Layout layout, int givens, long seed) {
        return of(solution(layout, seed), givens, seed);
    }

    /** The solution from which the clue set of a seed is taken. */
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

    /** The cyclic grid with its digits renamed: each row has the digits of the first one, shifted. */
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
        return Symmetries.of(grid.layout()).random(RandomStream.of(seed)).apply(grid);
    }
}
