package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;
import java.util.List;

/**
 * Several counts in the same cells, each of digits of its own, which together count every cell once: only numbers that can add up to the number of
 * cells are left, and decide for the open cells.
 */
final class TallyFilter extends Filter {

    /** The digits that each count is about; the last are those that no count is about. */
    private final long[] classes;
    /** For each class the numbers that are allowed, number n as bit n. */
    private final long[] allowed;
    /** Groups of cells that must differ, which hold a digit once at most. */
    private final SumGroup[] groups;

    private final Peers peers;

    private TallyFilter(String rule, List<DigitCount> counts, long rest, Peers peers) {
        super(rule, false, counts.get(0).cells());
        this.peers = peers;
        int[] ones = new int[cells.length];
        Arrays.fill(ones, 1);
        groups = SumGroup.of(cells, ones, peers);
        classes = new long[counts.size() + 1];
        allowed = new long[classes.length];
        for (int i = 0; i < counts.size(); i++) {
            classes[i] = counts.get(i).digits();
            for (int number : counts.get(i).counts()) {
                allowed[i] |= 1L << number;
            }
        }
        classes[counts.size()] = rest;
        allowed[counts.size()] = rest == 0 ? 1 : -1L;
    }

    /** Whether two counts are of the same cells and of different digits. */
    static boolean fit(DigitCount one, DigitCount other) {
        return (one.digits() & other.digits()) == 0 && Arrays.equals(one.cells(), other.cells());
    }

    /** The filter of two or more counts that fit each other, in fewer than 64 cells. */
    static TallyFilter of(String rule, List<DigitCount> counts, Peers peers) {
        long rest = Digits.all(counts.get(0).side());
        for (DigitCount count : counts) {
            rest &= ~count.digits();
        }
        return new TallyFilter(rule, counts, rest, peers);
    }

    @Override
    public boolean narrow(long[] masks) {
        long[] numbers = new long[classes.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = allowed[i] & between(sure(masks, classes[i]), most(masks, classes[i]));
        }
        if (!addUp(numbers)) {
            return false;
        }
        for (int i = 0; i < numbers.length; i++) {
            if (classes[i] != 0 && !decide(masks, classes[i], numbers[i])) {
                return false;
            }
        }
        return true;
    }

    private static long between(int least, int greatest) {
        return least > greatest ? 0 : (-1L >>> (Long.SIZE - 1 - greatest)) & (-1L << least);
    }

    private int sure(long[] masks, long digits) {
        int count = 0;
        for (int cell : cells) {
            count += (masks[cell] & ~digits) == 0 ? 1 : 0;
        }
        return count;
    }

    private int most(long[] masks, long digits) {
        int most = 0;
        for (SumGroup group : groups) {
            most += Math.min(Long.bitCount(digits), group.places(masks, digits));
        }
        return most;
    }

    /** Leaves the numbers that occur in some sum that is the number of cells; returns false if there is none. */
    private boolean addUp(long[] numbers) {
        long[] reached = new long[numbers.length + 1];
        reached[0] = 1;
        for (int i = 0; i < numbers.length; i++) {
            for (long rest = numbers[i]; rest != 0; rest &= rest - 1) {
                reached[i + 1] |= reached[i] << Long.numberOfTrailingZeros(rest);
            }
        }
        long useful = (1L << cells.length) & reached[numbers.length];
        for (int i = numbers.length - 1; i >= 0; i--) {
            long before = 0;
            for (long rest = numbers[i]; rest != 0; rest &= rest - 1) {
                long from = (useful >>> Long.numberOfTrailingZeros(rest)) & reached[i];
                before |= from;
                numbers[i] &= from == 0 ? ~(rest & -rest) : -1L;
            }
            useful = before;
        }
        return useful != 0;
    }

    private boolean decide(long[] masks, long digits, long numbers) {
        int least = Long.numberOfTrailingZeros(numbers);
        int greatest = Digits.greatest(numbers) - 1;
        int sure = sure(masks, digits);
        int most = most(masks, digits);
        if (sure > greatest || most < least) {
            // By what has been removed for another class.
            return false;
        }
        if (greatest == sure) {
            keep(cells, masks, ~digits, digits);
        } else if (least == most) {
            for (SumGroup group : groups) {
                if (group.places(masks, digits) <= Long.bitCount(digits)) {
                    keep(group.cells, masks, digits, digits);
                }
            }
        }
        return least == 0 || Long.bitCount(digits) != 1 || peers.exclude(cells, masks, digits);
    }

    /** Restricts the cells that may have some of a class's digits and others. */
    private static void keep(int[] cells, long[] masks, long kept, long digits) {
        for (int cell : cells) {
            if ((masks[cell] & digits) != 0 && (masks[cell] & ~digits) != 0) {
                masks[cell] &= kept;
            }
        }
    }

    @Override
    public boolean isTally() {
        return true;
    }

    @Override
    public long cost() {
        return 4L * classes.length * cells.length;
    }
}
