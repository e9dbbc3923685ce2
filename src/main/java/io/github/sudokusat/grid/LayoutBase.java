package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a layout consists of before variants, houses and rules are added: its cells, and their rows, columns, and boxes or regions.
 *
 * <p>Cells are numbered in a square frame with as many rows and columns as there are digits. A grid with fewer rows or columns uses the cells in its top
 * left corner. Lines and boxes with fewer cells than digits are no houses, since they need not have each digit: their cells differ.
 */
final class LayoutBase {

    /** The region of a cell that is in none. */
    static final int NO_REGION = -1;

    final int side;
    final int rows;
    final int columns;
    /** Null for regions, and without boxes on a grid that does not have as many rows and columns as digits. */
    final @Nullable BoxShape boxShape;
    /** For each cell the number of its region, from 0, or {@link #NO_REGION}. */
    final int[] regionOfCell;
    /** The rows, columns, boxes or regions that have each digit. */
    final List<House> houses;
    /** The others, whose cells differ. */
    final List<MustDiffer> shortHouses;

    private final boolean isUsual;

    private LayoutBase(
            int side, int rows, int columns, @Nullable BoxShape boxShape, House.Kind kind, int[] regionOfCell) {
        this.side = side;
        this.rows = rows;
        this.columns = columns;
        this.boxShape = boxShape;
        this.regionOfCell = regionOfCell;
        List<House> whole = new ArrayList<>(3 * side);
        List<MustDiffer> parts = new ArrayList<>();
        split(House.numbered(House.Kind.ROW, lines(rows, columns, side, 1)), whole, parts);
        split(House.numbered(House.Kind.COLUMN, lines(columns, rows, 1, side)), whole, parts);
        List<House> regions = House.byGroup(kind, regionOfCell);
        split(regions, whole, parts);
        this.isUsual = isSquare() && areWhole(regions, side);
        this.houses = List.copyOf(whole);
        this.shortHouses = List.copyOf(parts);
    }

    /** Rows and columns alone, on a grid that need not have as many of them as digits. */
    static LayoutBase ofLines(int rows, int columns, int digits) {
        requireSize(rows, columns, digits);
        int[] regions = new int[rows * columns];
        Arrays.fill(regions, NO_REGION);
        return ofRegions(rows, columns, digits, regions);
    }

    /** Whether there are as many regions as digits, each with as many cells. */
    private static boolean areWhole(List<House> regions, int side) {
        for (House region : regions) {
            if (region.size() != side) {
                return false;
            }
        }
        return regions.size() == side;
    }

    /** Rows, columns and boxes. */
    static LayoutBase ofBoxes(BoxShape shape) {
        int side = shape.side();
        int[] boxOfCell = new int[side * side];
        for (int cell = 0; cell < boxOfCell.length; cell++) {
            boxOfCell[cell] = shape.boxOf(Cell.numbered(cell, side));
        }
        return new LayoutBase(side, side, side, shape, House.Kind.BOX, boxOfCell);
    }

    /** Rows, columns and regions; takes over the array. */
    static LayoutBase ofRegions(int side, int[] regionOfCell) {
        Houses.requireRegions(side, regionOfCell);
        return new LayoutBase(side, side, side, null, House.Kind.REGION, regionOfCell);
    }

    /** Boxes on a grid that need not have as many rows, columns and cells in a box as digits; boxes that are its rows or columns are none. */
    static LayoutBase ofBoxes(int rows, int columns, int digits, BoxShape shape) {
        requireSize(rows, columns, digits);
        if (rows % shape.rows() != 0 || columns % shape.columns() != 0 || shape.side() > digits) {
            throw new IllegalArgumentException("boxes must divide the grid and have at most " + digits
                    + " cells, but are " + shape + " on a grid of " + rows + "x" + columns);
        }
        if (rows == digits && columns == digits && shape.side() == digits) {
            return ofBoxes(shape);
        }
        boolean areLines =
                (shape.rows() == 1 && shape.columns() == columns) || (shape.columns() == 1 && shape.rows() == rows);
        if (areLines) {
            return ofLines(rows, columns, digits);
        }
        int[] boxes = new int[rows * columns];
        for (int i = 0; i < boxes.length; i++) {
            boxes[i] = i / columns / shape.rows() * (columns / shape.columns()) + i % columns / shape.columns();
        }
        return new LayoutBase(digits, rows, columns, shape, House.Kind.BOX, inFrame(digits, columns, boxes));
    }

