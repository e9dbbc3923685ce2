package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A grid of digits and blanks on a layout: a puzzle, a solution, or anything in between.
 *
 * <p>Immutable. A grid may violate its layout's rules; {@link #conflicts()} lists where. It takes two bytes for each cell; {@code with} copies them.
 */
public final class Grid {

    /** The digit of the cells that the layout does not {@linkplain Layout#uses use}: engines see a given there. */
    private static final short UNUSED = 1;

    private final Layout layout;
    private final short[] digits;

    private Grid(Layout layout, short[] digits) {
        this.layout = layout;
        this.digits = digits;
    }

    /**
     * The grid without any digit.
     *
     * @param layout its layout
     * @return the empty grid
     */
    public static Grid empty(Layout layout) {
        return new Grid(layout, blank(layout));
    }

    /**
     * A grid of given digits.
     *
     * @param layout its layout
     * @param digits the digit of each cell, row by row, from 1 to the side, or 0 for a blank; copied. Of a {@linkplain Layout#rectangle rectangle},
     *     either of its cells, or of all cells of the frame, where those outside the grid do not matter
     * @return the grid
     * @throws IllegalArgumentException if the number of digits is not the layout's number of cells, or a digit is out of range
     */
    public static Grid of(Layout layout, int... digits) {
        int cells = layout.rows() * layout.columns();
        if (digits.length != cells && digits.length != layout.cellCount()) {
            throw new IllegalArgumentException(
                    "expected " + cells + " digits for this layout, but found " + digits.length);
        }
        short[] copy = blank(layout);
        int width = digits.length == cells ? layout.columns() : layout.side();
        for (int row = 0; row < layout.rows(); row++) {
            for (int column = 0; column < layout.columns(); column++) {
                int digit = digits[row * width + column];
                requireDigit(layout, digit);
                copy[row * layout.side() + column] = (short) digit;
            }
        }
        return new Grid(layout, copy);
    }

    /** No digits in the grid, and {@link #UNUSED} outside it. */
    private static short[] blank(Layout layout) {
        short[] digits = new short[layout.cellCount()];
        if (layout.rows() * layout.columns() < digits.length) {
            Arrays.fill(digits, UNUSED);
            for (int row = 0; row < layout.rows(); row++) {
                Arrays.fill(digits, row * layout.side(), row * layout.side() + layout.columns(), (short) 0);
            }
        }
        return digits;
    }

    /**
     * The layout whose houses and rules the grid should obey.
     *
     * @return the layout
     */
    public Layout layout() {
        return layout;
    }

    /**
     * The digit in a cell.
     *
     * @param cell the cell's number, {@code row · side + column} from 0
     * @return the digit from 1 to the side, or 0 for a blank
     * @throws IllegalArgumentException if there is no such cell
     */
    public int digit(int cell) {
        requireCell(cell);
        return digits[cell];
    }

    /**
     * The digit in a cell, by its number; see {@link #value} for what it is worth.
     *
     * @param cell the cell
     * @return the digit from 1 to the side, or 0 for a blank
     * @throws IllegalArgumentException if there is no such cell
     */
    public int digit(Cell cell) {
        return digits[cell.number(layout.side())];
    }

    /**
     * What the digit in a cell is worth.
     *
     * @param cell the cell
     * @return a value of {@link Layout#values()}, or {@link DigitValues#BLANK}
     * @throws IllegalArgumentException if there is no such cell
     */
    public int value(Cell cell) {
        return layout.values().of(digit(cell));
    }

    /**
     * This grid with another digit in one cell.
     *
     * @param cell the cell
     * @param digit the digit from 1 to the side, or 0 to clear the cell
     * @return the new grid
     * @throws IllegalArgumentException if there is no such cell or the digit is out of range
     */
    public Grid with(Cell cell, int digit) {
        return with(cell.number(layout), digit);
    }

    /**
     * This grid with a candidate placed, for instance that of a step.
     *
     * @param candidate the cell and the digit to place in it
     * @return the new grid
     * @throws IllegalArgumentException if there is no such cell or the digit is out of range
     */
    public Grid with(Candidate candidate) {
        return with(candidate.cell(), candidate.digit());
    }

    /**
     * This grid with another digit in one cell. Note that the first parameter is a cell's number, not a row.
     *
     * @param cell the cell's number, {@code row · side + column} from 0
     * @param digit the digit from 1 to the side, or 0 to clear the cell
     * @return the new grid
     * @throws IllegalArgumentException if there is no such cell, the layout does not use it, or the digit is out of range
     */
    public Grid with(int cell, int digit) {
        requireCell(cell);
        if (!layout.uses(cell)) {
            throw new IllegalArgumentException(Cell.numbered(cell, layout.side()) + " is outside the " + layout.rows()
                    + "x" + layout.columns() + " grid");
        }
        requireDigit(layout, digit);
        short[] copy = digits.clone();
        copy[cell] = (short) digit;
        return new Grid(layout, copy);
    }

