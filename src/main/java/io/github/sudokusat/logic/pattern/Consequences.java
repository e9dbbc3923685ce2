package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import org.jspecify.annotations.Nullable;

/**
 * What follows from each candidate by singles and named rules, drawn to the end.
 *
 * <p>{@link Propagation} ends where a {@link Net} of any number of rounds ends, several times as fast, but knows neither rounds nor causes. So this
 * tells which nets are worth making. Like a net, it follows a rule once one of its cells has lost a candidate. Drawn for a candidate at the first call. In positions of one path, each within the one before, only what has
 * changed since is drawn again.
 */
public final class Consequences {

    private final int side;
    /** By candidate, numbered {@code cell · side + digit}, where it ends; empty until the first call. */
    private @Nullable CandidateGrid[] ends = {};
    /** By candidate the number of the position for which that was drawn. */
    private int[] drawn = {};

    /** Tables whose propagation draws what nets draw. */
    private final CandidateLayout tables;

    private CandidateGrid position;
    private int number;
    /** The position on the tables; null until it is needed. */
    private @Nullable CandidateGrid start;

    /** Starts at a position, which must not be changed before {@link #moveTo}. */
    public Consequences(Geometry geometry, CandidateGrid position) {
        this.position = position;
        tables = geometry.tables;
        side = geometry.side;
    }

    /** Goes on to a position within the last one; it may be the same grid, changed. */
    public void moveTo(CandidateGrid next) {
        position = next;
        start = null;
        number++;
    }

    private CandidateGrid start() {
        CandidateGrid known = start;
        if (known == null) {
            known = position.settledOn(tables);
            start = known;
        }
        return known;
    }

    /** Where a candidate, numbered {@code cell · side + digit}, ends, maybe in a contradiction; not to be changed, and valid in this position alone. */
    public CandidateGrid end(int candidate) {
        if (ends.length == 0) {
            ends = new @Nullable CandidateGrid[position.layout().cellCount() * side];
            drawn = new int[ends.length];
        }
        CandidateGrid end = ends[candidate];
        if (end == null) {
            end = start().copy();
            if (end.place(candidate / side, candidate % side + 1)) {
                Propagation.run(end, Propagation.Depth.SINGLES);
            }
            ends[candidate] = end;
        } else if (drawn[candidate] != number && !end.isContradictory() && end.retainAll(position)) {
            Propagation.run(end, Propagation.Depth.SINGLES);
        }
        drawn[candidate] = number;
        return end;
    }
}
