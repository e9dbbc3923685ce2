package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Several counts in the same cells, each of digits of its own, which together count every cell once: only numbers that can add up to the number of
 * cells are left, and decide for the open cells.
 */
final class TallyFilter extends Filter {

    /** More sets of digits than these are not listed. */
    private static final int MOST_SETS = 50;

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
        long[] numbers = numbers(masks);
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

    /** The numbers of each class, as far as it shows them by itself. */
    private long[] numbers(long[] masks) {
        long[] numbers = new long[classes.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = allowed[i] & between(sure(masks, classes[i]), most(masks, classes[i]));
        }
        return numbers;
    }

    /** {@inheritDoc} Here these are all cells, with the digits that occur, if each digit occurs as often as it says or not at all. */
    @Override
    public List<Choice> choices(long[] masks) {
        long[] numbers = numbers(masks);
        if (!areOwnNumbers() || !addUp(numbers)) {
            return List.of();
        }
        List<Long> sets = new ArrayList<>();
        addSets(numbers, 0, cells.length, 0, sets);
        List<Integer> all = Arrays.stream(cells).boxed().toList();
        return sets.size() > MOST_SETS
                ? List.of()
                : sets.stream().map(set -> new Choice(all, set)).toList();
    }

    private boolean areOwnNumbers() {
        for (int i = 0; i < classes.length; i++) {
            boolean isOwn = classes[i] == 0
                    || (Long.bitCount(classes[i]) == 1 && allowed[i] == (1 | 1L << Digits.greatest(classes[i])));
            if (!isOwn) {
                return false;
            }
        }
        return true;
    }

    /** Adds the sets that fill a number of cells with the digits of the classes from an index on, up to one too many. */
    private void addSets(long[] numbers, int index, int open, long digits, List<Long> sets) {
        if (index == numbers.length) {
            if (open == 0) {
                sets.add(digits);
            }
            return;
        }
        for (long left = numbers[index]; left != 0 && sets.size() <= MOST_SETS; left &= left - 1) {
            int number = Long.numberOfTrailingZeros(left);
            if (number <= open) {
                addSets(numbers, index + 1, open - number, digits | (number == 0 ? 0 : classes[index]), sets);
            }
        }
    }

    private static long between(int least, int greatest) {
        return least > greatest ? 0 : (-1L >>> (Long.SIZE - 1 - greatest)) & (-1L << least);
    }

    @Override
    public @Nullable Miscount miscount(long[] masks) {
        return miscount(masks, 0);
    }

    @Override
    public @Nullable Miscount miscount(long[] masks, long occurring) {
        for (int i = 0; i < classes.length - 1; i++) {
            List<Integer> sure = cells(masks, classes[i], true);
            List<Integer> possible = cells(masks, classes[i], false);
            boolean isNone = sure.isEmpty() && (classes[i] & occurring) == 0;
            long enough = allowed[i] & (-1L << (isNone ? 0 : Math.max(1, sure.size())));
            if (enough == 0) {
                return new Miscount(classes[i], sure, Digits.greatest(allowed[i]) - 1);
            }
            int needed = Long.numberOfTrailingZeros(enough);
            int fitting = most(masks, classes[i]);
            if (needed > fitting) {
                return new Miscount(classes[i], possible, needed, fitting);
            }
        }
        return null;
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
