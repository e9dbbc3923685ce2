package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Either;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One of several alternatives holds: leaves the digits that some alternative leaves by itself, also in cells that see those of the alternatives. Those
 * that cannot hold leave none.
 */
final class EitherFilter extends Filter {

    private final Either either;
    private final List<List<Filter>> alternatives;
    private final long cost;

    EitherFilter(String rule, Either either, List<List<Filter>> alternatives) {
        super(rule, false, either.cells());
        this.either = either;
        this.alternatives = alternatives;
        long sum = cells.length;
        for (List<Filter> alternative : alternatives) {
            for (Filter filter : alternative) {
                sum += 2 * filter.cost();
            }
        }
        cost = sum;
    }

    @Override
    public boolean narrow(long[] masks) {
        long[] left = new long[masks.length];
        boolean isAny = false;
        for (int i = 0; i < alternatives.size() && !Arrays.equals(left, masks); i++) {
            long[] own = masks.clone();
            if (narrow(own, alternatives.get(i))) {
                isAny = true;
                for (int cell = 0; cell < left.length; cell++) {
                    left[cell] |= own[cell];
                }
            }
        }
        System.arraycopy(left, 0, masks, 0, left.length);
        return isAny;
    }

    /** Calls the filters of an alternative until none removes anything; returns false if it cannot hold. */
    private static boolean narrow(long[] masks, List<Filter> filters) {
        if (filters.size() == 1 && filters.get(0).isIdempotent()) {
            return filters.get(0).narrow(masks);
        }
        long[] before;
        do {
            before = masks.clone();
            for (Filter filter : filters) {
                if (!filter.narrow(masks)) {
                    return false;
                }
            }
        } while (!Arrays.equals(before, masks));
        return true;
    }

    @Override
    public List<String> refuted(long[] masks) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < alternatives.size(); i++) {
            if (!either.name(i).isEmpty() && !narrow(masks.clone(), alternatives.get(i))) {
                names.add(either.name(i));
            }
        }
        return names;
    }

    @Override
    public boolean isPlain() {
        return false;
    }

    @Override
    public long cost() {
        return cost;
    }
}
