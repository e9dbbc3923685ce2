package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.text.read.GridParser;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;

/**
 * Rows on lines with borders around the boxes or regions: for people, and read back by {@link GridParser}. Immutable.
 *
 * <p>Cells are characters of the alphabet, {@code .} for a blank; decimal numbers where the alphabet ends. With a puzzle and a solution,
 * the puzzle's givens are told apart from the digits found: in brackets ({@code [5]}), or in bold on a terminal.
 */
public final class PictureFormat implements GridFormat {

    private enum Givens {
        ALIKE,
        IN_BRACKETS,
        BOLD
    }

    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    private final String lines;
    private final String alphabet;
    private final boolean isBold;

    private PictureFormat(String lines, String alphabet, boolean isBold) {
        this.lines = lines;
        this.alphabet = alphabet;
        this.isBold = isBold;
    }

    /**
     * Pictures with borders of box-drawing characters.
     *
     * @return the format; any side
     */
    public static PictureFormat unicode() {
        return new PictureFormat(Frame.UNICODE, TextOptions.DEFAULT_ALPHABET, false);
    }

    /**
     * Pictures with borders of {@code - | +}.
     *
     * @return the format; any side
     */
    public static PictureFormat ascii() {
        return new PictureFormat(Frame.ASCII, TextOptions.DEFAULT_ALPHABET, false);
    }

    /**
     * This format with other characters for the digits.
     *
     * @param newAlphabet the characters, as {@link TextOptions#withAlphabet} takes them
     * @return the new format
     * @throws IllegalArgumentException if it is no alphabet
     */
    public PictureFormat withAlphabet(String newAlphabet) {
        TextOptions.requireAlphabet(newAlphabet);
        return new PictureFormat(lines, newAlphabet, isBold);
    }

    /**
     * This format with givens in bold, by an ANSI escape sequence, in place of brackets.
     *
     * @return the new format
     */
    public PictureFormat withBoldGivens() {
        return new PictureFormat(lines, alphabet, true);
    }

    @Override
    public void write(Grid grid, Appendable out) throws IOException {
        Objects.requireNonNull(grid, "grid");
        write(Grid.empty(grid.layout()), grid, Givens.ALIKE, out);
    }

    /**
     * Writes a solution, or anything between puzzle and solution, with the givens told apart.
     *
     * @param puzzle the givens
     * @param solution the digits that are written; its layout gives the borders
     * @param out where to
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if the sides differ
     */
    public void write(Grid puzzle, Grid solution, Appendable out) throws IOException {
        if (puzzle.layout().side() != solution.layout().side()) {
            throw new IllegalArgumentException("sides of puzzle and solution must be equal, but are "
                    + puzzle.layout().side() + " and " + solution.layout().side());
        }
        write(puzzle, solution, isBold ? Givens.BOLD : Givens.IN_BRACKETS, out);
    }

    /**
     * The picture of a solution with the givens told apart.
     *
     * @param puzzle the givens
     * @param solution the digits that are written
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if the sides differ
     */
    public String format(Grid puzzle, Grid solution) {
        StringBuilder text = new StringBuilder();
        try {
            write(puzzle, solution, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder raises none", e);
        }
        return text.toString();
    }

    private void write(Grid puzzle, Grid grid, Givens givens, Appendable out) throws IOException {
        Layout layout = grid.layout();
        int side = layout.side();
        int width = side <= alphabet.length() ? 1 : NumbersFormat.width(side);
        boolean hasBrackets = givens == Givens.IN_BRACKETS;
        int[] widths = new int[side];
        Arrays.fill(widths, hasBrackets ? width + 2 : width);
        // Brackets take the place of the padding.
        Frame frame = new Frame(layout, widths, lines, hasBrackets ? "" : " ");
        StringBuilder line = new StringBuilder();
        for (int row = 0; row < side; row++) {
            frame.appendBorder(line, row);
            for (int column = 0; column < side; column++) {
                frame.appendSide(line, row, column);
                int cell = row * side + column;
                appendCell(
                        line,
                        text(grid.digit(cell), side),
                        width,
                        puzzle.digit(cell) == 0 ? Givens.ALIKE : givens,
                        hasBrackets);
            }
            frame.appendSide(line, row, side);
            out.append(line).append('\n');
            line.setLength(0);
        }
        frame.appendBorder(line, side);
        out.append(line, 0, line.length() - 1);
    }

    private static void appendCell(StringBuilder line, String text, int width, Givens as, boolean hasBrackets) {
        String room = hasBrackets ? " " : "";
        line.append(as == Givens.IN_BRACKETS ? "[" : room);
        Frame.repeat(line, ' ', width - text.length());
        line.append(as == Givens.BOLD ? BOLD : "").append(text).append(as == Givens.BOLD ? PLAIN : "");
        line.append(as == Givens.IN_BRACKETS ? "]" : room);
    }

    private String text(int digit, int side) {
        if (digit == 0) {
            return ".";
        }
        return side <= alphabet.length() ? String.valueOf(alphabet.charAt(digit - 1)) : Integer.toString(digit);
    }
}
