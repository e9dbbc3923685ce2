package io.github.sudokusat.export.model;

import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A set of integers, in ascending order. Immutable. */
final class Values {

    private final int[] values;

    private Values(int[] values) {
        this.values = values;
    }

    /** All integers from one to another. */
    static Values range(int least, int greatest) {
        return new Values(IntStream.rangeClosed(least, greatest).toArray());
    }

    static Values of(int value) {
        return new Values(new int[] {value});
    }

    /** The digits of a set. */
    static Values ofDigits(long digits) {
        return range(1, Digits.MAX_SIDE).where(digit -> Digits.contains(digits, digit));
    }

    /** Integers that ascend without repeats; not copied. */
    static Values ascending(int... values) {
        return new Values(values);
    }

    /** Those that fulfil a condition. */
    Values where(IntPredicate condition) {
        return new Values(Arrays.stream(values).filter(condition).toArray());
    }

    /** Those that are not in another set. */
    Values minus(Values other) {
        return where(value -> !other.contains(value));
    }

    /** Those that are in another set, too. */
    Values and(Values other) {
        return where(other::contains);
    }

    boolean contains(int value) {
        return Arrays.binarySearch(values, value) >= 0;
    }

    int size() {
        return values.length;
    }

    boolean isEmpty() {
        return values.length == 0;
    }

    /** Whether there are several, and no integer between them is missing. */
    boolean isRange() {
        return values.length > 1 && greatest() - least() == values.length - 1;
    }

    int least() {
        return values[0];
    }

    int greatest() {
        return values[values.length - 1];
    }

    int[] toArray() {
        return values.clone();
    }

    /** The integers with a text between each two. */
    String joined(String separator) {
        StringBuilder text = new StringBuilder();
        for (int value : values) {
            text.append(text.isEmpty() ? "" : separator).append(value);
        }
        return text.toString();
    }
}
