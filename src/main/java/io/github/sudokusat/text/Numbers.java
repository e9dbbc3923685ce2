package io.github.sudokusat.text;

import org.jspecify.annotations.Nullable;

/** Numbers in text, of the digits 0 to 9. No exception is raised for any other text. */
public final class Numbers {

    /** Returned if a text is not a number. */
    public static final int NONE = -1;

    /** No rule has a number of more digits. */
    private static final int MOST_DIGITS = 9;

    private Numbers() {}

    /** The number, 0 or more, of which a text consists; {@link #NONE} if it is anything else or has more than nine digits. */
    public static int parse(CharSequence text) {
        Long number = text.length() <= MOST_DIGITS && isWhole(text) && text.charAt(0) >= '0' ? whole(text) : null;
        return number == null ? NONE : number.intValue();
    }

    /** The whole number of which a text consists, perhaps after a minus; null if it is anything else or does not fit. */
    public static @Nullable Long whole(CharSequence text) {
        if (!isWhole(text)) {
            return null;
        }
        // The sum is negative, because the least number has no positive counterpart.
        long value = 0;
        for (int i = firstDigit(text); i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (value < (Long.MIN_VALUE + digit) / 10) {
                return null;
            }
            value = 10 * value - digit;
        }
        if (text.charAt(0) == '-') {
            return value;
        }
        return value == Long.MIN_VALUE ? null : Long.valueOf(-value);
    }

    /** Whether a text consists of digits, perhaps after a minus, so that it is a whole number of any size. */
    public static boolean isWhole(CharSequence text) {
        int first = firstDigit(text);
        for (int i = first; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return first < text.length();
    }

    private static int firstDigit(CharSequence text) {
        return text.length() > 0 && text.charAt(0) == '-' ? 1 : 0;
    }
}
