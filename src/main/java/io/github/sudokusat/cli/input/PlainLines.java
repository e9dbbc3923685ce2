package io.github.sudokusat.cli.input;

import io.github.sudokusat.engine.bits.BitSolver;

/**
 * Recognises, in bytes, lines that need no further parsing: blank lines, comments, and 81 cells with or without text after them.
 *
 * <p>A line is given by the index at which it begins and the index of its LF, or of the end of the text. If a line contains a CR, which is a line
 * end, too, the answer is always no.
 */
public final class PlainLines {

    /** The characters that separate the cells from the text after them, as in {@link io.github.sudokusat.format.read.PuzzleReader}. */
    private static final String SEPARATORS = " \t,;:#";

    private static final String CSV_DELIMITERS = ",;\t";

    private PlainLines() {}

    /** Whether a line is blank or a comment. */
    public static boolean isSkipped(byte[] text, int begin, int end) {
        int last = withoutReturn(text, begin, end);
        int first = begin;
        while (first < last && (text[first] == ' ' || text[first] == '\t')) {
            first++;
        }
        return first == last || (text[first] == '#' && !holdsReturn(text, first, last));
    }

    /** The index after the 81 characters at the start of a line, if they are separated from what follows; else −1. */
    public static int endOfCells(byte[] text, int begin, int end) {
        int last = withoutReturn(text, begin, end);
        int cellsEnd = begin + BitSolver.CELLS;
        boolean isSeparated = cellsEnd == last
                || (cellsEnd < last && SEPARATORS.indexOf(text[cellsEnd]) >= 0 && !holdsReturn(text, cellsEnd, last));
        return isSeparated ? cellsEnd : -1;
    }

    /** Whether the text after the cells of a line cannot name a CSV column: it has no letter, or nothing that separates columns. */
    static boolean isNoHeader(byte[] text, int cellsEnd, int end) {
        boolean hasLetter = false;
        boolean hasDelimiter = false;
        for (int i = cellsEnd; i < end; i++) {
            hasLetter |= text[i] < 0 || Character.isLetter(text[i]);
            hasDelimiter |= CSV_DELIMITERS.indexOf(text[i]) >= 0;
        }
        return !hasLetter || !hasDelimiter;
    }

    /** Whether a line that is not blank begins with a letter as rules do, after any blanks. */
    static boolean mayBeRule(byte[] text, int begin) {
        int first = begin;
        while (text[first] == ' ' || text[first] == '\t') {
            first++;
        }
        return text[first] >= 'a' && text[first] <= 'z';
    }

    private static int withoutReturn(byte[] text, int begin, int end) {
        return end > begin && text[end - 1] == '\r' ? end - 1 : end;
    }

    private static boolean holdsReturn(byte[] text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text[i] == '\r') {
                return true;
            }
        }
        return false;
    }
}
