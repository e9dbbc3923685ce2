package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.RelationsAtCell;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a rule would need of others if a cell had the digits that it loses, cell by cell, up to one that cannot have it.
 *
 * @param demands for all digits together, or for each of two
 */
record NeededElsewhere(List<Demand> demands) {

    /** The rules that read their cells in order, and of which one sees what a digit needs rather than what others exclude. */
    private static final List<String> RULES = List.of("regex", "sum line");

    /** Rules of which one sees at once what a placed digit excludes, but not what others do. */
    private static final List<String> PLAIN_IF_PLACED = List.of("lockout line", "sandwich");

    /** No demands. */
    static final NeededElsewhere NONE = new NeededElsewhere(List.of());

    NeededElsewhere {
        demands = List.copyOf(demands);
    }

    /**
     * What some digits need.
     *
     * @param digits the digits, as a set
     * @param needed the digits of other cells
     */
    record Demand(long digits, List<Part> needed) {

        Demand {
            needed = List.copyOf(needed);
        }
    }

    /** The demands of a deduction; none if nobody could follow them. */
    static NeededElsewhere of(Needed needed, Position position) {
        if (!isOfUse(needed)) {
            return NONE;
        }
        Search search = new Search(needed, position);
        List<Part> together = search.needed(needed.lost);
        if (!together.isEmpty()) {
            return new NeededElsewhere(List.of(new Demand(needed.lost, together)));
        }
        long first = Long.lowestOneBit(needed.lost);
        long second = needed.lost & ~first;
        List<Part> one = Long.bitCount(second) == 1 ? search.needed(first) : List.of();
        List<Part> other = one.isEmpty() ? one : search.needed(second);
        return other.isEmpty() ? NONE : new NeededElsewhere(List.of(new Demand(first, one), new Demand(second, other)));
    }

    /** Whether the digits needed say more than what other cells lack. */
    private static boolean isOfUse(Needed needed) {
        Filter filter = needed.deduction.filter();
        if (filter instanceof RelationsAtCell) {
            return filter.cells()[0] != needed.deduction.cell() && !DigitWords.areOrdered(filter.rule());
        }
        return RULES.stream().anyMatch(filter.rule()::startsWith)
                || (PLAIN_IF_PLACED.stream().anyMatch(filter.rule()::startsWith) && areOpen(needed));
    }

    /** Whether no cell that matters has its digit. */
    private static boolean areOpen(Needed needed) {
        return IntStream.of(needed.deduction.filter().cells())
                .allMatch(cell -> needed.lacking[cell] == 0
                        || Long.bitCount(needed.deduction.before()[cell]) > 1);
    }

    boolean isEmpty() {
        return demands.isEmpty();
    }

    /** The parts, for one of some cells. */
    List<Part> parts(int[] cells, Position position) {
        List<Part> parts = new ArrayList<>();
        long[] masks = new long[position.digits.length];
        for (Demand demand : demands) {
            Arrays.fill(masks, demand.digits());
            parts.add(new Part(Role.PREMISE, List.of(), position.candidates(cells, masks, -1L)));
            parts.addAll(demand.needed());
        }
        return parts;
    }

    /** Goes from cell to cell, each time to one that cannot have what it needs, or else to the one that has least left. */
    private static final class Search {

        /** More digits are few only if they are all from one on or up to one. */
        private static final int MOST_DIGITS = 4;

        /** More cells no one would follow. */
        private static final int MOST_CELLS = 3;

        private final Filter filter;
        private final int cell;
        /** The cells that matter. */
        private final int[] grounds;
        /** The digits of all cells before. */
        private final long[] before;

        private final Position position;
        private final long all;

        Search(Needed needed, Position position) {
            filter = needed.deduction.filter();
            cell = needed.deduction.cell();
            before = needed.deduction.before();
            grounds = IntStream.of(filter.cells())
                    .filter(one -> one != cell && needed.lacking[one] != 0)
                    .toArray();
            this.position = position;
            all = Digits.all(position.side);
        }

        /** What some digits of the cell need; empty if that is too much to tell. */
        List<Part> needed(long digits) {
            long[] masks = new long[before.length];
            Arrays.fill(masks, all);
            masks[cell] = digits;
            long[] possible = masks.clone();
            if (!filter.narrow(possible) || possible[cell] != digits) {
                // Whatever the others are, the rule allows one of the digits nowhere.
                return List.of();
            }
            List<Part> parts = new ArrayList<>();
            if (filter instanceof RelationsAtCell) {
                parts.add(told(filter.cells()[0], masks));
            }
            while (parts.size() < MOST_CELLS) {
                long[] narrowed = masks.clone();
                int next = filter.narrow(narrowed) ? next(masks, narrowed) : -1;
                if (next < 0) {
                    return List.of();
                }
                parts.add(told(next, masks));
                if (masks[next] == 0) {
                    return parts;
                }
            }
            return List.of();
        }

        /** What a cell needs of its digits, or of all if that is none of them; from then on it has no others. */
        private Part told(int one, long[] masks) {
            long[] narrowed = masks.clone();
            long needed = filter.narrow(narrowed) ? narrowed[one] : 0;
            masks[one] = needed & before[one];
            return new Part(Role.NEEDED, List.of(), position.candidates(one, masks[one] == 0 ? needed : masks[one]));
        }

        private int next(long[] masks, long[] narrowed) {
            int best = -1;
            for (int one : grounds) {
                long left = narrowed[one] & before[one];
                boolean isNew = narrowed[one] != masks[one]
                        && left != before[one]
                        && (left == 0 ? isFew(narrowed[one]) : Long.bitCount(left) <= MOST_DIGITS);
                if (isNew && left == 0) {
                    return one;
                }
                boolean isBetter = best < 0 || Long.bitCount(left) < Long.bitCount(narrowed[best] & before[best]);
                best = isNew && isBetter ? one : best;
            }
            return best;
        }

        private boolean isFew(long digits) {
            long others = all & ~digits;
            boolean isBound = (digits & (digits + 1)) == 0 || (others & (others + 1)) == 0;
            return isBound || Long.bitCount(digits) <= MOST_DIGITS;
        }
    }
}
