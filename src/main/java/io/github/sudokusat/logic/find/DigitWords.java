package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a cell may be, in as few words as say it. */
final class DigitWords {

    private static final String AT_LEAST = "at least ";

    private static final String AT_MOST = "at most ";

    /** How the names of rules begin that are about larger and smaller digits. */
    private static final List<String> ORDERED =
            List.of("greater", "minimum", "maximum", "thermometer", "slow thermometer", "little", "skyscraper");

    private static final int FEW = 2;

    private static final int SOME = 4;

    /** So many digits are listed rather than told by a bound where order means nothing. */
    private static final int MOST_NOT = 3;

    private final Notation notation;
    private final int side;
    private final boolean areOrdered;

    DigitWords(Notation notation, int side, boolean areOrdered) {
        this.areOrdered = areOrdered;
        this.notation = notation;
        this.side = side;
    }

    /** Whether a rule is about larger and smaller digits, so that bounds say more than lists. */
    static boolean areOrdered(Technique technique, String rule) {
        return switch (technique) {
            case THERMOMETER, SUMS -> true;
            case MARK, OUTSIDE_CLUE -> areOrdered(rule);
            default -> false;
        };
    }

    /** Whether a rule of whatever technique is about larger and smaller digits. */
    static boolean areOrdered(String rule) {
        return ORDERED.stream().anyMatch(rule::startsWith);
    }

    /** A cell that lacks some digits, such as {@code at least 4}, {@code 3 or 8} or {@code not 5}. */
    String without(Set<Integer> missing) {
        Set<Integer> all = new TreeSet<>();
        for (int digit = 1; digit <= side; digit++) {
            all.add(digit);
        }
        Set<Integer> rest = new TreeSet<>(all);
        rest.removeAll(missing);
        return from(all, rest);
    }

    /** Some digits that a cell would have, by a bound if they are many and all from one on or up to one. */
    String only(Set<Integer> some) {
        TreeSet<Integer> digits = new TreeSet<>(some);
        boolean isRun = digits.last() - digits.first() == digits.size() - 1;
        if (digits.size() <= MOST_NOT || !isRun || notation.isDoubled(side)) {
            return notation.oneOf(digits);
        }
        return digits.first() == 1
                ? AT_MOST + notation.digit(digits.last())
                : AT_LEAST + notation.digit(digits.first());
    }

    /** The same of a cell that has some digits: none that is not there is named as left. */
    String without(Set<Integer> missing, Set<Integer> there) {
        Set<Integer> after = new TreeSet<>(there);
        after.removeAll(missing);
        if (after.size() == there.size() && !after.isEmpty()) {
            return plain(missing, new TreeSet<>(there));
        }
        String text = after.isEmpty() ? without(missing) : from(there, after);
        boolean isList = !text.startsWith("at ") && !text.startsWith("not ");
        return isList && !after.isEmpty() && after.size() <= SOME ? notation.oneOf(after) : text;
    }

    /** The same with few digits listed. */
    String listed(Set<Integer> missing, Set<Integer> there) {
        Set<Integer> after = new TreeSet<>(there);
        after.removeAll(missing);
        return !after.isEmpty() && after.size() <= MOST_NOT ? notation.oneOf(after) : without(missing, there);
    }

    /** A cell that has some digits, as one sees, and so lacks others. */
    private String plain(Set<Integer> missing, SortedSet<Integer> there) {
        String text = without(missing);
        boolean isShort = there.size() == 1 || (there.size() <= MOST_NOT && missing.size() >= there.size());
        if (isShort && !areOrdered) {
            return notation.oneOf(there);
        }
        if (text.startsWith(AT_LEAST)) {
            return AT_LEAST + notation.digit(there.first());
        }
        if (text.startsWith(AT_MOST)) {
            return AT_MOST + notation.digit(there.last());
        }
        return isShort ? notation.oneOf(there) : text;
    }

    /** A cell of whose digits only some are left. */
    String from(Set<Integer> before, Set<Integer> after) {
        TreeSet<Integer> left = new TreeSet<>(after);
        TreeSet<Integer> gone = new TreeSet<>(before);
        gone.removeAll(after);
        if (left.isEmpty()) {
            return notation.allOf(left);
        }
        if (gone.isEmpty()) {
            return notation.oneOf(left);
        }
        if (left.size() <= FEW) {
            return notation.oneOf(left);
        }
        if (!areOrdered && gone.size() <= MOST_NOT && gone.size() < left.size()) {
            return "not " + notation.oneOf(gone);
        }
        boolean isBelow = gone.last() < left.first();
        boolean isAbove = gone.first() > left.last();
        if (notation.isDoubled(side)) {
            // The numbers of digits are not in the order of what they are worth.
            boolean isSplit = isBelow
                    ? notation.isDoubled(left.first()) && !notation.isDoubled(gone.last())
                    : isAbove && notation.isDoubled(gone.first()) && !notation.isDoubled(left.last());
            return isSplit ? (isBelow ? "doubled" : "not doubled") : shorter(left, gone);
        }
        if (isBelow || isAbove) {
            return (isBelow ? AT_LEAST : AT_MOST) + notation.digit(isBelow ? left.first() : left.last());
        }
        if (gone.subSet(left.first(), left.last()).isEmpty()) {
            return "from " + notation.digit(left.first()) + " to " + notation.digit(left.last());
        }
        return shorter(left, gone);
    }

    private String shorter(Set<Integer> left, Set<Integer> gone) {
        return gone.size() < left.size() || left.size() > SOME ? "not " + notation.oneOf(gone) : notation.oneOf(left);
    }
}
