package io.github.sudokusat.cluster.single;

import io.github.sudokusat.count.CountResult;
import java.util.Objects;

/**
 * The number of solutions of a puzzle that a cluster has counted.
 *
 * @param result the number, or a lower bound with the limit that was reached
 * @param pieces into how many pieces the count was divided; 0 if the driver counted alone, because there was little to count
 * @param done how many of them were counted to the end
 * @param planNanos how long it took to divide it, in nanoseconds
 */
public record ClusterCount(CountResult result, int pieces, int done, long planNanos) {

    /**
     * Checks the result.
     *
     * @param result the number
     * @param pieces the pieces
     * @param done the pieces that were counted
     * @param planNanos the time for planning
     */
    public ClusterCount {
        Objects.requireNonNull(result, "result");
    }
}
