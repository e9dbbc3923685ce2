package io.github.sudokusat.format;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import java.util.Arrays;

/**
 * The candidates of every cell as a text gave them, or as they are to be written.
 *
 * <p>Marks are raw: nothing is concluded from the houses of the layout, and a cell may have no candidates. Immutable. Takes one bit for each
 * candidate.
 */
public final class PencilMarks {

    private final Layout layout;
    private final int wordsPerCell;
    /** The words of each cell; digit d is bit d − 1. */
    private final long[] words;

    private PencilMarks(Layout layout, long[] words) {
        this.layout = layout;
        this.wordsPerCell = wordsPerCell(layout);
        this.words = words;
    }

    /**
     * The marks equivalent to a grid: one candidate in a cell with a digit, every candidate in a blank cell.
     *
     * @param grid the grid
     * @return the marks
     */
    public static PencilMarks of(Grid grid) {
        Builder builder = builder(grid.layout());
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            if (grid.digit(cell) == 0) {
                builder.addAll(cell);
            } else {
                builder.add(cell, grid.digit(cell));
            }
        }
        return builder.build();
    }

    /**
     * A builder that collects marks candidate by candidate.
     *
     * @param layout their layout
     * @return a new builder without any candidate
     */
    public static Builder builder(Layout layout) {
        return new Builder(layout);
    }

    private static int wordsPerCell(Layout layout) {
        return (layout.side() + Long.SIZE - 1) / Long.SIZE;
    }

    /**
     * The layout.
     *
     * @return the layout
     */
    public Layout layout() {
        return layout;
    }

    /**
     * Whether a cell has a candidate.
     *
     * @param cell the cell's number, {@code row · side + column} from 0
     * @param digit the digit, from 1 to the side
     * @return true if it has the candidate
     * @throws IllegalArgumentException if there is no such cell or digit
     */
    public boolean has(int cell, int digit) {
        requireCandidate(layout, cell, digit);
        return (words[cell * wordsPerCell + (digit - 1) / Long.SIZE] >>> (digit - 1) & 1) != 0;
    }

    /**
     * The number of candidates of a cell.
     *
     * @param cell the cell's number
     * @return from 0 to the side
     * @throws IllegalArgumentException if there is no such cell
     */
    public int count(int cell) {
        requireCandidate(layout, cell, 1);
        int count = 0;
        for (int i = 0; i < wordsPerCell; i++) {
            count += Long.bitCount(words[cell * wordsPerCell + i]);
        }
        return count;
    }

    /**
     * The decided cells as a grid: a cell with one candidate counts as a placed digit, any other cell as a blank.
     *
     * @return the grid
     */
    public Grid grid() {
        int[] digits = new int[layout.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = count(cell) == 1 ? first(cell) : 0;
        }
        return Grid.of(layout, digits);
    }

    /**
     * The candidates as a grid for reasoning.
     *
     * @param tables a layout of the same side, with the same houses or more rules
     * @return a new grid in which each cell has the candidates of these marks; contradictory if a cell has none
     * @throws IllegalArgumentException if the side differs
     */
    public CandidateGrid toCandidates(CandidateLayout tables) {
        int side = layout.side();
        if (tables.layout().side() != side) {
            throw new IllegalArgumentException(
                    "side must be " + side + ", but is " + tables.layout().side());
        }
        CandidateGrid grid = CandidateGrid.full(tables);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (!has(cell, digit) && !grid.remove(cell, digit)) {
                    return grid;
                }
            }
        }
        return grid;
    }

    /**
     * The candidates as a position of a player: as {@link #toCandidates}, but with the digit of a cell with one candidate placed if that changes
     * nothing else. If the digit is still a candidate of a cell that must differ, it is not placed: that is left to a later step.
     *
     * @param tables a layout of the same side, with the same houses or more rules
     * @return a new grid; contradictory if a cell has no candidate or a digit has no place
     * @throws IllegalArgumentException if the side differs
     */
    public CandidateGrid toPosition(CandidateLayout tables) {
        CandidateGrid grid = toCandidates(tables);
        for (int cell = 0; cell < layout.cellCount() && !grid.isContradictory(); cell++) {
            if (grid.candidateCount(cell) == 1) {
                CandidateGrid placed = grid.copy();
                boolean isSound = placed.place(cell, grid.nextCandidate(cell, 1));
                if (isSound && placed.candidateCount() == grid.candidateCount()) {
                    grid = placed;
                }
            }
        }
        return grid;
    }

    private int first(int cell) {
        for (int i = 0; i < wordsPerCell; i++) {
            long word = words[cell * wordsPerCell + i];
            if (word != 0) {
                return i * Long.SIZE + Long.numberOfTrailingZeros(word) + 1;
            }
        }
        return 0;
    }

    private static void requireCandidate(Layout layout, int cell, int digit) {
        if (cell < 0 || cell >= layout.cellCount()) {
            throw new IllegalArgumentException(
                    "cell must be from 0 to " + (layout.cellCount() - 1) + ", but is " + cell);
        }
        if (digit < 1 || digit > layout.side()) {
            throw new IllegalArgumentException("digit must be from 1 to " + layout.side() + ", but is " + digit);
        }
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof PencilMarks other && Arrays.equals(words, other.words) && layout.equals(other.layout);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /**
     * The marks for messages and debugging.
     *
     * @return the cells row by row, separated by spaces, with their candidates separated by {@code /}
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int cell : layout.cells()) {
            text.append(cell == 0 ? "" : " ").append(MarksFormat.numbers(this, cell));
        }
        return text.toString();
    }

    /** Collects candidates. Not for use by several threads. */
    public static final class Builder {

        private final Layout layout;
        private final int wordsPerCell;
        private final long[] words;

        private Builder(Layout layout) {
            this.layout = layout;
            this.wordsPerCell = wordsPerCell(layout);
            this.words = new long[layout.cellCount() * wordsPerCell];
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                if (!layout.uses(cell)) {
                    add(cell, 1);
                }
            }
        }

        /**
         * Adds a candidate; has no effect if it is already there.
         *
         * @param cell the cell's number
         * @param digit the digit, from 1 to the side
         * @return this builder
         * @throws IllegalArgumentException if there is no such cell or digit
         */
        public Builder add(int cell, int digit) {
            requireCandidate(layout, cell, digit);
            words[cell * wordsPerCell + (digit - 1) / Long.SIZE] |= 1L << (digit - 1);
            return this;
        }

        /**
         * Adds every candidate of a cell.
         *
         * @param cell the cell's number
         * @return this builder
         * @throws IllegalArgumentException if there is no such cell
         */
        public Builder addAll(int cell) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                add(cell, digit);
            }
            return this;
        }

        /**
         * The marks so far.
         *
         * @return the marks; later additions do not change them
         */
        public PencilMarks build() {
            return new PencilMarks(layout, words.clone());
        }
    }
}
