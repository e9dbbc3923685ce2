package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.text.Base64Text;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A constraint of the Interactive Sudoku Solver: its name and its arguments, which tildes separate. */
public final class IssArgs {

    /** The names of rows and columns: {@code R1Cg} is in column 16. */
    private static final String LINES = "0123456789abcdefg";

    /** The length of the name of a cell. */
    private static final int CELL_LENGTH = 4;

    private final SourceText text;
    private final Layout size;
    /** Where the name and each argument starts; then the index after the tilde that would follow the last one. */
    private final int[] starts;
    /** Where the cells are, seen from those that the text names. */
    private final IssShift shift;

    private IssArgs(SourceText text, Layout size, int[] starts, IssShift shift) {
        this.text = text;
        this.size = size;
        this.starts = starts;
        this.shift = shift;
    }

    /** The arguments between two indices, of which the first is that of the name. */
    static IssArgs of(SourceText text, int from, int to, Layout size) {
        int[] starts = new int[to - from + 2];
        int count = 0;
        starts[count++] = from;
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == '~') {
                starts[count++] = i + 1;
            }
        }
        starts[count++] = to + 1;
        return new IssArgs(text, size, Arrays.copyOf(starts, count), IssShift.NONE);
    }

    /** These arguments for other cells. */
    IssArgs shifted(IssShift by) {
        return new IssArgs(text, size, starts, by);
    }

    /** The name of the constraint's type; empty for givens. */
    String name() {
        return text.substring(starts[0], starts[1] - 1);
    }

    /** The number of digits. */
    int side() {
        return size.side();
    }

    int rows() {
        return size.rows();
    }

    int columns() {
        return size.columns();
    }

    /** The values of the digits. */
    DigitValues values() {
        return size.values();
    }

    Place place() {
        return text.place(starts[0]);
    }

    /** The place of an argument. */
    Place place(int argument) {
        return text.place(starts[argument + 1]);
    }

    /** The number of arguments. */
    int size() {
        return starts.length - 2;
    }

    /** An argument, from 0; empty if there is none. */
    String text(int argument) {
        return argument < size() ? text.substring(starts[argument + 1], starts[argument + 2] - 1) : "";
    }

    /** The error that an argument is not what was expected. */
    GridFormatException error(int argument, String expected) {
        int from = argument < size() ? starts[argument + 1] : starts[starts.length - 1] - 1;
        int to = argument < size() ? starts[argument + 2] - 1 : from;
        return text.error(from, to, expected);
    }

    /** Rejects arguments from an index on. */
    void requireSize(int size) {
        if (size() > size) {
            throw error(size, "the end of " + name());
        }
    }

    /** A number. */
    int number(int argument, int least, int greatest, String what) {
        int value = Numbers.parse(text(argument));
        if (value < least || value > greatest) {
            throw error(argument, what + " from " + least + " to " + greatest);
        }
        return value;
    }

    /** A sum, 0 or more. */
    int sum(int argument) {
        return number(argument, 0, 1_000_000, "a sum");
    }

    /** A sum, or 0 for an empty argument. */
    int sumIfAny(int argument) {
        return text(argument).isEmpty() ? 0 : sum(argument);
    }

    /** The values of the digits that an argument lists with underscores between. */
    int[] digits(int argument) {
        return digits(argument, 0);
    }

    private int[] digits(int argument, int from) {
        String list = text(argument);
        int[] digits = new int[list.length() + 1];
        int size = 0;
        int start = from;
        while (start <= list.length()) {
            int end = list.indexOf('_', start);
            end = end < 0 ? list.length() : end;
            digits[size] = Numbers.parse(list.substring(start, end));
            if (!values().include(digits[size])) {
                throw error(argument, "digits " + values().words() + " with underscores between");
            }
            size++;
            start = end + 1;
        }
        return Arrays.copyOf(digits, size);
    }

    /** The cell of a given such as {@code R1C2_3_5}. */
    Cell givenCell(int argument) {
        return cell(argument, Math.min(CELL_LENGTH, text(argument).length()));
    }

    /** The values of the digits of a given such as {@code R1C2_3_5}. */
    int[] givenDigits(int argument) {
        String given = text(argument);
        if (given.length() <= CELL_LENGTH || given.charAt(CELL_LENGTH) != '_') {
            throw error(argument, "a given such as R1C2_3");
        }
        return digits(argument, CELL_LENGTH + 1);
    }

    /** A cell. */
    Cell cell(int argument) {
        return cell(argument, text(argument).length());
    }

    private Cell cell(int argument, int length) {
        String cell = text(argument).substring(0, length);
        boolean hasForm = length == CELL_LENGTH && isLetter(cell.charAt(0), 'R') && isLetter(cell.charAt(2), 'C');
        int row = hasForm ? line(cell.charAt(1)) : -1;
        int column = hasForm ? line(cell.charAt(3)) : -1;
        if (row < 0 || column < 0 || row >= rows() || column >= columns()) {
            throw error(argument, "a cell from R1C1 to R" + LINES.charAt(rows()) + "C" + LINES.charAt(columns()));
        }
        if (!shift.keeps(row, column, size)) {
            throw error(argument, "a cell that stays in the grid when it is moved by " + shift);
        }
        return new Cell(row + shift.rows(), column + shift.columns());
    }

    private static int line(char name) {
        return LINES.indexOf(name | 'a' - 'A') - 1;
    }

    /** The cells of the row or column that an argument such as {@code R3} names, from its first one. */
    List<Cell> line(int argument) {
        if (!shift.equals(IssShift.NONE)) {
            throw error(argument, "no clue outside the grid that is moved by " + shift);
        }
        String name = text(argument);
        int index = name.length() == 2 ? line(name.charAt(1)) : -1;
        boolean isRow = index >= 0 && isLetter(name.charAt(0), 'R');
        boolean isColumn = index >= 0 && isLetter(name.charAt(0), 'C');
        if ((!isRow && !isColumn) || index >= (isRow ? rows() : columns())) {
            throw error(argument, "a row or column such as R1 or C" + LINES.charAt(columns()));
        }
        return isRow
                ? CellText.run(new Cell(index, 0), new Cell(index, columns() - 1))
                : CellText.run(new Cell(0, index), new Cell(rows() - 1, index));
    }

    private static boolean isLetter(char c, char upper) {
        return c == upper || c == upper - 'A' + 'a';
    }

    /** The cells from an argument on, one or more. */
    List<Cell> cells(int from) {
        return cells(from, Math.max(size(), from + 1));
    }

    /** The cells of some arguments. */
    List<Cell> cells(int from, int to) {
        List<Cell> cells = new ArrayList<>();
        for (int i = from; i < to; i++) {
            cells.add(cell(i));
        }
        return cells;
    }

    /** The cells that the first argument marks: bits in the order of the grid from a cell on, six a character from the lowest. */
    List<Cell> cellsFrom(Cell first) {
        String bits = text(0);
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < Base64Text.BITS * bits.length(); i++) {
            int value = Base64Text.value(bits.charAt(i / Base64Text.BITS));
            int number = first.row() * columns() + first.column() + i;
            boolean isMarked = ((value >> (i % Base64Text.BITS)) & 1) != 0;
            if (value == Base64Text.NONE || (isMarked && number >= rows() * columns())) {
                throw error(0, "cells of the grid as bits in base64");
            }
            if (isMarked) {
                cells.add(new Cell(number / columns(), number % columns()));
            }
        }
        return cells;
    }

    /** The cells from an argument on in groups, which arguments of the given text separate. */
    List<List<Cell>> groups(int from, String separator) {
        List<List<Cell>> groups = new ArrayList<>();
        int start = from;
        for (int i = from; i <= size(); i++) {
            if (i == size() || text(i).equals(separator)) {
                if (i > start || !separator.isEmpty()) {
                    groups.add(cells(start, Math.max(i, start + 1)));
                }
                start = i + 1;
            }
        }
        return groups;
    }
}
