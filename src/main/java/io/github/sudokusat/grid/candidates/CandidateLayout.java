package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.filter.Filters;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A layout in the form of flat tables, on which candidate grids work.
 *
 * <p>Build it once for a layout and keep it; every {@link CandidateGrid} of the layout shares it. Immutable. It takes about 8 KB for 9 × 9 and 6 MB
 * for 256 × 256, and O(side²) time for a fixed number of houses through a cell (50 ms for 256 × 256 the first time).
 */
public final class CandidateLayout {

    /*
     * Sets of digits and sets of positions within a house both have `side` members; each is a run of `words` longs, bit i of word
     * i / 64 … (digit d is bit d − 1). Peers are not stored: at side 256 they would be 50 million numbers, and the places of a digit
     * in the houses of a cell give those that matter.
     */

    private static final Set<Class<? extends Rule>> KNOWN_RULES = Set.of(MustDiffer.class, NamedRule.class);

    private final Layout layout;
    final int side;
    final int cellCount;
    final int houseCount;
    final int words;
    /** The last word of the set of all digits; the words before it have all bits. */
    final long lastWord;
    /** The cells of house h from index {@code h · side}, in the house's order. */
    final int[] houseCells;
    /** The houses of cell c are {@code memberHouse[memberStart[c]]} up to {@code memberHouse[memberStart[c + 1] − 1]}. */
    final int[] memberStart;

    final int[] memberHouse;
    /** For each entry of {@link #memberHouse}, the position of the cell in that house. */
    final int[] memberPosition;
    /** The cells that must differ from cell c by rules: {@code ruleCells[ruleStart[c]]} up to {@code ruleStart[c + 1]}. */
    final int[] ruleStart;

    final int[] ruleCells;
    /** The houses that share two or more cells with house h, stored like the members. */
    final int[] overlapStart;

    final int[] overlapHouse;
    /** For each entry of {@link #overlapHouse}, the shared cells, as positions in h. */
    final long[] overlapMask;
    /** The same cells, as positions in the other house. */
    final long[] overlapOther;
    /** The entries of {@link #overlapHouse} that share the cell at each position of each house, stored like the members. */
    final int[] overlapsAtStart;

    final int[] overlapsAt;
    /** The most cells that house h shares with any other. */
    final int[] largestOverlap;
    /** The filters of named rules. */
    final Filters filters;

    private CandidateLayout(Layout layout, Filters filters) {
        this.layout = layout;
        this.filters = filters;
        side = layout.side();
        cellCount = layout.cellCount();
        houseCount = layout.houses().size();
        words = (side + Long.SIZE - 1) / Long.SIZE;
        lastWord = -1L >>> (words * Long.SIZE - side);
        houseCells = houseCells(layout);
        memberStart = new int[cellCount + 1];
        for (int cell = 0; cell < cellCount; cell++) {
            memberStart[cell + 1] = memberStart[cell] + layout.houseCount(cell);
        }
        memberHouse = new int[memberStart[cellCount]];
        memberPosition = new int[memberStart[cellCount]];
        fillMembers();
        ruleStart = new int[cellCount + 1];
        ruleCells = ruleCells(layout.mustDifferRules(), ruleStart);
        Overlaps overlaps = new Overlaps(this);
        overlapStart = overlaps.start;
        overlapHouse = overlaps.house;
        overlapMask = overlaps.mask;
        overlapOther = overlaps.other;
        largestOverlap = overlaps.largest;
        overlapsAtStart = new int[houseCount * side + 1];
        overlapsAt = overlapsAt();
    }

    /**
     * Builds the tables of a layout.
     *
     * @param layout the layout
     * @return its tables
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}
     */
    public static CandidateLayout of(Layout layout) {
        layout.requireKnownRules("a candidate grid", KNOWN_RULES);
        return new CandidateLayout(layout, Filters.forSearch(layout));
    }

    /**
     * Builds the tables of a layout for reasoning as a person does: propagation draws from each rule, and from each house's sum, what can be followed
     * step by step, but nothing from several long sums or ranks taken together.
     *
     * @param layout the layout
     * @return its tables
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}
     */
    public static CandidateLayout forLogic(Layout layout) {
        layout.requireKnownRules("a candidate grid", KNOWN_RULES);
        return new CandidateLayout(layout, Filters.of(layout));
    }

    /**
     * Whether candidate grids know all rules of a layout.
     *
     * @param layout the layout
     * @return false if there is a rule other than {@link MustDiffer} and {@link NamedRule}
     */
    public static boolean supports(Layout layout) {
        return layout.unknownRule(KNOWN_RULES).isEmpty();
    }

