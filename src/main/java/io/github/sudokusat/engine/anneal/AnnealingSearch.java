package io.github.sudokusat.engine.anneal;

import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for solutions by sweeps of simulated annealing, each of which begins anew with other random numbers.
 *
 * <p>If a sweep ends without a solution, or with one that is known, the search is {@linkplain Status#STOPPED stopped} without a
 * {@linkplain Statistics#stopReason reason}: only another engine can find out whether there are more.
 */
public final class AnnealingSearch extends StatefulSearch {

    private final CoverProblem problem;
    private final long seed;
    private final long steps;
    private final List<Grid> found = new ArrayList<>();
    private int sweeps;
    private long moves;

    /**
     * Creates a search.
     *
     * @param problem what is to be covered
     * @param seed of the random numbers; the same seed finds the same solutions
     * @param steps the most steps of a sweep, 1 or more; 10 to 30 million take a second
     * @param limits how far the search may go; a limit on the work has no influence
     * @throws IllegalArgumentException if {@code steps} is less than 1
     */
    public AnnealingSearch(CoverProblem problem, long seed, long steps, Limits limits) {
        super(limits);
        if (steps < 1) {
            throw new IllegalArgumentException("steps must be 1 or more, but is " + steps);
        }
        this.problem = problem;
        this.seed = seed;
        this.steps = steps;
    }

    @Override
    protected Status step() {
        Annealing annealing = new Annealing(problem, RandomStream.of(seed, sweeps++));
        boolean isCovered = annealing.sweep(steps, watch());
        moves += annealing.moves();
        if (!isCovered) {
            return Status.STOPPED;
        }
        Grid solution = problem.toGrid(annealing.cover());
        if (found.contains(solution)) {
            return Status.STOPPED;
        }
        found.add(solution);
        return Status.FOUND;
    }

    @Override
    protected Grid build() {
        return found.get(found.size() - 1);
    }

    /** Counts the candidates that were tried as nodes. */
    @Override
    protected Statistics describe(long solutions, Optional<StopReason> stop) {
        return new Statistics(solutions, moves, 0, 0, stop);
    }
}
