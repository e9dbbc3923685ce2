package io.github.sudokusat.text;

/** Numbers in text. */
public final class Numbers {

    /** Returned if a text is not a number. */
    public static final int NONE = -1;

    /** No rule has a number of more digits. */
    private static final int MOST_DIGITS = 9;

    private Numbers() {}

    /** The number, 0 or more, of which a text consists; {@link #NONE} if it is anything else or has more than nine digits. */
    public static int parse(CharSequence text) {
        int value = text.length() == 0 || text.length() > MOST_DIGITS ? NONE : 0;
        for (int i = 0; i < text.length() && value != NONE; i++) {
            char c = text.charAt(i);
            value = c >= '0' && c <= '9' ? 10 * value + (c - '0') : NONE;
        }
        return value;
    }
}
