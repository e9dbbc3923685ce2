package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.DigitClause;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** At least one cell holds a digit of its set: the last cell that can must. Removes all that the clause forbids. */
final class ClauseFilter extends Filter {

    private final long[] sets;

    ClauseFilter(String rule, DigitClause clause) {
        super(rule, true, Cells.distinct(clause.cells()));
        sets = new long[cells.length];
        for (int i = 0; i < clause.size(); i++) {
            sets[Cells.indexOf(cells, clause.cell(i))] |= clause.digits(i);
        }
    }

    @Override
    public boolean narrow(long[] masks) {
        int last = -1;
        for (int i = 0; i < cells.length; i++) {
            long mask = masks[cells[i]];
            long met = mask & sets[i];
            if (met == mask) {
                return true;
            }
            if (met != 0) {
                if (last >= 0) {
                    return true;
                }
                last = i;
            }
        }
        if (last < 0) {
            return false;
        }
        masks[cells[last]] &= sets[last];
        return true;
    }

    @Override
    public @Nullable Miscount miscount(long[] masks) {
        boolean isOfAlike = Arrays.stream(sets).allMatch(set -> set == sets[0]);
        return isOfAlike && cells(masks, sets[0], false).isEmpty() ? new Miscount(sets[0], List.of(), 1) : null;
    }

    @Override
    public boolean isPlain() {
        return true;
    }

    @Override
    public long cost() {
        return cells.length;
    }
}
