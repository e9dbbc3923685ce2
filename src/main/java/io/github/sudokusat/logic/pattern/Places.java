package io.github.sudokusat.logic.pattern;

import java.util.Arrays;

/**
 * The places that each digit has left in each house, kept up to date while candidates are lost. What has become single or impossible is noted on the
 * way, so that nobody needs to look through the houses for it.
 */
final class Places {

    private final Geometry geometry;
    private final int side;
    /** The positions, at {@code house · side + digit}. */
    private final long[] left;
    /** The entries that have come down to one position, as a set; each is named once by {@link #nextSingle}. */
    private final long[] singles;

    private boolean hasNone;

    private Places(Geometry geometry, long[] left, long[] singles, boolean hasNone) {
        this.geometry = geometry;
        this.side = geometry.side;
        this.left = left;
        this.singles = singles;
        this.hasNone = hasNone;
    }

    /** The places of the digits that the cells have. */
    static Places of(Geometry geometry, long[] masks) {
        int side = geometry.side;
        int entries = geometry.houseCount * side;
        Places places = new Places(geometry, new long[entries], new long[(entries + Long.SIZE - 1) / Long.SIZE], false);
        for (int h = 0; h < geometry.houseCount; h++) {
            for (int p = 0; p < side; p++) {
                for (long digits = masks[geometry.cell(h, p)]; digits != 0; digits &= digits - 1) {
                    places.left[h * side + Long.numberOfTrailingZeros(digits)] |= 1L << p;
                }
            }
        }
        for (int entry = 0; entry < entries; entry++) {
            places.note(entry);
        }
        return places;
    }

    Places copy() {
        return new Places(geometry, left.clone(), singles.clone(), hasNone);
    }

    /** Takes digits, of which there is at least one, from a cell that has had them all. */
    void lose(int cell, long digits) {
        int[] places = geometry.placesOf(cell);
        for (int i = 0; i < places.length; i += 2) {
            long others = ~(1L << places[i + 1]);
            for (long gone = digits; gone != 0; gone &= gone - 1) {
                int entry = places[i] + Long.numberOfTrailingZeros(gone);
                left[entry] &= others;
                note(entry);
            }
        }
    }

    private void note(int entry) {
        long positions = left[entry];
        if ((positions & positions - 1) == 0) {
            hasNone |= positions == 0;
            Bits.add(singles, 0, entry);
        }
    }

    /** Whether a digit has no place left in some house. */
    boolean hasNone() {
        return hasNone;
    }

    /** The digits without a place in a house. */
    long missing(int house) {
        long missing = 0;
        for (int digit = 0; digit < side; digit++) {
            missing |= left[house * side + digit] == 0 ? 1L << digit : 0;
        }
        return missing;
    }

    /** The next entry, {@code house · side + digit}, that has come down to one position since this was last cleared; −1 if there is none. */
    int nextSingle(int from) {
        return Bits.next(singles, 0, singles.length, from);
    }

    /** Forgets which entries have come down to one position. */
    void clearSingles() {
        Arrays.fill(singles, 0);
    }

    /** The cell of an entry with one position. */
    int cellOf(int entry) {
        return geometry.cell(entry / side, Long.numberOfTrailingZeros(left[entry]));
    }
}
