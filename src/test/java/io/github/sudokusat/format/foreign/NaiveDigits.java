package io.github.sudokusat.format.foreign;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Questions about digits of some cells in their order, answered as directly as can be. */
final class NaiveDigits {

    private NaiveDigits() {}

    static int[] digits(int[] grid, int[] cells) {
        return Arrays.stream(cells).map(cell -> grid[cell]).toArray();
    }

    static int sum(int... d) {
        return Arrays.stream(d).sum();
    }

    static int distinct(int... d) {
        return (int) Arrays.stream(d).distinct().count();
    }

    static boolean differ(int... d) {
        return distinct(d) == d.length;
    }

    static int count(int[] d, int digit) {
        return (int) Arrays.stream(d).filter(x -> x == digit).count();
    }

    static boolean all(int[] d, IntPredicate test) {
        return Arrays.stream(d).allMatch(test);
    }

    static boolean inner(int[] d, IntPredicate test) {
        return Arrays.stream(d, 1, d.length - 1).allMatch(test);
    }

    static boolean neighbours(int[] d, BiPredicate<Integer, Integer> test) {
        return IntStream.range(1, d.length).allMatch(i -> test.test(d[i - 1], d[i]));
    }

    static int max(int... d) {
        return Arrays.stream(d).max().orElseThrow();
    }

    static int min(int... d) {
        return Arrays.stream(d).min().orElseThrow();
    }

    static int low(int... d) {
        return Math.min(d[0], d[d.length - 1]);
    }

    static int high(int... d) {
        return Math.max(d[0], d[d.length - 1]);
    }

    static List<Integer> sorted(int[] d, int from, int to) {
        return Arrays.stream(d, from, to).sorted().boxed().toList();
    }

    static String text(int... d) {
        StringBuilder text = new StringBuilder();
        Arrays.stream(d).forEach(text::append);
        return text.toString();
    }

    static boolean isRellik(int sum, int... d) {
        return differ(d)
                && IntStream.range(1, 1 << d.length)
                        .noneMatch(set -> IntStream.range(0, d.length)
                                        .map(i -> ((set >> i) & 1) * d[i])
                                        .sum()
                                == sum);
    }

    static boolean isEven(int side, int... d) {
        int half = side / 2;
        return differ(d) && d[0] % 2 != d[1] % 2 && (d[0] <= half) != (d[1] <= half);
    }

    static int between(int... d) {
        List<Integer> list = Arrays.stream(d).boxed().toList();
        int one = list.indexOf(max(d));
        int other = list.indexOf(min(d));
        return sum(Arrays.copyOfRange(d, Math.min(one, other) + 1, Math.max(one, other)));
    }

    static boolean isModular(int modulus, int... d) {
        return IntStream.rangeClosed(0, d.length - modulus)
                .allMatch(i -> distinct(Arrays.stream(d, i, i + modulus)
                                .map(x -> x % modulus)
                                .toArray())
                        == modulus);
    }

    static boolean isLockout(int by, int... d) {
        return high(d) - low(d) >= by && inner(d, x -> x < low(d) || x > high(d));
    }

    static boolean isCut(int[] d, int from, int sum) {
        return from == d.length
                || IntStream.rangeClosed(from + 1, d.length)
                        .anyMatch(to -> sum(Arrays.copyOfRange(d, from, to)) == sum && isCut(d, to, sum));
    }

    static int[] rotated(int[] d, int by) {
        return IntStream.range(0, d.length).map(i -> d[(i + by) % d.length]).toArray();
    }

    static int seen(int... d) {
        return (int) IntStream.range(0, d.length)
                .filter(i -> d[i] == max(Arrays.copyOf(d, i + 1)))
                .count();
    }

    static int hidden(int... d) {
        return IntStream.range(0, d.length)
                .filter(i -> d[i] < max(Arrays.copyOf(d, i + 1)))
                .map(i -> d[i])
                .findFirst()
                .orElse(0);
    }
}
