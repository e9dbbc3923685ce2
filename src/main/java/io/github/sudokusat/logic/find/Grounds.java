package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The digits that other cells must lack for a filter to remove what it removes: cells that do not matter are left out, and of the others as little is
 * said as will do, bounds where they suffice.
 *
 * <p>Cells are widened one after the other, those with many digits first, as far as the filter still removes the same. <b>Cost.</b> Up to a call of the
 * filter for each cell, and for each that matters as many as it lacks digits.
 */
final class Grounds {

    private final Filter filter;
    private final int cell;
    private final long lost;
    private final long all;
    /** The digits of all cells, widened as far as they may be. */
    private final long[] widened;

    private Grounds(Deduction deduction, long lost, int side) {
        filter = deduction.filter();
        cell = deduction.cell();
        this.lost = lost;
        all = Digits.all(side);
        widened = deduction.before().clone();
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
        Grounds grounds = new Grounds(deduction, lost, position.side);
        grounds.widen(position);
        long[] lacking = new long[grounds.widened.length];
        for (int other : grounds.filter.cells()) {
            lacking[other] = other == grounds.cell ? 0 : grounds.all & ~grounds.widened[other];
        }
        return lacking;
    }

    private void widen(Position position) {
        tryWith(cell, all);
        List<Integer> others = new ArrayList<>();
        for (int other : filter.cells()) {
            if (other != cell) {
                others.add(other);
            }
        }
        others.sort(Comparator.comparingInt(other -> -Long.bitCount(widened[other])));
        for (int other : others) {
            // The placed cells of a sum are part of the arithmetic.
            boolean isKept = position.placed[other] != 0 && filter.linearSum() != null;
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
        if (tryWith(other, from) || tryWith(other, upTo) || tryWith(other, from & upTo)) {
            return;
        }
        for (long left = all & ~widened[other]; left != 0; left &= left - 1) {
            tryWith(other, widened[other] | (left & -left));
        }
    }

    /** Gives a cell other digits if the filter still removes the same. */
    private boolean tryWith(int other, long digits) {
        long old = widened[other];
        if (digits == old) {
            return other != cell && digits == all;
        }
        widened[other] = digits;
        long[] narrowed = widened.clone();
        boolean isSame = filter.narrow(narrowed) && (narrowed[cell] & lost) == 0;
        if (!isSame) {
            widened[other] = old;
        }
        return isSame;
    }
}
