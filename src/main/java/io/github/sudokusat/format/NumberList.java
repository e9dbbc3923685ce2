package io.github.sudokusat.format;

import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;

/** Ascending numbers as one word: {@code 1,4-7}, or {@code none}. */
final class NumberList {

    private static final String NONE = "none";

    private NumberList() {}

    /** Writes ascending numbers; runs of three or more by their ends. */
    static String of(int... numbers) {
        StringBuilder text = new StringBuilder();
        int start = 0;
        while (start < numbers.length) {
            int end = start + 1;
            while (end < numbers.length && numbers[end] == numbers[end - 1] + 1) {
                end++;
            }
            boolean isRun = end - start > 2;
            text.append(start == 0 ? "" : ",").append(numbers[start]);
            if (isRun) {
                text.append('-').append(numbers[end - 1]);
            }
            start = isRun ? end : start + 1;
        }
        return numbers.length == 0 ? NONE : text.toString();
    }

    /** Writes a set whose least member is bit 0. */
    static String of(long set) {
        int[] members = new int[Digits.count(set)];
        long rest = set;
        for (int i = 0; i < members.length; i++) {
            members[i] = Digits.least(rest);
            rest &= rest - 1;
        }
        return of(members);
    }

    /** Reads a word as a set of numbers from 1 to 64, the least of which is bit 0. */
    static long set(RuleWords words, String expected) {
        return Digits.of(read(words, expected, 1, Digits.MAX_SIDE));
    }

    /**
     * Reads a word.
     *
     * @param expected what it is, for the message
     * @param least the least number that is allowed
     * @param greatest the greatest number that is allowed
     */
    static int[] read(RuleWords words, String expected, int least, int greatest) {
        String word = words.word();
        int[] numbers = new int[16];
        int count = 0;
        int next = least;
        int from = word.equals(NONE) ? word.length() + 1 : 0;
        while (from <= word.length()) {
            int to = endOfNumber(word, from);
            int end = to < word.length() && word.charAt(to) == '-' ? endOfNumber(word, to + 1) : to;
            int first = value(word, from, to);
            int last = end == to ? first : value(word, to + 1, end);
            boolean isPart = end == word.length() || word.charAt(end) == ',';
            if (!isPart || first < next || last < first || last > greatest) {
                throw words.wrong(expected + " (ascending numbers from " + least + " to " + greatest
                        + ", such as 1,4-7, or \"" + NONE + "\")");
            }
            while (first <= last) {
                numbers = count == numbers.length ? Arrays.copyOf(numbers, 2 * count) : numbers;
                numbers[count++] = first++;
            }
            next = last + 1;
            from = end + 1;
        }
        words.advance();
        return Arrays.copyOf(numbers, count);
    }

    private static int endOfNumber(String word, int from) {
        int end = from;
        while (end < word.length() && word.charAt(end) >= '0' && word.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** The number that a part of a word consists of; −1 if it is empty or has more than nine digits. */
    private static int value(String word, int from, int to) {
        return to == from || to - from > 9 ? -1 : Integer.parseInt(word.substring(from, to));
    }
}
