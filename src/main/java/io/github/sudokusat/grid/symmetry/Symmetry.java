package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.Arrays;
import java.util.Optional;

/**
 * A permutation of the cells and one of the digits that map a layout to a layout: to itself, or to the transposed one.
 *
 * <p>The image of every house is a house, and the image of every pair of cells that must differ by a rule is such a pair, so a grid and its image
 * have the same number of solutions. This is checked when a symmetry is created, in O(houses · side) time, and not again when symmetries are
 * combined. Immutable.
 */
public final class Symmetry {

    private final Layout from;
    private final Layout to;
    /** The image of each cell. */
    private final int[] cellTo;
    /** The image of each digit; index and value are digit − 1. */
    private final int[] digitTo;

    private Symmetry(Layout from, Layout to, int[] cellTo, int[] digitTo) {
        this.from = from;
        this.to = to;
        this.cellTo = cellTo;
        this.digitTo = digitTo;
    }

    /**
     * The symmetry that changes nothing.
     *
     * @param layout the layout
     * @return the identity
     */
    public static Symmetry identity(Layout layout) {
        return new Symmetry(layout, layout, CellMaps.identity(layout.cellCount()), CellMaps.identity(layout.side()));
    }

    /**
     * A symmetry that renames digits.
     *
     * @param layout the layout
     * @param digits the image of each digit from 1; a permutation of 1 … side; copied
     * @return the symmetry
     * @throws IllegalArgumentException if {@code digits} is not a permutation of 1 … side, or the layout has a rule of a class other than
     *     {@link io.github.sudokusat.grid.MustDiffer}, which may tell digits apart
     */
    public static Symmetry relabelling(Layout layout, int... digits) {
        LayoutMap.known(layout);
        int[] digitTo = new int[digits.length];
        for (int i = 0; i < digits.length; i++) {
            digitTo[i] = digits[i] - 1;
        }
        requirePermutation("digits", digitTo, layout.side(), 1);
        return new Symmetry(layout, layout, CellMaps.identity(layout.cellCount()), digitTo);
    }

    /**
     * A symmetry that moves cells, if it is one.
     *
     * @param layout the layout
     * @param cellTo the image of each cell; a permutation of the cells; copied
     * @return the symmetry; empty if a house would not be mapped to a house, or a pair of a rule to a pair of a rule
     * @throws IllegalArgumentException if {@code cellTo} is not a permutation of the cells, or the layout has a rule of a class other than
     *     {@link io.github.sudokusat.grid.MustDiffer}
     */
    public static Optional<Symmetry> find(Layout layout, int... cellTo) {
        requirePermutation("cellTo", cellTo, layout.cellCount(), 0);
        return find(layout, layout, cellTo.clone());
    }

    private static Optional<Symmetry> find(Layout from, Layout to, int[] cellTo) {
        if (!LayoutMap.preserves(from, to, cellTo)) {
            return Optional.empty();
        }
        return Optional.of(new Symmetry(from, to, cellTo, CellMaps.identity(from.side())));
    }

    /** A symmetry of a layout of which it is known that it is one; the arrays are not copied. */
    static Symmetry known(Layout layout, int[] cellTo, int[] digitTo) {
        return new Symmetry(layout, layout, cellTo, digitTo);
    }

    /**
     * Exchanges rows and columns. The image of a layout with r × c boxes has c × r boxes, and that of a jigsaw is the transposed jigsaw, in both
     * cases with the same variants and the transposed pairs of other rules.
     *
     * @param layout the layout
     * @return the symmetry from this layout to the transposed one, which is this one if it is its own image
     * @throws IllegalArgumentException if the layout has a rule of a class other than {@link io.github.sudokusat.grid.MustDiffer}
     */
    public static Symmetry transposition(Layout layout) {
        Layout to = LayoutMap.transposed(layout);
        return required(
                find(layout, to.equals(layout) ? layout : to, CellMaps.turned(layout.side(), true, 0)),
                layout,
                "transposition");
    }

