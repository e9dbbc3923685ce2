package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.language.SyntaxException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The words of one line of rule text, read from left to right; every mistake is reported with its line and column.
 *
 * <p>Words are separated by blanks or tabs. An argument is a number, a list of numbers such as {@code 1,4,6}, an equals sign, a text between slashes,
 * or cells such as {@code r1c1}, {@code r1c1-r1c4} (a straight run) and {@code left4} (the row or column that begins there).
 */
public final class RuleWords {

    private static final List<String> EDGES = List.of("left", "right", "top", "bottom");

    /** The most cells of one list on small grids, where cells are listed twice at most; the work for some rules grows with its square. */
    private static final int MOST_CELLS = 500;

    /** The most digits of a number. */
    private static final int LONGEST_NUMBER = 9;

    private static final int MOST = 999_999_999;

    private final String line;
    private final int number;
    private final int rows;
    private final int columns;
    private final DigitValues values;
    /** Where the current word starts, and the index after it; equal at the end of the line. */
    private int start;

    private int end;

    /**
     * Begins with the first word.
     *
     * @param line the line
     * @param number its number in the text, from 1
     * @param from the index of the first character to read
     * @param layout the layout of the grid, for its rows, its columns and its digits
     */
    public RuleWords(String line, int number, int from, Layout layout) {
        this(line, number, from, layout.rows(), layout.columns(), layout.values());
    }

    private RuleWords(String line, int number, int from, int rows, int columns, DigitValues values) {
        this.line = line;
        this.number = number;
        this.rows = rows;
        this.columns = columns;
        this.values = values;
        this.end = from;
        advance();
    }

    private RuleWords(RuleWords other) {
        this.line = other.line;
        this.number = other.number;
        this.values = other.values;
        this.rows = other.rows;
        this.columns = other.columns;
        this.start = other.start;
        this.end = other.end;
    }

    /**
     * The same words from here, which are then read independently.
     *
     * @return a copy
     */
    public RuleWords copy() {
        return new RuleWords(this);
    }

    /**
     * The number of digits, which is the side of the grid unless that is a {@linkplain Layout#rectangle rectangle}.
     *
     * @return 1 or more
     */
    public int side() {
        return values.count();
    }

    /**
     * The number of rows of the grid.
     *
     * @return 1 or more
     */
    public int rows() {
        return rows;
    }

    /**
     * The number of columns of the grid.
     *
     * @return 1 or more
     */
    public int columns() {
        return columns;
    }

    /**
     * The values of the digits of the grid.
     *
     * @return the values
     */
    public DigitValues values() {
        return values;
    }

    /**
     * The current word.
     *
     * @return the word; empty at the end of the line
     */
    public String word() {
        return line.substring(start, end);
    }

    /** The column of the current word in the line, from 1. */
    int column() {
        return start + 1;
    }

    /**
     * Whether all words have been read.
     *
     * @return true at the end of the line
     */
    public boolean isAtEnd() {
        return start == line.length();
    }

