package io.github.sudokusat.rule.language;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Digits;
import java.util.List;

/** A part of a regular expression. */
sealed interface RegexNode {

    /** The number of {@linkplain One characters} after repetitions have been written out, at least 1; beyond any limit, any number above it. */
    int size();

    /**
     * One character of a set.
     *
     * @param named the values that are named, as bits: value 0 is the lowest
     * @param isNegated whether all others are meant
     */
    record One(long named, boolean isNegated) implements RegexNode {

        /** The digits that match, of those with some values. */
        long matching(DigitValues values) {
            return (isNegated ? ~named : named) >>> values.least() & Digits.all(values.count());
        }

        @Override
        public int size() {
            return 1;
        }
    }

    /** Parts one after another; with none, the empty sequence. */
    record Chain(List<RegexNode> parts) implements RegexNode {

        @Override
        public int size() {
            return sum(parts);
        }
    }

    /** One of several parts. */
    record Choice(List<RegexNode> parts) implements RegexNode {

        @Override
        public int size() {
            return sum(parts);
        }
    }

    /**
     * A part several times.
     *
     * @param part the part
     * @param least the least number of times
     * @param greatest the greatest number of times, or {@link #UNLIMITED}
     */
    record Repeat(RegexNode part, int least, int greatest) implements RegexNode {

        static final int UNLIMITED = -1;

        @Override
        public int size() {
            int times = Math.max(1, Math.max(least, greatest));
            return (int) Math.min(Integer.MAX_VALUE, (long) times * part.size());
        }
    }

    private static int sum(List<RegexNode> parts) {
        long sum = parts.isEmpty() ? 1 : 0;
        for (RegexNode part : parts) {
            sum += part.size();
        }
        return (int) Math.min(Integer.MAX_VALUE, sum);
    }
}