    /**
     * Regions on a grid that need not have as many rows, columns and cells in a region as digits.
     *
     * @param regions for each cell of the grid, row by row, the number of its region, or {@link #NO_REGION}
     */
    static LayoutBase ofRegions(int rows, int columns, int digits, int[] regions) {
        requireSize(rows, columns, digits);
        if (regions.length != rows * columns) {
            throw new IllegalArgumentException(
                    "there must be a region for each of " + rows * columns + " cells, but there are " + regions.length);
        }
        int[] sizes = new int[regions.length];
        for (int region : regions) {
            if (region < NO_REGION || region >= regions.length) {
                throw new IllegalArgumentException("regions must be numbered from 0 to " + (regions.length - 1)
                        + ", or −1 for none, but one is " + region);
            }
            if (region >= 0 && ++sizes[region] > digits) {
                throw new IllegalArgumentException(
                        "region " + (region + 1) + " must have at most " + digits + " cells, but has more");
            }
        }
        if (rows == digits && columns == digits && Arrays.stream(regions).allMatch(region -> region == NO_REGION)) {
            return ofBoxes(new BoxShape(1, digits));
        }
        boolean isUsual = rows == digits && columns == digits && sizes[digits - 1] == digits;
        return isUsual && Arrays.stream(sizes, 0, digits).allMatch(size -> size == digits)
                ? ofRegions(digits, regions.clone())
                : new LayoutBase(digits, rows, columns, null, House.Kind.REGION, inFrame(digits, columns, regions));
    }

    /** The same rows, columns, and boxes or regions with another number of digits. */
    LayoutBase withDigits(int digits) {
        if (boxShape != null) {
            return ofBoxes(rows, columns, digits, boxShape);
        }
        int[] regions = IntStream.range(0, regionOfCell.length)
                .filter(this::uses)
                .map(cell -> regionOfCell[cell])
                .toArray();
        return ofRegions(rows, columns, digits, regions);
    }

    private static void requireSize(int rows, int columns, int digits) {
        if (digits > Layout.MAX_SIDE || rows < 1 || columns < 1 || Math.max(rows, columns) > digits) {
            throw new IllegalArgumentException(
                    "a grid needs 1 row and 1 column or more, and at most as many as digits, of"
                            + " which there may be " + Layout.MAX_SIDE + ", but has " + rows + " rows, " + columns
                            + " columns and " + digits + " digits");
        }
    }

    /** The regions of all cells of the frame, given those of the cells of the grid. */
    private static int[] inFrame(int side, int columns, int[] regions) {
        int[] regionOfCell = new int[side * side];
        Arrays.fill(regionOfCell, NO_REGION);
        for (int i = 0; i < regions.length; i++) {
            regionOfCell[i / columns * side + i % columns] = regions[i];
        }
        return regionOfCell;
    }

    /** Whether there are as many rows and columns as digits. */
    boolean isSquare() {
        return rows == side && columns == side;
    }

    /** Whether rows, columns, and boxes or regions are houses, which have each digit. */
    boolean isUsual() {
        return isUsual;
    }

    boolean uses(int cell) {
        return cell / side < rows && cell % side < columns;
    }

    /** Rejects a rule with a cell that the grid does not have. */
    void requireUsed(String rule, Cell cell) {
        if (cell.row() >= rows || cell.column() >= columns) {
            String grid = isSquare() ? "of side " + side : "of " + rows + " rows and " + columns + " columns";
            throw new IllegalArgumentException(rule + " has the cell " + cell + ", which is outside a grid " + grid);
        }
    }

    /** The cells of lines, given how far apart two lines, and two cells of one, are. */
    private static int[][] lines(int count, int length, int step, int stride) {
        int[][] cells = new int[count][length];
        for (int line = 0; line < count; line++) {
            for (int i = 0; i < length; i++) {
                cells[line][i] = line * step + i * stride;
            }
        }
        return cells;
    }

    private void split(List<House> all, List<House> whole, List<MustDiffer> parts) {
        List<House> complete = new ArrayList<>();
        for (House house : all) {
            if (house.size() == side) {
                complete.add(house);
            } else if (house.size() > 1) {
                parts.add(MustDiffer.all(house.toString(), house.cells()));
            }
        }
        Houses.add(whole, complete);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof LayoutBase other
                && side == other.side
                && rows == other.rows
                && columns == other.columns
                && Objects.equals(boxShape, other.boxShape)
                && Arrays.equals(regionOfCell, other.regionOfCell)
                && houses.equals(other.houses)
                && shortHouses.equals(other.shortHouses);
    }

    @Override
    public int hashCode() {
        return Objects.hash(side, rows, columns, boxShape, houses);
    }
}
