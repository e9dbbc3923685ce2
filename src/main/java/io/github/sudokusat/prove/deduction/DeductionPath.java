package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The deductions that lead from a position to one where nothing more follows, because there are several solutions, or to a limit. */
public final class DeductionPath extends SolvingPath<Deduction> {

    DeductionPath(List<Deduction> steps, CandidateGrid position, End end, @Nullable StopReason stopReason) {
        super(steps, position, end, stopReason);
    }

    /**
     * Whether every step is known to have the fewest constraints.
     *
     * @return false if limits left this open for a step
     */
    public boolean isSmallest() {
        return steps().stream().allMatch(Deduction::isSmallest);
    }

    /**
     * The most constraints of a step: how hard the path is at its hardest point.
     *
     * @return 0 if there is no step
     */
    public int mostConstraints() {
        return steps().stream()
                .mapToInt(step -> step.constraints().size())
                .max()
                .orElse(0);
    }
}
