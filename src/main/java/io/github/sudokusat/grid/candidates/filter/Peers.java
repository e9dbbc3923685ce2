package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import java.util.List;

/** Which cells must differ, as bits. Takes side⁴ bits: 8 KB for 9 × 9 at most, 2 MB for 64 × 64. */
final class Peers {

    private final int words;
    /** The set of the cells that must differ from each cell, {@code words} longs each. */
    private final long[] sets;

    private final List<House> houses;

    Peers(Layout layout) {
        houses = layout.houses();
        words = (layout.cellCount() + Long.SIZE - 1) / Long.SIZE;
        sets = new long[layout.cellCount() * words];
        for (House house : layout.houses()) {
            int[] cells = house.cells();
            for (int cell : cells) {
                for (int other : cells) {
                    add(cell, other);
                }
            }
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            for (int i = 0; i < rule.size(); i++) {
                add(rule.first(i), rule.second(i));
                add(rule.second(i), rule.first(i));
            }
        }
    }

    /** The houses of the layout. */
    List<House> houses() {
        return houses;
    }

    private void add(int cell, int other) {
        if (cell != other) {
            sets[cell * words + (other >>> 6)] |= 1L << other;
        }
    }

    /** Whether two cells must differ. */
    boolean see(int cell, int other) {
        return (sets[cell * words + (other >>> 6)] >>> other & 1) != 0;
    }

    /** Whether all of some cells must differ from each other. */
    boolean areDistinct(int[] cells) {
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < i; j++) {
                if (!see(cells[i], cells[j])) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Removes a digit that must occur in one of some cells from all cells that see each of its places there.
     *
     * @param cells the cells
     * @param masks the digits of all cells
     * @param digit the digit as a set
     * @return false if the digit has no place there, or a cell has no digit left
     */
    boolean exclude(int[] cells, long[] masks, long digit) {
        boolean isSound = true;
        for (int w = 0; w < words; w++) {
            boolean hasPlace = false;
            long seen = -1L;
            for (int cell : cells) {
                if ((masks[cell] & digit) != 0) {
                    hasPlace = true;
                    seen &= sets[cell * words + w];
                }
            }
            if (!hasPlace) {
                return false;
            }
            for (; seen != 0; seen &= seen - 1) {
                int cell = w * Long.SIZE + Long.numberOfTrailingZeros(seen);
                masks[cell] &= ~digit;
                isSound &= masks[cell] != 0;
            }
        }
        return isSound;
    }
}
