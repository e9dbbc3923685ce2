package io.github.sudokusat.logic.rate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.StepsResult;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

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
 * solve a proper puzzle. A round of depth 1 counts more than the techniques of the profile can add up to (1,000,000 for the profiles of this library
 * on 9 × 9), and each further depth counts ten times as much; so a puzzle that needs trials scores above every puzzle of its layout that does not.
 *
 * <p><b>Level.</b> The level is the highest level of a technique that was needed, or the one that the score reaches, whichever is higher: more than
 * 800 is medium, more than 1,000 hard, more than 1,600 unfair, more than 1,800 extreme (HoDoKu's limits; its sums count every step and are higher). A
 * puzzle that needs trials is extreme.
 *
 * <p><b>Limits.</b> A puzzle is <em>unrated</em> if it is not proper and no technique applies, or if a limit of the solver was reached; a limit on
 * the work has no effect. Bounds within a technique concern the size of its pattern, never the work done. On 9 × 9 the hardest known puzzles take up
 * to about a second, most of it for trials of depth 2; on 16 × 16 such trials take minutes.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class Rater {

    private static final long MEDIUM_FROM = 801;
    private static final long HARD_FROM = 1001;
    private static final long UNFAIR_FROM = 1601;
    private static final long EXTREME_FROM = 1801;

    private static final long LEAST_TRIAL_SCORE = 1_000_000;
    /** The depth beyond which the score does not increase; no puzzle is known that needs deeper trials. */
    private static final int DEEPEST_SCORE = 4;

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
     * Rates a puzzle.
     *
     * @param puzzle a grid of the solver's layout
     * @return the rating
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public Rating rate(Grid puzzle) {
        return rate(solver.start(puzzle));
    }

    /**
     * Rates a position.
     *
     * @param start a candidate grid of the solver's layout, which is not changed
     * @return the rating
     * @throws IllegalArgumentException if the position has another layout
     */
    public Rating rate(CandidateGrid start) {
        Watch watch = solver.limits().watch();
        LogicSolver limited = solver.withLimits(watch.limits());
        CandidateGrid position = start.copy();
        List<Profile.Entry> rounds = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        Trials trials = null;
        while (!watch.isStopped()) {
            StepsResult found = limited.nextRound(position);
            List<Step> round = found.steps();
            if (!round.isEmpty()) {
                rounds.add(entry(round.get(0).technique()));
                applyAll(round, position);
                continue;
            }
            found.stopReason().ifPresent(watch::stop);
            Rating.Outcome outcome = outcome(position, watch);
            if (outcome != Rating.Outcome.STUCK) {
                return rating(start.layout(), outcome, rounds, depths, watch);
            }
            trials = trials == null ? Trials.of(position, watch) : trials;
            if (trials != null && isDecided(position)) {
                return rating(start.layout(), Rating.Outcome.RATED, rounds, depths, watch);
            }
            int depth = trials == null ? 0 : trials.round(position);
            if (depth == 0) {
                return rating(start.layout(), outcome(position, watch), rounds, depths, watch);
            }
            depths.add(depth);
        }
        return rating(start.layout(), Rating.Outcome.STOPPED, rounds, depths, watch);
    }

    private static void applyAll(List<Step> round, CandidateGrid position) {
        for (Step step : round) {
            if (!LogicSolver.apply(step, position)) {
                return;
            }
        }
    }

    /** Whether every cell has one candidate left, so that a profile without singles cannot go on and trials have nothing to refute. */
    private static boolean isDecided(CandidateGrid position) {
        return position.candidateCount() == position.layout().cellCount();
    }

    private Profile.Entry entry(Technique technique) {
        return solver.profile()
                .entry(technique)
                .orElseThrow(() -> new IllegalStateException(technique + " is not in profile " + solver.profile()));
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

    private Rating rating(
            Layout layout, Rating.Outcome outcome, List<Profile.Entry> rounds, List<Integer> depths, Watch watch) {
        long score = 0;
        Level level = depths.isEmpty() ? Level.EASY : Level.EXTREME;
        for (Profile.Entry round : rounds) {
            score += round.score();
            level = higher(level, round.level());
        }
        int deepest = 0;
        for (int depth : depths) {
            score += trialScore(layout, depth);
            deepest = Math.max(deepest, depth);
        }
        boolean rated = outcome == Rating.Outcome.RATED;
        Level reached = higher(level, levelOf(score));
        Set<Technique> used = EnumSet.noneOf(Technique.class);
        rounds.forEach(round -> used.add(round.technique()));
        List<Technique> techniques = new ArrayList<>(solver.profile().techniques());
        techniques.retainAll(used);
        int count = rounds.size() + depths.size();
        StopReason reason = outcome == Rating.Outcome.STOPPED ? watch.reason().orElseThrow() : null;
        return new Rating(solver.profile(), outcome, rated ? reached : null, score, count, techniques, deepest, reason);
    }

    /** The score of a round of trials: for depth 1 more than all rounds of techniques can add up to, and ten times as much for each further depth. */
    private long trialScore(Layout layout, int depth) {
        long greatest = 1;
        for (Profile.Entry entry : solver.profile().entries()) {
            greatest = Math.max(greatest, entry.score());
        }
        // Every round places a digit or removes a candidate.
        long most = greatest * layout.cellCount() * (layout.side() + 1);
        long score = LEAST_TRIAL_SCORE;
        while (score <= most) {
            score *= 10;
        }
        for (int i = 1; i < Math.min(depth, DEEPEST_SCORE); i++) {
            score *= 10;
        }
        return score;
    }

    private static Level higher(Level one, Level other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private static Level levelOf(long score) {
        if (score >= EXTREME_FROM) {
            return Level.EXTREME;
        }
        if (score >= UNFAIR_FROM) {
            return Level.UNFAIR;
        }
        if (score >= HARD_FROM) {
            return Level.HARD;
        }
        return score >= MEDIUM_FROM ? Level.MEDIUM : Level.EASY;
    }
}
