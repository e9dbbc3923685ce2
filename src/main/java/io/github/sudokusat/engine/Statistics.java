package io.github.sudokusat.engine;

import io.github.sudokusat.run.StopReason;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The work of a search.
 *
 * @param solutions solutions found
 * @param nodes choices made: decisions of a SAT solver, digits tried by backtracking
 * @param conflicts dead ends
 * @param propagations values derived from others
 * @param stop why the search stopped, or null if no limit has been reached
 */
public record Statistics(
        long solutions,
        long nodes,
        long conflicts,
        long propagations,
        @Nullable StopReason stop) {

    /** No work at all. */
    public static final Statistics NONE = new Statistics(0, 0, 0, 0, null);

    /**
     * Why the search stopped.
     *
     * @return the reason; empty if it has not been stopped, that is, if it is in progress or exhausted
     */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stop);
    }
}
