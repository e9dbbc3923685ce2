package io.github.sudokusat.cli.output;

import java.util.Locale;

/** Writes lengths of time for people. */
public final class TimeText {

    private static final double MILLISECOND = 1e6;
    private static final double SECOND = 1e9;

    private TimeText() {}

    /** A time in nanoseconds with three digits or so, such as {@code 0.12 ms}, {@code 35.1 ms} or {@code 12.4 s}. */
    public static String of(long nanoseconds) {
        boolean isShort = nanoseconds < SECOND;
        double value = nanoseconds / (isShort ? MILLISECOND : SECOND);
        int places = value < 10 ? 2 : value < 100 ? 1 : 0;
        return String.format(Locale.ROOT, "%." + places + "f", value) + (isShort ? " ms" : " s");
    }
}
