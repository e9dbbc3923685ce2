package io.github.sudokusat.prove.mus;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;

/**
 * The work of one computation in any number of solves and sessions, which share its limits. Once a solve ends without an answer, the computation is
 * stopped.
 */
public final class Effort {

    private final Watch watch;
    private long conflicts;
    private long solves;

    public Effort(Watch watch) {
        this.watch = watch;
    }

    /** The computation's watch. */
    public Watch watch() {
        return watch;
    }

    /** Whether a limit has been reached. */
    public boolean isStopped() {
        return watch.isStopped();
    }

    /** The reason why the computation must stop; to be called only if it must. */
    public StopReason reason() {
        return watch.reason().orElse(StopReason.CANCELLED);
    }

    /** The number of solves. */
    public long solves() {
        return solves;
    }

    /** Solves within what is left of the limits. */
    public SatResult solve(SatSession session, int... assumptions) {
        return tryToSolve(session, Long.MAX_VALUE, assumptions);
    }

    /** Solves within a number of conflicts, after which the computation goes on, and within what is left of the limits. */
    public SatResult tryToSolve(SatSession session, long mostConflicts, int... assumptions) {
        long before = session.statistics().conflicts();
        long left = Math.max(0, watch.limits().maxWork() - conflicts);
        SatResult result = session.solve(watch.limits().withMaxWork(Math.min(left, mostConflicts)), assumptions);
        conflicts += session.statistics().conflicts() - before;
        solves++;
        if (result instanceof SatResult.Unknown unknown
                && (left <= mostConflicts || unknown.reason() != StopReason.WORK_LIMIT)) {
            watch.stop(unknown.reason());
        }
        return result;
    }
}
