package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The deductions that lead from a position to one where nothing more follows, or to a limit. */
public final class DeductionPath {

    /** How a path ends. */
    public enum End {
        /** Every cell has its digit. */
        SOLVED,
        /** Nothing more follows: there are several solutions. */
        STUCK,
        /** There is no solution; this is known before the first step. */
        UNSOLVABLE,
        /** A limit was reached or the work was cancelled. */
        STOPPED,
        /** The requested number of steps has been taken, and more may follow. */
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
     * @param position the position after them; not copied
     * @param end how the path ends
     * @param stop the limit that was reached, or null
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
     * @return the deductions, each in the position after the earlier ones; unmodifiable
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
     * The limit that was reached.
     *
     * @return the limit; empty if none was reached
     */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stop);
    }

    /**
     * Whether every step is known to have the fewest constraints.
     *
     * @return false if limits left this open for a step
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
