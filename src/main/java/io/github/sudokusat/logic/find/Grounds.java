package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The digits that other cells must lack for a filter to remove what it removes, or for it not to be obeyed: cells that do not matter are left out, and of the others as little is
 * said as will do, bounds where they suffice.
 *
 * <p>Cells are widened one after the other, those with many digits first, as far as the filter still removes the same. <b>Cost.</b> Up to a call of the
 * filter for each cell, and for each that matters as many as it lacks digits.
 */
final class Grounds {

    private static final int NO_CELL = -1;

    /** So many digits of a pair are named even if they are part of a bound. */
    private static final int FEW_DIGITS = 2;

    private final Filter filter;
    private final int cell;
    private final long lost;
    private final long all;
    /** The digits of all cells, widened as far as they may be. */
    private final long[] widened;
    /** The digits up to which they may be widened. */
    private final long[] allowed;

    private Grounds(Filter filter, int cell, long lost, long[] masks, int side) {
        this.filter = filter;
        this.cell = cell;
        this.lost = lost;
        all = Digits.all(side);
        widened = masks.clone();
        allowed = new long[masks.length];
        Arrays.fill(allowed, all);
    }

    /**
     * The grounds for a part of a deduction.
     *
     * @param deduction the deduction
     * @param lost the digits that count
     * @param position the position, the placed digits of which are not widened in part
     * @return for each cell of the grid the digits that it must lack
     */
    static long[] of(Deduction deduction, long lost, Position position) {
        long[] ofRoom = RoomCases.lacking(deduction, lost, position.geometry.layout.values());
        if (ofRoom != null) {
            return ofRoom;
        }
        long[] lacking = start(deduction, lost, position).lacking(position);
        RankedStarts starts = new RankedStarts(deduction.filter(), position);
        if (!starts.areKnown()) {
            return lacking;
        }
        Grounds grounds = start(deduction, lost, position);
        System.arraycopy(starts.allowed(), 0, grounds.allowed, 0, lacking.length);
        grounds.widen(position);
        long[] other = new long[lacking.length];
        for (int cell : deduction.filter().cells()) {
            other[cell] = cell == deduction.cell() ? 0 : starts.lacking(cell, grounds.widened[cell]);
        }
        return told(other) < told(lacking) ? other : lacking;
    }

    private static Grounds start(Deduction deduction, long lost, Position position) {
        Grounds grounds = new Grounds(deduction.filter(), deduction.cell(), lost, deduction.before(), position.side);
        grounds.tryWith(deduction.cell(), grounds.all);
        return grounds;
    }

    /** Of how many cells something must be said. */
    static long told(long[] lacking) {
        return LongStream.of(lacking).filter(digits -> digits != 0).count();
    }

    /**
     * The grounds for a rule's not being obeyed.
     *
     * @param filter the filter
     * @param masks the digits of all cells, within which it cannot be obeyed
     * @param position the position, as above
     * @return for each cell of the grid the digits that it must lack
     */
    static long[] ofBroken(Filter filter, long[] masks, Position position) {
        Grounds grounds = new Grounds(filter, NO_CELL, 0, masks, position.side);
        int[] others = grounds.others();
        grounds.widenAll(others);
        long[] lacking = grounds.lacking(position);
        for (int other : others) {
            lacking[other] = grounds.all & ~grounds.widened[other];
        }
        return lacking;
    }

    /** The cells that the filter does not look at; it may take the last digit of one of them. */
    private int[] others() {
        return IntStream.range(0, widened.length)
                .filter(other -> IntStream.of(filter.cells()).noneMatch(one -> one == other))
                .toArray();
    }

    /** Widens all of some cells together, or else one by one. */
    private void widenAll(int[] cells) {
        long[] old = widened.clone();
        for (int one : cells) {
            widened[one] = all;
        }
        if (filter.narrow(widened.clone())) {
            System.arraycopy(old, 0, widened, 0, old.length);
            for (int one : cells) {
                if (!tryWith(one, all)) {
                    widenInPart(one);
                }
            }
        }
    }

    private long[] lacking(Position position) {
        widen(position);
        long[] lacking = new long[widened.length];
        for (int other : filter.cells()) {
            lacking[other] = other == cell ? 0 : all & ~widened[other];
        }
        return lacking;
    }

    private void widen(Position position) {
        List<Integer> others = new ArrayList<>();
        for (int other : filter.cells()) {
            if (other != cell) {
                others.add(other);
            }
        }
        others.sort(Comparator.comparingInt(other -> -Long.bitCount(widened[other])));
        for (int other : others) {
            // The placed cells of a sum are part of the arithmetic.
            boolean isKept = position.placed[other] != 0 && PartMaker.sum(filter) != null;
            if (!isKept && !tryWith(other, all) && position.placed[other] == 0) {
                widenInPart(other);
            }
        }
    }

    private void widenInPart(int other) {
        long least = Long.lowestOneBit(widened[other]);
        long greatest = Long.highestOneBit(widened[other]);
        long from = all & -least;
        long upTo = greatest | (greatest - 1);
        // A count of digits knows no larger and smaller ones.
        boolean isCount = filter.isPlain() && filter.cells().length > 2;
        long old = widened[other];
        if (filter.isPlain()) {
            widenByDigits(other);
            if (isCount || Long.bitCount(all & ~widened[other]) <= FEW_DIGITS) {
                return;
            }
            widened[other] = old;
        }
        if (!tryWith(other, from) && !tryWith(other, upTo) && !tryWith(other, from & upTo) && old != (from & upTo)) {
            widenByDigits(other);
        }
    }

    private void widenByDigits(int other) {
        for (long left = all & ~widened[other]; left != 0; left &= left - 1) {
            tryWith(other, widened[other] | (left & -left));
        }
    }

    /** Gives a cell other digits if the filter still removes the same. */
    private boolean tryWith(int other, long digits) {
        long old = widened[other];
        long wider = digits & allowed[other];
        if (wider == old) {
            return other != cell && digits == all;
        }
        widened[other] = wider;
        long[] narrowed = widened.clone();
        boolean isObeyed = filter.narrow(narrowed);
        boolean isSame = cell == NO_CELL ? !isObeyed : isObeyed && (narrowed[cell] & lost) == 0;
        if (!isSame) {
            widened[other] = old;
        }
        return isSame;
    }
}
