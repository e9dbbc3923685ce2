package io.github.sudokusat.prove;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;

/**
 * The work of one computation in any number of solves and sessions, which share its limits. Once a solve ends without an answer the computation
 * is stopped.
 */
final class Effort {

    private final Watch watch;
    private long conflicts;
    private long solves;

    Effort(Watch watch) {
        this.watch = watch;
    }

    /** The computation's watch. */
    Watch watch() {
        return watch;
    }

    /** Whether a limit has struck. */
    boolean isStopped() {
        return watch.isStopped();
    }

    /** Why the computation must stop, for one that must. */
    StopReason reason() {
        return watch.reason().orElse(StopReason.CANCELLED);
    }

    /** How often was solved. */
    long solves() {
        return solves;
    }

    /** Solves within what is left of the limits. */
    SatResult solve(SatSession session, int... assumptions) {
        long before = session.statistics().conflicts();
        long left = Math.max(0, watch.limits().maxConflicts() - conflicts);
        SatResult result = session.solve(watch.limits().withMaxConflicts(left), assumptions);
        conflicts += session.statistics().conflicts() - before;
        solves++;
        if (result instanceof SatResult.Unknown unknown) {
            watch.stop(unknown.reason());
        }
        return result;
    }
}
