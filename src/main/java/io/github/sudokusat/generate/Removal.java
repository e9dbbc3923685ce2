package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;

/**
 * Takes givens from a proper puzzle of classic 9 × 9 while it stays proper. One object serves one puzzle after another.
 *
 * <p>A given may go exactly if no solution has another digit in its cell. Where the digit follows from the other givens as a naked or hidden single,
 * that is seen without a search: about half of all removals.
 */
final class Removal {

    private static final int SIDE = 9;
    private static final int ALL_DIGITS = (1 << SIDE) - 1;

    /** The cells of the nine rows, then columns, then boxes. */
    private static final byte[][] HOUSES = new byte[3 * SIDE][SIDE];

    static {
        for (int i = 0; i < SIDE; i++) {
            for (int k = 0; k < SIDE; k++) {
                HOUSES[i][k] = (byte) (SIDE * i + k);
                HOUSES[SIDE + i][k] = (byte) (SIDE * k + i);
                HOUSES[2 * SIDE + i][k] = (byte) (SIDE * (i / 3 * 3 + k / 3) + i % 3 * 3 + k % 3);
            }
        }
    }

    private final BitSolver solver = new BitSolver();
    private final int[] solution = new int[BitSolver.CELLS];
    private final int[] puzzle = new int[BitSolver.CELLS];
    /** The digits given in each row, as bits from 0; likewise in columns and boxes. */
    private final int[] inRow = new int[SIDE];

    private final int[] inColumn = new int[SIDE];
    private final int[] inBox = new int[SIDE];

    /** Starts with a solved grid, of which every cell is given. */
    void fill(byte[] digits) {
        for (int cell = 0; cell < BitSolver.CELLS; cell++) {
            solution[cell] = digits[cell];
            puzzle[cell] = digits[cell];
        }
        for (int house = 0; house < SIDE; house++) {
            inRow[house] = ALL_DIGITS;
            inColumn[house] = ALL_DIGITS;
            inBox[house] = ALL_DIGITS;
        }
    }

    /**
     * Starts with a proper puzzle.
     *
     * @param givens 81 digits, 0 for a blank
     * @param digits its solution
     */
    void start(int[] givens, byte[] digits) {
        fill(digits);
        for (int cell = 0; cell < BitSolver.CELLS; cell++) {
            if (givens[cell] == 0) {
                take(cell);
            }
        }
    }

    /** The current puzzle with its solution. */
    Generated generated() {
        return new Generated(Grid.of(Layout.classic(), puzzle), Grid.of(Layout.classic(), solution));
    }

    /**
     * Takes all of some givens, or none.
     *
     * @return −1 if they were taken; otherwise the index of the first cell that cannot go once those before it are gone
     */
    int remove(int[] cells) {
        for (int i = 0; i < cells.length; i++) {
            take(cells[i]);
            if (!follows(cells[i])) {
                for (int k = 0; k <= i; k++) {
                    putBack(cells[k]);
                }
                return i;
            }
        }
        return -1;
    }

    /** Whether a given could go; the puzzle stays as it is. */
    boolean isSuperfluous(int cell) {
        take(cell);
        boolean superfluous = follows(cell);
        putBack(cell);
        return superfluous;
    }

    /** Whether some given could go. */
    boolean hasSuperfluous() {
        for (int cell = 0; cell < puzzle.length; cell++) {
            if (puzzle[cell] > 0 && isSuperfluous(cell)) {
                return true;
            }
        }
        return false;
    }

    private void take(int cell) {
        int others = ~(1 << (solution[cell] - 1));
        puzzle[cell] = 0;
        inRow[cell / SIDE] &= others;
        inColumn[cell % SIDE] &= others;
        inBox[box(cell)] &= others;
    }

    private void putBack(int cell) {
        int digit = 1 << (solution[cell] - 1);
        puzzle[cell] = solution[cell];
        inRow[cell / SIDE] |= digit;
        inColumn[cell % SIDE] |= digit;
        inBox[box(cell)] |= digit;
    }

    private static int box(int cell) {
        return cell / (3 * SIDE) * 3 + cell % SIDE / 3;
    }

    /** Whether a blank cell can have only one digit, given that the puzzle is proper with it. */
    private boolean follows(int cell) {
        int digit = solution[cell];
        int bit = 1 << (digit - 1);
        if ((excluded(cell) | bit) == ALL_DIGITS
                || isOnlyPlace(cell, bit, HOUSES[2 * SIDE + box(cell)])
                || isOnlyPlace(cell, bit, HOUSES[cell / SIDE])
                || isOnlyPlace(cell, bit, HOUSES[SIDE + cell % SIDE])) {
            return true;
        }
        solver.startWithout(puzzle, cell, digit);
        return solver.advance(1, Long.MAX_VALUE) == 0;
    }

    /** The digits that are given in the houses of a cell. */
    private int excluded(int cell) {
        return inRow[cell / SIDE] | inColumn[cell % SIDE] | inBox[box(cell)];
    }

    private boolean isOnlyPlace(int cell, int bit, byte[] house) {
        for (byte other : house) {
            if (other != cell && puzzle[other] == 0 && (excluded(other) & bit) == 0) {
                return false;
            }
        }
        return true;
    }
}
