package io.github.sudokusat.text;

/**
 * Digits of which most are zeros, as SudokuPad packs them: each character is a digit and the zeros after it, from {@code 0} (a zero alone) to
 * {@code x} (a 9 and five zeros).
 */
public final class ZeroRuns {

    /** Returned if a character is not a code. */
    public static final int NONE = -1;

    private static final int MOST_ZEROS = 5;

    private ZeroRuns() {}

    /** Ten times the zeros that a character stands for, plus the digit before them; {@link #NONE} if it is not a code. */
    public static int decode(char c) {
        int code = NONE;
        if (c >= '0' && c <= '9') {
            code = c - '0';
        } else if (c >= 'A' && c <= 'Z') {
            code = c - 'A' + 10;
        } else if (c >= 'a' && c <= 'z') {
            code = c - 'a' + 36;
        }
        return code / 10 > MOST_ZEROS ? NONE : code;
    }
}
