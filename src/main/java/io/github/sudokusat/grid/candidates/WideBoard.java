package io.github.sudokusat.grid.candidates;

/** The board of a layout of any side; sets are runs of longs. */
final class WideBoard extends Board {

    private static final int NONE = -1;
    private static final int SEVERAL = -2;

    WideBoard(CandidateLayout tables) {
        super(tables);
    }

    private WideBoard(WideBoard other) {
        super(other);
    }

    @Override
    Board copy() {
        return new WideBoard(this);
    }

    @Override
    boolean loadCandidates() {
        int words = tables.words;
        for (int cell = 0; cell < tables.cellCount; cell++) {
            for (int w = 0; w < words; w++) {
                if (placed[cell] != 0) {
                    candidates[cell * words + w] = wordOf(placed[cell] - 1, w);
                    continue;
                }
                long used = 0;
                for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
                    used |= changed[tables.memberHouse[m] * words + w];
                }
                candidates[cell * words + w] &= ~used;
            }
            if (!checkCell(cell)) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean loadPlaces(int house) {
        int words = tables.words;
        int base = house * tables.side;
        for (int position = 0; position < tables.side; position++) {
            int cell = tables.houseCells[base + position];
            int word = position >>> 6;
            for (int w = 0; w < words; w++) {
                for (long rest = candidates[cell * words + w]; rest != 0; rest &= rest - 1) {
                    int bit = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                    places[(base + bit) * words + word] |= 1L << position;
                }
            }
        }
        for (int bit = 0; bit < tables.side; bit++) {
            if (!checkHouse(house, bit)) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean put(int cell, int bit) {
        if (placed[cell] == bit + 1) {
            return true;
        }
        if (!has(cell, bit)) {
            return failToPut(cell, bit);
        }
        placed[cell] = (short) (bit + 1);
        placedCount++;
        return clearOthers(cell, bit) && clearHouses(cell, bit) && clearRules(cell, bit);
    }

    private boolean clearOthers(int cell, int bit) {
        int base = cell * tables.words;
        for (int w = 0; w < tables.words; w++) {
            long others = candidates[base + w] & ~wordOf(bit, w);
            for (; others != 0; others &= others - 1) {
                if (!clear(cell, w * Long.SIZE + Long.numberOfTrailingZeros(others))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean clearHouses(int cell, int bit) {
        for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
            int house = tables.memberHouse[m];
            int base = (house * tables.side + bit) * tables.words;
            for (int w = 0; w < tables.words; w++) {
                if (!clearPlaces(house, w, places[base + w] & ~wordOf(tables.memberPosition[m], w), bit)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** One word of the set with a single member. */
    private static long wordOf(int member, int word) {
        return member >>> 6 == word ? 1L << member : 0;
    }

    /** Removes a digit from the cells at some positions of a house, all of which are its places. */
    private boolean clearPlaces(int house, int word, long positions, int bit) {
        int first = house * tables.side + word * Long.SIZE;
        for (long rest = positions; rest != 0; rest &= rest - 1) {
            if (!clear(tables.houseCells[first + Long.numberOfTrailingZeros(rest)], bit)) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean clear(int cell, int bit) {
        int words = tables.words;
        int index = cell * words + (bit >>> 6);
        long left = candidates[index] & ~(1L << bit);
        candidates[index] = left;
        if ((left & (left - 1)) == 0 && !checkCell(cell)) {
            return false;
        }
        for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
            int house = tables.memberHouse[m];
            int position = tables.memberPosition[m];
            int place = (house * tables.side + bit) * words + (position >>> 6);
            left = places[place] & ~(1L << position);
            places[place] = left;
            changed[house * words + (bit >>> 6)] |= 1L << bit;
            if ((left & (left - 1)) == 0 && !checkHouse(house, bit)) {
                return false;
            }
        }
        return true;
    }

    /** Checks whether a cell has lost its last candidate, or its last but one. */
    private boolean checkCell(int cell) {
        int only = onlyOne(candidates, cell * tables.words);
        if (only == NONE) {
            return failEmpty(cell);
        }
        if (only != SEVERAL && placed[cell] == 0) {
            pushSingle(cell, only);
        }
        return true;
    }

    /** Checks whether a digit has lost its last place in a house, or its last but one. */
    private boolean checkHouse(int house, int bit) {
        int only = onlyOne(places, (house * tables.side + bit) * tables.words);
        if (only == NONE) {
            return failNoPlace(house, bit);
        }
        if (only != SEVERAL) {
            int cell = tables.houseCells[house * tables.side + only];
            if (placed[cell] == 0) {
                pushSingle(cell, bit);
            }
        }
        return true;
    }

    /** The only member of a set, {@link #NONE} or {@link #SEVERAL}. */
    private int onlyOne(long[] sets, int base) {
        int only = NONE;
        for (int w = 0; w < tables.words; w++) {
            long word = sets[base + w];
            if (word != 0) {
                if (only != NONE || (word & (word - 1)) != 0) {
                    return SEVERAL;
                }
                only = w * Long.SIZE + Long.numberOfTrailingZeros(word);
            }
        }
        return only;
    }

    @Override
    boolean clearLocked(int house, int word, long digits) {
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            if (!clearLocked(house, word * Long.SIZE + Long.numberOfTrailingZeros(rest))) {
                return false;
            }
        }
        return true;
    }

    private boolean clearLocked(int house, int bit) {
        int words = tables.words;
        int base = (house * tables.side + bit) * words;
        int count = 0;
        int first = -1;
        for (int w = 0; w < words; w++) {
            long word = places[base + w];
            if (first < 0 && word != 0) {
                first = w * Long.SIZE + Long.numberOfTrailingZeros(word);
            }
            count += Long.bitCount(word);
        }
        if (count == 1 || count > tables.largestOverlap[house]) {
            return true;
        }
        int at = house * tables.side + first;
        for (int i = tables.overlapsAtStart[at]; i < tables.overlapsAtStart[at + 1]; i++) {
            int overlap = tables.overlapsAt[i];
            if (isWithin(base, overlap * words) && !clearRest(tables.overlapHouse[overlap], bit, overlap * words)) {
                return false;
            }
        }
        return true;
    }

    private boolean isWithin(int base, int mask) {
        for (int w = 0; w < tables.words; w++) {
            if ((places[base + w] & ~tables.overlapMask[mask + w]) != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean clearRest(int house, int bit, int mask) {
        int base = (house * tables.side + bit) * tables.words;
        for (int w = 0; w < tables.words; w++) {
            if (!clearPlaces(house, w, places[base + w] & ~tables.overlapOther[mask + w], bit)) {
                return false;
            }
        }
        return true;
    }
}
