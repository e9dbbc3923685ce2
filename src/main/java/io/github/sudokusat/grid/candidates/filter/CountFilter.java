package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.DigitCount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A number of cells hold a digit of a set: bounds on that number decide for the open cells. */
final class CountFilter extends Filter {

    private final long digits;
    /** For each number the least one allowed that is not below it; one more than the number of cells if there is none. */
    private final int[] allowedFrom;

    private final Peers peers;

    CountFilter(String rule, DigitCount count, Peers peers) {
        super(rule, true, count.cells());
        this.peers = peers;
        digits = count.digits();
        allowedFrom = new int[cells.length + 2];
        int[] counts = count.counts();
        int next = cells.length + 1;
        int index = counts.length;
        for (int n = cells.length + 1; n >= 0; n--) {
            if (index > 0 && counts[index - 1] == n) {
                next = n;
                index--;
            }
            allowedFrom[n] = next;
        }
    }

    @Override
    public boolean narrow(long[] masks) {
        int least = 0;
        int greatest = 0;
        for (int cell : cells) {
            least += (masks[cell] & ~digits) == 0 ? 1 : 0;
            greatest += (masks[cell] & digits) != 0 ? 1 : 0;
        }
        if (allowedFrom[least] > greatest) {
            return false;
        }
        if (least < greatest) {
            boolean mayHave = allowedFrom[least + 1] <= greatest;
            boolean mayLack = allowedFrom[least] < greatest;
            if (!mayHave || !mayLack) {
                decide(masks, mayHave ? digits : ~digits);
            }
        }
        return Long.bitCount(digits) != 1 || allowedFrom[0] == 0 || excludeDigit(masks);
    }

    private void decide(long[] masks, long kept) {
        for (int cell : cells) {
            if ((masks[cell] & digits) != 0 && (masks[cell] & ~digits) != 0) {
                masks[cell] &= kept;
            }
        }
    }

    /** Removes the only digit that is counted, and must occur, from the cells that see all its places. */
    private boolean excludeDigit(long[] masks) {
        return peers.exclude(cells, masks, digits);
    }

    @Override
    public @Nullable Miscount miscount(long[] masks) {
        List<Integer> sure = cells(masks, digits, true);
        List<Integer> possible = cells(masks, digits, false);
        int needed = allowedFrom[sure.size()];
        if (needed <= cells.length) {
            return needed > possible.size() ? new Miscount(digits, possible, needed) : null;
        }
        return new Miscount(digits, sure, greatestAllowed());
    }

    private int greatestAllowed() {
        int greatest = cells.length;
        while (greatest > 0 && allowedFrom[greatest] != greatest) {
            greatest--;
        }
        return greatest;
    }

    @Override
    public boolean isPlain() {
        return true;
    }

    @Override
    public long cost() {
        return cells.length;
    }
}
