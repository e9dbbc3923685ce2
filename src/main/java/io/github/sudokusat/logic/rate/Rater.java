package io.github.sudokusat.logic.rate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.PathSearch;
import io.github.sudokusat.logic.Round;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Watch;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Rates puzzles in rounds, so that isomorphic puzzles get the same rating.
 *
 * <p><b>Rounds.</b> A round finds all patterns of the smallest size of the first technique in the profile's order that changes anything, applies all
 * of them together, and counts the technique's score once. Neither the patterns that exist nor their joint effect depends on the names of digits or
 * on the places of rows, columns, bands and stacks; a solver that takes one step at a time cannot have this property, because it must choose.
 *
 * <p><b>Trials.</b> When no technique of the profile changes anything and the puzzle is proper, a round of trials follows: a candidate is assumed,
 * and removed if singles and locked candidates lead to a contradiction (a trial of depth 1), or do so together with trials of a smaller depth. The
 * round removes all candidates that are refuted by trials of the smallest depth that refutes any, and then the techniques continue. Trials always
 * solve a proper puzzle. One that needs them scores 100,000,000 for each unit of the greatest depth, 1,000,000 for each round of that depth, of which no
 * more than 99 count, and the sum of its rounds of techniques, of which no more than 999,999 count. The score of other puzzles is that sum, of which no
 * more than 99,999,999 count; so a puzzle that needs trials scores above every puzzle that does not.
 *
 * <p>If they would take too long (2,000,000 propagations, or 25,000 on a layout with named rules, where each takes longer), the round counts as one of
 * depth 4, which stands for all greater depths, too, and ends the rating: the solution is known.
 *
 * <p><b>Level.</b> The level is that of the hardest technique that was needed: the highest level of any. It is raised by one if the score is above the
 * limit of that level: 800 for easy, 1,000 for medium, 1,600 for hard, 1,800 for unfair. The limits are HoDoKu's, whose sums count every step and are
 * higher. But HoDoKu raises the level as far as the sum goes, so that a long puzzle without any hard step would be extreme, as many variants are long; a
 * setter grades by the hardest step first. A puzzle that needs trials is extreme.
 *
 * <p><b>Limits.</b> A puzzle is <em>unrated</em> if it is not proper and no technique applies, or if a limit of the solver was reached; a limit on
 * the work has no effect. Bounds within a technique concern the size of its pattern, never the work done. On 9 × 9 the hardest known puzzles take up
 * to about a second, most of it for trials of depth 2; on 16 × 16 such trials take minutes.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class Rater {

    private final LogicSolver solver;

    private Rater(LogicSolver solver) {
        this.solver = solver;
    }

    /**
     * Creates a rater.
     *
     * @param solver the layout, the profile, the limits, and whether puzzles are assumed to be proper
     * @return the rater
     */
    public static Rater of(LogicSolver solver) {
        return new Rater(Objects.requireNonNull(solver, "solver"));
    }

    /**
     * This rater with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new rater
     */
    public Rater withLimits(Limits value) {
        return new Rater(solver.withLimits(value));
    }

    /**
     * Rates a puzzle, whose digits are taken for its givens.
     *
     * @param puzzle a grid of the solver's layout
     * @return the rating
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public Rating rate(Grid puzzle) {
        return new Rater(solver.withGivens(puzzle)).rate(solver.start(puzzle));
    }

    /**
     * Rates a position. Techniques that need to know which of its digits are given find nothing unless the solver {@linkplain
     * LogicSolver#withGivens knows}.
     *
     * @param start a candidate grid of the solver's layout, which is not changed
     * @return the rating
     * @throws IllegalArgumentException if the position has another layout
     */
    public Rating rate(CandidateGrid start) {
        return rate(start, null);
    }

    /**
     * Rates a position whose solution is known, so that trials need no search for it.
     *
     * @param start a candidate grid of the solver's layout, which is not changed
     * @param solution the only solution; null if it is not known whether there is one
     * @return the rating
     * @throws IllegalArgumentException if the position has another layout
     */
    public Rating rate(CandidateGrid start, @Nullable Grid solution) {
        Watch watch = solver.limits().watch();
        PathSearch path = (solution == null ? solver : solver.withSolution(solution)).path(watch);
        CandidateGrid position = start.copy();
        Tally tally = new Tally(solver.profile());
        Trials trials = null;
        while (!watch.isStopped()) {
            Round round = path.nextRound(position).orElse(null);
            if (round != null) {
                tally.addRound(round);
                round.apply(position);
                continue;
            }
            Rating.Outcome outcome = outcome(position, watch);
            if (outcome != Rating.Outcome.STUCK) {
                return tally.rating(outcome, watch);
            }
            trials = trials == null ? Trials.of(position, solution, watch) : trials;
            if (trials != null && isDecided(position)) {
                return tally.rating(Rating.Outcome.RATED, watch);
            }
            int depth = trials == null ? 0 : trials.round(position);
            if (depth == 0) {
                return tally.rating(outcome(position, watch), watch);
            }
            tally.addTrials(depth);
            if (trials != null && trials.isSpent()) {
                return tally.rating(Rating.Outcome.RATED, watch);
            }
        }
        return tally.rating(Rating.Outcome.STOPPED, watch);
    }

    /** Whether every cell has one candidate left, so that a profile without singles cannot go on and trials have nothing to refute. */
    private static boolean isDecided(CandidateGrid position) {
        return position.candidateCount() == position.layout().cellCount();
    }

    private static Rating.Outcome outcome(CandidateGrid position, Watch watch) {
        if (watch.isStopped()) {
            return Rating.Outcome.STOPPED;
        }
        if (position.isContradictory()) {
            return Rating.Outcome.CONTRADICTION;
        }
        return position.isSolved() ? Rating.Outcome.RATED : Rating.Outcome.STUCK;
    }
}
