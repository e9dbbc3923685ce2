package io.github.sudokusat.rule;

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
     * @param digit the digit
     * @param side the largest digit
     * @return 0 for a low digit, 1 for one in the middle, 2 for a high one
     */
    public static int of(int digit, int side) {
        int outer = side % COUNT == 2 ? side / COUNT + 1 : side / COUNT;
        return digit <= outer ? 0 : digit > side - outer ? 2 : 1;
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
