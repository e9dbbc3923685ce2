package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A set of {@code side} cells in which every digit occurs exactly once: a row, a column, a box, or any other region.
 *
 * <p>The houses of a layout come with it; {@link #of} creates a further one for {@link Layout#with(House)}, such as the centres of the boxes or a
 * ring of cells. Equal houses have the same kind, number, name and cells.
 */
public final class House {

    /** The kind of a house. Future variants may add constants. */
    public enum Kind {
        /** A row, from left to right. */
        ROW("row"),
        /** A column, from top to bottom. */
        COLUMN("column"),
        /** A rectangular box, row by row. */
        BOX("box"),
        /** A region of a jigsaw layout. */
        REGION("region"),
        /** One of the two diagonals: number 1 descends from the top left corner, number 2 from the top right corner. */
        DIAGONAL("diagonal"),
        /** A window of windoku (hyper sudoku). */
        WINDOW("window"),
        /** The cells at the same position in every box. */
        DISJOINT_GROUP("disjoint group"),
        /** A user-defined house, with its own name. */
        EXTRA("extra house");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /**
         * The word for such a house.
         *
         * @return a lower-case English noun
         */
        public String text() {
            return text;
        }

        @Override
        public String toString() {
            return text;
        }

        /**
         * The word for several such houses.
         *
         * @return a lower-case English noun
         */
        public String plural() {
            return this == BOX ? "boxes" : text + "s";
        }

        /**
         * The word that says where a cell of such a house lies.
         *
         * @return {@code on} for a diagonal, {@code in} for any other house
         */
        public String preposition() {
            return this == DIAGONAL ? "on" : "in";
        }
    }

    private final Kind kind;
    private final int number;
    private final String name;
    private final int[] cells;

    private House(Kind kind, int number, String name, int... cells) {
        this.kind = kind;
        this.number = number;
        this.name = name;
        this.cells = cells;
    }

    /**
     * A user-defined house.
     *
     * @param name what the house is called in messages, explanations and exported files, such as {@code centre dots}
     * @param cells the numbers of its cells, {@code row · side + column}, in any order; as many as the side of the layout to which it is added
     * @return the house, of the kind {@link Kind#EXTRA} and with the number 1; its cells ascend
     * @throws IllegalArgumentException if the name is blank or has a line break or another control character, a cell is negative, or a cell occurs
     *     twice
     */
    public static House of(String name, int... cells) {
        Names.require("a house's name", name);
        int[] sorted = cells.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i] < 0 || (i > 0 && sorted[i] == sorted[i - 1])) {
                throw new IllegalArgumentException("the cells of house " + name
                        + " must be different and 0 or more, but "
                        + (sorted[i] < 0 ? "one is " + sorted[i] : sorted[i] + " occurs twice"));
            }
        }
        return new House(Kind.EXTRA, 1, name, sorted);
    }

    /** This house with another number among those of its kind. */
    House withNumber(int value) {
        return new House(kind, value, name, cells);
    }

    /** Compares houses by name, then by cells. */
    static int compare(House one, House other) {
        int byName = one.name.compareTo(other.name);
        int common = Math.min(one.cells.length, other.cells.length);
        for (int i = 0; i < common && byName == 0; i++) {
            byName = Integer.compare(one.cells[i], other.cells[i]);
        }
        return byName == 0 ? Integer.compare(one.cells.length, other.cells.length) : byName;
    }

    /** Houses of one kind, numbered from 1. */
    static List<House> numbered(Kind kind, int[][] cells) {
        List<House> houses = new ArrayList<>(cells.length);
        for (int i = 0; i < cells.length; i++) {
            houses.add(new House(kind, i + 1, kind.text + " " + (i + 1), cells[i]));
        }
        return houses;
    }

    /** Houses of one kind, numbered from 1, given for each cell the number of its house, from 0, or −1 for none; their cells ascend. */
    static List<House> byGroup(Kind kind, int[] groupOfCell) {
        int[] sizes = new int[Arrays.stream(groupOfCell).max().orElse(-1) + 1];
        for (int group : groupOfCell) {
            if (group >= 0) {
                sizes[group]++;
            }
        }
        int[][] cells = new int[sizes.length][];
        for (int group = 0; group < cells.length; group++) {
            cells[group] = new int[sizes[group]];
        }
        for (int cell = groupOfCell.length - 1; cell >= 0; cell--) {
            int group = groupOfCell[cell];
            if (group >= 0) {
                cells[group][--sizes[group]] = cell;
            }
        }
        return numbered(kind, cells);
    }

    /**
     * The kind of the house.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * The house's number among those of its kind in a layout. User-defined houses are numbered in the order of their names.
     *
     * @return 1 or more
     */
    public int number() {
        return number;
    }

    /**
     * The number of its cells.
     *
     * @return the side of the grid
     */
    public int size() {
        return cells.length;
    }

    /**
     * One of its cells.
     *
     * @param position from 0 to {@code size() − 1}
     * @return the cell's number
     * @throws IndexOutOfBoundsException if there is no such position
     */
    public int cell(int position) {
        return cells[position];
    }

    /**
     * All its cells.
     *
     * @return a new array of {@code size()} different cell numbers, in the house's order
     */
    public int[] cells() {
        return cells.clone();
    }

    /**
     * Whether the house holds a cell. Takes O(size) time.
     *
     * @param cell the cell's number
     * @return true if the cell is one of its cells
     */
    public boolean holds(int cell) {
        for (int own : cells) {
            if (own == cell) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the house holds the same cells as another house, in any order.
     *
     * @param other another house
     * @return true if it does
     */
    boolean coincidesWith(House other) {
        int[] mine = cells.clone();
        int[] others = other.cells.clone();
        Arrays.sort(mine);
        Arrays.sort(others);
        return Arrays.equals(mine, others);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof House other
                && kind == other.kind
                && number == other.number
                && name.equals(other.name)
                && Arrays.equals(cells, other.cells);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, number, name, Arrays.hashCode(cells));
    }

    /**
     * Where a cell of the house lies, as sentences say it.
     *
     * @return the name after its {@linkplain Kind#preposition() preposition}, for instance {@code in row 1} or {@code on diagonal 1}
     */
    public String where() {
        return kind.preposition() + " " + name;
    }

    /**
     * The house's name.
     *
     * @return kind and number, for instance {@code row 1}; for a user-defined house the name that it was given
     */
    @Override
    public String toString() {
        return name;
    }
}
