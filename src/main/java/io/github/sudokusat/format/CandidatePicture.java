package io.github.sudokusat.format;

import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.candidates.CandidateGrid;

/**
 * Draws pictures of candidates in which some are marked, for people who follow an explanation; no reader accepts them. Immutable.
 *
 * <p>Each row is a line, with the cells in columns and borders around the boxes or regions. Candidates are characters of the alphabet, written
 * together, or numbers separated by {@code /} if the alphabet is too short. A marked candidate follows its sign and is always separated from its
 * neighbours, so that it cannot be misread: {@code 13/*4/-7}. If anything is marked, a cell that still has every digit and no mark is a dot, so that
 * nothing hides the marks on a grid that is nearly empty.
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
    private static final char SEPARATOR = '/';
    /** Stands for a cell that has every digit, where others are marked. */
    private static final String ANY_DIGIT = ".";

    private final String lines;
    private final String alphabet;
    private final boolean isColoured;

    private CandidatePicture(String lines, String alphabet, boolean isColoured) {
        this.lines = lines;
        this.alphabet = alphabet;
        this.isColoured = isColoured;
    }

    /**
     * Pictures with borders of {@code - | +} and with signs only.
     *
     * @return the form
     */
    public static CandidatePicture ascii() {
        return new CandidatePicture(Frame.ASCII, TextOptions.DEFAULT_ALPHABET, false);
    }

    /**
     * Pictures with borders of box-drawing characters, without colours.
     *
     * @return the form
     */
    public static CandidatePicture unicode() {
        return new CandidatePicture(Frame.UNICODE, TextOptions.DEFAULT_ALPHABET, false);
    }

    /**
     * This form for terminals that show colours: marked candidates in the colours of their marking in addition to the signs, placed digits in bold.
     *
     * @return the new form
     */
    public CandidatePicture withColours() {
        return new CandidatePicture(lines, alphabet, true);
    }

    /**
     * This form with other characters for the digits.
     *
     * @param newAlphabet the characters, as {@link TextOptions#withAlphabet} accepts them
     * @return the new form
     * @throws IllegalArgumentException if it is not a valid alphabet
     */
    public CandidatePicture withAlphabet(String newAlphabet) {
        TextOptions.requireAlphabet(newAlphabet);
        return new CandidatePicture(lines, newAlphabet, isColoured);
    }

    /**
     * Draws candidates.
     *
     * @param grid the candidates, not contradictory; any side
     * @param marking called for every candidate, and for every placed digit
     * @return the picture, without a line end after it
     */
    public String format(CandidateGrid grid, Marking marking) {
        int cellCount = grid.layout().cellCount();
        DigitSymbols symbols = DigitSymbols.of(alphabet, grid.layout());
        String[] cells = new String[cellCount];
        int[] lengths = new int[cellCount];
        boolean hasMarks = hasMarks(grid, marking);
        for (int cell = 0; cell < cellCount; cell++) {
            StringBuilder text = new StringBuilder();
            if (hasMarks && isAnyDigit(grid, cell, marking)) {
                lengths[cell] = append(text, ANY_DIGIT, 0);
            } else {
                lengths[cell] = grid.digit(cell) == 0
                        ? appendCandidates(text, grid, cell, symbols, marking)
                        : appendPlaced(text, cell, grid.digit(cell), symbols, marking);
            }
            cells[cell] = text.toString();
        }
        return Frame.table(grid.layout(), cells, lengths, lines);
    }

    private static boolean hasMarks(CandidateGrid grid, Marking marking) {
        for (int cell : grid.layout().cells()) {
            if (isMarked(grid, cell, marking)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMarked(CandidateGrid grid, int cell, Marking marking) {
        for (int digit = grid.nextCandidate(cell, 1); digit != 0; digit = grid.nextCandidate(cell, digit + 1)) {
            if (marking.sign(cell, digit) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a cell can still be anything, and says nothing to the marks.
     *
     * @param grid the candidates
     * @param cell the cell's number
     * @param marking the marks
     * @return true if it has every digit and no mark
     */
    public static boolean isAnyDigit(CandidateGrid grid, int cell, Marking marking) {
        return grid.digit(cell) == 0
                && grid.candidateCount(cell) == grid.layout().side()
                && !isMarked(grid, cell, marking);
    }

    /** Appends a placed digit with its sign and returns the number of columns that it takes. */
    private int appendPlaced(StringBuilder text, int cell, int digit, DigitSymbols symbols, Marking marking) {
        char sign = marking.sign(cell, digit);
        String plain = (sign == 0 ? "" : String.valueOf(sign)) + symbols.text(digit);
        return append(text, plain, sign == 0 ? BOLD : marking.colour(cell, digit));
    }

    /** Appends the candidates of a cell and returns the number of columns that they take. */
    private int appendCandidates(
            StringBuilder text, CandidateGrid grid, int cell, DigitSymbols symbols, Marking marking) {
        int length = 0;
        boolean wasMarked = false;
        for (int digit = grid.nextCandidate(cell, 1); digit != 0; digit = grid.nextCandidate(cell, digit + 1)) {
            char sign = marking.sign(cell, digit);
            boolean isMarked = sign != 0;
            if (length > 0 && (isMarked || wasMarked || !symbols.areCharacters())) {
                text.append(SEPARATOR);
                length++;
            }
            String candidate = (isMarked ? String.valueOf(sign) : "") + symbols.text(digit);
            length += append(text, candidate, marking.colour(cell, digit));
            wasMarked = isMarked;
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