    /** Goes on to the next word. */
    public void advance() {
        start = end;
        while (start < line.length() && isBlank(line.charAt(start))) {
            start++;
        }
        end = start;
        while (end < line.length() && !isBlank(line.charAt(end))) {
            end++;
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /**
     * Reads a word if it is the current one.
     *
     * @param word the word
     * @return true if it was, and has been read
     */
    public boolean skip(String word) {
        boolean is = word().equals(word);
        if (is) {
            advance();
        }
        return is;
    }

    /**
     * Whether the current word is a number.
     *
     * @return true if it has digits alone
     */
    public boolean isNumber() {
        return !isAtEnd() && word().chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /**
     * Reads the value of a digit of the layout.
     *
     * @return the value
     * @throws GridFormatException if the current word is no such value
     */
    public int digit() {
        return number("a digit", values.least(), values.greatest());
    }

    /**
     * Reads a number.
     *
     * @param expected what it is, for the message, such as {@code the sum of the cage}
     * @param least the least number that is allowed
     * @param greatest the greatest number that is allowed
     * @return the number
     * @throws GridFormatException if the current word is no such number
     */
    public int number(String expected, int least, int greatest) {
        return number(least, greatest, expected + " (a number from " + least + " to " + greatest + ")");
    }

    /** Reads a number that is not too small; the rule knows which are too large. */
    int number(String expected, int least) {
        boolean isTooLong = isNumber() && word().length() > LONGEST_NUMBER;
        String range = isTooLong ? "from " + least + " to " + MOST : "of " + least + " or more";
        return number(least, MOST, expected + " (a number " + range + ")");
    }

    private int number(int least, int greatest, String range) {
        if (!isNumber()) {
            throw wrong(range);
        }
        long value = word().length() > LONGEST_NUMBER ? Integer.MAX_VALUE : Long.parseLong(word());
        if (value < least || value > greatest) {
            throw wrong(range);
        }
        advance();
        return (int) value;
    }

    /**
     * Reads a number that may have a minus sign.
     *
     * @param expected what it is, for the message
     * @return the number
     * @throws GridFormatException if the current word is not a number from &minus;999,999,999 to 999,999,999
     */
    int wholeNumber(String expected) {
        int digits = word().startsWith("-") ? start + 1 : start;
        int value = 0;
        for (int i = digits; i < end; i++) {
            char c = line.charAt(i);
            if (c < '0' || c > '9' || i == digits + LONGEST_NUMBER) {
                throw wrong(expected);
            }
            value = value * 10 + (c - '0');
        }
        if (digits == end) {
            throw wrong(expected);
        }
        boolean isNegative = digits > start;
        advance();
        return isNegative ? -value : value;
    }

    /**
     * Reads digits that are separated by commas.
     *
     * @param expected what they are, for the message
     * @return the values of the digits in their order; at least one
     * @throws GridFormatException if the current word is no such list
     */
    public int[] digits(String expected) {
        int[] digits = new int[end - start + 1];
        int size = 0;
        int from = start;
        while (from <= end) {
            int comma = line.indexOf(',', from);
            int to = comma < 0 || comma > end ? end : comma;
            digits[size] = value(from, to);
            if (!values.include(digits[size])) {
                throw wrong(expected + " (digits " + values.words() + ", separated by commas)");
            }
            size++;
            from = to + 1;
        }
        advance();
        return Arrays.copyOf(digits, size);
    }

    /** The number from 0 to 9,999 that a part of the line consists of; −1 if it is anything else. */
    private int value(int from, int to) {
        int value = to > from && to - from <= 4 ? 0 : -1;
        for (int i = from; i < to && value >= 0; i++) {
            char c = line.charAt(i);
            value = c >= '0' && c <= '9' ? value * 10 + (c - '0') : -1;
        }
        return value;
    }

    /**
     * Reads cells up to the end of the line or to the first word that names no cell.
     *
     * @return the cells, at least one, in the order in which they are listed
     * @throws GridFormatException if the current word does not name cells of the grid, or a further word begins like a cell but names none, or there
     *     are more cells than the grid has, and more than 500
     */
    public List<Cell> cells() {
        int most = Math.max(MOST_CELLS, rows * columns);
        List<Cell> cells = new ArrayList<>();
        do {
            if (cells.size() >= most) {
                throw wrong("at most " + most + " cells in one list");
            }
            cells.addAll(cellsOfWord());
        } while (isAtCell());
        return cells;
    }

    /**
     * Reads cells up to the end of the line or to the first word that names no cell.
     *
     * @return the cells, at least one, each once, in the order in which they are listed
     * @throws GridFormatException if the current word does not name cells of the grid, or a further word begins like a cell but names none, or one that
     *     is listed already
     */
    List<Cell> distinctCells() {
        Set<Cell> cells = new LinkedHashSet<>();
        do {
            RuleWords word = copy();
            for (Cell cell : cellsOfWord()) {
                if (!cells.add(cell)) {
                    throw word.wrong("each cell once");
                }
            }
        } while (isAtCell());
        return List.copyOf(cells);
    }

    /**
     * Reads cells up to the end of the line or to the first word that names no cell.
     *
     * @param others cells that must not be among them
     * @return the cells, at least one, in the order in which they are listed
     * @throws GridFormatException as {@link #cells}, and if one of the others is among them
     */
    List<Cell> cellsOtherThan(List<Cell> others) {
        RuleWords word = copy();
        List<Cell> cells = cells();
        for (Cell cell : cells) {
            if (others.contains(cell)) {
                while (!word.copy().cellsOfWord().contains(cell)) {
                    word.advance();
                }
                throw word.wrong("a cell other than " + cell);
            }
        }
        return cells;
    }

    /**
     * Whether the current word begins as one does that names cells.
     *
     * @return true if it begins with an {@code r} or with the name of an edge
     */
    boolean isAtCell() {
        return !isAtEnd() && (line.charAt(start) == 'r' || lengthOfEdge(word()) > 0);
    }

    /**
     * Reads one cell.
     *
     * @return the cell
     * @throws GridFormatException if the current word is not a cell of the grid
     */
    public Cell cell() {
        Cell cell = cell(start, end);
        advance();
        return cell;
    }

    /**
     * The length of the name of an edge with which a word begins, such as {@code left}.
     *
     * @param word the word
     * @return 0 if it begins with none
     */
    public static int lengthOfEdge(String word) {
        for (String edge : EDGES) {
            if (word.startsWith(edge)) {
                return edge.length();
            }
        }
        return 0;
    }

    /**
     * Reads one cell.
     *
     * @param one a cell
     * @return another cell
     * @throws GridFormatException if the current word is not a cell of the grid, or the same cell
     */
    Cell cellOtherThan(Cell one) {
        Cell other = cell(start, end);
        if (other.equals(one)) {
            throw wrong("a cell other than " + one);
        }
        advance();
        return other;
    }

    private List<Cell> cellsOfWord() {
        for (String edge : EDGES) {
            if (word().startsWith(edge)) {
                return lineFrom(edge);
            }
        }
        int dash = line.indexOf('-', start);
        if (dash < 0 || dash >= end) {
            return List.of(cell());
        }
        List<Cell> run = CellText.run(cell(start, dash), cell(dash + 1, end));
        if (run.isEmpty()) {
            throw wrong("two cells in a row, a column or a diagonal");
        }
        advance();
        return run;
    }

    private List<Cell> lineFrom(String edge) {
        String place = word().substring(edge.length());
        boolean isNumber =
                !place.isEmpty() && place.length() <= 3 && place.chars().allMatch(Character::isDigit);
        int index = isNumber ? Integer.parseInt(place) - 1 : -1;
        int count = edge.equals("left") || edge.equals("right") ? rows : columns;
        if (index < 0 || index >= count) {
            throw wrong(edge + "1 to " + edge + count);
        }
        advance();
        int right = columns - 1;
        int bottom = rows - 1;
        return switch (edge) {
            case "left" -> CellText.run(new Cell(index, 0), new Cell(index, right));
            case "right" -> CellText.run(new Cell(index, right), new Cell(index, 0));
            case "top" -> CellText.run(new Cell(0, index), new Cell(bottom, index));
            default -> CellText.run(new Cell(bottom, index), new Cell(0, index));
        };
    }

    private Cell cell(int from, int to) {
        Cell cell;
        try {
            cell = Cell.parse(line.substring(from, to));
        } catch (IllegalArgumentException malformed) {
            throw GridFormatException.atToken(number, line, from, to, aCell());
        }
        if (cell.row() >= rows || cell.column() >= columns) {
            throw GridFormatException.atToken(number, line, from, to, aCell());
        }
        return cell;
    }

    private String aCell() {
        return "a cell from r1c1 to r" + rows + "c" + columns;
    }

    /**
     * Reads everything that follows the current word, as it stands, after one blank.
     *
     * @return the text, which may be empty
     */
    String rest() {
        int from = Math.min(line.length(), end + 1);
        start = line.length();
        end = start;
        return line.substring(from);
    }

    /**
     * Reads a text between slashes, in which there may be blanks.
     *
     * @param expected what it is, for the message
     * @param meaning makes something of the text; may reject it
     * @return what it makes
     * @throws GridFormatException if there is no such text, or it is rejected
     */
    <T> T slashed(String expected, Function<String, T> meaning) {
        int close = word().startsWith("/") ? line.indexOf('/', start + 1) : -1;
        if (close < 0) {
            throw wrong(expected);
        }
        T result = parsed(start + 1, close, meaning);
        end = close + 1;
        advance();
        return result;
    }

    /**
     * Reads a text that ends before one of some words, in which there may be blanks.
     *
     * @param closing the words
     * @param expected what it is, for the message
     * @param meaning makes something of the text; may reject it
     * @return what it makes
     * @throws GridFormatException if there is no such text, or it is rejected
     */
    <T> T before(List<String> closing, String expected, Function<String, T> meaning) {
        int from = start;
        int to = start;
        while (!isAtEnd() && !closing.contains(word())) {
            to = end;
            advance();
        }
        if (from == to || isAtEnd()) {
            throw wrong(expected);
        }
        return parsed(from, to, meaning);
    }

    private <T> T parsed(int from, int to, Function<String, T> meaning) {
        try {
            return meaning.apply(line.substring(from, to));
        } catch (SyntaxException wrong) {
            throw GridFormatException.atCharacter(number, line, from + wrong.index(), wrong.expected());
        }
    }

    /**
     * Reads the words before one of some words, or before the end of the line.
     *
     * @param closing the words
     * @return what has been read, as a line of its own whose places are those of this one
     */
    RuleWords upTo(Set<String> closing) {
        RuleWords from = copy();
        int to = start;
        while (!isAtEnd() && !closing.contains(word())) {
            to = end;
            advance();
        }
        return new RuleWords(line.substring(0, to), number, from.start, rows, columns, values);
    }

    /**
     * Rejects further words.
     *
     * @throws GridFormatException if there is one
     */
    public void requireEnd() {
        if (!isAtEnd()) {
            throw wrong("the end of the line");
        }
    }

    /**
     * The error that the current word is not what was expected.
     *
     * @param expected what was expected
     * @return the error
     */
    public GridFormatException wrong(String expected) {
        return GridFormatException.atToken(number, line, start, end, expected);
    }
}
