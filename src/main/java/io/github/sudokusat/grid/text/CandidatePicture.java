package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.candidates.CandidateGrid;

/**
 * Draws pictures of candidates in which some are marked, for people who follow an explanation; no reader accepts them. Immutable.
 *
 * <p>Each row is a line, with the cells in columns and borders around the boxes or regions. Up to side 9 the candidates of a cell are written
 * together; beyond, they are separated by {@code /}. A marked candidate follows its sign: {@code 13*4-7}.
 */
public final class CandidatePicture {

    /** Decides which candidates are marked, and how. */
    public interface Marking {

        /**
         * The sign of a candidate.
         *
         * @param cell the cell's number
         * @param digit a candidate of the cell, from 1
         * @return the character to write before it, or 0 for none
         */
        char sign(int cell, int digit);

        /**
         * The colour of a candidate on terminals.
         *
         * @param cell the cell's number
         * @param digit a candidate of the cell, from 1
         * @return the number of an ANSI escape sequence, such as 31 for red, or 0 for none
         */
        int colour(int cell, int digit);
    }

    private static final String ESCAPE = "\u001b[";
    private static final int BOLD = 1;
    private static final int LARGEST_TOGETHER = 9;

    private final String lines;
    private final boolean isColoured;

    private CandidatePicture(String lines, boolean isColoured) {
        this.lines = lines;
        this.isColoured = isColoured;
    }

    /**
     * Pictures with borders of {@code - | +} and with signs only.
     *
     * @return the form
     */
    public static CandidatePicture ascii() {
        return new CandidatePicture(Frame.ASCII, false);
    }

    /**
     * Pictures with borders of box-drawing characters, without colours.
     *
     * @return the form
     */
    public static CandidatePicture unicode() {
        return new CandidatePicture(Frame.UNICODE, false);
    }

    /**
     * This form for terminals that show colours: marked candidates in the colours of their marking in addition to the signs, placed digits in bold.
     *
     * @return the new form
     */
    public CandidatePicture withColours() {
        return new CandidatePicture(lines, true);
    }

    /**
     * Draws candidates.
     *
     * @param grid the candidates, not contradictory; any side
     * @param marking called for every candidate of the cells without a placed digit
     * @return the picture, without a line end after it
     */
    public String format(CandidateGrid grid, Marking marking) {
        int cellCount = grid.layout().cellCount();
        String[] cells = new String[cellCount];
        int[] lengths = new int[cellCount];
        for (int cell = 0; cell < cellCount; cell++) {
            StringBuilder text = new StringBuilder();
            lengths[cell] = grid.digit(cell) == 0
                    ? appendCandidates(text, grid, cell, marking)
                    : append(text, Integer.toString(grid.digit(cell)), BOLD);
            cells[cell] = text.toString();
        }
        return Frame.table(grid.layout(), cells, lengths, lines);
    }

    /** Appends the candidates of a cell and returns the number of columns that they take. */
    private int appendCandidates(StringBuilder text, CandidateGrid grid, int cell, Marking marking) {
        boolean isSeparated = grid.layout().side() > LARGEST_TOGETHER;
        int length = 0;
        for (int digit = grid.nextCandidate(cell, 1); digit != 0; digit = grid.nextCandidate(cell, digit + 1)) {
            if (isSeparated && length > 0) {
                text.append('/');
                length++;
            }
            char sign = marking.sign(cell, digit);
            length += append(text, (sign == 0 ? "" : String.valueOf(sign)) + digit, marking.colour(cell, digit));
        }
        return length;
    }

    /** Appends a text in a colour, or in none, and returns the number of columns it takes. */
    private int append(StringBuilder text, String plain, int colour) {
        if (isColoured && colour != 0) {
            text.append(ESCAPE)
                    .append(colour)
                    .append('m')
                    .append(plain)
                    .append(ESCAPE)
                    .append("0m");
        } else {
            text.append(plain);
        }
        return plain.length();
    }
}