    /**
     * Turns the grid clockwise.
     *
     * @param layout the layout
     * @param quarters the number of quarter turns; a negative number turns the other way
     * @return the symmetry
     * @throws IllegalArgumentException if the layout has no such symmetry
     */
    public static Symmetry rotation(Layout layout, int quarters) {
        int[] cells = CellMaps.turned(layout.side(), false, Math.floorMod(quarters, 4));
        return required(find(layout, layout, cells), layout, "rotation by " + quarters + " quarters");
    }

    /**
     * Reverses the order of the rows.
     *
     * @param layout the layout
     * @return the symmetry
     * @throws IllegalArgumentException if the layout has no such symmetry
     */
    public static Symmetry upsideDown(Layout layout) {
        return required(find(layout, layout, CellMaps.turned(layout.side(), true, 3)), layout, "upside down");
    }

    /**
     * Reverses the order of the columns.
     *
     * @param layout the layout
     * @return the symmetry
     * @throws IllegalArgumentException if the layout has no such symmetry
     */
    public static Symmetry leftToRight(Layout layout) {
        return required(find(layout, layout, CellMaps.turned(layout.side(), true, 1)), layout, "left to right");
    }

    /**
     * Exchanges two rows.
     *
     * @param layout the layout
     * @param one a row, from 0
     * @param other a row, from 0
     * @return the symmetry
     * @throws IllegalArgumentException if there is no such row or the layout has no such symmetry
     */
    public static Symmetry rows(Layout layout, int one, int other) {
        return rowBlocks(layout, "rows", 1, one, other);
    }

    /**
     * Exchanges two columns.
     *
     * @param layout the layout
     * @param one a column, from 0
     * @param other a column, from 0
     * @return the symmetry
     * @throws IllegalArgumentException if there is no such column or the layout has no such symmetry
     */
    public static Symmetry columns(Layout layout, int one, int other) {
        return columnBlocks(layout, "columns", 1, one, other);
    }

    /**
     * Exchanges two bands of boxes.
     *
     * @param layout a layout of boxes
     * @param one a band, from 0
     * @param other a band, from 0
     * @return the symmetry
     * @throws IllegalArgumentException if the layout has no boxes, no such band or no such symmetry
     */
    public static Symmetry bands(Layout layout, int one, int other) {
        return rowBlocks(layout, "bands", requireBoxes(layout).rows(), one, other);
    }

    /**
     * Exchanges two stacks of boxes.
     *
     * @param layout a layout of boxes
     * @param one a stack, from 0
     * @param other a stack, from 0
     * @return the symmetry
     * @throws IllegalArgumentException if the layout has no boxes, no such stack or no such symmetry
     */
    public static Symmetry stacks(Layout layout, int one, int other) {
        return columnBlocks(layout, "stacks", requireBoxes(layout).columns(), one, other);
    }

    private static Symmetry rowBlocks(Layout layout, String what, int height, int one, int other) {
        requireBlocks(layout, what, height, one, other);
        int[] cells = CellMaps.rowBlocks(layout.side(), height, one, other);
        return required(find(layout, layout, cells), layout, named(what, one, other));
    }

    private static Symmetry columnBlocks(Layout layout, String what, int width, int one, int other) {
        requireBlocks(layout, what, width, one, other);
        int[] cells = CellMaps.columnBlocks(layout.side(), width, one, other);
        return required(find(layout, layout, cells), layout, named(what, one, other));
    }

    static String named(String what, int one, int other) {
        return what + " " + (one + 1) + " and " + (other + 1);
    }

    /**
     * The layout of the grids to which the symmetry is applied.
     *
     * @return the layout
     */
    public Layout from() {
        return from;
    }

    /**
     * The layout of their images.
     *
     * @return the layout; the same as {@link #from()} except for the transposition of a layout that is not its own image
     */
    public Layout to() {
        return to;
    }

    /**
     * The image of a cell.
     *
     * @param cell the cell's number
     * @return the number of its image
     * @throws IllegalArgumentException if there is no such cell
     */
    public int cell(int cell) {
        if (cell < 0 || cell >= cellTo.length) {
            throw new IllegalArgumentException("cell must be from 0 to " + (cellTo.length - 1) + ", but is " + cell);
        }
        return cellTo[cell];
    }

