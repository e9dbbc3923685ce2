package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    private static final int MOST_SUMS = 16;

    /** What the slack is of the range at most; with more, bounds tell too little for their cost. */
    private static final double MOST_SLACK = 0.25;

    /** Two of them, what they are together, and by how much the part of the range that is slack is less than in each by itself. */
    private record Pair(SumUnion one, SumUnion other, SumUnion both, double gain) {

        boolean has(SumUnion union) {
            return one.equals(union) || other.equals(union);
        }
    }

    /** Unions that leave less slack than their sums do, each sum in one of them at most. */
    static List<SumUnion> of(List<HouseSum.Cage> cages, Peers peers) {
        List<SumUnion> open = new ArrayList<>();
        List<Pair> pairs = new ArrayList<>();
        for (HouseSum.Cage cage : cages) {
            if (open.size() < MOST_SUMS && !peers.areDistinct(cage.sum().cells())) {
                add(of(List.of(cage.rule()), cage.sum(), peers), open, pairs, peers);
            }
        }
        while (!pairs.isEmpty()) {
            Pair best = best(pairs);
            pairs.removeIf(pair -> pair.has(best.one) || pair.has(best.other));
            open.remove(best.one);
            open.remove(best.other);
            add(best.both, open, pairs, peers);
        }
        open.removeIf(union -> union.names.size() == 1 || union.slack > MOST_SLACK * union.range);
        return open;
    }

    private static Pair best(List<Pair> pairs) {
        Pair best = pairs.get(0);
        for (Pair pair : pairs) {
            best = pair.gain > best.gain ? pair : best;
        }
        return best;
    }

    /** Adds a union, and the pairs of it and others that gain. */
    private static void add(SumUnion added, List<SumUnion> open, List<Pair> pairs, Peers peers) {
        for (SumUnion one : open) {
            if (!one.haveCommonCell(added)) {
                SumUnion both = one.with(added, peers);
                double gain = both.gain(one, added);
                if (gain > 0) {
                    pairs.add(new Pair(one, added, both, gain));
                }
            }
        }
        open.add(added);
    }

    private static SumUnion of(List<String> names, LinearSum sum, Peers peers) {
        int[] ones = new int[sum.size()];
        Arrays.fill(ones, 1);
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
        int[] cells = Arrays.copyOf(sum.cells(), sum.size() + other.sum.size());
        System.arraycopy(other.sum.cells(), 0, cells, sum.size(), other.sum.size());
        return of(all, LinearSum.of(sum.side(), sum.total() + other.sum.total(), cells), peers);
    }

    private boolean haveCommonCell(SumUnion other) {
        for (int cell : sum.cells()) {
            for (int one : other.sum.cells()) {
                if (cell == one) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What the sums are called together. */
    String name() {
        return String.join(" and ", names);
    }
}
