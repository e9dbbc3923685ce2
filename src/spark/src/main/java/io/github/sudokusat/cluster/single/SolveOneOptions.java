package io.github.sudokusat.cluster.single;

import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a {@link ClusterSolver} divides and solves.
 *
 * @param cubes how many cubes are made at first, 1 or more; 0 for 8 for each core
 * @param conflicts after how many conflicts of the solver a cube is split again, 1 or more; half as many more for each time that it has been split.
 *     Programs know no such limit
 * @param time after which time a cube is split again; as long again for each time that it has been split
 * @param command the command line of a solver that is installed on every executor, with {@code {cnf}} and perhaps {@code {out}} for its files; null
 *     for SAT4J
 */
public record SolveOneOptions(
        int cubes, long conflicts, Duration time, @Nullable String command) implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final long CONFLICTS = 10_000;
    private static final Duration TIME = Duration.ofSeconds(20);

    /**
     * Checks the components.
     *
     * @param cubes the cubes
     * @param conflicts the conflicts
     * @param time the time
     * @param command the command line of a solver, or null
     * @throws IllegalArgumentException if a number is too small, or the command lacks {@code {cnf}}
     */
    public SolveOneOptions {
        Objects.requireNonNull(time, "time");
        if (cubes < 0) {
            throw new IllegalArgumentException("cubes must be 0 or more, but is " + cubes);
        }
        if (conflicts < 1) {
            throw new IllegalArgumentException("conflicts must be 1 or more, but is " + conflicts);
        }
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("time must be more than 0, but is " + time);
        }
        if (command != null) {
            ExternalSolver.of(command);
        }
    }

    /**
     * Options for grids of 36 × 36 and 49 × 49: the best of four settings on three grids.
     *
     * @return the options
     */
    public static SolveOneOptions defaults() {
        return new SolveOneOptions(0, CONFLICTS, TIME, null);
    }

    /**
     * These options with another number of cubes.
     *
     * @param value how many are made at first; 0 for 8 for each core
     * @return the new options
     */
    public SolveOneOptions withCubes(int value) {
        return new SolveOneOptions(value, conflicts, time, command);
    }

    /**
     * These options with another limit on conflicts.
     *
     * @param value after how many conflicts a cube is split again
     * @return the new options
     */
    public SolveOneOptions withConflicts(long value) {
        return new SolveOneOptions(cubes, value, time, command);
    }

    /**
     * These options with another limit on time.
     *
     * @param value after which time a cube is split again
     * @return the new options
     */
    public SolveOneOptions withTime(Duration value) {
        return new SolveOneOptions(cubes, conflicts, value, command);
    }

    /**
     * These options with a program as the solver.
     *
     * @param value its command line
     * @return the new options
     */
    public SolveOneOptions withCommand(String value) {
        return new SolveOneOptions(cubes, conflicts, time, value);
    }

    /** The solver on this machine. */
    SatSolver solver() {
        return command == null ? SudokuSolver.defaultSatSolver() : ExternalSolver.of(command);
    }
}