    /**
     * The image of a digit.
     *
     * @param digit the digit, or 0 for a blank
     * @return the digit that it becomes; 0 for 0
     * @throws IllegalArgumentException if the digit is out of range
     */
    public int digit(int digit) {
        if (digit < 0 || digit > digitTo.length) {
            throw new IllegalArgumentException(
                    "digit must be from 0 (blank) to " + digitTo.length + ", but is " + digit);
        }
        return digit == 0 ? 0 : digitTo[digit - 1] + 1;
    }

    /**
     * The image of a grid.
     *
     * @param grid a grid of the layout {@link #from()}
     * @return a grid of the layout {@link #to()}
     * @throws IllegalArgumentException if the grid has another layout
     */
    public Grid apply(Grid grid) {
        if (!grid.layout().equals(from)) {
            throw new IllegalArgumentException("grid must be on the layout " + from + ", but is on " + grid.layout());
        }
        int[] digits = new int[cellTo.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cellTo[cell]] = digit(grid.digit(cell));
        }
        return Grid.of(to, digits);
    }

    /**
     * The symmetry that undoes this one.
     *
     * @return the inverse
     */
    public Symmetry inverse() {
        return new Symmetry(to, from, CellMaps.inverse(cellTo), CellMaps.inverse(digitTo));
    }

    /**
     * This symmetry followed by another.
     *
     * @param next the symmetry to apply after this one
     * @return the symmetry that does both
     * @throws IllegalArgumentException if the other one does not start from the layout to which this one leads
     */
    public Symmetry then(Symmetry next) {
        if (!next.from.equals(to)) {
            throw new IllegalArgumentException(
                    "the next symmetry must start from the layout " + to + ", but starts from " + next.from);
        }
        return new Symmetry(from, next.to, CellMaps.then(cellTo, next.cellTo), CellMaps.then(digitTo, next.digitTo));
    }

    private static Symmetry required(Optional<Symmetry> symmetry, Layout layout, String name) {
        if (symmetry.isEmpty()) {
            throw new IllegalArgumentException("the layout " + layout + " is not mapped to itself by " + name);
        }
        return symmetry.get();
    }

    private static BoxShape requireBoxes(Layout layout) {
        Optional<BoxShape> shape = layout.boxShape();
        if (shape.isEmpty() || !layout.isUsual()) {
            throw new IllegalArgumentException("bands and stacks need rectangular boxes, but this is a " + layout);
        }
        return shape.get();
    }

    private static void requireBlocks(Layout layout, String what, int size, int one, int other) {
        int last = layout.side() / size - 1;
        if (one < 0 || other < 0 || one > last || other > last) {
            throw new IllegalArgumentException(
                    what + " must be from 0 to " + last + ", but are " + one + " and " + other);
        }
    }

    private static void requirePermutation(String name, int[] values, int size, int first) {
        boolean[] seen = new boolean[size];
        for (int value : values) {
            if (values.length != size || value < 0 || value >= size || seen[value]) {
                throw new IllegalArgumentException(name + " must be a permutation of " + first + " to "
                        + (size - 1 + first) + ", but there are " + values.length + " numbers and one of them is "
                        + (value + first));
            }
            seen[value] = true;
        }
        if (values.length != size) {
            throw new IllegalArgumentException(name + " must be " + size + " numbers, but there is none");
        }
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Symmetry other
                && Arrays.equals(cellTo, other.cellTo)
                && Arrays.equals(digitTo, other.digitTo)
                && from.equals(other.from)
                && to.equals(other.to);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cellTo) * 31 + Arrays.hashCode(digitTo);
    }

    /**
     * The symmetry for messages and debugging.
     *
     * @return the images of the digits and of the cells, by number
     */
    @Override
    public String toString() {
        int[] digits = new int[digitTo.length];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = digitTo[i] + 1;
        }
        return "digits " + Arrays.toString(digits) + ", cells " + Arrays.toString(cellTo);
    }
}
