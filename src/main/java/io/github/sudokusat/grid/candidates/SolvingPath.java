package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Steps that lead from a position to where nothing more follows, or to a limit.
 *
 * @param <S> the type of a step
 */
public abstract class SolvingPath<S> {

    /** The ways in which a path ends. */
    public enum End {
        /** Every cell has its digit. */
        SOLVED,
        /** Nothing more follows. */
        STUCK,
        /** The position has no solution. */
        CONTRADICTION,
        /** A limit was reached or the work was cancelled. */
        STOPPED,
        /** The requested number of steps has been taken, and more may follow. */
        UNFINISHED
    }

    private final List<S> steps;
    private final CandidateGrid position;
    private final End end;
    private final @Nullable StopReason stopReason;

    /**
     * Creates a path.
     *
     * @param steps the steps; copied
     * @param position the position after them; taken over, not copied
     * @param end how it ends
     * @param stopReason why it was stopped; null if it was not
     */
    protected SolvingPath(List<S> steps, CandidateGrid position, End end, @Nullable StopReason stopReason) {
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
    public final List<S> steps() {
        return steps;
    }

    /**
     * The position after the last step.
     *
     * @return a copy; contradictory if a step has led to a contradiction
     */
    public final CandidateGrid position() {
        return position.copy();
    }

    /**
     * The way in which the path ends.
     *
     * @return the end
     */
    public final End end() {
        return end;
    }

    /**
     * Why the path was stopped.
     *
     * @return the reason; empty unless the path ends as {@link End#STOPPED}
     */
    public final Optional<StopReason> stopReason() {
        return Optional.ofNullable(stopReason);
    }

    /**
     * Whether the steps finish the grid.
     *
     * @return true if every cell has its digit
     */
    public final boolean isSolved() {
        return end == End.SOLVED;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof SolvingPath<?> other
                && steps.equals(other.steps)
                && position.equals(other.position)
                && end == other.end
                && stopReason == other.stopReason;
    }

    @Override
    public int hashCode() {
        return steps.hashCode() * 31 + end.hashCode();
    }
}
