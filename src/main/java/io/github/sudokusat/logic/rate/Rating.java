package io.github.sudokusat.logic.rate;

import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How hard a puzzle is by the techniques of a profile, or why that is not known. Immutable. */
public final class Rating {

    /** How the rating came to its end. */
    public enum Outcome {
        /** Logic alone finished the grid: there is a level, and the score is the puzzle's. */
        RATED,
        /** No technique of the profile, within the bounds of each, changes anything any more. */
        STUCK,
        /** The puzzle has no solution. */
        CONTRADICTION,
        /** A limit struck or the work was cancelled. */
        STOPPED
    }

    private final Profile profile;
    private final Outcome outcome;
    private final @Nullable Level level;
    private final long score;
    private final int rounds;
    private final @Nullable Technique hardest;

    /**
     * Creates a rating.
     *
     * @param profile the techniques and what they count
     * @param outcome how it ended
     * @param level the level, or null unless it was rated
     * @param score the sum over the rounds
     * @param rounds how many rounds there were
     * @param hardest the technique of the greatest score among the rounds, or null if there was none
     */
    Rating(
            Profile profile,
            Outcome outcome,
            @Nullable Level level,
            long score,
            int rounds,
            @Nullable Technique hardest) {
        this.profile = profile;
        this.outcome = outcome;
        this.level = level;
        this.score = score;
        this.rounds = rounds;
        this.hardest = hardest;
    }

    /**
     * The techniques, their order and scores, without which the figures mean nothing.
     *
     * @return the profile
     */
    public Profile profile() {
        return profile;
    }

    /**
     * How the rating came to its end.
     *
     * @return the outcome
     */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * Whether there is a rating.
     *
     * @return false if the puzzle is <em>unrated</em>: it is at least as hard as the rounds so far, and nobody knows how much harder
     */
    public boolean isRated() {
        return outcome == Outcome.RATED;
    }

    /**
     * The level.
     *
     * @return the level; empty if the puzzle is unrated
     */
    public Optional<Level> level() {
        return Optional.ofNullable(level);
    }

    /**
     * The sum of the profile's scores over all rounds, each counted once.
     *
     * @return 0 or more; of an unrated puzzle that of the rounds before the end
     */
    public long score() {
        return score;
    }

    /**
     * How many rounds there were.
     *
     * @return 0 or more
     */
    public int rounds() {
        return rounds;
    }

    /**
     * The hardest technique: that of the greatest score in the profile, and of several the last in its order.
     *
     * @return the technique; empty if none was used
     */
    public Optional<Technique> hardest() {
        return Optional.ofNullable(hardest);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Rating other
                && profile.equals(other.profile)
                && outcome == other.outcome
                && level == other.level
                && score == other.score
                && rounds == other.rounds
                && hardest == other.hardest;
    }

    @Override
    public int hashCode() {
        return Objects.hash(profile, outcome, level, score, rounds, hardest);
    }

    /**
     * The rating as the command line writes it.
     *
     * @return level, score and hardest technique, parted by blanks; {@code unrated} in place of the level and {@code -} in place of no technique
     */
    @Override
    public String toString() {
        return (level == null ? "unrated" : level.text()) + " " + score + " " + (hardest == null ? "-" : hardest.id());
    }
}
