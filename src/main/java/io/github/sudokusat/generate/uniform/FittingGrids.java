package io.github.sudokusat.generate.uniform;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Draws solutions of a classic puzzle with few givens by rejection: uniform grids are drawn until one fits the givens after an exchange of digits.
 *
 * <p>A grid fits if its digits in the given cells are equal where the givens are, and differ where they do. Its digits are then renamed so that it
 * agrees with the givens. Any grid is as probable as any other with renamed digits, so each solution is the result of equally many equally probable
 * grids. Immutable.
 */
final class FittingGrids {

    private static final int SIDE = 9;

    /** The factor between the tries expected and those after which a draw gives up, because the expectation is only an estimate. */
    private static final int PATIENCE = 100;

    /** The given cells, and their digits from 1. */
    private final int[] cells;

    private final int[] givens;
    private final double expected;

    private FittingGrids(int[] cells, int... givens) {
        this.cells = cells;
        this.givens = givens;
        expected = expectedTries();
    }

    /** The source for the solutions of a classic puzzle without conflicts. */
    static FittingGrids of(Grid puzzle) {
        int[] cells = puzzle.filledCells();
        return new FittingGrids(cells, Arrays.stream(cells).map(puzzle::digit).toArray());
    }

    /**
     * About how many grids must be drawn until one fits, from 1 on: as many as if each given cell held any digit that earlier ones leave it, with the
     * same probability.
     */
    double expectedTries() {
        double tries = 1;
        int used = 0;
        for (int i = 0; i < cells.length; i++) {
            int seen = 0;
            for (int j = 0; j < i; j++) {
                seen |= arePeers(cells[i], cells[j]) ? 1 << givens[j] : 0;
            }
            boolean isNew = (used >>> givens[i] & 1) == 0;
            int good = isNew ? SIDE - Integer.bitCount(used) : 1;
            tries *= (double) (SIDE - Integer.bitCount(seen)) / good;
            used |= 1 << givens[i];
        }
        return tries;
    }

    private static boolean arePeers(int cell, int other) {
        int row = cell / SIDE;
        int column = cell % SIDE;
        int otherRow = other / SIDE;
        int otherColumn = other % SIDE;
        return row == otherRow || column == otherColumn || (row / 3 == otherRow / 3 && column / 3 == otherColumn / 3);
    }

    /**
     * Draws a solution.
     *
     * @param random the random numbers
     * @param watch stops the draw
     * @return the solution; null if the watch has stopped, or if no grid fitted for much longer than expected. Whether it gives up does not depend on
     *     which solution would have been drawn
     */
    @Nullable
    Grid draw(RandomStream random, Watch watch) {
        UniformGrids grids = UniformGrids.of(random);
        byte[] digits = new byte[SIDE * SIDE];
        long most = (long) (PATIENCE * expected);
        for (long tries = 0; tries < most && !watch.isStopped(); tries++) {
            grids.next(digits);
            int[] names = names(digits);
            if (names != null) {
                int[] renamed = new int[digits.length];
                for (int cell = 0; cell < renamed.length; cell++) {
                    renamed[cell] = names[digits[cell]];
                }
                return Grid.of(Layout.classic(), renamed);
            }
        }
        return null;
    }

    /**
     * The new name of each digit of a grid; digits that are in no given cell get the other names in ascending order. Null if the grid does not fit.
     */
    private int @Nullable [] names(byte[] digits) {
        int[] names = new int[SIDE + 1];
        int used = 0;
        for (int i = 0; i < cells.length; i++) {
            int digit = digits[cells[i]];
            boolean isUsed = (used >>> givens[i] & 1) != 0;
            if (names[digit] == 0 ? isUsed : names[digit] != givens[i]) {
                return null;
            }
            names[digit] = givens[i];
            used |= 1 << givens[i];
        }
        int next = 1;
        for (int digit = 1; digit <= SIDE; digit++) {
            if (names[digit] == 0) {
                while ((used >>> next & 1) != 0) {
                    next++;
                }
                names[digit] = next++;
            }
        }
        return names;
    }
}
