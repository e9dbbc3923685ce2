package io.github.sudokusat.cluster.single;

import io.github.sudokusat.run.StopReason;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The solutions of a puzzle that a cluster has written.
 *
 * @param solutions how many were written; 0 if the enumeration was stopped, which leaves no output
 * @param cubes into how many cubes the puzzle was divided
 * @param stop why the enumeration was stopped, or null; the requested number of solutions is no such reason
 */
public record ClusterEnumeration(
        long solutions, int cubes, @Nullable StopReason stop) {

    /**
     * Why nothing was written.
     *
     * @return the limit that was reached; empty if the output is complete
     */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stop);
    }
}
