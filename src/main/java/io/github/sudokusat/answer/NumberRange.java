package io.github.sudokusat.answer;

/**
 * The whole numbers from one to another, as the value of an option or a key: {@code 24}, {@code 22..26}, {@code 22..} or {@code ..26}.
 *
 * @param least the first, 0 or more
 * @param most the last
 */
public record NumberRange(long least, long most) {

    /**
     * Reads a range.
     *
     * @param name the name of the option or key, for messages
     * @param text the value
     * @throws IllegalArgumentException if it has another form, or the first number is greater than the last
     */
    public static NumberRange parse(String name, String text) {
        RangeEnds ends = RangeEnds.of(text);
        boolean isEmpty = ends.first().isEmpty() && ends.last().isEmpty();
        long least = ends.first().isEmpty() ? 0 : number(ends.first());
        long most = ends.last().isEmpty() ? Long.MAX_VALUE : number(ends.last());
        if (isEmpty || least < 0 || most < 0) {
            throw new IllegalArgumentException(
                    name + " must be a number or a range such as 22..26, but is \"" + text + "\"");
        }
        if (least > most) {
            throw new IllegalArgumentException(name + " must be a range that ascends, but is \"" + text + "\"");
        }
        return new NumberRange(least, most);
    }

    /** The number, or −1 if the text is not one that fits. */
    private static long number(String digits) {
        try {
            return digits.startsWith("+") ? -1 : Long.parseLong(digits);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /** The last number as an int. */
    public int mostAsInt() {
        return (int) Math.min(most, Integer.MAX_VALUE);
    }

    /** The first number as an int. */
    public int leastAsInt() {
        return (int) Math.min(least, Integer.MAX_VALUE);
    }
}
