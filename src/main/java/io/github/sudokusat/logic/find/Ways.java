package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.RuleUnit;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The ways to fill the open cells of a rule so that cells that see each other differ, each a list of digits in the order of the cells. */
final class Ways {

    /** More ways than these no one would read. */
    private static final int MOST = 6;

    /** Of more open cells no one would go through the ways. */
    static final int MOST_OPEN = 5;

    /** The digits that are tried: enough for rules of which a person would list the ways. */
    private static final int MOST_TRIES = 500;

    private final List<Filter> filters;
    private final int[] open;
    private final Position position;
    private final List<Part> found = new ArrayList<>();
    private int tries;

    private Ways(List<Filter> filters, int[] cells, Position position) {
        this.filters = filters;
        this.position = position;
        open = Arrays.stream(cells).filter(cell -> position.placed[cell] == 0).toArray();
    }

    /**
     * The ways.
     *
     * @param filter the filter
     * @param masks the digits of all cells
     * @param position the position
     * @return the ways; none if there are more, or it takes too many tries to find them all
     */
    static List<Part> of(Filter filter, long[] masks, Position position) {
        return of(List.of(filter), filter.cells(), masks, position);
    }

    /**
     * The ways of several filters together.
     *
     * @param unit the filters
     * @param position the position
     * @return the ways; none if there are more, or it takes too many tries to find them all
     */
    static List<Part> of(RuleUnit unit, Position position) {
        return of(unit.filters(), unit.cells(), position.masks(), position);
    }

    private static List<Part> of(List<Filter> filters, int[] cells, long[] masks, Position position) {
        Ways ways = new Ways(filters, cells, position);
        // A cell outside could lose its last digit, which is not for the rule to say.
        return ways.fill(0, new PartMaker(position).inside(cells, masks)) ? ways.withSums() : List.of();
    }

    /** The ways with what they sum to, if that is what other cells leave of a sum. */
    private List<Part> withSums() {
        LinearSum sum = filters.size() == 1 && filters.get(0).houseSum() == null
                ? filters.get(0).linearSum()
                : null;
        boolean isRest = sum != null
                && sum.size() > open.length
                && IntStream.range(0, sum.size()).allMatch(i -> sum.coefficient(i) == 1);
        return isRest
                ? found.stream()
                        .map(way -> new Part(Role.WAY, List.of(), way.candidates(), "", total(way)))
                        .toList()
                : found;
    }

    private int total(Part way) {
        return way.candidates().stream()
                .mapToInt(one -> position.geometry.layout.values().of(one.digit()))
                .sum();
    }

    /** Fills the open cells from an index on; returns false once there are too many ways or tries. */
    private boolean fill(int index, long[] masks) {
        if (index == open.length) {
            List<Candidate> way = new ArrayList<>();
            for (int cell : open) {
                way.add(position.candidate(cell, Position.first(masks[cell])));
            }
            found.add(new Part(Role.WAY, List.of(), way));
            return found.size() <= MOST;
        }
        for (long left = masks[open[index]]; left != 0; left &= left - 1) {
            long[] chosen = masks.clone();
            position.geometry.place(open[index], left & -left, open, chosen);
            if (++tries > MOST_TRIES) {
                return false;
            }
            boolean isOpen = Arrays.stream(open).allMatch(cell -> chosen[cell] != 0);
            if (isOpen && narrow(chosen) && !fill(index + 1, chosen)) {
                return false;
            }
        }
        return true;
    }

    private boolean narrow(long[] masks) {
        for (Filter filter : filters) {
            if (!filter.narrow(masks)) {
                return false;
            }
        }
        return true;
    }
}
