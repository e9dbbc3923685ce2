package io.github.sudokusat.answer.request;

import io.github.sudokusat.text.Numbers;
import org.jspecify.annotations.Nullable;

/**
 * The whole numbers from one to another, as a value: {@code 24}, {@code 22..26}, {@code 22..} or {@code ..26}.
 *
 * @param least the first, 0 or more
 * @param most the last
 */
record NumberRange(long least, long most) {

    /** The range that is the value of a key; null if the request does not have it. */
    static @Nullable NumberRange of(RequestValues values, String key) {
        String text = values.find(key);
        if (text == null) {
            return null;
        }
        RangeEnds ends = RangeEnds.of(text);
        boolean isEmpty = ends.first().isEmpty() && ends.last().isEmpty();
        long least = ends.first().isEmpty() ? 0 : number(ends.first());
        long most = ends.last().isEmpty() ? Long.MAX_VALUE : number(ends.last());
        if (isEmpty || least < 0 || most < 0) {
            throw values.mustBe(key, text, "a number or a range such as 22..26", "");
        }
        if (least > most) {
            throw values.mustBe(key, text, "a range that ascends", "");
        }
        return new NumberRange(least, most);
    }

    /** The number, or −1 if the text is not one that fits. */
    private static long number(String digits) {
        Long number = Numbers.whole(digits);
        return number == null ? -1 : number;
    }

    /** The last number as an int. */
    int mostAsInt() {
        return (int) Math.min(most, Integer.MAX_VALUE);
    }

    /** The first number as an int. */
    int leastAsInt() {
        return (int) Math.min(least, Integer.MAX_VALUE);
    }
}
