package io.github.sudokusat.format;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.DigitSymbols;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A text format in which candidates are written. {@link GridParser#parseMarks} reads all formats back. Immutable.
 *
 * <p>Formats do not end their last line: the caller does, with {@code \n}.
 */
public final class MarksFormat {

    private static final MarksFormat PICTURE = new MarksFormat(Frame.ASCII, TextOptions.DEFAULT_ALPHABET);
    private static final MarksFormat UNICODE_PICTURE = new MarksFormat(Frame.UNICODE, TextOptions.DEFAULT_ALPHABET);
    private static final MarksFormat LINE = new MarksFormat(null, TextOptions.DEFAULT_ALPHABET);

    /** The characters of the borders; null if all candidates are on one line. */
    private final @Nullable String borders;
    /** The characters of the line for 1, 2, 3 …. */
    private final String alphabet;

    private MarksFormat(@Nullable String borders, String alphabet) {
        this.borders = borders;
        this.alphabet = alphabet;
    }

    /**
     * The candidate grid: one row a line, with the cells in columns and ASCII borders around the boxes. Up to side 9 the candidates of a cell are
     * written together ({@code 2389}); beyond, and if some cell has none, they are numbers separated by {@code /}, with {@code /} alone for none.
     *
     * @return the format; any side
     */
    public static MarksFormat picture() {
        return PICTURE;
    }

    /**
     * The candidate grid as {@link #picture()} writes it, with borders of box-drawing characters.
     *
     * @return the format; any side
     */
    public static MarksFormat unicodePicture() {
        return UNICODE_PICTURE;
    }

    /**
     * A character for each candidate, cell by cell: the digit, or {@code .} if the cell does not have it; 729 characters in classic Sudoku. Sides
     * other than 9 can be read back only with their layout.
     *
     * @return the format; side 2 to 35
     */
    public static MarksFormat line() {
        return LINE;
    }

    /**
     * The line format in another alphabet.
     *
     * @param alphabet the characters for the digits, as {@link TextOptions#withAlphabet} accepts them
     * @return the format; from side 2 to the side that the alphabet has characters for
     * @throws IllegalArgumentException if it is not a valid alphabet
     */
    public static MarksFormat line(String alphabet) {
        TextOptions.requireAlphabet(alphabet);
        return new MarksFormat(null, alphabet);
    }

    /**
     * Writes candidates.
     *
     * @param marks the candidates
     * @param out receives the text
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if this format does not support the side; nothing is written then
     */
    public void write(PencilMarks marks, Appendable out) throws IOException {
        if (borders == null) {
            writeLine(marks, out);
        } else {
            writePicture(marks, borders, out);
        }
    }

    /**
     * The text of candidates.
     *
     * @param marks the candidates
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if this format does not support the side
     */
    public String format(PencilMarks marks) {
        StringBuilder text = new StringBuilder();
        try {
            write(marks, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder raises none", e);
        }
        return text.toString();
    }

    private void writeLine(PencilMarks marks, Appendable out) throws IOException {
        int side = marks.layout().side();
        String signs = DigitSymbols.alphabet(alphabet, marks.layout());
        if (side < 2 || side > signs.length()) {
            throw new IllegalArgumentException(
                    "side must be from 2 to " + signs.length() + " in this format, but is " + side);
        }
        StringBuilder line = new StringBuilder();
        for (int cell : marks.layout().cells()) {
            for (int digit = 1; digit <= side; digit++) {
                line.append(marks.has(cell, digit) ? signs.charAt(digit - 1) : '.');
            }
        }
        out.append(line);
    }

    private static void writePicture(PencilMarks marks, String borders, Appendable out) throws IOException {
        int side = marks.layout().side();
        boolean together = marks.layout().values().greatest() < 10 && hasAllCells(marks);
        String[] cells = new String[side * side];
        int[] lengths = new int[side * side];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = together ? digits(marks, cell) : numbers(marks, cell);
            lengths[cell] = cells[cell].length();
        }
        out.append(Frame.table(marks.layout(), cells, lengths, borders));
    }

    private static boolean hasAllCells(PencilMarks marks) {
        for (int cell : marks.layout().cells()) {
            if (marks.count(cell) == 0) {
                return false;
            }
        }
        return true;
    }

    private static String digits(PencilMarks marks, int cell) {
        StringBuilder text = new StringBuilder();
        for (int digit = 1; digit <= marks.layout().side(); digit++) {
            if (marks.has(cell, digit)) {
                text.append(marks.layout().values().of(digit));
            }
        }
        return text.toString();
    }

    /** The candidates of a cell as numbers separated by slashes. */
    static String numbers(PencilMarks marks, int cell) {
        StringBuilder text = new StringBuilder();
        for (int digit = 1; digit <= marks.layout().side(); digit++) {
            if (marks.has(cell, digit)) {
                text.append(text.length() == 0 ? "" : "/")
                        .append(marks.layout().values().of(digit));
            }
        }
        return text.length() == 0 ? "/" : text.toString();
    }
}
