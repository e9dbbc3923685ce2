package io.github.sudokusat.count;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import java.util.Objects;

/**
 * Counts the solutions of a puzzle by finding each of them with an engine; the time grows with their number.
 *
 * <p>Immutable, and as safe for use by several threads as its engine.
 */
public final class SolutionCounter {

    /** Solutions counted between two reports of progress. */
    private static final long PORTION = 1000;

    private final Engine engine;

    private SolutionCounter(Engine engine) {
        this.engine = engine;
    }

    /**
     * A counter.
     *
     * @param engine finds the solutions
     * @return the counter
     */
    public static SolutionCounter with(Engine engine) {
        return new SolutionCounter(Objects.requireNonNull(engine, "engine"));
    }

    /**
     * Counts.
     *
     * @param puzzle the puzzle
     * @param limits how far to go; when as many solutions as {@link Limits#maxSolutions()} are found, no further one is looked for
     * @return the number; a lower bound when a limit struck
     * @throws IllegalArgumentException if the engine does not support the puzzle's layout
     */
    public SolutionCount count(Grid puzzle, Limits limits) {
        try (Search search = engine.start(puzzle, limits)) {
            return count(search, limits.progress());
        }
    }

    /**
     * Counts all further solutions of a search.
     *
     * @param search the search; not closed
     * @param progress told of the solutions found
     * @return the number; a lower bound when a limit of the search struck
     */
    public static SolutionCount count(Search search, Progress progress) {
        long found = 0;
        long portion;
        do {
            portion = search.count(PORTION);
            found += portion;
            progress.report("solutions", found, -1);
        } while (portion == PORTION);
        BigInteger value = BigInteger.valueOf(found);
        StopReason stop = search.statistics().stop();
        return stop == null ? new SolutionCount.Exact(value) : new SolutionCount.AtLeast(value, stop);
    }
}
