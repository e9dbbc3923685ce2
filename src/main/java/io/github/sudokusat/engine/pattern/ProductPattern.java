package io.github.sudokusat.engine.pattern;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import java.util.Optional;

/**
 * Full grids made of small Latin squares.
 *
 * <p>With boxes of R rows and C columns, a digit is a pair of a high part below R and a low part below C. The high part in row i of a band and in a
 * stack s is that of a Latin square of the band, with rows i and columns s; the low part in column j of a stack and in a band b is that of a Latin
 * square of the stack, with rows b and columns j. So each row, column and box has each pair once, whatever the C squares of order R and the R squares
 * of order C are. A given fixes one entry of two squares; which pair is which digit is chosen so that these entries agree.
 */
final class ProductPattern {

    /** The most givens per digit with which demands of them have a chance to be met. */
    private static final int MOST_GIVENS = 2;

    private final BoxShape shape;
    private final int side;
    /** The cells of the givens. */
    private final int[] cells;

    private final Grid puzzle;

    private ProductPattern(Grid puzzle, BoxShape shape) {
        this.puzzle = puzzle;
        this.shape = shape;
        this.side = shape.side();
        this.cells = puzzle.filledCells();
    }

    /** Returns the digits of a full grid with the givens; empty if none was found. */
    static Optional<int[]> build(Grid puzzle, BoxShape shape, RandomStream random, Watch watch) {
        return new ProductPattern(puzzle, shape).build(random, watch);
    }

    private Optional<int[]> build(RandomStream random, Watch watch) {
        if (cells.length > MOST_GIVENS * side) {
            return Optional.empty();
        }
        DigitPairs pairs = new DigitPairs(shape.rows(), shape.columns(), random);
        if (!state(pairs, watch) || !pairs.arrange(watch)) {
            return Optional.empty();
        }
        int[][] high = new int[shape.columns()][];
        int[][] low = new int[shape.rows()][];
        for (int band = 0; band < high.length; band++) {
            high[band] = blank(shape.rows());
        }
        for (int stack = 0; stack < low.length; stack++) {
            low[stack] = blank(shape.columns());
        }
        for (int cell : cells) {
            int pair = pairs.pair(puzzle.digit(cell) - 1);
            high[band(cell)][inBand(cell) * shape.rows() + stack(cell)] = pair / shape.columns();
            low[stack(cell)][band(cell) * shape.columns() + inStack(cell)] = pair % shape.columns();
        }
        return complete(high, shape.rows(), random, watch) && complete(low, shape.columns(), random, watch)
                ? Optional.of(compose(pairs.digits(), high, low))
                : Optional.empty();
    }

    private static int[] blank(int order) {
        int[] square = new int[order * order];
        Arrays.fill(square, LatinSquare.BLANK);
        return square;
    }

    private static boolean complete(int[][] squares, int order, RandomStream random, Watch watch) {
        for (int[] square : squares) {
            if (!LatinSquare.complete(square, order, random, watch)) {
                return false;
            }
        }
        return true;
    }

    /** States what each two givens demand of the pairs of their digits; returns false if the givens clash or the watch has stopped the work. */
    private boolean state(DigitPairs pairs, Watch watch) {
        for (int i = 0; i < cells.length; i++) {
            for (int k = 0; k < i; k++) {
                if (!state(pairs, cells[i], cells[k])) {
                    return false;
                }
            }
            if (watch.tick(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean state(DigitPairs pairs, int a, int b) {
        boolean isSameRow = a / side == b / side;
        boolean isSameColumn = a % side == b % side;
        boolean isSameBox = band(a) == band(b) && stack(a) == stack(b);
        if (!isSameRow && !isSameColumn && !isSameBox) {
            return true;
        }
        int one = puzzle.digit(a) - 1;
        int other = puzzle.digit(b) - 1;
        if (one == other) {
            return false;
        }
        if (isSameRow || isSameBox) {
            pairs.demandHigh(one, other, isSameRow && isSameBox);
        }
        if (isSameColumn || isSameBox) {
            pairs.demandLow(one, other, isSameColumn && isSameBox);
        }
        return true;
    }

    private int[] compose(int[] digitOfPair, int[][] high, int[][] low) {
        int[] digits = new int[side * side];
        for (int cell = 0; cell < digits.length; cell++) {
            int upper = high[band(cell)][inBand(cell) * shape.rows() + stack(cell)];
            int lower = low[stack(cell)][band(cell) * shape.columns() + inStack(cell)];
            digits[cell] = digitOfPair[upper * shape.columns() + lower] + 1;
        }
        return digits;
    }

    private int band(int cell) {
        return cell / side / shape.rows();
    }

    private int inBand(int cell) {
        return cell / side % shape.rows();
    }

    private int stack(int cell) {
        return cell % side / shape.columns();
    }

    private int inStack(int cell) {
        return cell % side % shape.columns();
    }
}
