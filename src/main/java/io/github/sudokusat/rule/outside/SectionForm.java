package io.github.sudokusat.rule.outside;

import java.util.List;

/** What the rules have in common that are stated as a {@link io.github.sudokusat.primitive.Section}. */
final class SectionForm {

    private SectionForm() {}

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
