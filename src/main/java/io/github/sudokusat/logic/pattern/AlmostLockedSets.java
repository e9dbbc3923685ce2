package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import java.util.ArrayList;
import java.util.List;

/**
 * All almost locked sets of a position: n cells with n + 1 digits, in a house or, up to four of them, seeing each other by rules; bivalue cells
 * included, the small ones first.
 *
 * <p><b>Bound.</b> Sets have at most {@code side − 1} cells up to side 9, four up to side 16 and three beyond, since the choices multiply. If the
 * sets of some size would bring all of them to more than {@value #MAX_BYTES} bytes, those and larger ones are left out; that happens only on large
 * grids.
 */
public final class AlmostLockedSets {

    /** One set. */
    public static final class Als {

        /** The house of the cells, or {@link StepBuilder#NO_HOUSE} if they see each other by rules. */
        public final int house;

        public final int size;
        public final long digits;
        /** The cells as a set. */
        public final long[] cells;
        /** The cells that have digit d, from {@code d · words} on. */
        final long[] places;
        /** The cells that see all of these; empty for a digit that the set lacks. */
        public final long[] seen;

        Als(Position position, int house, int size, long digits, long[] cells) {
            this.house = house;
            this.size = size;
            this.digits = digits;
            this.cells = cells;
            int words = position.words;
            places = new long[position.side * words];
            seen = new long[position.side * words];
            for (long left = digits; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                long[] some = position.placesAmong(digit, cells);
                System.arraycopy(some, 0, places, digit * words, words);
                System.arraycopy(position.geometry.seenByAll(some), 0, seen, digit * words, words);
            }
        }

        /** The set's candidates. */
        public List<Candidate> candidates(Position position) {
            return position.candidates(cells, -1L);
        }
    }

    /** The most cells of a set that is not in a house. */
    private static final int MOST_SEEN = 4;

    private static final int MAX_BYTES = 1 << 26;

    private final Position position;
    private final StepCollector collector;
    private final int most;
    private final List<Als> found = new ArrayList<>();
    private final int[] open;
    private int openCount;

    private AlmostLockedSets(Position position, StepCollector collector) {
        this.position = position;
        this.collector = collector;
        most = MAX_BYTES / (2 * position.planes.length * Long.BYTES);
        open = new int[position.side];
    }

    /** The largest number of cells of a set that is searched for. */
    public static int maxCells(int side) {
        return side <= 9 ? side - 1 : side <= 16 ? 4 : 3;
    }

    /** The sets, each once, by number of cells; not all of them if the collector says that the computation is stopped. */
    static List<Als> of(Position position, StepCollector collector) {
        AlmostLockedSets sets = new AlmostLockedSets(position, collector);
        int maxCells = maxCells(position.side);
        for (int size = 1; size <= maxCells; size++) {
            int smaller = sets.found.size();
            sets.findAll(size);
            if (sets.found.size() > sets.most) {
                sets.found.subList(smaller, sets.found.size()).clear();
                break;
            }
        }
        return sets.found;
    }

    /** The sets of {@code leastCells} cells or more, up to the largest size with which there are no more than {@code most}. */
    public static List<Als> smallest(Position position, int leastCells, int most, StepCollector collector) {
        List<Als> all = position.almostLockedSets(collector);
        int from = 0;
        while (from < all.size() && all.get(from).size < leastCells) {
            from++;
        }
        int to = all.size();
        while (to - from > most) {
            int largest = all.get(to - 1).size;
            while (to > from && all.get(to - 1).size == largest) {
                to--;
            }
        }
        return all.subList(from, to);
    }

    private void findAll(int size) {
        for (int house = 0; house < position.geometry.houseCount; house++) {
            openCount = 0;
            for (int p = 0; p < position.side; p++) {
                int cell = position.geometry.cell(house, p);
                // A cell with more digits is in no set of the size.
                if (position.digits[cell] != 0 && position.count(cell) <= size + 1) {
                    open[openCount++] = cell;
                }
            }
            extend(house, 0, size, size, 0, new long[position.words]);
        }
        if (size <= MOST_SEEN) {
            SeenSets.find(position, collector, size, size + 1, (cells, digits) -> {
                if (Long.bitCount(digits) == size + 1 && found.size() <= most) {
                    found.add(new Als(position, StepBuilder.NO_HOUSE, size, digits, cells.clone()));
                }
            });
        }
    }

    /** Adds the cells that are still missing, as long as they have no more digits than a set of the size. */
    private void extend(int house, int from, int size, int missing, long digits, long[] cells) {
        if (missing == 0) {
            if (Long.bitCount(digits) == size + 1 && isFirstHouse(house, cells)) {
                found.add(new Als(position, house, size, digits, cells.clone()));
            }
            return;
        }
        for (int i = from; i <= openCount - missing && found.size() <= most && !collector.isStopped(); i++) {
            long more = digits | position.digits[open[i]];
            if (Long.bitCount(more) <= size + 1) {
                Bits.add(cells, 0, open[i]);
                extend(house, i + 1, size, missing - 1, more, cells);
                Bits.remove(cells, 0, open[i]);
            }
        }
    }

    /** Whether no house before this one holds all the cells, where they would have been found already. */
    private boolean isFirstHouse(int house, long[] cells) {
        int cell = Bits.next(cells, 0, position.words, 0);
        for (int h = 0; h < position.geometry.layout.houseCount(cell); h++) {
            int other = position.geometry.layout.houseOf(cell, h);
            if (other >= house) {
                return true;
            }
            if (Bits.isSubset(cells, 0, position.geometry.houseSets, other * position.words, position.words)) {
                return false;
            }
        }
        return true;
    }

    /** The restricted commons of two sets: digits of both, all places of which in one set see all places in the other. */
    public static long restrictedCommons(Als one, Als other, int words) {
        long restricted = 0;
        for (long left = one.digits & other.digits; left != 0; left &= left - 1) {
            int base = Position.first(left) * words;
            if (Bits.isSubset(one.places, base, other.seen, base, words)) {
                restricted |= left & -left;
            }
        }
        return restricted;
    }

    /** Removes digits from the cells that see all their places in both sets. */
    public static void removeSeenByBoth(Position position, Als one, Als other, long digits, StepBuilder builder) {
        for (long left = digits; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            long[] victims = new long[position.words];
            Bits.or(victims, 0, one.seen, digit * position.words, position.words);
            Bits.and(victims, 0, other.seen, digit * position.words, position.words);
            builder.removeFrom(victims, digit);
        }
    }

    /** The digits whose places in both sets are all seen by some cell that has it. */
    public static long digitsWithVictim(Position position, Als one, Als other) {
        long some = 0;
        for (long left = one.digits & other.digits; left != 0; left &= left - 1) {
            int base = Position.first(left) * position.words;
            for (int w = base; w < base + position.words; w++) {
                if ((one.seen[w] & other.seen[w] & position.planes[w]) != 0) {
                    some |= left & -left;
                }
            }
        }
        return some;
    }
}
