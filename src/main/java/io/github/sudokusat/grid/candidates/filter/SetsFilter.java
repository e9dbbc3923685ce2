package io.github.sudokusat.grid.candidates.filter;

import java.util.Arrays;

/**
 * The digits of distinct cells are one of some sets: leaves what is in a set that fits, as far as single digits and places in the set tell; and a
 * digit of all sets that fit is removed from the cells that see its places.
 */
final class SetsFilter extends Filter {

    private final long[] sets;
    private final boolean isChoice;
    private final Peers peers;

    /** A filter of combinations. */
    SetsFilter(String rule, int[] cells, long[] sets, Peers peers) {
        this(rule, cells, sets, true, peers);
    }

    /**
     * A filter.
     *
     * @param isChoice whether the sets are combinations, not just all digits of what is a house by another name
     */
    SetsFilter(String rule, int[] cells, long[] sets, boolean isChoice, Peers peers) {
        super(rule, true, cells);
        this.isChoice = isChoice;
        this.sets = sets;
        this.peers = peers;
    }

    @Override
    public boolean narrow(long[] masks) {
        int size = cells.length;
        long union = 0;
        long taken = 0;
        for (int cell : cells) {
            long mask = masks[cell];
            union |= mask;
            taken |= (mask & (mask - 1)) == 0 ? mask : 0;
        }
        long[] support = new long[size];
        long[] work = new long[size];
        long common = -1L;
        int missing = size;
        for (int next = 0; next < sets.length && (missing > 0 || (common & ~taken) != 0); next++) {
            long set = sets[next];
            if ((set & ~union) == 0 && (taken & ~set) == 0 && fits(set, masks, work)) {
                common &= set;
                missing = 0;
                for (int i = 0; i < size; i++) {
                    support[i] |= work[i];
                    missing += support[i] == masks[cells[i]] ? 0 : 1;
                }
            }
        }
        if (support[0] == 0) {
            return false;
        }
        for (int i = 0; i < size && missing > 0; i++) {
            masks[cells[i]] = support[i];
        }
        for (long rest = common & ~taken; rest != 0; rest &= rest - 1) {
            if (!peers.exclude(cells, masks, rest & -rest)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean hasSets() {
        return isChoice;
    }

    @Override
    public long[] sets(long[] masks) {
        long[] work = new long[cells.length];
        return Arrays.stream(sets)
                .filter(set -> fits(set, masks, work))
                .sorted()
                .toArray();
    }

    /** Whether the cells may hold the digits of a set, each once; then the digits that each may hold are in {@code work}. */
    private boolean fits(long set, long[] masks, long[] work) {
        for (int i = 0; i < work.length; i++) {
            work[i] = masks[cells[i]] & set;
            if (work[i] == 0) {
                return false;
            }
        }
        return DistinctCells.narrow(set, work, work.length);
    }

    @Override
    public long cost() {
        return (long) sets.length * cells.length;
    }
}
