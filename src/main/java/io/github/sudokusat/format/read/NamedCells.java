package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import java.util.Arrays;

/** The cells that a line lists, and the name that follows them after a colon. */
final class NamedCells {

    private final int[] cells;
    private final String name;
    private final int nameStart;

    private NamedCells(int[] cells, String name, int nameStart) {
        this.cells = cells;
        this.name = name;
        this.nameStart = nameStart;
    }

    /**
     * Reads a line.
     *
     * @param line the line
     * @param number its number, for messages
     * @param side the side of the grid
     * @param from where the cells begin
     * @param isPairs whether the cells are pairs of different cells; otherwise there are {@code side} different cells
     */
    private static NamedCells read(String line, int number, int side, int from, boolean isPairs) {
        int[] cells = new int[isPairs ? line.length() : side];
        int count = 0;
        int index = LineParser.skipSpace(line, from);
        while (index < line.length() && line.charAt(index) != ':') {
            int end = endOfCell(line, index);
            int cell = cell(line, index, end, side);
            if (!isPairs && count == side) {
                throw GridFormatException.atToken(
                        number, line, index, LineParser.endOfWord(line, index), "\": NAME\" after " + side + " cells");
            }
            int compared = isPairs ? count % 2 : count;
            if (cell < 0 || contains(cells, count - compared, count, cell)) {
                throw GridFormatException.atToken(
                        number,
                        line,
                        index,
                        LineParser.endOfWord(line, index),
                        "a cell of the grid such as r1c2, "
                                + (isPairs ? "two different cells in each pair" : "and each cell only once"));
            }
            cells[count++] = cell;
            index = LineParser.skipSpace(line, end);
        }
        boolean isComplete = isPairs ? count % 2 == 0 : count == side;
        if (index == line.length() || !isComplete) {
            String missing = isPairs ? "the other cell of a pair" : side + " cells before the colon, not " + count;
            throw GridFormatException.atCharacter(number, line, index, isComplete ? "\": NAME\"" : missing);
        }
        boolean hasSpace = index + 1 < line.length() && line.charAt(index + 1) == ' ';
        int name = index + (hasSpace ? 2 : 1);
        return new NamedCells(Arrays.copyOf(cells, count), line.substring(name), name);
    }

    /** The end of a text such as {@code r1c2}; its beginning if there is none. */
    private static int endOfCell(String line, int start) {
        int column = line.charAt(start) == 'r' ? BoxParser.endOfNumber(line, start + 1) : start;
        boolean hasColumn = column > start && column < line.length() && line.charAt(column) == 'c';
        return hasColumn ? BoxParser.endOfNumber(line, column + 1) : start;
    }

    /** The number of the cell that a text names; −1 if it names none of the grid. */
    private static int cell(String line, int start, int end, int side) {
        if (end == start) {
            return -1;
        }
        int column = line.indexOf('c', start);
        int row = BoxParser.number(line, start + 1, column);
        int place = BoxParser.number(line, column + 1, end);
        return row < 1 || row > side || place < 1 || place > side ? -1 : (row - 1) * side + place - 1;
    }

    private static boolean contains(int[] cells, int from, int to, int cell) {
        for (int i = from; i < to; i++) {
            if (cells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** The pairs of different cells that a line lists. */
    static MustDiffer pairs(String line, int number, int side, int from) {
        NamedCells read = read(line, number, side, from, true);
        try {
            return MustDiffer.of(read.name, read.cells);
        } catch (IllegalArgumentException badName) {
            throw read.badName(line, number, "a rule's name that is not blank and has no control characters");
        }
    }

    /** The house that a line lists. */
    static House house(String line, int number, int side, int from) {
        NamedCells read = read(line, number, side, from, false);
        try {
            return House.of(read.name, read.cells);
        } catch (IllegalArgumentException badName) {
            throw read.badName(line, number, "a house's name that is not blank and has no control characters");
        }
    }

    private GridFormatException badName(String line, int number, String expected) {
        return GridFormatException.atToken(number, line, nameStart, line.length(), expected);
    }
}
