package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.text.ConstantName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A symmetry of the cells with givens: which turns and reflections of the square map the set of these cells to itself. Says nothing of the digits.
 *
 * <p>Each constant is a group of turns and reflections. The cells that a group maps to each other are an <i>orbit</i>: either all of them hold a
 * given or none does.
 */
public enum GivenSymmetry {
    /** No symmetry is asked for; each cell is an orbit. */
    NONE(Turns.NONE),
    /** A half turn: 180°. */
    HALF_TURN(Turns.NONE, Turns.HALF),
    /** A quarter turn, and therefore a half turn as well: 90°. */
    QUARTER_TURN(Turns.NONE, Turns.HALF, Turns.CLOCKWISE, Turns.ANTICLOCKWISE),
    /** Reflection in the horizontal axis, which exchanges top and bottom. */
    HORIZONTAL(Turns.NONE, Turns.TOP_BOTTOM),
    /** Reflection in the vertical axis, which exchanges left and right. */
    VERTICAL(Turns.NONE, Turns.LEFT_RIGHT),
    /** Reflection in the horizontal and in the vertical axis, and therefore a half turn as well. */
    BOTH_AXES(Turns.NONE, Turns.LEFT_RIGHT, Turns.TOP_BOTTOM, Turns.HALF),
    /** Reflection in the diagonal from the top left to the bottom right. */
    DIAGONAL(Turns.NONE, Turns.TRANSPOSITION),
    /** Reflection in the diagonal from the top right to the bottom left. */
    ANTI_DIAGONAL(Turns.NONE, Turns.ANTI_TRANSPOSITION),
    /** Reflection in both diagonals, and therefore a half turn as well. */
    BOTH_DIAGONALS(Turns.NONE, Turns.TRANSPOSITION, Turns.ANTI_TRANSPOSITION, Turns.HALF),
    /** All turns and reflections of the square: its dihedral group. */
    FULL(
            Turns.NONE,
            Turns.LEFT_RIGHT,
            Turns.TOP_BOTTOM,
            Turns.HALF,
            Turns.TRANSPOSITION,
            Turns.CLOCKWISE,
            Turns.ANTICLOCKWISE,
            Turns.ANTI_TRANSPOSITION);

    /** The turns and reflections as bits: exchange row and column first, then reverse the rows, then the columns. */
    private static final class Turns {
        static final int NONE = 0;
        static final int LEFT_RIGHT = 1;
        static final int TOP_BOTTOM = 2;
        static final int HALF = 3;
        static final int TRANSPOSITION = 4;
        static final int CLOCKWISE = 5;
        static final int ANTICLOCKWISE = 6;
        static final int ANTI_TRANSPOSITION = 7;

        private Turns() {}
    }

    /** The turns and reflections of the group, as bits. */
    private final int group;

    GivenSymmetry(int... turns) {
        int bits = 0;
        for (int turn : turns) {
            bits |= 1 << turn;
        }
        group = bits;
    }

    /**
     * The symmetry's name on the command line.
     *
     * @return a lower-case word, or words joined by hyphens, such as {@code half-turn}
     */
    public String text() {
        return ConstantName.of(this);
    }

    @Override
    public String toString() {
        return text();
    }

    /**
     * The symmetry with a name.
     *
     * @param text a name as returned by {@link #text()}
     * @return the symmetry; empty if none has that name
     */
    public static Optional<GivenSymmetry> named(String text) {
        return Arrays.stream(values())
                .filter(symmetry -> symmetry.text().equals(text))
                .findFirst();
    }

    /**
     * The cells that this symmetry maps a cell to.
     *
     * @param cell the cell's number, row by row from 0
     * @param side the side of the grid, 1 or more
     * @return a new array of 1, 2, 4 or 8 different cells, the given one among them, in ascending order
     * @throws IllegalArgumentException if there is no such cell
     */
    public int[] orbit(int cell, int side) {
        if (cell < 0 || cell >= side * side) {
            throw new IllegalArgumentException("cell must be from 0 to " + (side * side - 1) + ", but is " + cell);
        }
        return orbit(new Cell(cell / side, cell % side), side, side, side);
    }

