package io.github.sudokusat.logic.rate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Rates puzzles in rounds, so that isomorphic puzzles rate the same.
 *
 * <p><b>Rounds.</b> A round finds all patterns of the smallest size of the first technique in the profile's order that changes anything, applies all
 * of them together, and counts the technique's score once. Which patterns there are does not depend on how digits, rows, columns, bands and stacks
 * are named, and neither does what they do together; a solver that takes one step at a time cannot have that, since it must choose.
 *
 * <p><b>Level.</b> The highest level of a technique that was needed, or the one that the score reaches, whichever is higher: more than 800 is medium, more
 * than 1,000 hard, more than 1,600 unfair, more than 1,800 extreme (HoDoKu's limits; its sums count every step and are higher).
 *
 * <p><b>Limits.</b> A puzzle that is not finished is <em>unrated</em>, whether no technique is left or a limit struck; every bound within a technique is one
 * of its pattern's size, never one of work done.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class Rater {

    private static final long MEDIUM_FROM = 801;
    private static final long HARD_FROM = 1001;
    private static final long UNFAIR_FROM = 1601;
    private static final long EXTREME_FROM = 1801;

    private final LogicSolver solver;

    private Rater(LogicSolver solver) {
        this.solver = solver;
    }

    /**
     * A rater.
     *
     * @param solver the layout, the profile, and whether puzzles are taken to be proper
     * @return the rater
     */
    public static Rater of(LogicSolver solver) {
        return new Rater(Objects.requireNonNull(solver, "solver"));
    }

    /**
     * Rates a puzzle.
     *
     * @param puzzle a grid of the solver's layout
     * @param limits how far to go; looked at all the time
     * @return the rating
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public Rating rate(Grid puzzle, Limits limits) {
        return rate(solver.start(puzzle), limits);
    }

    /**
     * Rates a position.
     *
     * @param start a candidate grid of the solver's layout, which is not changed
     * @param limits how far to go; looked at all the time
     * @return the rating
     * @throws IllegalArgumentException if the position has another layout
     */
    public Rating rate(CandidateGrid start, Limits limits) {
        Watch watch = limits.watch();
        CandidateGrid position = start.copy();
        List<Profile.Entry> rounds = new ArrayList<>();
        while (!watch.isStopped()) {
            List<Step> round = solver.nextRound(position, watch);
            if (round.isEmpty()) {
                return rating(outcome(position, watch), rounds);
            }
            rounds.add(entry(round.get(0).technique()));
            applyAll(round, position);
        }
        return rating(Rating.Outcome.STOPPED, rounds);
    }

    private static void applyAll(List<Step> round, CandidateGrid position) {
        for (Step step : round) {
            if (!LogicSolver.apply(step, position)) {
                return;
            }
        }
    }

    private Profile.Entry entry(Technique technique) {
        return solver.profile()
                .entry(technique)
                .orElseThrow(() -> new IllegalStateException(technique + " is not in profile " + solver.profile()));
    }

    private static Rating.Outcome outcome(CandidateGrid position, Watch watch) {
        return switch (LogicSolver.end(position, watch)) {
            case SOLVED -> Rating.Outcome.RATED;
            case STUCK, UNFINISHED -> Rating.Outcome.STUCK;
            case CONTRADICTION -> Rating.Outcome.CONTRADICTION;
            case STOPPED -> Rating.Outcome.STOPPED;
        };
    }

    private Rating rating(Rating.Outcome outcome, List<Profile.Entry> rounds) {
        long score = 0;
        Level level = Level.EASY;
        for (Profile.Entry round : rounds) {
            score += round.score();
            level = higher(level, round.level());
        }
        boolean rated = outcome == Rating.Outcome.RATED;
        Level reached = higher(level, levelOf(score));
        Technique hardest = solver.profile()
                .hardest(rounds.stream().map(Profile.Entry::technique).toList())
                .orElse(null);
        return new Rating(solver.profile(), outcome, rated ? reached : null, score, rounds.size(), hardest);
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
