package io.github.sudokusat.cli.input;

import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.grid.Layout;

/** Recognizes puzzles whose digits may have been meant as 0 to F but were read as 1 to 9 and A to G. */
public final class PerhapsHexadecimal {

    /** The side whose digits may be written as 0 to F. */
    private static final int HEXADECIMAL = 16;

    private PerhapsHexadecimal() {}

    /**
     * Whether a puzzle of side 16 that was read in the default alphabet, with digits from 1, has two kinds of blanks, one of them 0, and letters up to F. In
     * formats with tildes or braces, such as constraint strings, these are no cells.
     */
    public static boolean is(PuzzleRecord record) {
        String text = record.text();
        Layout layout = record.grid().layout();
        return layout.side() == HEXADECIMAL
                && layout.values().least() == 1
                && text.indexOf('0') >= 0
                && text.chars().anyMatch(c -> c == '.' || c == '_' || c == '*' || c == '?')
                && text.chars().anyMatch(c -> (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f'))
                && text.chars().noneMatch(c -> c == 'G' || c == 'g' || c == ' ' || c == '~' || c == '{');
    }

    /** The message about such a puzzle. */
    public static String warning(Inputs.Item item) {
        return item.source() + ": line " + item.record().line()
                + ": both 0 and another character are read as blanks; if the digits are 0 to F, use --alphabet 0123456789ABCDEF";
    }
}
