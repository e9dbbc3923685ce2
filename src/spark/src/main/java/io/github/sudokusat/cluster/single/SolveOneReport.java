package io.github.sudokusat.cluster.single;

import io.github.sudokusat.solve.SolveResult;
import java.util.Objects;

/**
 * What a {@link ClusterSolver} has found out, and what it took.
 *
 * @param result the verified solution, that there is none, or the limit that was reached before either was known
 * @param firstCubes into how many cubes the puzzle was divided at first
 * @param refuted how many cubes have no solution
 * @param split how many cubes took too long and were split again
 * @param open how many cubes were left: always 0 if there is no solution
 * @param planNanos the time for the first cubes, in nanoseconds
 * @param cubeNanos the time for all cubes that were finished or split, added up, in nanoseconds
 * @param longestNanos the longest time for one of them, in nanoseconds
 */
public record SolveOneReport(
        SolveResult result,
        int firstCubes,
        int refuted,
        int split,
        int open,
        long planNanos,
        long cubeNanos,
        long longestNanos) {

    /**
     * Checks the result.
     *
     * @param result the result
     * @param firstCubes the first cubes
     * @param refuted the cubes without a solution
     * @param split the cubes that were split
     * @param open the cubes that were left
     * @param planNanos the time for the first cubes
     * @param cubeNanos the time for all cubes
     * @param longestNanos the longest time for a cube
     */
    public SolveOneReport {
        Objects.requireNonNull(result, "result");
    }
}
