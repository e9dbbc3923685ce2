package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Random classic positions in which a rare pattern is certain or likely: a solution is drawn, candidates are taken away, never its own, until the
 * pattern's conditions hold, and then some more at random. Most positions have many solutions.
 */
final class SteeredPositions {

    private static final int SIDE = 9;

    private final Random random;
    private final Grid solution;
    private final CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(Layout.classic()));

    private SteeredPositions(long seed) {
        random = new Random(seed);
        solution = new PuzzleMaker(seed).solution(Layout.classic());
    }

    private int at(int row, int column) {
        return solution.digit(SIDE * row + column);
    }

    /** Removes a candidate unless the solution has it. */
    private void remove(int row, int column, int digit) {
        if (at(row, column) != digit) {
            grid.remove(SIDE * row + column, digit);
        }
    }

    /** Removes every other candidate with some probability, at most a half. */
    private CandidateGrid thinned() {
        double share = random.nextDouble() / 2;
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            for (int digit = 1; digit <= SIDE; digit++) {
                if (random.nextDouble() < share) {
                    remove(cell / SIDE, cell % SIDE, digit);
                }
            }
        }
        return grid;
    }

    /**
     * A junior exocet with its base in the first row of the first box and four digits, of which those that the solution lacks in the base have two
     * lines, too.
     */
    static CandidateGrid exocet(long seed) {
        SteeredPositions made = new SteeredPositions(seed);
        int[] columns = {2, made.columnOf(made.at(0, 0), 3), made.columnOf(made.at(0, 1), 6)};
        if (columns[1] < 0 || columns[2] < 0) {
            columns = new int[] {2, made.columnOf(made.at(0, 1), 3), made.columnOf(made.at(0, 0), 6)};
        }
        int digits = 1 << made.at(0, 0) | 1 << made.at(0, 1);
        for (int digit = 1; digit <= SIDE && Integer.bitCount(digits) < 4; digit++) {
            digits |= made.rows(columns, digit).length <= 2 ? 1 << digit : 0;
        }
        for (int digit = 1; digit <= SIDE; digit++) {
            if ((digits >>> digit & 1) == 0) {
                made.remove(0, 0, digit);
                made.remove(0, 1, digit);
            } else {
                made.confine(columns, digit);
            }
        }
        return made.thinned();
    }

    /** A column of a box of the first band in which the solution has a digit below the first row; −1 if the digit is in that row. */
    private int columnOf(int digit, int from) {
        for (int cell = 0; cell < 9; cell++) {
            if (cell >= 3 && at(cell / 3, from + cell % 3) == digit) {
                return from + cell % 3;
            }
        }
        return -1;
    }

    /** The rows below the first band in which the solution has a digit in some columns. */
    private int[] rows(int[] columns, int digit) {
        return IntStream.range(3, SIDE)
                .filter(row -> Arrays.stream(columns).anyMatch(column -> at(row, column) == digit))
                .toArray();
    }

    /** Leaves a digit two rows in the columns below the first band, and none in the companions of cells that have base digits in the solution. */
    private void confine(int[] columns, int digit) {
        int[] rows = rows(columns, digit);
        int kept = rows.length < 2 ? 3 + random.nextInt(6) : rows[1];
        for (int column : columns) {
            for (int row = 3; row < SIDE; row++) {
                if (row != kept && (rows.length == 0 || row != rows[0])) {
                    remove(row, column, digit);
                }
            }
        }
        for (int i = 1; i < columns.length; i++) {
            for (int row = 1; row < 3; row++) {
                int found = at(row, columns[i]);
                if (found != at(0, 0) && found != at(0, 1)) {
                    remove(row, columns[i], digit);
                }
            }
        }
    }

    /** Cells where two to four rows cross columns, with no other digits of a line than those that the solution has there. */
    static CandidateGrid multiSector(long seed) {
        SteeredPositions made = new SteeredPositions(seed);
        int rows = made.some();
        int columns = made.some();
        int inRows = 1 + made.random.nextInt(510);
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                if ((rows >>> row & columns >>> column & 1) != 0) {
                    long kept =
                            (made.digits(row, columns, true) & inRows) | (made.digits(column, rows, false) & ~inRows);
                    for (int digit = 1; digit <= SIDE; digit++) {
                        if ((kept >>> (digit - 1) & 1) == 0) {
                            made.remove(row, column, digit);
                        }
                    }
                }
            }
        }
        return made.thinned();
    }

    /** Two to four of nine things, as bits. */
    private int some() {
        int some = 0;
        int wanted = 2 + random.nextInt(3);
        while (Integer.bitCount(some) < wanted) {
            some |= 1 << random.nextInt(SIDE);
        }
        return some;
    }

    /** The solution's digits in some cells of a row or a column, as bits from digit 1 on. */
    private long digits(int line, int crossing, boolean isRow) {
        long digits = 0;
        for (int other = 0; other < SIDE; other++) {
            if ((crossing >>> other & 1) != 0) {
                digits |= 1L << ((isRow ? at(line, other) : at(other, line)) - 1);
            }
        }
        return digits;
    }

    /** The ring around rows 1 and 9 and columns 1 and 9; each of its digits counts in one of the two houses of its pair. */
    static CandidateGrid ring(long seed) {
        SteeredPositions made = new SteeredPositions(seed);
        int[][] pairs = {{9, 18}, {1, 2}, {6, 7}, {17, 26}, {62, 71}, {79, 78}, {74, 73}, {63, 54}};
        int[] shared = new int[pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            for (int cell : pairs[i]) {
                int house = made.random.nextBoolean() ? i : (i + pairs.length - 1) % pairs.length;
                shared[house] |= 1 << made.solution.digit(cell);
            }
        }
        for (int i = 0; i < pairs.length; i++) {
            for (int cell : pairs[i]) {
                for (int digit = 1; digit <= SIDE; digit++) {
                    if (((shared[i] | shared[(i + pairs.length - 1) % pairs.length]) >>> digit & 1) == 0) {
                        made.remove(cell / SIDE, cell % SIDE, digit);
                    }
                }
            }
        }
        return made.thinned();
    }

    /** A row and a column that have three digits, outside the box where they cross, only in one cell each. */
    static CandidateGrid firework(long seed) {
        SteeredPositions made = new SteeredPositions(seed);
        int box = made.random.nextInt(SIDE);
        int row = box / 3 * 3 + made.random.nextInt(3);
        int column = box % 3 * 3 + made.random.nextInt(3);
        for (int i = 0; i < SIDE * SIDE; i++) {
            int inRow = i / SIDE;
            int inColumn = i % SIDE;
            boolean areOutside = inRow / 3 != column / 3 && inColumn / 3 != row / 3;
            if (areOutside
                    && made.isIn(box, made.at(inColumn, column), row, true)
                    && made.isIn(box, made.at(row, inRow), column, false)) {
                for (int digit : new int[] {made.at(row, column), made.at(row, inRow), made.at(inColumn, column)}) {
                    made.confine(digit, row, column, inRow, inColumn);
                }
                break;
            }
        }
        return made.thinned();
    }

    /** Whether a row or a column has a digit in a box. */
    private boolean isIn(int box, int digit, int line, boolean isRow) {
        int first = isRow ? box % 3 * 3 : box / 3 * 3;
        return IntStream.range(first, first + 3).anyMatch(i -> (isRow ? at(line, i) : at(i, line)) == digit);
    }

    /** Leaves a digit, outside the box where a row and a column cross, only one place in the row and one in the column. */
    private void confine(int digit, int row, int column, int inRow, int inColumn) {
        for (int i = 0; i < SIDE; i++) {
            if (i / 3 != column / 3 && i != inRow) {
                remove(row, i, digit);
            }
            if (i / 3 != row / 3 && i != inColumn) {
                remove(i, column, digit);
            }
        }
    }

    /** Twelve cells in boxes 1, 2, 4 and 5 that have 1, 2 and 3 only, but for one cell or two. */
    static CandidateGrid tridagon(long seed) {
        return filled(seed, new int[] {0, 10, 20, 3, 13, 23, 27, 37, 47, 30, 41, 49}, 3);
    }

    /** Six or eight cells that have 1 and 2 only, but for one cell or two, and are two or none in each house. */
    static CandidateGrid loop(long seed) {
        return seed % 2 == 0
                ? filled(seed, new int[] {0, 3, 12, 15, 24, 18}, 2)
                : filled(seed, new int[] {0, 3, 10, 13, 27, 30, 37, 40}, 2);
    }

    /** Six cells where two rows of a band, or of two, cross three columns, that have 1, 2 and 3 only, but for one cell or two. */
    static CandidateGrid extended(long seed) {
        return seed % 2 == 0
                ? filled(seed, new int[] {0, 4, 8, 9, 13, 17}, 3)
                : filled(seed, new int[] {0, 1, 2, 36, 37, 38}, 3);
    }

    /** Cells with the first digits, of which one or two have further ones, in a grid that lacks other candidates at random. */
    private static CandidateGrid filled(long seed, int[] cells, int digits) {
        Random random = new Random(seed);
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(Layout.classic()));
        int roof = cells[random.nextInt(cells.length)];
        int second = random.nextInt(3) == 0 ? roof : cells[random.nextInt(cells.length)];
        for (int cell : cells) {
            int kept = cell == roof || cell == second ? digits + 1 + random.nextInt(2) : 0;
            for (int digit = digits + 1; digit <= SIDE; digit++) {
                if (digit != kept) {
                    grid.remove(cell, digit);
                }
            }
        }
        double share = random.nextDouble() / 2;
        int pair = roof / SIDE * SIDE + random.nextInt(SIDE);
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            int now = cell;
            boolean isFree = Arrays.stream(cells).noneMatch(one -> one == now);
            for (int digit = 1; digit <= SIDE && isFree; digit++) {
                boolean isLost =
                        cell == pair ? digit != digits + 1 && digit != digits + 2 : random.nextDouble() < share;
                if (isLost && !grid.remove(cell, digit)) {
                    return filled(seed + 1000, cells, digits);
                }
            }
        }
        return grid;
    }
}
