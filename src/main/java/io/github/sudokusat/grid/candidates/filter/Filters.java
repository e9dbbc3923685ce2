package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Rank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The filters of a layout, in the order in which they are called. Immutable. */
public final class Filters {

    private static final int PAIR = 2;

    /** The most cells of a sum of houses in a search: sums of more tell something less often than their cost is worth. */
    private static final int MOST_SUMMED = 5;

    private final int side;
    private final Filter[] filters;
    /** The filters of cell c: {@code watching[watchStart[c]]} up to {@code watchStart[c + 1]}. */
    private final int[] watchStart;

    private final int[] watching;

    /** The names of rules that are about the whole grid. */
    private final Set<String> wholeGrid = new HashSet<>();

    private Filters(List<Filter> made, Layout layout) {
        side = layout.side();
        int cellCount = layout.cellCount();
        filters = made.toArray(Filter[]::new);
        for (StatedRule stated : layout.statedRules()) {
            if (stated.rule().cells().isEmpty()) {
                wholeGrid.add(stated.name());
            }
        }
        watchStart = new int[cellCount + 1];
        for (Filter filter : filters) {
            for (int cell : filter.cells) {
                watchStart[cell + 1]++;
            }
        }
        for (int cell = 0; cell < cellCount; cell++) {
            watchStart[cell + 1] += watchStart[cell];
        }
        watching = new int[watchStart[cellCount]];
        int[] next = watchStart.clone();
        for (int i = 0; i < filters.length; i++) {
            for (int cell : filters[i].cells) {
                watching[next[cell]++] = i;
            }
        }
    }

    /**
     * The filters of a layout's primitives.
     *
     * @param layout the layout
     * @return the filters, cheap ones first; none for a layout without named rules
     */
    public static Filters of(Layout layout) {
        return of(layout, false);
    }

    /**
     * The filters of a layout's primitives, and of long sums taken together, which say more but are hard to follow for a person; without sums of houses
     * that the houses tell by themselves, and without those of more than {@value #MOST_SUMMED} cells.
     *
     * @param layout the layout
     * @return the filters, cheap ones first; none for a layout without named rules
     */
    public static Filters forSearch(Layout layout) {
        return of(layout, true);
    }

    private static Filters of(Layout layout, boolean isForSearch) {
        List<Filter> made = new ArrayList<>();
        if (!layout.statedRules().isEmpty()) {
            Peers peers = new Peers(layout);
            List<Rank> ranks = isForSearch ? ranks(layout) : List.of();
            for (StatedRule stated : layout.statedRules()) {
                FilterMaker maker = new FilterMaker(stated.name(), peers, ranks, made);
                stated.primitives().forEach(primitive -> primitive.accept(maker));
                addTallies(made, stated, peers);
            }
            for (HouseSum sum : HouseSums.of(layout, peers)) {
                if (!isForSearch || (!sum.isTold() && isShort(sum))) {
                    made.add(new HouseSumFilter(sum, peers, isForSearch));
                }
            }
            if (isForSearch) {
                addForSearch(made, layout, peers);
            }
            made.sort(Comparator.comparingLong(Filter::cost));
        }
        return new Filters(made, layout);
    }

    private static void addForSearch(List<Filter> made, Layout layout, Peers peers) {
        List<CrowdFilter> crowds = CrowdFilter.of(layout, peers);
        made.addAll(crowds);
        for (HouseSum sum : HouseSums.ofCrowds(layout, peers, crowds)) {
            if (isShort(sum)) {
                made.add(new HouseSumFilter(sum, peers, true));
            }
        }
        for (SumUnion union : SumUnion.of(HouseSums.cages(layout), peers)) {
            made.add(SumFilter.of(union.name(), union.sum(), peers));
        }
    }

    private static boolean isShort(HouseSum sum) {
        return sum.rest().size() <= MOST_SUMMED;
    }

    /**
     * The ranks of lines that hold.
     *
     * @param layout the layout
     * @return those among its rules' primitives, in their order
     */
    public static List<Rank> ranks(Layout layout) {
        List<Rank> ranks = new ArrayList<>();
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                if (primitive instanceof Rank rank) {
                    ranks.add(rank);
                }
            }
        }
        return ranks;
    }

    /** Adds what follows from several counts of one rule in the same cells. */
    private static void addTallies(List<Filter> made, StatedRule stated, Peers peers) {
        List<DigitCount> together = new ArrayList<>();
        for (Primitive primitive : stated.primitives()) {
            if (primitive instanceof DigitCount count
                    && count.size() < Long.SIZE
                    && together.stream().allMatch(other -> TallyFilter.fit(other, count))) {
                together.add(count);
            }
        }
        if (together.size() > 1) {
            made.add(TallyFilter.of(stated.name(), together, peers));
        }
    }

    /**
     * The number of filters.
     *
     * @return 0 or more
     */
    public int size() {
        return filters.length;
    }

    /**
     * One of the filters.
     *
     * @param index from 0 to {@code size() − 1}; cheap ones come first
     * @return the filter
     */
    public Filter get(int index) {
        return filters[index];
    }

    /**
     * What one of the filters is called: its rule, and, if that is about many parts of the grid that are larger than a pair, where its part begins.
     *
     * @param filter one of the filters
     * @return a name such as {@code arrow at r1c2} or {@code global-entropy at r4c5}
     */
    public String label(Filter filter) {
        return wholeGrid.contains(filter.rule()) && filter.cells.length > PAIR
                ? filter.rule() + " at " + Cell.numbered(filter.cells[0], side)
                : filter.rule();
    }

    /**
     * Marks the filters that look at a cell.
     *
     * @param cell the cell
     * @param marks a bit for each filter
     */
    public void mark(int cell, long[] marks) {
        for (int i = watchStart[cell]; i < watchStart[cell + 1]; i++) {
            marks[watching[i] >>> 6] |= 1L << watching[i];
        }
    }
}
