package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sums without a common cell, taken together, such as little killers side by side: more of their cells must differ from each other than in each, so
 * that the bounds of the whole tell more than theirs.
 *
 * @param names what they are called
 * @param sum the sum of all their cells
 * @param slack how far the total is from the least or the greatest sum, whichever is nearer
 * @param range how far these are apart
 */
record SumUnion(List<String> names, LinearSum sum, int slack, int range) {

    /** The most sums of which unions are sought, because each of them is compared with each. */
    private static final int MOST_SUMS = 64;

    /** What the slack is of the range at most; with more, bounds tell too little for their cost. */
    private static final double MOST_SLACK = 0.25;

    /** Unions that leave less slack than their sums do, each sum in one of them at most. */
    static List<SumUnion> of(List<HouseSum.Cage> cages, Peers peers) {
        List<SumUnion> open = new ArrayList<>();
        for (HouseSum.Cage cage : cages) {
            if (open.size() < MOST_SUMS && !peers.areDistinct(cage.sum().cells())) {
                open.add(of(List.of(cage.rule()), cage.sum(), peers));
            }
        }
        while (joinBest(open, peers)) {
            // Until no two gain.
        }
        open.removeIf(union -> union.names.size() == 1 || union.slack > MOST_SLACK * union.range);
        return open;
    }

    /** Joins the two that gain most; returns false if none gain. */
    private static boolean joinBest(List<SumUnion> open, Peers peers) {
        SumUnion best = null;
        double most = 0;
        int first = 0;
        int second = 0;
        for (int i = 0; i < open.size(); i++) {
            for (int j = 0; j < i; j++) {
                SumUnion one = open.get(j);
                SumUnion other = open.get(i);
                SumUnion both = one.haveCommonCell(other) ? null : one.with(other, peers);
                double gain = both == null ? 0 : both.gain(one, other);
                if (both != null && gain > most) {
                    best = both;
                    most = gain;
                    first = j;
                    second = i;
                }
            }
        }
        if (best != null) {
            open.set(first, best);
            open.remove(second);
        }
        return best != null;
    }

    private static SumUnion of(List<String> names, LinearSum sum, Peers peers) {
        int[] ones = IntStream.range(0, sum.size()).map(sum::coefficient).toArray();
        int least = 0;
        int greatest = 0;
        for (SumGroup group : SumGroup.of(sum.cells(), ones, peers)) {
            int size = group.cells.length;
            least += size * (size + 1) / 2;
            greatest += size * (2 * sum.side() + 1 - size) / 2;
        }
        return new SumUnion(names, sum, Math.min(sum.total() - least, greatest - sum.total()), greatest - least);
    }

    /** By how much the part of the range that is slack is less than in two sums by themselves. */
    private double gain(SumUnion one, SumUnion other) {
        double apart = (double) (one.slack + other.slack) / Math.max(1, one.range + other.range);
        return apart - (double) slack / Math.max(1, range);
    }

    private SumUnion with(SumUnion other, Peers peers) {
        List<String> all = new ArrayList<>(names);
        all.addAll(other.names);
        int[] cells = IntStream.concat(IntStream.of(sum.cells()), IntStream.of(other.sum.cells()))
                .toArray();
        return of(all, LinearSum.of(sum.side(), sum.total() + other.sum.total(), cells), peers);
    }

    private boolean haveCommonCell(SumUnion other) {
        return IntStream.of(sum.cells())
                .anyMatch(cell -> IntStream.of(other.sum.cells()).anyMatch(one -> one == cell));
    }

    /** What the sums are called together. */
    String name() {
        return String.join(" and ", names);
    }
}
