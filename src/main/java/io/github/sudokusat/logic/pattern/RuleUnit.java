package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.candidates.filter.Filter;
import java.util.Arrays;
import java.util.List;

/**
 * The filters that a step of named rules is about: one, or several that have cells in common.
 *
 * @param filters the filters, along a line if it is one
 * @param centre the cell from which conclusions are drawn to its neighbours, one filter each, or −1
 */
public record RuleUnit(List<Filter> filters, int centre) {

    /** No cell. */
    public static final int NONE = -1;

    public RuleUnit {
        filters = List.copyOf(filters);
    }

    /** The cells of the filters, each once, in their order. */
    public int[] cells() {
        return filters.stream()
                .flatMapToInt(filter -> Arrays.stream(filter.cells()))
                .distinct()
                .toArray();
    }
}
