package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.PairRelation;

/** A relation of two cells: each digit needs one of the other cell that goes with it. Removes all that the relation forbids. */
final class PairFilter extends Filter {

    private final int first;
    private final int second;
    /** For each digit of the first cell, those of the second that go with it. */
    private final long[] seconds;

    PairFilter(String rule, PairRelation pair, Peers peers) {
        this(rule, pair, peers.see(pair.cell(0), pair.cell(1)));
    }

    PairFilter(String rule, PairRelation pair, boolean differ) {
        super(rule, true, pair.cells());
        first = pair.cell(0);
        second = pair.cell(1);
        seconds = new long[pair.side()];
        for (int digit = 1; digit <= pair.side(); digit++) {
            seconds[digit - 1] = pair.seconds(digit) & (differ ? ~Digits.of(digit) : -1L);
        }
    }

    @Override
    public boolean narrow(long[] masks) {
        long one = masks[first];
        long other = masks[second];
        long keptOne = one;
        long supported = 0;
        for (long rest = one; rest != 0; rest &= rest - 1) {
            long others = seconds[Long.numberOfTrailingZeros(rest)];
            if ((others & other) == 0) {
                keptOne &= ~(rest & -rest);
            }
            supported |= others;
        }
        masks[first] = keptOne;
        masks[second] = other & supported;
        return keptOne != 0;
    }

    @Override
    public long cost() {
        return 2;
    }
}
