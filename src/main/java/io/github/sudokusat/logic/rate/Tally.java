package io.github.sudokusat.logic.rate;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Step;
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

    private static final long LEAST_TRIAL_SCORE = 1_000_000;
    private final Profile profile;
    private final Layout layout;

    private long score;
    private Level level = Level.EASY;
    private int rounds;
    private int trials;
    private long steps;
    private int deepest;
    private final Set<Technique> used = EnumSet.noneOf(Technique.class);

    Tally(Profile profile, Layout layout) {
        this.profile = profile;
        this.layout = layout;
    }

    /** Counts the steps of a round: one or more, of the same technique and size. */
    void addRound(List<Step> round) {
        Step first = round.get(0);
        Profile.Entry entry = profile.entry(first.technique())
                .orElseThrow(() -> new IllegalStateException(first.technique() + " is not in profile " + profile));
        score += entry.scoreOf(first.size());
        level = higher(level, entry.level());
        used.add(first.technique());
        rounds++;
        steps += round.size();
    }

    /** Counts a round of trials of a depth. */
    void addTrials(int depth) {
        score += trialScore(depth);
        level = Level.EXTREME;
        deepest = Math.max(deepest, depth);
        trials++;
    }

    Rating rating(Rating.Outcome outcome, Watch watch) {
        List<Technique> techniques = new ArrayList<>(profile.techniques());
        techniques.retainAll(used);
        Level reached = outcome == Rating.Outcome.RATED ? higher(level, levelOf(score)) : null;
        StopReason reason = outcome == Rating.Outcome.STOPPED ? watch.reason().orElseThrow() : null;
        long tenths = rounds == 0 ? 0 : (20 * steps + rounds) / (2L * rounds);
        return new Rating(profile, outcome, reached, score, rounds + trials, tenths, techniques, deepest, reason);
    }

    /** The score of a round of trials: for depth 1 more than all rounds of techniques can add up to, and ten times as much for each further depth. */
    private long trialScore(int depth) {
        long greatest = 1;
        for (Profile.Entry entry : profile.entries()) {
            greatest = Math.max(greatest, entry.greatestScore());
        }
        // Every round places a digit or removes a candidate.
        long most = greatest * layout.cellCount() * (layout.side() + 1);
        long points = LEAST_TRIAL_SCORE;
        while (points <= most) {
            points *= 10;
        }
        for (int i = 1; i < Math.min(depth, Trials.DEEPEST); i++) {
            points *= 10;
        }
        return points;
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
