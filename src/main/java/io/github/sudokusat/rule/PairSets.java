package io.github.sudokusat.rule;

import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.PairRelation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A relation of all pairs of some cells as sets of digits: those of which every two are related. That says more than the pairs do one by one, and the
 * same if the relation is symmetric and no digit is related to itself.
 */
public final class PairSets {

    /** The most sets; more are stated as pairs. */
    private static final int MAX_SETS = 2000;

    private final int size;
    /** For each digit the related ones. */
    private final long[] related;

    private final List<Long> sets = new ArrayList<>();

    private PairSets(int size, long[] related) {
        this.size = size;
        this.related = related;
    }

    /**
     * The sets of a relation.
     *
     * @param side the side of the grid
     * @param cells the cells, each once
     * @param relation the relation of every two of them
     * @return the sets; empty if there are too many or none, or if the relation is not symmetric, or a digit is related to itself
     */
    public static Optional<DigitSets> of(int side, int[] cells, PairRelation.Test relation) {
        long[] related = new long[side];
        for (int digit = 1; digit <= side; digit++) {
            int one = digit;
            related[one - 1] = Digits.where(side, other -> relation.holds(one, other));
            long mirrored = Digits.where(side, other -> relation.holds(other, one));
            if (mirrored != related[one - 1] || Digits.contains(mirrored, one)) {
                return Optional.empty();
            }
        }
        PairSets found = new PairSets(cells.length, related);
        found.collect(0, Digits.all(side));
        return found.sets.isEmpty() || found.sets.size() > MAX_SETS
                ? Optional.empty()
                : Optional.of(DigitSets.of(
                        side,
                        cells,
                        found.sets.stream().mapToLong(Long::longValue).toArray()));
    }

    /** Collects the sets that have some digits already and may have some more, until there are too many. */
    private void collect(long chosen, long open) {
        if (Digits.count(chosen) == size) {
            sets.add(chosen);
            return;
        }
        for (long rest = open; rest != 0 && sets.size() <= MAX_SETS; rest &= rest - 1) {
            int digit = Digits.least(rest);
            long further = rest & (rest - 1) & related[digit - 1];
            if (Digits.count(chosen) + 1 + Digits.count(further) >= size) {
                collect(chosen | Digits.of(digit), further);
            }
        }
    }
}
