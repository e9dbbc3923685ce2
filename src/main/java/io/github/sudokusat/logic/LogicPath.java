package io.github.sudokusat.logic;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The steps from a position to where the techniques of a profile end. */
public final class LogicPath {

    /** The ways in which a path ends. */
    public enum End {
        /** Every cell has its digit. */
        SOLVED,
        /** No technique changes anything any more. */
        STUCK,
        /** The position turned out to have no solution. */
        CONTRADICTION,
        /** A limit was reached or the work was cancelled. */
        STOPPED,
        /** The requested number of steps has been taken, and more may follow. */
        UNFINISHED
    }

    private final Profile profile;
    private final List<Step> steps;
    private final CandidateGrid position;
    private final End end;
    private final @Nullable StopReason stopReason;

    /**
     * Creates a path.
     *
     * @param profile the techniques
     * @param steps the steps
     * @param position the position after them; taken over, not copied
     * @param end how it ends
     * @param stopReason why it was stopped, if it was
     */
    LogicPath(Profile profile, List<Step> steps, CandidateGrid position, End end, @Nullable StopReason stopReason) {
        this.profile = profile;
        this.steps = List.copyOf(steps);
        this.position = position;
        this.end = end;
        this.stopReason = stopReason;
    }

    /**
     * The steps, in order.
     *
     * @return the steps, each possible after those before it; unmodifiable
     */
    public List<Step> steps() {
        return steps;
    }

    /**
     * The position after the last step.
     *
     * @return a copy; contradictory if the path ends in a contradiction
     */
    public CandidateGrid position() {
        return position.copy();
    }

    /**
     * The way in which the path ends.
     *
     * @return the end
     */
    public End end() {
        return end;
    }

    /**
     * Why the path was stopped.
     *
     * @return the reason; empty unless the path ends as {@link End#STOPPED}
     */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stopReason);
    }

    /**
     * Whether logic alone finished the grid.
     *
     * @return true if every cell has its digit
     */
    public boolean isSolved() {
        return end == End.SOLVED;
    }

    /**
     * The techniques that were tried.
     *
     * @return the profile
     */
    public Profile profile() {
        return profile;
    }

    /**
     * The score of this path: the sum over its steps. Another path through the same puzzle may have a different score.
     *
     * @return the sum of the profile's scores over all steps
     */
    public long score() {
        long score = 0;
        for (Step step : steps) {
            score += profile.entry(step.technique()).map(Profile.Entry::score).orElse(0);
        }
        return score;
    }

    /**
     * The hardest technique among the steps: the one with the greatest score in the profile, and of several the last in its order.
     *
     * @return the technique; empty if there is no step
     */
    public Optional<Technique> hardest() {
        return profile.hardest(steps.stream().map(Step::technique).toList());
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof LogicPath other
                && profile.equals(other.profile)
                && steps.equals(other.steps)
                && position.equals(other.position)
                && end == other.end
                && stopReason == other.stopReason;
    }

    @Override
    public int hashCode() {
        return Objects.hash(profile, steps, end, stopReason);
    }

    /**
     * The path for messages and debugging.
     *
     * @return the end and, in parentheses, the steps in the players' notation
     */
    @Override
    public String toString() {
        return end + " (" + steps.stream().map(Step::notation).collect(Collectors.joining("; ")) + ")";
    }
}