    /**
     * This grid's digits on another layout of the same side.
     *
     * @param other the layout
     * @return the grid
     * @throws IllegalArgumentException if the side, or the number of rows or columns differs
     */
    public Grid on(Layout other) {
        if (other.side() != layout.side()) {
            throw new IllegalArgumentException("side must be " + layout.side() + ", but is " + other.side());
        }
        if (other.rows() != layout.rows() || other.columns() != layout.columns()) {
            throw new IllegalArgumentException("the grid must have " + layout.rows() + " rows and " + layout.columns()
                    + " columns, but has " + other.rows() + " and " + other.columns());
        }
        return new Grid(other, digits);
    }

    /**
     * All digits.
     *
     * @return a new array, indexed by cell; 0 for a blank, 1 for a cell that the layout does not {@linkplain Layout#uses use}
     */
    public int[] digits() {
        int[] copy = new int[digits.length];
        for (int cell = 0; cell < copy.length; cell++) {
            copy[cell] = digits[cell];
        }
        return copy;
    }

    /**
     * The cells that hold a digit.
     *
     * @return a new array of the numbers of cells of the grid, ascending
     */
    public int[] filledCells() {
        return Arrays.stream(layout.cells()).filter(cell -> digits[cell] != 0).toArray();
    }

    /**
     * The number of cells that hold a digit.
     *
     * @return from 0 to the number of cells
     */
    public int filledCount() {
        int count = 0;
        for (short digit : digits) {
            if (digit != 0) {
                count++;
            }
        }
        return count - (digits.length - layout.rows() * layout.columns());
    }

    /**
     * Whether every cell holds a digit.
     *
     * @return true if none is blank
     */
    public boolean isComplete() {
        return filledCount() == layout.rows() * layout.columns();
    }

    /**
     * Whether every cell holds a digit and no house or rule is violated.
     *
     * @return true for a solution
     */
    public boolean isSolved() {
        return isComplete() && conflicts().isEmpty();
    }

    /**
     * Whether this grid has every digit of another one in the same cell.
     *
     * @param puzzle a grid of the same side
     * @return true if it keeps all of the puzzle's digits
     */
    public boolean keeps(Grid puzzle) {
        if (puzzle.digits.length != digits.length) {
            return false;
        }
        for (int cell = 0; cell < digits.length; cell++) {
            if (puzzle.digits[cell] != 0 && puzzle.digits[cell] != digits[cell]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Every digit that appears more than once in a house, and every violation of a rule.
     *
     * @return one conflict for each house and digit in the order of the layout's houses, then those of the rules; empty if there are none
     */
    public List<Conflict> conflicts() {
        List<Conflict> found = new ArrayList<>();
        boolean[] seen = new boolean[layout.side() + 1];
        for (House house : layout.houses()) {
            if (hasRepeat(house, seen)) {
                addConflicts(house, found);
            }
        }
        boolean haveDoublers = layout.values().doublers();
        for (Rule rule : layout.rules()) {
            if (!haveDoublers || !(rule instanceof NamedRule)) {
                rule.conflicts(this, found::add);
            }
        }
        if (haveDoublers) {
            layout.statedRules().forEach(stated -> stated.conflicts(this, found::add));
        }
        return found;
    }

    private boolean hasRepeat(House house, boolean[] seen) {
        Arrays.fill(seen, false);
        for (int i = 0; i < house.size(); i++) {
            int digit = digits[house.cell(i)];
            if (digit != 0 && seen[digit]) {
                return true;
            }
            seen[digit] = true;
        }
        return false;
    }

    private void addConflicts(House house, List<Conflict> found) {
        int[] cells = house.cells();
        Arrays.sort(cells);
        for (int digit = 1; digit <= layout.side(); digit++) {
            List<Cell> places = new ArrayList<>();
            for (int cell : cells) {
                if (digits[cell] == digit) {
                    places.add(Cell.numbered(cell, layout.side()));
                }
            }
            if (places.size() > 1) {
                found.add(Conflict.of(house, digit, places, layout.values()));
            }
        }
    }

    private void requireCell(int cell) {
        if (cell < 0 || cell >= digits.length) {
            throw new IllegalArgumentException("cell must be from 0 to " + (digits.length - 1) + ", but is " + cell);
        }
    }

    private static void requireDigit(Layout layout, int digit) {
        if (digit < 0 || digit > layout.side()) {
            throw new IllegalArgumentException(
                    "digit must be from 0 (blank) to " + layout.side() + ", but is " + digit);
        }
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Grid other && Arrays.equals(digits, other.digits) && layout.equals(other.layout);
    }

    @Override
    public int hashCode() {
        return Objects.hash(layout.side(), Arrays.hashCode(digits));
    }

    /**
     * The digits for messages and debugging.
     *
     * @return one character for each cell up to side 35 ({@code .} for a blank, A for 10 …), numbers separated by blanks for larger sides
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        boolean wide = layout.side() > 35;
        int shift = layout.values().shift();
        for (int cell : layout.cells()) {
            int digit = digits[cell] + shift;
            if (wide) {
                text.append(cell == 0 ? "" : " ").append(digits[cell] == 0 && shift != 0 ? "." : digit);
            } else {
                text.append(digits[cell] == 0 ? '.' : (char) (digit < 10 ? '0' + digit : 'A' + digit - 10));
            }
        }
        return text.toString();
    }
}
