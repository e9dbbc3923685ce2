package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.anneal.AnnealingSearch;
import io.github.sudokusat.engine.anneal.CoverProblem;
import io.github.sudokusat.engine.pattern.PatternSearch;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import org.jspecify.annotations.Nullable;

/**
 * The turns in the search of a grid that is too large for one method alone: patterns, where they fit; then annealing, which finds solutions, and SAT,
 * which also proves that there are none, in rounds, each of which may take four times as long as the one before. So at most about three times the
 * work is done that the better of the two needs.
 */
final class GiantTurns implements TurnSearch.Turns {

    /** How often the length of a turn doubles from round to round. */
    private static final int DOUBLINGS = 2;

    /** Longer turns than after so many would take years. */
    private static final int MOST_DOUBLINGS = 30;

    /** The steps of annealing in its first turn, which take about as long as the conflicts of SAT. */
    private static final long FIRST_STEPS = 10_000_000;

    private static final long FIRST_CONFLICTS = 1_000;

    private final Puzzle puzzle;
    private final Engine sat;
    private final int patterns;
    /** What there is to cover; null before the first round, and if annealing does not apply, so that SAT has the only turn. */
    private @Nullable CoverProblem problem;

    /**
     * Creates the turns.
     *
     * @param puzzle a puzzle without named rules
     * @param sat finds all solutions
     */
    GiantTurns(Puzzle puzzle, Engine sat) {
        this.puzzle = puzzle;
        this.sat = sat;
        patterns = PatternSearch.fits(puzzle) ? 1 : 0;
    }

    /** {@inheritDoc} Where no work is left, SAT finds out whether any is needed. */
    @Override
    public Search begin(int number, Limits limits) {
        if (limits.maxWork() == 0) {
            return beginLast(limits);
        }
        if (number < patterns) {
            return new PatternSearch(puzzle, limits);
        }
        int turn = number - patterns;
        if (turn == 0 && CoverProblem.fits(puzzle.layout())) {
            problem = CoverProblem.of(puzzle, limits.watch()).orElse(null);
        }
        return problem == null ? beginLast(limits) : begin(problem, turn, limits);
    }

    private Search begin(CoverProblem cover, int turn, Limits limits) {
        int round = turn / 2;
        long factor = 1L << Math.min(round * DOUBLINGS, MOST_DOUBLINGS);
        return turn % 2 == 0
                ? new AnnealingSearch(cover, round, FIRST_STEPS * factor, limits)
                : sat.start(cover.puzzle(), limits.withMaxWork(Math.min(limits.maxWork(), FIRST_CONFLICTS * factor)));
    }

    @Override
    public Search beginLast(Limits limits) {
        return sat.start(puzzle, limits);
    }
}
