package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The deductions that lead from a position as far as anything follows. */
public final class DeductionPath {

    /** How a path ends. */
    public enum End {
        /** Every cell has its digit. */
        SOLVED,
        /** Nothing follows any more: there are several solutions. */
        STUCK,
        /** There is no solution, which is known before the first step. */
        UNSOLVABLE,
        /** A limit struck or the work was cancelled. */
        STOPPED,
        /** As many steps as were wanted have been taken, and more may follow. */
        UNFINISHED
    }

    private final List<Deduction> steps;
    private final CandidateGrid position;
    private final End end;
    private final @Nullable StopReason stop;

    /**
     * Creates a path.
     *
     * @param steps the deductions
     * @param position the position after them; taken over, not copied
     * @param end how it ends
     * @param stop the limit that struck, or null
     */
    DeductionPath(List<Deduction> steps, CandidateGrid position, End end, @Nullable StopReason stop) {
        this.steps = List.copyOf(steps);
        this.position = position;
        this.end = end;
        this.stop = stop;
    }

    /**
     * The deductions in order.
     *
     * @return one after the other, each in the position after those before it; unmodifiable
     */
    public List<Deduction> steps() {
        return steps;
    }

    /**
     * The position after the last step.
     *
     * @return a copy
     */
    public CandidateGrid position() {
        return position.copy();
    }

    /**
     * How the path ends.
     *
     * @return the end
     */
    public End end() {
        return end;
    }

    /**
     * The limit that struck.
     *
     * @return which one; empty if none did
     */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stop);
    }

    /**
     * Whether every step is known to be one of the fewest constraints.
     *
     * @return false if limits left that open for a step
     */
    public boolean isSmallest() {
        return steps.stream().allMatch(Deduction::isSmallest);
    }

    /**
     * The most constraints of a step: how hard the path is at its hardest point.
     *
     * @return 0 if there is no step
     */
    public int mostConstraints() {
        return steps.stream().mapToInt(step -> step.constraints().size()).max().orElse(0);
    }
}