    /**
     * The layout of these tables.
     *
     * @return the layout
     */
    public Layout layout() {
        return layout;
    }

    private static int[] houseCells(Layout layout) {
        List<House> houses = layout.houses();
        int side = layout.side();
        int[] cells = new int[houses.size() * side];
        for (int h = 0; h < houses.size(); h++) {
            House house = houses.get(h);
            for (int i = 0; i < side; i++) {
                cells[h * side + i] = house.cell(i);
            }
        }
        return cells;
    }

    private void fillMembers() {
        int[] next = Arrays.copyOf(memberStart, cellCount);
        for (int h = 0; h < houseCount; h++) {
            for (int position = 0; position < side; position++) {
                int entry = next[houseCells[h * side + position]]++;
                memberHouse[entry] = h;
                memberPosition[entry] = position;
            }
        }
    }

    private int[] overlapsAt() {
        int size = 0;
        for (long mask : overlapMask) {
            size += Long.bitCount(mask);
        }
        int[] entries = new int[size];
        size = 0;
        for (int place = 0; place < houseCount * side; place++) {
            int house = place / side;
            int position = place % side;
            for (int o = overlapStart[house]; o < overlapStart[house + 1]; o++) {
                if ((overlapMask[o * words + (position >>> 6)] >>> position & 1) != 0) {
                    entries[size++] = o;
                }
            }
            overlapsAtStart[place + 1] = size;
        }
        return entries;
    }

    private static int[] ruleCells(List<MustDiffer> rules, int[] start) {
        for (MustDiffer pairs : rules) {
            for (int i = 0; i < pairs.size(); i++) {
                start[pairs.first(i) + 1]++;
                start[pairs.second(i) + 1]++;
            }
        }
        for (int cell = 1; cell < start.length; cell++) {
            start[cell] += start[cell - 1];
        }
        int[] next = start.clone();
        int[] cells = new int[start[start.length - 1]];
        for (MustDiffer pairs : rules) {
            for (int i = 0; i < pairs.size(); i++) {
                cells[next[pairs.first(i)]++] = pairs.second(i);
                cells[next[pairs.second(i)]++] = pairs.first(i);
            }
        }
        return cells;
    }

    /** Finds the pairs of houses that share cells, each pair in both orders. */
    private static final class Overlaps {

        private final CandidateLayout tables;
        final int[] start;
        final int[] largest;
        int[] house = new int[64];
        long[] mask;
        long[] other;
        private int size;

        Overlaps(CandidateLayout tables) {
            this.tables = tables;
            start = new int[tables.houseCount + 1];
            largest = new int[tables.houseCount];
            mask = new long[house.length * tables.words];
            other = new long[house.length * tables.words];
            int[] shared = new int[tables.houseCount];
            int[] entryOf = new int[tables.houseCount];
            for (int h = 0; h < tables.houseCount; h++) {
                countShared(h, shared, 1);
                addEntries(h, shared, entryOf);
                fillEntries(h, shared, entryOf);
                countShared(h, shared, -1);
                start[h + 1] = size;
            }
            house = Arrays.copyOf(house, size);
            mask = Arrays.copyOf(mask, size * tables.words);
            other = Arrays.copyOf(other, size * tables.words);
        }

        private void countShared(int h, int[] shared, int step) {
            for (int position = 0; position < tables.side; position++) {
                int cell = tables.houseCells[h * tables.side + position];
                for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
                    shared[tables.memberHouse[m]] += step;
                }
            }
        }

        private void addEntries(int h, int[] shared, int[] entryOf) {
            for (int g = 0; g < tables.houseCount; g++) {
                if (g == h || shared[g] < 2) {
                    continue;
                }
                if (size == house.length) {
                    house = Arrays.copyOf(house, 2 * size);
                    mask = Arrays.copyOf(mask, 2 * mask.length);
                    other = Arrays.copyOf(other, 2 * other.length);
                }
                largest[h] = Math.max(largest[h], shared[g]);
                entryOf[g] = size;
                house[size++] = g;
            }
        }

        private void fillEntries(int h, int[] shared, int[] entryOf) {
            int words = tables.words;
            for (int position = 0; position < tables.side; position++) {
                int cell = tables.houseCells[h * tables.side + position];
                for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
                    int g = tables.memberHouse[m];
                    if (g != h && shared[g] >= 2) {
                        int there = tables.memberPosition[m];
                        mask[entryOf[g] * words + (position >>> 6)] |= 1L << position;
                        other[entryOf[g] * words + (there >>> 6)] |= 1L << there;
                    }
                }
            }
        }
    }
}
