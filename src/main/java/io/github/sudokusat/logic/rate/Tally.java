package io.github.sudokusat.logic.rate;

import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.Round;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Adds up the rounds of a rating, as {@link Rater} describes. */
final class Tally {

    private static final long MEDIUM_FROM = 801;
    private static final long HARD_FROM = 1001;
    private static final long UNFAIR_FROM = 1601;
    private static final long EXTREME_FROM = 1801;

    /** What the deepest trial counts for each unit of its depth; puzzles without trials stay below. */
    private static final long TRIAL_SCORE = 100_000_000;

    /** What each round of trials of the greatest depth counts; the rounds of techniques stay below where there are any. */
    private static final long TRIAL_ROUND_SCORE = 1_000_000;

    private static final int MOST_TRIAL_ROUNDS = 99;

    private final Profile profile;

    private long score;
    private Level level = Level.EASY;
    private int rounds;
    private int trials;
    private int deepestTrials;
    private long steps;
    private int deepest;
    private final Set<Technique> used = EnumSet.noneOf(Technique.class);

    Tally(Profile profile) {
        this.profile = profile;
    }

    void addRound(Round round) {
        Profile.Entry entry = profile.entry(round.technique())
                .orElseThrow(() -> new IllegalStateException(round.technique() + " is not in profile " + profile));
        score += entry.scoreOf(round.size());
        level = higher(level, entry.level());
        used.add(round.technique());
        rounds++;
        steps += round.steps();
    }

    /** Counts a round of trials of a depth. */
    void addTrials(int depth) {
        level = Level.EXTREME;
        deepestTrials = depth > deepest ? 1 : depth == deepest ? deepestTrials + 1 : deepestTrials;
        deepest = Math.max(deepest, depth);
        trials++;
    }

    Rating rating(Rating.Outcome outcome, Watch watch) {
        List<Technique> techniques = new ArrayList<>(profile.techniques());
        techniques.retainAll(used);
        Level reached = outcome == Rating.Outcome.RATED ? raised(level, score) : null;
        StopReason reason = outcome == Rating.Outcome.STOPPED ? watch.reason().orElseThrow() : null;
        long tenths = rounds == 0 ? 0 : (20 * steps + rounds) / (2L * rounds);
        return new Rating(profile, outcome, reached, total(), rounds + trials, tenths, techniques, deepest, reason);
    }

    /** The score of the puzzle: the sum of the rounds of techniques, and what trials count. */
    private long total() {
        if (trials == 0) {
            return Math.min(score, TRIAL_SCORE - 1);
        }
        return deepest * TRIAL_SCORE
                + Math.min(deepestTrials, MOST_TRIAL_ROUNDS) * TRIAL_ROUND_SCORE
                + Math.min(score, TRIAL_ROUND_SCORE - 1);
    }

    /** The level of the hardest technique, or the next one if the score is above the limit of that. */
    private static Level raised(Level hardest, long score) {
        return hardest.harder()
                .filter(next -> levelOf(score).compareTo(next) >= 0)
                .orElse(hardest);
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
