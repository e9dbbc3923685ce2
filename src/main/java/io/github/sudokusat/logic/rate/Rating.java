package io.github.sudokusat.logic.rate;

import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.StopReason;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The difficulty of a puzzle by the techniques of a profile and by trials, or the reason why it is unknown. Immutable. */
public final class Rating {

    /** The way in which the rating ended. */
    public enum Outcome {
        /** The grid is finished: there is a level, and the score is that of the puzzle. */
        RATED,
        /** No technique of the profile changes anything any more, and the puzzle has several solutions, so that trials cannot decide it either. */
        STUCK,
        /** The puzzle has no solution. */
        CONTRADICTION,
        /** A limit was reached or the work was cancelled. */
        STOPPED
    }

    private final Profile profile;
    private final Outcome outcome;
    private final @Nullable Level level;
    private final long score;
    private final int rounds;
    private final long openTenths;
    private final List<Technique> techniques;
    private final int trialDepth;
    private final @Nullable StopReason stopReason;

    /**
     * Creates a rating.
     *
     * @param profile the techniques and their scores
     * @param outcome how it ended
     * @param level the level, or null unless it was rated
     * @param score the sum over the rounds
     * @param rounds the number of rounds
     * @param openTenths ten times the number of steps in a round of techniques on average, rounded
     * @param techniques the techniques of the rounds, each once, in the order of the profile
     * @param trialDepth the depth of the deepest trial, 0 if there was none
     * @param stopReason why the work was stopped, or null if it was not
     */
    Rating(
            Profile profile,
            Outcome outcome,
            @Nullable Level level,
            long score,
            int rounds,
            long openTenths,
            List<Technique> techniques,
            int trialDepth,
            @Nullable StopReason stopReason) {
        this.profile = profile;
        this.outcome = outcome;
        this.level = level;
        this.score = score;
        this.rounds = rounds;
        this.openTenths = openTenths;
        this.techniques = List.copyOf(techniques);
        this.trialDepth = trialDepth;
        this.stopReason = stopReason;
    }

    /**
     * The techniques, their order and scores, without which the figures are meaningless.
     *
     * @return the profile
     */
    public Profile profile() {
        return profile;
    }

    /**
     * The way in which the rating ended.
     *
     * @return the outcome
     */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * Why the work was stopped.
     *
     * @return the reason; empty unless the outcome is {@link Outcome#STOPPED}
     */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stopReason);
    }

    /**
     * Whether there is a rating.
     *
     * @return false if the puzzle is <em>unrated</em>; its score is then that of the rounds before the end
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
     * The highest level of a technique that was used. The {@linkplain #level() level} of the puzzle is that, or the next one if the score is high, that is, if
     * the puzzle takes many rounds.
     *
     * @return the level; {@code extreme} if there were trials, {@code easy} if nothing was used
     */
    public Level hardestLevel() {
        Level highest = trialDepth > 0 ? Level.EXTREME : Level.EASY;
        for (Profile.Entry entry : profile.entries()) {
            if (techniques.contains(entry.technique()) && entry.level().compareTo(highest) > 0) {
                highest = entry.level();
            }
        }
        return highest;
    }

    /**
     * Whether the length of the solution makes the level higher than that of the hardest technique.
     *
     * @return true if there is a level, and it is above {@link #hardestLevel()}
     */
    public boolean isRaisedByLength() {
        return level != null && level.compareTo(hardestLevel()) > 0;
    }

    /**
     * The sum of the scores of all rounds, each counted once: those of the profile for techniques, and for trials as {@link Rater} describes.
     *
     * @return 0 or more; for an unrated puzzle the sum of the rounds before the end
     */
    public long score() {
        return score;
    }

    /**
     * The number of rounds.
     *
     * @return 0 or more, trials included
     */
    public int rounds() {
        return rounds;
    }

    /**
     * How many steps were open at once on average. The fewer, the harder it is to find one: Pelánek (<i>Difficulty Rating of Sudoku Puzzles: An Overview and
     * Evaluation</i>, 2014) found that the difficulty for people depends on the complexity of single steps and on the dependency among them.
     *
     * @return the number of steps in a round of techniques on average, rounds of trials not counted, rounded to one decimal; 0 if there was no such round
     */
    public BigDecimal openSteps() {
        return BigDecimal.valueOf(openTenths, 1);
    }

    /**
     * The hardest technique of the profile that was used, disregarding trials: the one with the greatest score, and of several the last in the
     * profile's order.
     *
     * @return the technique; empty if none was used
     */
    public Optional<Technique> hardest() {
        return profile.hardest(techniques);
    }

    /**
     * The techniques that were used.
     *
     * @return each once, in the order of the profile; trials are not among them; unmodifiable
     */
    public List<Technique> techniques() {
        return techniques;
    }

    /**
     * The depth of the deepest trial that was needed, as {@link Rater} describes them.
     *
     * @return 1 or more; 0 if there were no trials
     */
    public int trialDepth() {
        return trialDepth;
    }

    /**
     * The name of the hardest trial or technique that was needed.
     *
     * @return {@code trial-} and the depth, or the {@linkplain Technique#id() name} of the technique; empty if there was neither
     */
    public Optional<String> hardestId() {
        return trialDepth > 0 ? Optional.of("trial-" + trialDepth) : hardest().map(Technique::id);
    }

    /**
     * The title of the hardest trial or technique that was needed.
     *
     * @return a title such as {@code Trial of depth 2} or {@code X-Wing}; empty if there was neither
     */
    public Optional<String> hardestTitle() {
        return trialDepth > 0
                ? Optional.of("Trial of depth " + trialDepth)
                : hardest().map(Technique::title);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Rating other
                && profile.equals(other.profile)
                && outcome == other.outcome
                && level == other.level
                && score == other.score
                && rounds == other.rounds
                && openTenths == other.openTenths
                && techniques.equals(other.techniques)
                && trialDepth == other.trialDepth
                && stopReason == other.stopReason;
    }

    @Override
    public int hashCode() {
        return Objects.hash(profile, outcome, level, score, rounds, openTenths, techniques, trialDepth, stopReason);
    }

    /**
     * The rating as the command line writes it.
     *
     * @return level, score and {@link #hardestId()}, separated by spaces; {@code unrated} if there is no level and {@code -} if there is no technique
     */
    @Override
    public String toString() {
        return (level == null ? "unrated" : level.text()) + " " + score + " "
                + hardestId().orElse("-");
    }
}
