package io.github.sudokusat.format.svg;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.text.XmlText;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Draws grids as SVG (Scalable Vector Graphics), black on white, for pages, documents and printing. Immutable.
 *
 * <p>A picture is one {@code svg} element with its namespace, so it is both a file and a part of a page. It has no identifiers, styles or scripts, so
 * a page may hold any number of them. A cell is 60 units wide, and so is its size in pixels unless a style sheet sets another one. The borders of
 * boxes or regions are thick, and so is the frame; boxes of one row or one column are not drawn. Diagonals are grey lines; windows and houses of the
 * user's are shaded and outlined, so that they remain visible if a printer drops the shade. Named rules are drawn as {@link SvgRules} says; if there
 * are clues outside the grid, the picture has room for them on all sides, so it is a square if the grid is. Other rules have no picture.
 *
 * <p>Givens are bold, other digits are not, and pencil marks are small digits, each at its own place in the cell. Digits are characters of the
 * alphabet, or decimal numbers if the alphabet is too short. A picture takes about 2 kB for a classic puzzle, and time proportional to the number of
 * candidates.
 */
public final class SvgPicture {

    private static final String FONTS = "Helvetica, Arial, 'Liberation Sans', sans-serif";

    private static final int TENTHS = 10;

    /** The bounds for the width of the lines between cells, in tenths of a unit. */
    private static final int THINNEST = 4;

    private static final int THICKEST_THIN = 24;

    /** The distance between the edge of a window and its outline, in tenths of a unit. */
    private static final int OUTLINE_INSET = 40;

    private final String alphabet;
    private final @Nullable String label;
    private final Credits credits;

    private SvgPicture(String alphabet, @Nullable String label, Credits credits) {
        this.alphabet = alphabet;
        this.label = label;
        this.credits = credits;
    }

    /**
     * Pictures with the usual alphabet and a label that names the size of the grid.
     *
     * @return the form
     */
    public static SvgPicture create() {
        return new SvgPicture(TextOptions.DEFAULT_ALPHABET, null, Credits.NONE);
    }

    /**
     * This form with other characters for the digits.
     *
     * @param newAlphabet the characters, as {@link TextOptions#withAlphabet} accepts them
     * @return the new form
     * @throws IllegalArgumentException if it is not a valid alphabet
     */
    public SvgPicture withAlphabet(String newAlphabet) {
        return new SvgPicture(
                TextOptions.defaults().withAlphabet(newAlphabet).alphabet().orElse(newAlphabet), label, credits);
    }

    /**
     * This form with another label.
     *
     * @param newLabel what assistive technology reads in place of the picture; any text, which is escaped
     * @return the new form
     */
    public SvgPicture withLabel(String newLabel) {
        return new SvgPicture(alphabet, Objects.requireNonNull(newLabel, "newLabel"), credits);
    }

    /**
     * This form with what a setter says of the puzzle, as setters publish pictures: the title and the author above the grid, the rules in words below
     * it, broken into lines of the grid's width.
     *
     * @param newCredits the words; without any, there is the grid alone
     * @return the new form
     */
    public SvgPicture withCredits(Credits newCredits) {
        return new SvgPicture(alphabet, label, Objects.requireNonNull(newCredits, "newCredits"));
    }

    /**
     * Writes a puzzle, all of whose digits are givens.
     *
     * @param puzzle the puzzle
     * @param out receives the picture, without a line end after it
     * @throws IOException if {@code out} raises it
     */
    public void write(Grid puzzle, Appendable out) throws IOException {
        draw(puzzle, puzzle, null, out);
    }

    /**
     * Writes a solution, or anything between puzzle and solution.
     *
     * @param puzzle the givens
     * @param position the digits that are drawn; its layout gives the lines
     * @param out receives the picture, without a line end after it
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if the sides differ
     */
    public void write(Grid puzzle, Grid position, Appendable out) throws IOException {
        draw(puzzle, position, null, out);
    }

    /**
     * Writes a position with pencil marks.
     *
     * @param puzzle the givens
     * @param position the digits that are drawn; its layout gives the lines
     * @param marks the candidates that are drawn in the blank cells of the position
     * @param out receives the picture, without a line end after it
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if the sides differ
     */
    public void write(Grid puzzle, Grid position, PencilMarks marks, Appendable out) throws IOException {
        draw(puzzle, position, Objects.requireNonNull(marks, "marks"), out);
    }

