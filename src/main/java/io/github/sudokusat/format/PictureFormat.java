package io.github.sudokusat.format;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Draws pictures for people: rows on lines, with borders around the boxes or regions. {@link GridParser} reads them back. Immutable.
 *
 * <p>The cells of diagonals have a stroke on each side, and those of windows dotted lines: {@code ╲5╱} and {@code ┊5┊}, or in ASCII {@code `5'} and
 * {@code :5:}.
 *
 * <p>Cells are characters of the alphabet, with {@code .} for a blank, or decimal numbers if the alphabet is too short. With a puzzle and a solution,
 * the puzzle's givens are distinguished from the digits found: by brackets ({@code [5]}), or by colours on a terminal.
 */
public final class PictureFormat implements GridFormat {

    /** The way in which the digit of a cell is distinguished from others. */
    private enum Mark {
        NONE("", "", ""),
        GIVEN("[", "]", "\u001b[1m"),
        FOUND(" ", " ", "\u001b[36m"),
        HIGHLIGHTED("(", ")", "\u001b[7m");

        private final String before;
        private final String after;
        private final String style;

        Mark(String before, String after, String style) {
            this.before = before;
            this.after = after;
            this.style = style;
        }
    }

    private static final String PLAIN = "\u001b[0m";

    private final String lines;
    private final String alphabet;
    private final boolean isColoured;

    private PictureFormat(String lines, String alphabet, boolean isColoured) {
        this.lines = lines;
        this.alphabet = alphabet;
        this.isColoured = isColoured;
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
     * @param newAlphabet the characters, as {@link TextOptions#withAlphabet} accepts them
     * @return the new format
     * @throws IllegalArgumentException if it is not a valid alphabet
     */
    public PictureFormat withAlphabet(String newAlphabet) {
        TextOptions.requireAlphabet(newAlphabet);
        return new PictureFormat(lines, newAlphabet, isColoured);
    }

    /**
     * This format for terminals that show colours, by ANSI escape sequences in place of brackets: givens in bold, other digits in cyan, highlighted
     * ones in reverse video.
     *
     * @return the new format
     */
    public PictureFormat withColours() {
        return new PictureFormat(lines, alphabet, true);
    }

    @Override
    public void write(Grid grid, Appendable out) throws IOException {
        Objects.requireNonNull(grid, "grid");
        Mark[] marks = new Mark[grid.layout().cellCount()];
        Arrays.fill(marks, Mark.NONE);
        write(grid, marks, false, out);
    }

    /**
     * Writes a solution, or anything between puzzle and solution, with the givens marked.
     *
     * @param puzzle the givens
     * @param solution the digits that are written; its layout gives the borders
     * @param out receives the text
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if the sides differ
     */
    public void write(Grid puzzle, Grid solution, Appendable out) throws IOException {
        write(puzzle, solution, List.of(), out);
    }

    /**
     * Writes a solution with the givens marked and some cells highlighted: in parentheses ({@code (5)}), or in reverse video on a terminal.
     *
     * @param puzzle the givens
     * @param solution the digits that are written; its layout gives the borders
     * @param highlighted the cells; a given is highlighted too
     * @param out receives the text
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if the sides differ, or a cell is outside the grid
     */
    public void write(Grid puzzle, Grid solution, List<Cell> highlighted, Appendable out) throws IOException {
        int side = solution.layout().side();
        if (puzzle.layout().side() != side) {
            throw new IllegalArgumentException("sides of puzzle and solution must be equal, but are "
                    + puzzle.layout().side() + " and " + side);
        }
        Mark[] marks = new Mark[side * side];
        for (int cell = 0; cell < marks.length; cell++) {
            boolean isFound = puzzle.digit(cell) == 0 && solution.digit(cell) != 0;
            marks[cell] = puzzle.digit(cell) != 0 ? Mark.GIVEN : isFound ? Mark.FOUND : Mark.NONE;
        }
        for (Cell cell : highlighted) {
            if (cell.row() >= side || cell.column() >= side) {
                throw new IllegalArgumentException("highlighted must have cells of side " + side + ", but has " + cell);
            }
            marks[cell.row() * side + cell.column()] = Mark.HIGHLIGHTED;
        }
        write(solution, marks, !isColoured, out);
    }

    /**
     * The picture of a solution with the givens marked.
     *
     * @param puzzle the givens
     * @param solution the digits that are written
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if the sides differ
     */
    public String format(Grid puzzle, Grid solution) {
        return format(puzzle, solution, List.of());
    }

    /**
     * The picture of a solution with the givens marked and some cells highlighted.
     *
     * @param puzzle the givens
     * @param solution the digits that are written
     * @param highlighted the cells; a given is highlighted too
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if the sides differ, or a cell is outside the grid
     */
    public String format(Grid puzzle, Grid solution, List<Cell> highlighted) {
        StringBuilder text = new StringBuilder();
        try {
            write(puzzle, solution, highlighted, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder raises none", e);
        }
        return text.toString();
    }

    /**
     * The picture of a text for each cell, such as letters for the rules that it is part of.
     *
     * @param layout gives the borders
     * @param labels the text of each cell, of characters that take one column of a terminal; {@code .} is written for an empty one
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if there are not as many texts as cells
     */
    public String labels(Layout layout, List<String> labels) {
        if (labels.size() != layout.cellCount()) {
            throw new IllegalArgumentException(
                    "labels must have " + layout.cellCount() + " texts, but has " + labels.size());
        }
        String[] cells =
                labels.stream().map(label -> label.isEmpty() ? "." : label).toArray(String[]::new);
        return Frame.table(
                layout, cells, Arrays.stream(cells).mapToInt(String::length).toArray(), lines);
    }

    private void write(Grid grid, Mark[] marks, boolean hasBrackets, Appendable out) throws IOException {
        Layout layout = grid.layout();
        int side = layout.side();
        DigitSymbols symbols = DigitSymbols.of(alphabet, layout);
        int width = symbols.areCharacters()
                ? 1
                : NumbersFormat.width(layout.values().greatest());
        int[] widths = new int[side];
        CellSigns signs = CellSigns.of(layout, lines);
        Arrays.fill(widths, (hasBrackets ? width + 2 : width) + signs.width());
        // Brackets take the place of the padding.
        Frame frame = new Frame(layout, widths, lines, hasBrackets ? "" : " ");
        StringBuilder line = new StringBuilder();
        for (int row = 0; row < layout.rows(); row++) {
            frame.appendBorder(line, row);
            for (int column = 0; column < layout.columns(); column++) {
                frame.appendSide(line, row, column);
                int cell = row * side + column;
                int digit = grid.digit(cell);
                signs.appendLeft(line, cell);
                appendCell(line, digit == 0 ? "." : symbols.text(digit), width, marks[cell], hasBrackets);
                signs.appendRight(line, cell);
            }
            frame.appendSide(line, row, layout.columns());
            out.append(line).append('\n');
            line.setLength(0);
        }
        frame.appendBorder(line, layout.rows());
        out.append(line, 0, line.length() - 1);
    }

    private static void appendCell(StringBuilder line, String text, int width, Mark mark, boolean hasBrackets) {
        Mark shown = hasBrackets && mark == Mark.NONE ? Mark.FOUND : mark;
        line.append(hasBrackets ? shown.before : "");
        Frame.repeat(line, ' ', width - text.length());
        boolean hasStyle = !hasBrackets && mark != Mark.NONE;
        line.append(hasStyle ? mark.style : "").append(text).append(hasStyle ? PLAIN : "");
        line.append(hasBrackets ? shown.after : "");
    }
}
