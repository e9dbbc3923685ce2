package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.Sums;
import java.util.List;

/** What the rules have in common that are stated as a {@link io.github.sudokusat.primitive.Section}. */
final class SectionForm {

    private SectionForm() {}

    /** The side of a layout; rejects one with too many sets of digits. */
    static int requireSide(NamedRule rule, Layout layout) {
        if (layout.side() > Sums.MAX_SIDE_OF_SETS) {
            throw new IllegalArgumentException(rule.name() + " is for grids up to side " + Sums.MAX_SIDE_OF_SETS
                    + ", but the side is " + layout.side());
        }
        return layout.side();
    }

    /** The positions strictly between two positions, as bits. */
    static long between(int from, int to) {
        return first(to) & ~first(from + 1);
    }

    /** The positions less than a number, as bits. */
    static long first(int count) {
        return count == 0 ? 0 : -1L >>> (Long.SIZE - count);
    }

    static void addAll(List<Long> sets, long[] more) {
        for (long set : more) {
            sets.add(set);
        }
    }

    static long[] array(List<Long> sets) {
        return sets.stream().mapToLong(Long::longValue).toArray();
    }
}
