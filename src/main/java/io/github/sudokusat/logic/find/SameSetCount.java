package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A digit that one group of a same set has more often than there are cells left for it in the other. */
final class SameSetCount {

    static final String RULE = "same set";

    private static final int GROUPS = 2;

    /** Of more cells one would not read that they have lost a digit. */
    private static final int FEW_CELLS = 3;

    private SameSetCount() {}

    /**
     * The digit, and the cells.
     *
     * @param filter the rule, which reads the cells of its two groups in turn
     * @param has the digits that all cells have
     * @param position the position
     * @return what the cells of the other group have lost, the digit in all of them, with how often it is needed, and the cells that are left for it; empty if no count shows that
     *     the rule cannot be obeyed
     */
    static List<Part> of(Filter filter, long[] has, Position position) {
        int[] cells = filter.cells();
        boolean isOfGroups = filter.rule().startsWith(RULE)
                && cells.length > GROUPS
                && cells.length % GROUPS == 0
                && IntStream.of(cells).distinct().count() == cells.length;
        for (int digit = 0; isOfGroups && digit < position.side; digit++) {
            for (int group = 0; group < GROUPS; group++) {
                List<Part> parts =
                        parts(filter, group(cells, group), group(cells, 1 - group), 1L << digit, has, position);
                if (!parts.isEmpty()) {
                    return parts;
                }
            }
        }
        return List.of();
    }

    private static int[] group(int[] cells, int group) {
        return IntStream.range(0, cells.length / GROUPS)
                .map(i -> cells[GROUPS * i + group])
                .toArray();
    }

    private static List<Part> parts(Filter filter, int[] one, int[] other, long digit, long[] has, Position position) {
        int certain = (int) IntStream.of(one).filter(cell -> has[cell] == digit).count();
        int[] places =
                IntStream.of(other).filter(cell -> (has[cell] & digit) != 0).toArray();
        if (certain <= places.length) {
            return List.of();
        }
        long[] counted = new long[has.length];
        Arrays.fill(counted, digit);
        String rule = position.geometry.filters.label(filter);
        List<Part> parts = new ArrayList<>(lost(other, digit, has, position));
        parts.add(new Part(Role.COUNTED, List.of(), position.candidates(other, counted, digit), rule, certain));
        if (places.length > 0) {
            parts.add(new Part(Role.PLACE, List.of(), position.candidates(places, counted, digit)));
        }
        return parts;
    }

    /** That cells have lost the digit, if they are few. */
    private static List<Part> lost(int[] cells, long digit, long[] has, Position position) {
        List<Part> parts = IntStream.of(cells)
                .filter(cell -> (position.digits[cell] & digit) != 0 && (has[cell] & digit) == 0)
                .mapToObj(cell -> new Part(Role.RULED_OUT, List.of(), position.candidates(cell, digit)))
                .toList();
        return parts.size() <= FEW_CELLS ? parts : List.of();
    }
}