    /**
     * The picture of a puzzle, all of whose digits are givens.
     *
     * @param puzzle the puzzle
     * @return the text, without a line end after it
     */
    public String format(Grid puzzle) {
        StringBuilder text = new StringBuilder();
        try {
            write(puzzle, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder raises none", e);
        }
        return text.toString();
    }

    private void draw(Grid puzzle, Grid position, @Nullable PencilMarks marks, Appendable out) throws IOException {
        Layout layout = position.layout();
        requireSide("puzzle", puzzle.layout(), layout);
        if (marks != null) {
            requireSide("marks", marks.layout(), layout);
        }
        SvgRules rules = SvgRules.of(layout);
        begin(layout, rules.margin(), position, out);
        StringBuilder text = new StringBuilder();
        appendShades(layout, text);
        appendRules(rules.below(), text);
        appendLines(layout, text);
        appendRules(rules.above(), text);
        text.append("<g font-family=\"").append(FONTS).append("\" text-anchor=\"middle\" fill=\"#000\">\n");
        DigitPainter digits = new DigitPainter(position, alphabet);
        if (marks != null) {
            digits.appendMarks(marks, rules.labelledCells(), text);
        }
        digits.appendDigits(puzzle, true, text);
        digits.appendDigits(puzzle, false, text);
        out.append(text.append("</g>\n</svg>"));
    }

    private static void requireSide(String name, Layout layout, Layout expected) {
        if (layout.side() != expected.side()) {
            throw new IllegalArgumentException(
                    name + " must have side " + expected.side() + " like the position, but has side " + layout.side());
        }
    }

    private void begin(Layout layout, int room, Grid position, Appendable out) throws IOException {
        int margin = Math.max(room, PathData.units(thick(layout.side()) / 2) + 1);
        int gridWidth = layout.columns() * GridLines.CELL / TENTHS;
        int gridHeight = layout.rows() * GridLines.CELL / TENTHS;
        SvgCaption caption = new SvgCaption(credits, gridWidth);
        int top = margin + caption.above();
        int width = gridWidth + 2 * margin;
        int height = gridHeight + top + margin + caption.below();
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"");
        XmlText.append(out, label == null ? usualLabel(position) : label);
        out.append("\" width=\"" + width + "\" height=\"" + height + "\"");
        out.append(" viewBox=\"-" + margin + " -" + top + " " + width + " " + height + "\">\n");
        out.append("<rect x=\"-" + margin + "\" y=\"-" + top + "\" width=\"" + width + "\" height=\"" + height
                + "\" fill=\"#fff\"/>\n");
        if (!credits.equals(Credits.NONE)) {
            out.append("<g font-family=\"" + FONTS + "\" fill=\"#000\">\n");
            caption.write(gridWidth / 2, -margin, 0, gridHeight + margin, out);
            out.append("</g>\n");
        }
    }

    private static String usualLabel(Grid position) {
        int count = position.filledCount();
        return "Sudoku, " + position.layout().rows() + "×" + position.layout().columns() + ", " + count
                + (count == 1 ? " digit" : " digits");
    }

    /** The width of the lines between cells, in tenths of a unit: such that pictures of the same size have similar lines, whatever their side. */
    private static int thin(int side) {
        return Math.max(THINNEST, Math.min(side * TENTHS / 9, THICKEST_THIN));
    }

    /** The width of the lines between regions, in tenths of a unit. */
    private static int thick(int side) {
        return 2 * thin(side) + 20;
    }

    private static void appendShades(Layout layout, StringBuilder out) {
        PathData shaded = new GridLines(layout).shadedCells();
        if (!shaded.isEmpty()) {
            out.append("<path fill=\"#e6e6e6\" d=\"").append(shaded).append("\"/>\n");
        }
    }

    private static void appendRules(String rules, StringBuilder out) {
        if (!rules.isEmpty()) {
            out.append("<g font-family=\"").append(FONTS).append("\" text-anchor=\"middle\">\n");
            out.append(rules).append("</g>\n");
        }
    }

    private static void appendLines(Layout layout, StringBuilder out) {
        int thin = thin(layout.side());
        GridLines lines = new GridLines(layout);
        appendStroke(lines.cells(), "#000", thin, out);
        appendStroke(lines.diagonals(), "#888", 2 * thin, out);
        appendStroke(lines.outlines(OUTLINE_INSET), "#666", 3 * thin / 2, out);
        appendStroke(lines.borders(), "#000", thick(layout.side()), out);
    }

    private static void appendStroke(PathData path, String colour, int width, StringBuilder out) {
        if (!path.isEmpty()) {
            out.append("<path fill=\"none\" stroke=\"").append(colour).append("\" stroke-width=\"");
            PathData.append(width, out);
            out.append("\" stroke-linecap=\"square\" d=\"").append(path).append("\"/>\n");
        }
    }
}
