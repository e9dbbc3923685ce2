package io.github.sudokusat.grid.candidates.filter;

/** Cells that hold the digits of a set, each once. */
final class DistinctCells {

    private DistinctCells() {}

    /**
     * Draws the conclusions from cells with a single digit and from digits with a single cell.
     *
     * @param set the digits, as many as there are cells
     * @param work for each cell the digits of the set that it may hold, none of them empty; narrowed
     * @param size the number of cells
     * @return false if they cannot hold them
     */
    static boolean narrow(long set, long[] work, int size) {
        while (true) {
            long once = 0;
            long twice = 0;
            long taken = 0;
            for (int i = 0; i < size; i++) {
                long mask = work[i];
                if (mask == 0) {
                    return false;
                }
                twice |= once & mask;
                once |= mask;
                if ((mask & (mask - 1)) == 0) {
                    if ((taken & mask) != 0) {
                        return false;
                    }
                    taken |= mask;
                }
            }
            if (once != set) {
                return false;
            }
            long hidden = once & ~twice;
            if (hidden == taken || !settle(hidden, taken, work, size)) {
                return true;
            }
        }
    }

    /** Removes the digits of the cells that have a single one from the others, and the others from cells with a digit of a single cell. */
    private static boolean settle(long hidden, long taken, long[] work, int size) {
        boolean changed = false;
        for (int i = 0; i < size; i++) {
            long mask = work[i];
            if ((mask & (mask - 1)) == 0) {
                continue;
            }
            long own = mask & hidden;
            long left = own != 0 ? own & -own : mask & ~taken;
            if (left != mask) {
                changed = true;
                work[i] = left;
            }
        }
        return changed;
    }
}
