package io.github.sudokusat.testing.rules;

import io.github.sudokusat.grid.DigitValues;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Meanings that many rules share, by their definitions. */
final class Plain {

    private Plain() {}

    static int[] at(int[] all, int... cells) {
        return Arrays.stream(cells).map(cell -> all[cell]).toArray();
    }

    static int[] once(int... cells) {
        return Arrays.stream(cells).distinct().toArray();
    }

    static boolean differ(int... digits) {
        return once(digits).length == digits.length;
    }

    static int sum(int... digits) {
        return Arrays.stream(digits).sum();
    }

    /** The sum of the digits from one index to before another. */
    static int sum(int[] digits, int from, int to) {
        return Arrays.stream(digits, Math.min(from, to), Math.max(from, to)).sum();
    }

    static int count(int[] digits, int digit) {
        return (int) Arrays.stream(digits).filter(one -> one == digit).count();
    }

    static int away(int one, int other) {
        return Math.abs(one - other);
    }

    static int least(int... digits) {
        return Arrays.stream(digits).min().orElseThrow();
    }

    static int greatest(int... digits) {
        return Arrays.stream(digits).max().orElseThrow();
    }

    static int indexOf(int[] digits, int digit) {
        return IntStream.range(0, digits.length)
                .filter(i -> digits[i] == digit)
                .findFirst()
                .orElse(-1);
    }

    static boolean isBetween(int digit, int one, int other) {
        return least(one, other) < digit && digit < greatest(one, other);
    }

    static boolean isOutside(int digit, int one, int other) {
        return digit < least(one, other) || digit > greatest(one, other);
    }

    /** Whether something holds for all but the first and the last. */
    static boolean inner(int[] digits, IntPredicate what) {
        return Arrays.stream(digits, 1, digits.length - 1).allMatch(what);
    }

    /** Whether something is never below zero for neighbours. */
    static boolean steps(int[] digits, IntBinaryOperator what) {
        return IntStream.range(1, digits.length).allMatch(i -> what.applyAsInt(digits[i - 1], digits[i]) >= 0);
    }

    /** Whether every run of this length, or the whole line if it is shorter, has digits of different classes. */
    static boolean windows(int[] digits, int width, IntUnaryOperator classOf) {
        int[] classes = Arrays.stream(digits).map(classOf).toArray();
        int length = Math.min(width, digits.length);
        return IntStream.rangeClosed(0, digits.length - length)
                .allMatch(from -> differ(Arrays.copyOfRange(classes, from, from + length)));
    }

    /** 0 for a low digit, 1 for a middle one, 2 for a high one. */
    static int third(int digit, DigitValues values) {
        int side = values.greatest() - values.least() + 1;
        int number = digit - values.least() + 1;
        int[] low = {0, 0, 0, 1, 1, 2, 2, 2, 3, 3};
        return number <= low[side] ? 0 : number > side - low[side] ? 2 : 1;
    }

    /** The number of buildings that can be seen, where equal ones hide each other, and nobody sees one of height 0. */
    static int seen(int... heights) {
        return (int) IntStream.range(0, heights.length)
                .filter(i -> heights[i] > 0 && IntStream.range(0, i).allMatch(j -> heights[j] < heights[i]))
                .count();
    }

    /** The height of the first hidden building, of which the first of all is none; −1 if there is none. */
    static int firstHidden(int... heights) {
        return IntStream.range(1, heights.length)
                .filter(i -> IntStream.range(0, i).anyMatch(j -> heights[j] >= heights[i]))
                .map(i -> heights[i])
                .findFirst()
                .orElse(-1);
    }

    /** Whether a sequence can be cut into segments of a sum. */
    static boolean isCut(int[] digits, int sum) {
        boolean[] ends = new boolean[digits.length + 1];
        ends[0] = true;
        for (int to = 1; to <= digits.length; to++) {
            for (int from = 0; from < to; from++) {
                ends[to] |= ends[from] && sum(digits, from, to) == sum;
            }
        }
        return ends[digits.length];
    }

    /** Whether some of the digits, one or more, have a sum. */
    static boolean hasPartOf(int[] digits, int sum) {
        return IntStream.range(1, 1 << digits.length)
                .anyMatch(part -> IntStream.range(0, digits.length)
                                .filter(i -> (part >> i & 1) != 0)
                                .map(i -> digits[i])
                                .sum()
                        == sum);
    }

    /** The number that digits make one after the other, in tens. */
    static int decimal(int... digits) {
        return Arrays.stream(digits).reduce(0, (number, digit) -> 10 * number + digit);
    }

    static int[] sorted(int... digits) {
        return Arrays.stream(digits).sorted().toArray();
    }
}
