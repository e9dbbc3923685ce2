package io.github.sudokusat.engine;

import io.github.sudokusat.run.StopReason;
import java.util.Objects;
import java.util.Optional;

/**
 * The work of a search.
 *
 * @param solutions solutions found
 * @param nodes choices made: decisions of a SAT solver, digits tried by backtracking
 * @param conflicts dead ends
 * @param propagations values derived from others
 * @param stopReason why the search stopped; empty if it has not been stopped, that is, if it is in progress or exhausted
 */
public record Statistics(
        long solutions, long nodes, long conflicts, long propagations, Optional<StopReason> stopReason) {

    /** No work at all. */
    public static final Statistics NONE = new Statistics(0, 0, 0, 0, Optional.empty());

    public Statistics {
        Objects.requireNonNull(stopReason, "stopReason");
    }

    /**
     * Adds later work to this one.
     *
     * @param later the later work
     * @return the sum of each figure, with the reason why the later search stopped
     */
    public Statistics plus(Statistics later) {
        return new Statistics(
                solutions + later.solutions,
                nodes + later.nodes,
                conflicts + later.conflicts,
                propagations + later.propagations,
                later.stopReason);
    }
}
