package io.github.sudokusat.logic.sets;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.fish.Fish;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Multi-sector locked set (MSLS): the open cells where some rows cross some columns, and a choice of digits. A chosen digit fits once into each of
 * the rows, any other digit once into each of the columns. If these places, as far as the cells have the digits, are as many as the cells, each of
 * them is taken: in every row the chosen digits can be removed from the other columns, in every column the others from the other rows.
 *
 * <p>The size of a step is the number of cells. Definition: D. P. Bird, <i>Multi-Sector Locked Sets</i>, New Sudoku Players' Forum (2012).
 *
 * <p><b>Bound.</b> {@value #MAX_ROWS} lines in one of the two directions; sides up to {@value #MAX_SIDE}.
 */
public final class MultiSector implements Finder {

    private static final int MAX_SIDE = 9;
    private static final int MAX_ROWS = 4;

    /** The bits for a number of each column, of which a long has nine. */
    private static final int LANE = 7;

    /** Half of the greatest power of two in a lane. */
    private static final int HALF = 32;

    /** So many lanes are made into bits at a time. */
    private static final int LANES = 5;

    /** Moves the lowest bits of the lanes next to each other, from {@link #GATHERED} on: the bit of lane i by that less 6 · i. */
    private static final int GATHER = (1 << 24) | (1 << 18) | (1 << 12) | (1 << 6) | 1;

    private static final int GATHERED = 24;

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.side <= MAX_SIDE && position.geometry.hasLines()) {
            find(position, 0, position.side, collector);
            find(position, position.side, 0, collector);
            position.noteBarren(this, collector);
        }
    }

    /** Leaves out the sets of rows that have not changed since nothing was found: what other rows have lost makes no new set. */
    private void find(Position position, int firstRow, int firstColumn, StepCollector collector) {
        int changed = position.changedSinceBarren(this, firstRow);
        if (changed != 0) {
            new Search(position, firstRow, firstColumn, collector).run(changed);
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return "the open cells where " + words.houses(Role.BASE) + " cross " + words.houses(Role.COVER)
                + " are just as many as the digits for which they have room: " + words.digits(Role.BASE)
                + " once in each " + Fish.line(words, Role.BASE) + " (" + lines(words, Role.BASE)
                + ") and " + words.digits(Role.COVER) + " once in each " + Fish.line(words, Role.COVER) + " ("
                + lines(words, Role.COVER)
                + "); so each of these is there, and can be removed from the rest of its line";
    }

    /** The digits of each line of a role that has some, such as {@code row 1: 2 and 3}. */
    private static String lines(Wording words, Role role) {
        List<String> lines = new ArrayList<>();
        for (Part part : words.why.parts(role)) {
            if (!part.candidates().isEmpty()) {
                lines.add(part.houses().get(0) + ": " + words.notation.digits(part.candidates()));
            }
        }
        return String.join("; ", lines);
    }

    /** The search whose sets have all lines of one direction, the rows, that are chosen, and those of the other that hold enough cells. */
    private final class Search {

        private final Position position;
        private final int side;
        private final int firstRow;
        private final int firstColumn;
        private final StepCollector collector;
        /** The digits of each row in each set of columns. */
        private final int[][] inRow;
        /** The digits of each column in each set of rows. */
        private final int[][] inColumn;
        /** The open cells of each column, by row. */
        private final int[] open;
        /** For each set of digits, how many of them each column has in the rows that are looked at, in lanes. */
        private final long[] counts;
        /** For each set of columns, the digits that the rows that are looked at have there, one row after the other. */
        private final long[] digitsIn;
        /** The lowest bit of each row in {@link #digitsIn}. */
        private final long rowOnes;
        /** A one in the lane of each column. */
        private final long ones;

        Search(Position position, int firstRow, int firstColumn, StepCollector collector) {
            this.position = position;
            this.firstRow = firstRow;
            this.firstColumn = firstColumn;
            this.collector = collector;
            side = position.side;
            inRow = unions(firstRow);
            inColumn = unions(firstColumn);
            open = new int[side];
            counts = new long[1 << side];
            digitsIn = new long[1 << side];
            rowOnes = ((1L << (side * MAX_ROWS)) - 1) / ((1 << side) - 1);
            ones = ((1L << (LANE * side)) - 1) / ((1 << LANE) - 1);
            for (int column = 0; column < side; column++) {
                open[column] = (int) position.openPositions(firstColumn + column);
            }
        }

        /** For each line from a house on, and each set of positions in it, the digits there. */
        private int[][] unions(int first) {
            int[][] unions = new int[side][1 << side];
            for (int line = 0; line < side; line++) {
                for (int set = 1; set < 1 << side; set++) {
                    int cell = position.geometry.cell(first + line, Integer.numberOfTrailingZeros(set));
                    unions[line][set] = unions[line][set & set - 1] | (int) position.digits[cell];
                }
            }
            return unions;
        }

        void run(int changed) {
            for (int rows = 1; rows < 1 << side && !collector.isStoppedNow(); rows++) {
                int count = Integer.bitCount(rows);
                if (count > 1 && count <= MAX_ROWS && (rows & changed) != 0) {
                    long cells = countIn(rows);
                    int all = collect(rows);
                    for (int digits = all & -all; digits != all; digits = (digits - all) & all) {
                        chooseColumns(rows, digits, cells);
                    }
                }
            }
        }

        /** Collects the digits of some rows in each set of columns; returns those that any of the rows has. */
        private int collect(int rows) {
            for (int column = 1; column < 1 << side; column <<= 1) {
                long digits = 0;
                for (int left = rows; left != 0; left &= left - 1) {
                    digits = (digits << side) | inRow[Integer.numberOfTrailingZeros(left)][column];
                }
                digitsIn[column] = digits;
            }
            int all = 0;
            for (int set = 1; set < 1 << side; set++) {
                digitsIn[set] = digitsIn[set & set - 1] | digitsIn[set & -set];
            }
            for (long left = digitsIn[(1 << side) - 1]; left != 0; left >>>= side) {
                all |= (int) left & ((1 << side) - 1);
            }
            return all;
        }

        /** Counts the digits of each set that each column has in some rows; returns the numbers of its open cells there. */
        private long countIn(int rows) {
            long cells = 0;
            for (int digit = 0; digit < side; digit++) {
                long lanes = 0;
                for (int column = 0; column < side; column++) {
                    lanes |= (long) ((inColumn[column][rows] >>> digit) & 1) << (LANE * column);
                }
                counts[1 << digit] = lanes;
            }
            for (int set = 1; set < 1 << side; set++) {
                counts[set] = counts[set & set - 1] + counts[set & -set];
            }
            for (int column = 0; column < side; column++) {
                cells |= (long) Integer.bitCount(open[column] & rows) << (LANE * column);
            }
            return cells;
        }

        /** Takes the columns that have more cells than other digits, and, in every way, those that have as many and need no place in a row. */
        private void chooseColumns(int rows, int digits, long cells) {
            // Half a lane more than the difference, so that none is negative.
            long more = cells + ones * HALF - counts[(1 << side) - 1 & ~digits];
            long isMore = more + ones * (HALF - 1) & ones * 2 * HALF;
            long gains = (more & isMore - isMore / (2 * HALF)) - isMore / 2;
            int gain = (int) ((gains * ones) >>> (LANE * (side - 1))) & (4 * HALF - 1);
            if (gain == 0) {
                return;
            }
            int columns = columns(isMore);
            if (gain != linksInRows(digits, columns)) {
                return;
            }
            int free = without(columns(even(more, cells)), columns, digits, gain);
            for (int some = free; some >= 0; some = some == 0 ? -1 : some - 1 & free) {
                take(rows, digits, columns | some);
            }
        }

        /** The lanes, by their highest bits, of columns that have cells, and just as many other digits. */
        private long even(long more, long cells) {
            long isSome = cells + ones * (2 * HALF - 1);
            long isMore = more + ones * (HALF - 1);
            return (more + ones * HALF) & isSome & ~isMore & (ones * 2 * HALF);
        }

        /** The columns whose lanes have their highest bits. */
        private int columns(long lanes) {
            long low = lanes >>> (LANE - 1);
            long high = low >>> (LANE * LANES);
            low &= (1L << (LANE * LANES)) - 1;
            int set = (1 << LANES) - 1;
            return ((int) ((low * GATHER) >>> GATHERED) & set)
                    | (((int) ((high * GATHER) >>> GATHERED) & set) << LANES);
        }

        /** The columns of a set with which the digits fit into the rows no more often than in the columns that are taken: so many times. */
        private int without(int set, int taken, int digits, int links) {
            int without = 0;
            for (int left = set; left != 0; left &= left - 1) {
                int column = left & -left;
                without |= linksInRows(digits, taken | column) == links ? column : 0;
            }
            return without;
        }

        /** How often some digits fit into the rows that are looked at, as far as the cells in some columns have them. */
        private int linksInRows(int digits, int columns) {
            return Long.bitCount(digitsIn[columns] & digits * rowOnes);
        }

        private void take(int rows, int digits, int columns) {
            int size = 0;
            for (int left = columns; left != 0; left &= left - 1) {
                size += Integer.bitCount(open[Integer.numberOfTrailingZeros(left)] & rows);
            }
            int links = linksInRows(digits, columns);
            // Without links of either kind these are naked sets.
            if (links == 0 || links == size || collector.isDone(size)) {
                return;
            }
            StepBuilder builder = new StepBuilder(position, MultiSector.this, Technique.MULTI_SECTOR_LOCKED_SET, size);
            long[] inside = Fish.cells(position, firstRow, rows);
            Bits.and(inside, 0, Fish.cells(position, firstColumn, columns), 0, position.words);
            for (int left = rows; left != 0; left &= left - 1) {
                int row = Integer.numberOfTrailingZeros(left);
                link(builder, Role.BASE, firstRow + row, inRow[row][columns] & digits, inside);
            }
            for (int left = columns; left != 0; left &= left - 1) {
                int column = Integer.numberOfTrailingZeros(left);
                link(builder, Role.COVER, firstColumn + column, inColumn[column][rows] & ~digits, inside);
            }
            if (builder.isEffective()) {
                collector.add(builder.toStep());
            }
        }

        /** Adds a line with the digits that it holds inside, and removes these from its other cells. */
        private void link(StepBuilder builder, Role role, int line, int some, long[] inside) {
            long[] in = position.geometry.cellSet(line, position.openPositions(line));
            long[] out = in.clone();
            Bits.and(in, 0, inside, 0, position.words);
            Bits.andNot(out, 0, inside, 0, position.words);
            for (long left = some; left != 0; left &= left - 1) {
                builder.removeFrom(out, Position.first(left));
            }
            if (!Bits.isEmpty(in)) {
                builder.part(role, line, position.candidates(in, some));
            }
        }
    }
}