    /** The images of a cell of a grid in its frame, of which the side is given, too. */
    private int[] orbit(Cell cell, int rows, int columns, int side) {
        int[] orbit = new int[Integer.bitCount(group)];
        int size = 0;
        for (int left = group; left != 0; left &= left - 1) {
            int turn = Integer.numberOfTrailingZeros(left);
            int image = image(turn, cell, rows, columns).number(side);
            boolean isNew = true;
            for (int i = 0; i < size; i++) {
                isNew &= orbit[i] != image;
            }
            if (isNew) {
                orbit[size++] = image;
            }
        }
        int[] cells = Arrays.copyOf(orbit, size);
        Arrays.sort(cells);
        return cells;
    }

    private static Cell image(int turn, Cell cell, int rows, int columns) {
        boolean exchanged = (turn & Turns.TRANSPOSITION) != 0;
        int row = exchanged ? cell.column() : cell.row();
        int column = exchanged ? cell.row() : cell.column();
        row = (turn & Turns.TOP_BOTTOM) != 0 ? rows - 1 - row : row;
        column = (turn & Turns.LEFT_RIGHT) != 0 ? columns - 1 - column : column;
        return new Cell(row, column);
    }

    /** Whether a grid can have this symmetry: one that exchanges rows and columns needs as many of both. */
    private boolean fits(Layout layout) {
        boolean exchanges = false;
        for (int left = group; left != 0; left &= left - 1) {
            exchanges |= (Integer.numberOfTrailingZeros(left) & Turns.TRANSPOSITION) != 0;
        }
        return !exchanges || layout.rows() == layout.columns();
    }

    /**
     * All orbits of the grid of a layout.
     *
     * @param layout the layout
     * @return a new array of orbits in the order of their lowest cells; each cell of the grid is in one of them
     * @throws IllegalArgumentException if this symmetry exchanges rows and columns, and there are not as many of both
     */
    public int[][] orbits(Layout layout) {
        if (!fits(layout)) {
            throw new IllegalArgumentException(
                    "this symmetry needs as many rows as columns, but the layout is " + layout);
        }
        List<int[]> orbits = new ArrayList<>();
        for (int cell : layout.cells()) {
            int[] orbit = orbit(Cell.numbered(cell, layout.side()), layout.rows(), layout.columns(), layout.side());
            if (orbit[0] == cell) {
                orbits.add(orbit);
            }
        }
        return orbits.toArray(int[][]::new);
    }

    /**
     * All orbits of a grid.
     *
     * @param side the side of the grid, 1 or more
     * @return a new array of orbits in the order of their lowest cells; each cell is in one of them
     */
    public int[][] orbits(int side) {
        return orbits(Layout.rectangle(side, side, side));
    }

    /** The orbits of every symmetry but {@link #NONE}, for a choice at random. */
    static int[][][] orbitsOfEach(Layout layout) {
        return Arrays.stream(values())
                .filter(symmetry -> symmetry != NONE && symmetry.fits(layout))
                .map(symmetry -> symmetry.orbits(layout))
                .toArray(int[][][]::new);
    }

    /**
     * Whether the givens of a puzzle have this symmetry, and perhaps others.
     *
     * @param puzzle a grid of any layout; its filled cells are the givens
     * @return true if in every orbit either all cells are filled or none is; false if the grid cannot have this symmetry
     */
    public boolean holds(Grid puzzle) {
        if (!fits(puzzle.layout())) {
            return false;
        }
        for (int[] orbit : orbits(puzzle.layout())) {
            for (int cell : orbit) {
                if ((puzzle.digit(cell) == 0) != (puzzle.digit(orbit[0]) == 0)) {
                    return false;
                }
            }
        }
        return true;
    }
}
