package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The digits that are still possible in every cell, and those that are placed.
 *
 * <p>Placing a digit clears it from the houses of the cell and from the cells that must differ from it by rules; nothing else is concluded here (see
 * {@link Propagation}): the digit of a cell with one candidate left is not placed until a call places it. A contradiction is detected by the change
 * that causes it; the change then returns false, {@link #contradiction()} names it, and the grid is of no further use.
 *
 * <p>Mutable and not thread-safe. {@link #copy()} costs as much as copying a few arrays: 4 KB for 9 × 9, 9 MB for 256 × 256. Cells are numbered
 * {@code row · side + column} from 0, houses as in {@link Layout#houses()}, digits from 1.
 */
public final class CandidateGrid {

    private final CandidateLayout tables;
    private final Board board;

    CandidateGrid(Board board) {
        this.tables = board.tables;
        this.board = board;
    }

    /**
     * Creates the grid in which every digit is possible everywhere.
     *
     * @param tables the layout
     * @return a new grid
     */
    public static CandidateGrid full(CandidateLayout tables) {
        return new CandidateGrid(Board.full(tables));
    }

    /**
     * Creates the grid that a puzzle's digits leave. For large puzzles that may be cancelled use {@link #full} and {@link #placeAll}.
     *
     * @param tables the layout
     * @param puzzle a grid of that layout; it may have conflicts
     * @return a new grid; check {@link #contradiction()} before using it
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public static CandidateGrid of(CandidateLayout tables, Grid puzzle) {
        CandidateGrid grid = full(tables);
        grid.placeEvery(puzzle, null);
        return grid;
    }

    /**
     * Copies this grid.
     *
     * @return a new grid that shares nothing mutable with this one
     */
    public CandidateGrid copy() {
        return new CandidateGrid(board.copy());
    }

    /**
     * Copies this grid to other tables of its layout as one in which all has been drawn from the rules: propagation follows a rule once one of its cells
     * has lost a candidate of this grid.
     *
     * @param other the tables
     * @return a new grid with the same candidates and placed digits that shares nothing mutable with this one
     * @throws IllegalArgumentException if the tables are of another layout, or the side is above 64
     */
    public CandidateGrid settledOn(CandidateLayout other) {
        if (layout().equals(other.layout()) && layout().statedRules().isEmpty()) {
            return copy();
        }
        CandidateGrid copy = full(other);
        copy.retainAll(this);
        for (int cell = 0; cell < tables.cellCount && !copy.isContradictory(); cell++) {
            if (board.placed[cell] != 0) {
                copy.place(cell, board.placed[cell]);
            }
        }
        copy.board.settle();
        return copy;
    }

    Board board() {
        return board;
    }

    /**
     * The layout.
     *
     * @return the layout of this grid
     */
    public Layout layout() {
        return tables.layout();
    }

    /**
     * Whether a digit is still possible in a cell; true for a placed one.
     *
     * @param cell the cell
     * @param digit the digit
     * @return true if it is
     * @throws IllegalArgumentException if there is no such cell or digit
     */
    public boolean isCandidate(int cell, int digit) {
        requireCell(cell);
        requireDigit(digit);
        return board.has(cell, digit - 1);
    }

    /**
     * The number of digits that are possible in a cell.
     *
     * @param cell the cell
     * @return 1 for a cell with a placed digit, otherwise 1 or more
     * @throws IllegalArgumentException if there is no such cell
     */
    public int candidateCount(int cell) {
        requireCell(cell);
        return count(board.candidates, cell * tables.words);
    }

    /**
     * The number of candidates of all cells together; cells with a placed digit have one each.
     *
     * @return from {@code side²} to {@code side³}
     */
    public int candidateCount() {
        int count = 0;
        for (long word : board.candidates) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /**
     * The digits that are possible in a cell, as bits, for sides up to 64.
     *
     * @param cell the cell
     * @return bit d − 1 for each candidate d
     * @throws IllegalArgumentException if there is no such cell
     * @throws IllegalStateException if the side is greater than 64
     */
    public long candidateBits(int cell) {
        requireCell(cell);
        requireNarrow();
        return board.candidates[cell];
    }

    /**
     * The places of a digit in a house, as bits, for sides up to 64.
     *
     * @param house the house's index
     * @param digit the digit
     * @return bit p for each position p in the {@linkplain House#cell(int) order of the house}
     * @throws IllegalArgumentException if there is no such house or digit
     * @throws IllegalStateException if the side is greater than 64
     */
    public long placeBits(int house, int digit) {
        requireHouse(house);
        requireDigit(digit);
        requireNarrow();
        return board.places[house * tables.side + digit - 1];
    }

    /**
     * The next digit that is possible in a cell. All of them: {@code for (int d = g.nextCandidate(c, 1); d != 0; d = g.nextCandidate(c, d + 1))}.
     *
     * @param cell the cell
     * @param from the least digit wanted, from 1 to {@code side + 1}
     * @return the least candidate of the cell from there on, or 0 if there is none
     * @throws IllegalArgumentException if there is no such cell or {@code from} is out of range
     */
    public int nextCandidate(int cell, int from) {
        requireCell(cell);
        if (from != tables.side + 1) {
            requireDigit(from);
        }
        return next(board.candidates, cell * tables.words, from - 1) + 1;
    }

    /**
     * The number of places that a digit has in a house.
     *
     * @param house the house's index
     * @param digit the digit
     * @return 1 if it is placed there, otherwise 1 or more
     * @throws IllegalArgumentException if there is no such house or digit
     */
    public int placeCount(int house, int digit) {
        requireHouse(house);
        requireDigit(digit);
        return count(board.places, (house * tables.side + digit - 1) * tables.words);
    }

    /**
     * The next place of a digit in a house. All of them:
     * {@code for (int p = g.nextPlace(h, d, 0); p >= 0; p = g.nextPlace(h, d, p + 1))}.
     *
     * @param house the house's index
     * @param digit the digit
     * @param from the least position wanted, from 0 to the side
     * @return the least position in the {@linkplain House#cell(int) order of the house} from there on, or −1 if there is none
     * @throws IllegalArgumentException if there is no such house or digit or {@code from} is out of range
     */
    public int nextPlace(int house, int digit, int from) {
        requireHouse(house);
        requireDigit(digit);
        if (from < 0 || from > tables.side) {
            throw new IllegalArgumentException("from must be from 0 to " + tables.side + ", but is " + from);
        }
        return next(board.places, (house * tables.side + digit - 1) * tables.words, from);
    }

    /**
     * The digit placed in a cell.
     *
     * @param cell the cell
     * @return the digit, or 0 if none is placed there, even if only one candidate is left
     * @throws IllegalArgumentException if there is no such cell
     */
    public int digit(int cell) {
        requireCell(cell);
        return board.placed[cell];
    }

    /**
     * The number of cells with a placed digit.
     *
     * @return from 0 to {@code side²}
     */
    public int placedCount() {
        return board.placedCount;
    }

    /**
     * Whether every cell has a placed digit and the rules are obeyed; a clash would have been a contradiction.
     *
     * @return true if the digits are a solution
     */
    public boolean isSolved() {
        return board.contradiction == null
                && board.placedCount == tables.cellCount
                && (board.filters == null || toGrid().conflicts().isEmpty());
    }

    /**
     * The placed digits.
     *
     * @return a grid with blanks where nothing is placed
     */
    public Grid toGrid() {
        int[] digits = new int[tables.cellCount];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = board.placed[cell];
        }
        return Grid.of(layout(), digits);
    }

    /**
     * Whether a contradiction has been met.
     *
     * @return true if so
     */
    public boolean isContradictory() {
        return board.contradiction != null;
    }

    /**
     * The contradiction that has been met. If there are several at once, the order of the changes decides which one is named, but {@link #placeAll}
     * names clashing digits first.
     *
     * @return the contradiction; empty if there is none
     */
    public Optional<Contradiction> contradiction() {
        return Optional.ofNullable(board.contradiction);
    }

    /**
     * Places a digit: removes the other digits from the cell, and the digit from every cell that must differ from it. Nothing happens if it is
     * already placed there.
     *
     * @param cell the cell
     * @param digit the digit; if it is not a candidate of the cell, that is a contradiction
     * @return false if this caused a contradiction
     * @throws IllegalArgumentException if there is no such cell or digit
     * @throws IllegalStateException if a contradiction has been met before
     */
    public boolean place(int cell, int digit) {
        requireCell(cell);
        requireDigit(digit);
        requireSound();
        return board.put(cell, digit - 1);
    }

    /**
     * Removes a candidate; nothing happens if it has already been removed.
     *
     * @param cell the cell
     * @param digit the digit
     * @return false if this caused a contradiction
     * @throws IllegalArgumentException if there is no such cell or digit
     * @throws IllegalStateException if a contradiction has been met before
     */
    public boolean remove(int cell, int digit) {
        requireCell(cell);
        requireDigit(digit);
        requireSound();
        return !board.has(cell, digit - 1) || board.clear(cell, digit - 1);
    }

    /**
     * Removes all candidates of a cell except some, as for a cell of pencil marks.
     *
     * @param cell the cell
     * @param digits the digits that may stay; those already removed are not restored
     * @return false if this caused a contradiction
     * @throws IllegalArgumentException if there is no such cell or digit
     * @throws IllegalStateException if a contradiction has been met before
     */
    public boolean retain(int cell, int... digits) {
        requireCell(cell);
        requireSound();
        long[] keep = new long[tables.words];
        for (int digit : digits) {
            requireDigit(digit);
            keep[(digit - 1) >>> 6] |= 1L << (digit - 1);
        }
        for (int bit = 0; bit < tables.side; bit++) {
            if ((keep[bit >>> 6] >>> bit & 1) == 0 && board.has(cell, bit) && !board.clear(cell, bit)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Removes all candidates that another grid has lost.
     *
     * @param other a grid of the same layout, of side 64 or less
     * @return false if this caused a contradiction
     * @throws IllegalArgumentException if the other grid has another layout, or the side is above 64
     * @throws IllegalStateException if a contradiction has been met before
     */
    public boolean retainAll(CandidateGrid other) {
        if (!other.layout().equals(layout())) {
            throw new IllegalArgumentException(
                    "grid must be on the layout " + layout() + ", but is on " + other.layout());
        }
        requireNarrow();
        requireSound();
        for (int cell = 0; cell < tables.cellCount; cell++) {
            long lost = board.candidates[cell] & ~other.board.candidates[cell];
            for (; lost != 0; lost &= lost - 1) {
                if (!board.clear(cell, Long.numberOfTrailingZeros(lost))) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Places every digit of a puzzle, fastest on a {@link #full} grid, as one phase of a computation whose phases share a watch.
     *
     * @param puzzle a grid of this layout; it may have conflicts
     * @param watch polled every few milliseconds or more often
     * @return the outcome; after {@link PropagationOutcome#STOPPED} the grid is of no further use
     * @throws IllegalArgumentException if the puzzle has another layout
     * @throws IllegalStateException if a contradiction has been met before
     */
    public PropagationOutcome placeAll(Grid puzzle, Watch watch) {
        return placeEvery(puzzle, watch);
    }

    /** Places every digit of a puzzle; without a watch it is never stopped. */
    PropagationOutcome placeEvery(Grid puzzle, @Nullable Watch watch) {
        if (!puzzle.layout().equals(layout())) {
            throw new IllegalArgumentException(
                    "puzzle must be on the layout " + layout() + ", but is on " + puzzle.layout());
        }
        requireSound();
        PropagationOutcome outcome = board.putAll(puzzle, watch);
        if (outcome == PropagationOutcome.CONTRADICTION) {
            puzzle.conflicts().stream()
                    .filter(conflict -> conflict.digit() != 0)
                    .findFirst()
                    .ifPresent(conflict -> board.contradiction = new Contradiction.Repeated(conflict));
        }
        return outcome;
    }

    /** Whether the other object is a grid of an equal layout that currently has the same candidates and the same placed digits. */
    @Override
    public boolean equals(Object object) {
        return object == this
                || (object instanceof CandidateGrid other
                        && Arrays.equals(board.placed, other.board.placed)
                        && Arrays.equals(board.candidates, other.board.candidates)
                        && layout().equals(other.layout()));
    }

    /** A hash of the content, which changes with it: do not modify a grid that is a key of a map. */
    @Override
    public int hashCode() {
        return Arrays.hashCode(board.placed) * 31 + Arrays.hashCode(board.candidates);
    }

    /**
     * The content for messages and debugging.
     *
     * @return one line for each row; for each cell its digit, or its candidates in braces such as {@code {1,2}}, separated by blanks
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < tables.cellCount; cell++) {
            text.append(cell == 0 ? "" : cell % tables.side == 0 ? "\n" : " ");
            if (board.placed[cell] != 0) {
                text.append(board.placed[cell]);
                continue;
            }
            String separator = "{";
            for (int bit = 0; bit < tables.side; bit++) {
                if (board.has(cell, bit)) {
                    text.append(separator).append(bit + 1);
                    separator = ",";
                }
            }
            text.append(separator.equals("{") ? "{}" : "}");
        }
        return text.toString();
    }

    private int count(long[] sets, int base) {
        int count = 0;
        for (int w = 0; w < tables.words; w++) {
            count += Long.bitCount(sets[base + w]);
        }
        return count;
    }

    /** The least member of a set that is {@code from} or more, or −1. */
    private int next(long[] sets, int base, int from) {
        int w = from >>> 6;
        if (w >= tables.words) {
            return -1;
        }
        long word = sets[base + w] & -1L << from;
        while (word == 0) {
            if (++w == tables.words) {
                return -1;
            }
            word = sets[base + w];
        }
        return w * Long.SIZE + Long.numberOfTrailingZeros(word);
    }

    private void requireSound() {
        if (board.contradiction != null) {
            throw new IllegalStateException("the grid has a contradiction: "
                    + contradiction().map(Contradiction::text).orElse(""));
        }
    }

    private void requireNarrow() {
        if (tables.words > 1) {
            throw new IllegalStateException("sets of " + tables.side + " digits do not fit into 64 bits");
        }
    }

    private void requireCell(int cell) {
        if (cell < 0 || cell >= tables.cellCount) {
            throw new IllegalArgumentException("cell must be from 0 to " + (tables.cellCount - 1) + ", but is " + cell);
        }
    }

    private void requireDigit(int digit) {
        if (digit < 1 || digit > tables.side) {
            throw new IllegalArgumentException("digit must be from 1 to " + tables.side + ", but is " + digit);
        }
    }

    private void requireHouse(int house) {
        if (house < 0 || house >= tables.houseCount) {
            throw new IllegalArgumentException(
                    "house must be from 0 to " + (tables.houseCount - 1) + ", but is " + house);
        }
    }
}
