package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatStatistics;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A search of the SAT engine.
 *
 * <p>Solutions are excluded by blocking clauses, and each slows the solver down: thousands of clauses, each with as many literals as the grid has
 * open cells, watch the same few literals. So when a {@link Cube} knows {@link CdclEngine#splitAfter} solutions, it is divided by the digits of one
 * cell, and its parts are searched one after another. The number of solutions kept is at most that number times the number of nested divisions.
 */
final class CdclSearch extends StatefulSearch {

    private final CdclEngine engine;
    /** The waiting parts, the next one on top. */
    private final Deque<Cube> waiting = new ArrayDeque<>();

    private Cube cube;
    private boolean begun;
    /** The work in the earlier cubes. */
    private SatStatistics earlier = SatStatistics.NONE;

    CdclSearch(CdclEngine engine, Puzzle puzzle, Limits limits) {
        super(limits);
        this.engine = engine;
        this.cube = new Cube(engine, watch(), puzzle);
    }

    @Override
    protected Status step() {
        Status status = begun ? goOn() : cube.begin(conflictsLeft());
        begun = true;
        while (status == Status.EXHAUSTED && !waiting.isEmpty()) {
            leave(waiting.pop());
            status = watch().isStopped() ? Status.STOPPED : cube.begin(conflictsLeft());
        }
        return status;
    }

    /** Searches for a further solution, or for the first one of the cube's first part. */
    private Status goOn() {
        cube.exclude();
        if (!cube.excludes(engine.splitAfter())) {
            return cube.next(conflictsLeft());
        }
        List<Cube> parts = cube.split();
        for (int i = parts.size() - 1; i >= 0; i--) {
            waiting.push(parts.get(i));
        }
        return Status.EXHAUSTED;
    }

    private void leave(Cube next) {
        earlier = work();
        cube.release();
        cube = next;
    }

    private SatStatistics work() {
        return earlier.plus(cube.work());
    }

    private long conflictsLeft() {
        return Math.max(0, watch().limits().maxWork() - work().conflicts());
    }

    @Override
    protected Grid build() {
        return cube.solution();
    }

    @Override
    protected Statistics describe(long found, Optional<StopReason> stop) {
        SatStatistics work = work();
        return new Statistics(found, work.decisions(), work.conflicts(), work.propagations(), stop);
    }

    @Override
    protected void release() {
        cube.release();
    }
}
