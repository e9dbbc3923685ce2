package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Layout;
import java.util.Arrays;

/**
 * Tables of what each character means in a cell.
 *
 * <p>There are two tables because {@code x} is a blank below side 33 and a digit of the default alphabet from there on.
 */
final class Symbols {

    static final int BLANK = 0;
    /** Neither a digit of any side nor a blank nor a separator. */
    static final int UNKNOWN = -1;
    /** Separates the cells of a line from the text after them. */
    static final int SEPARATOR = -2;

    private static final String DEFAULT_BLANKS = ".0*_?";
    private static final String SEPARATORS = " \t,;:#";
    private static final int ASCII = 128;
    private static final int SIDE_WITH_X = 33;

    private final String alphabet;
    private final boolean isDefault;
    /** The value of the first digit. */
    private final int least;

    private final String blanks;
    private final boolean anyBlank;
    private final boolean dashIsBlank;
    private final short[] belowX;
    private final short[] fromX;

    private Symbols(String alphabet, boolean isDefault, int least, String blanks, boolean xIsBlank, boolean anyBlank) {
        this.alphabet = alphabet;
        this.isDefault = isDefault;
        this.least = least;
        this.blanks = blanks;
        this.anyBlank = anyBlank;
        this.dashIsBlank = xIsBlank && alphabet.indexOf('-') < 0;
        this.fromX = table();
        this.belowX = fromX.clone();
        if (xIsBlank && (isDefault || belowX['x'] < 0)) {
            belowX['x'] = BLANK;
            belowX['X'] = BLANK;
        }
    }

    static Symbols of(TextOptions options) {
        boolean ownBlanks = options.blanks().isPresent();
        Layout layout = options.layout().orElse(null);
        String alphabet = options.alphabet().orElse(TextOptions.DEFAULT_ALPHABET);
        return new Symbols(
                layout == null ? alphabet : DigitSymbols.alphabet(alphabet, layout),
                options.alphabet().isEmpty(),
                layout == null ? 1 : layout.values().least(),
                options.blanks().orElse(DEFAULT_BLANKS),
                !ownBlanks,
                options.anyBlank());
    }

    private short[] table() {
        short[] table = new short[ASCII];
        Arrays.fill(table, (short) (anyBlank ? BLANK : UNKNOWN));
        for (int i = 0; i < SEPARATORS.length(); i++) {
            table[SEPARATORS.charAt(i)] = SEPARATOR;
        }
        for (int i = 0; i < blanks.length(); i++) {
            if (blanks.charAt(i) < ASCII) {
                table[blanks.charAt(i)] = BLANK;
            }
        }
        for (int i = 0; i < alphabet.length(); i++) {
            char c = alphabet.charAt(i);
            char otherCase = otherCase(c);
            if (c < ASCII) {
                table[c] = (short) (i + 1);
                if (otherCase != c && alphabet.indexOf(otherCase) < 0 && blanks.indexOf(otherCase) < 0) {
                    table[otherCase] = (short) (i + 1);
                }
            }
        }
        return table;
    }

    private static char otherCase(char c) {
        if (c >= 'a' && c <= 'z') {
            return (char) (c - 'a' + 'A');
        }
        return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
    }

    /** The meanings of the ASCII characters in a grid of a side; the caller must not change the array. */
    short[] table(int side) {
        return side < SIDE_WITH_X ? belowX : fromX;
    }

    /**
     * The meaning of a character in a grid of a side: its digit (which may be beyond the side), {@link #BLANK}, {@link #SEPARATOR} or
     * {@link #UNKNOWN}.
     */
    int meaning(char c, int side) {
        if (c < ASCII) {
            return table(side)[c];
        }
        int index = alphabet.indexOf(c);
        if (index >= 0) {
            return index + 1;
        }
        return anyBlank || blanks.indexOf(c) >= 0 ? BLANK : UNKNOWN;
    }

    /** Whether a character is a digit from 1 to the side or a blank. */
    boolean isCell(char c, int side) {
        int meaning = meaning(c, side);
        return anyBlank || (meaning >= 0 && meaning <= side);
    }

    /** Whether a character is a digit from 1 to the side, or an explicit blank and not one only because any character is. */
    boolean isNamed(char c, int side) {
        int meaning = meaning(c, side);
        if (meaning == BLANK) {
            return !anyBlank || blanks.indexOf(c) >= 0 || c == 'x' || c == 'X';
        }
        return meaning > 0 && meaning <= side;
    }

    /** The digit that a character gives a cell, or 0. */
    int digit(int line, CharSequence text, int index, int side) {
        int meaning = meaning(text.charAt(index), side);
        if (meaning >= 0 && meaning <= side) {
            return meaning;
        }
        if (anyBlank) {
            return BLANK;
        }
        throw GridFormatException.atCharacter(line, text, index, expected(side));
    }

    /**
     * Whether a character is a blank where there can be no border and nothing separates cells: white space, or a hyphen unless other blanks were
     * named.
     */
    boolean isGap(char c) {
        return c == ' ' || (c == '-' && dashIsBlank);
    }

    boolean anyBlank() {
        return anyBlank;
    }

    /** The value of the first digit, for digits that are written as numbers. */
    int leastValue() {
        return least;
    }

    /** The largest side that has a character for every digit. */
    int largestSide() {
        return alphabet.length();
    }

    boolean isDefault() {
        return isDefault;
    }

    /** The phrase in messages for what a cell should hold. */
    String expected(int side) {
        if (side > alphabet.length()) {
            return "a digit or a blank";
        }
        if (!isDefault) {
            return "one of the digits \"" + alphabet.substring(0, side) + "\" or a blank";
        }
        int greatest = side + least - 1;
        if (side == 1) {
            return "the digit " + least + " or a blank";
        }
        if (greatest < 10) {
            return "a digit from " + least + " to " + greatest + " or a blank";
        }
        return "a digit from " + least + " to 9, A" + (greatest == 10 ? "" : " to " + alphabet.charAt(side - 1))
                + " or a blank";
    }
}
