package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import java.util.Arrays;
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
        long[] seen = new long[words];
        Arrays.fill(seen, -1L);
        boolean isSound = false;
        for (int cell : cells) {
            if ((masks[cell] & digit) != 0) {
                isSound = true;
                if (!retain(seen, cell)) {
                    return true;
                }
            }
        }
        if (!isSound) {
            return false;
        }
        for (int w = 0; w < words; w++) {
            for (long rest = seen[w]; rest != 0; rest &= rest - 1) {
                int cell = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                masks[cell] &= ~digit;
                isSound &= masks[cell] != 0;
            }
        }
        return isSound;
    }

    /** Leaves in a set only the peers of a cell; returns false if there is none. */
    private boolean retain(long[] seen, int cell) {
        long any = 0;
        for (int w = 0; w < words; w++) {
            seen[w] &= sets[cell * words + w];
            any |= seen[w];
        }
        return any != 0;
    }
}
