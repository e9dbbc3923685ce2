package io.github.sudokusat.rule;

import io.github.sudokusat.grid.DigitValues;

/** Low, middle and high digits. */
public final class DigitClasses {

    /** The number of classes, if there are that many digits. */
    public static final int COUNT = 3;

    private static final String[] NAMES = {"low", "middle", "high"};

    private DigitClasses() {}

    /**
     * The class of a digit. Classes have the same size if the side is a multiple of three; otherwise the middle class is larger by one if one digit
     * is left over, and smaller by one if two are.
     *
     * @param digit the value of the digit
     * @param values the values of all digits
     * @return 0 for a low digit, 1 for one in the middle, 2 for a high one
     */
    public static int of(int digit, DigitValues values) {
        int side = values.count();
        int outer = side % COUNT == 2 ? side / COUNT + 1 : side / COUNT;
        return digit < values.least() + outer ? 0 : digit > values.greatest() - outer ? 2 : 1;
    }

    /**
     * The name of a class.
     *
     * @param index 0, 1 or 2
     * @return {@code low}, {@code middle} or {@code high}
     */
    public static String name(int index) {
        return NAMES[index];
    }
}
