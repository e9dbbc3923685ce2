package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.RuleUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a filter removes from one cell. Immutable, as long as nobody writes to {@link #before()}. */
final class Deduction {

    /** A sweep along a line, in which a relation removes digits from its second cell only. */
    private static final int FORWARD = -2;

    /** A sweep back, in which it removes them from its first cell only. */
    private static final int BACKWARD = -3;

    private final Filter filter;
    private final int cell;
    private final long lost;
    private final long[] before;

    private Deduction(Filter filter, int cell, long lost, long[] before) {
        this.filter = filter;
        this.cell = cell;
        this.lost = lost;
        this.before = before;
    }

    /** What a filter removes from a cell where all cells have some digits. */
    static Deduction of(Filter filter, int cell, long lost, long[] before) {
        return new Deduction(filter, cell, lost, before);
    }

    /** The filter. */
    Filter filter() {
        return filter;
    }

    /** The cell. */
    int cell() {
        return cell;
    }

    /** The digits that it loses. */
    long lost() {
        return lost;
    }

    /** The digits of all cells before; the same array for all deductions of one call. */
    long[] before() {
        return before;
    }

    /**
     * What the filters of a unit remove, in an order in which each deduction rests on earlier ones.
     *
     * @param unit the unit
     * @param masks the digits of all cells; narrowed
     * @return null if the rule cannot be met
     */
    static @Nullable List<Deduction> all(RuleUnit unit, long[] masks) {
        List<Deduction> found = new ArrayList<>();
        if (unit.centre() != RuleUnit.NONE) {
            return addSweep(unit.filters(), unit.centre(), masks, found) ? found : null;
        }
        List<Filter> forward = unit.filters();
        List<Filter> backward = new ArrayList<>(forward);
        Collections.reverse(backward);
        int before = -1;
        while (before < found.size()) {
            before = found.size();
            if (!addSweep(forward, FORWARD, masks, found) || !addSweep(backward, BACKWARD, masks, found)) {
                return null;
            }
        }
        return found;
    }

    /** The cell from which a filter of two cells removes nothing in a sweep. */
    private static int spared(int[] cells, int sweep) {
        return sweep == FORWARD ? cells[0] : sweep == BACKWARD ? cells[1] : sweep;
    }

    /** Calls each filter once; returns false if one cannot be met. */
    private static boolean addSweep(List<Filter> filters, int sweep, long[] masks, List<Deduction> found) {
        for (Filter filter : filters) {
            long[] narrowed = masks.clone();
            if (!filter.narrow(narrowed)) {
                return false;
            }
            int[] cells = filter.cells();
            if (cells.length == 2) {
                int spared = spared(cells, sweep);
                narrowed[spared] = masks[spared];
            }
            addChanges(filter, masks, narrowed, found);
        }
        return true;
    }

    private static void addChanges(Filter filter, long[] masks, long[] narrowed, List<Deduction> found) {
        if (Arrays.equals(masks, narrowed)) {
            return;
        }
        long[] before = masks.clone();
        for (int cell = 0; cell < masks.length; cell++) {
            if (masks[cell] != narrowed[cell]) {
                found.add(new Deduction(filter, cell, masks[cell] & ~narrowed[cell], before));
                masks[cell] = narrowed[cell];
            }
        }
    }
}
