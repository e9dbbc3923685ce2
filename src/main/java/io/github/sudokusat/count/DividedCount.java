package io.github.sudokusat.count;

import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A count by contraction that is divided into parts, which can be counted apart, even by several processes: the counts of all parts add up to the
 * number of solutions.
 *
 * <p>The same puzzle has the same parts in every process, so a number is all that has to be sent to it. Safe for use by several threads.
 */
public final class DividedCount {

    /** Null if propagation has found a contradiction. */
    private final @Nullable CountPlan plan;

    private volatile CountPlan.@Nullable Parts prepared;

    private DividedCount(@Nullable CountPlan plan) {
        this.plan = plan;
    }

    /**
     * Whether a puzzle can be counted in this way.
     *
     * @param puzzle the puzzle
     * @return true for classic 9 × 9 and for boxes of 2 × 2, 2 × 3, 2 × 4, 3 × 2 and 4 × 2, without further rules, and without candidates of its own
     */
    public static boolean supports(Puzzle puzzle) {
        return !puzzle.hasCandidates() && PlannedCount.supports(puzzle.layout());
    }

    /**
     * Plans a count, which takes up to a second.
     *
     * @param puzzle a puzzle that is {@linkplain #supports supported}
     * @param limits stop the planning
     * @return the count; empty if a limit was reached
     * @throws IllegalArgumentException if the puzzle is not supported
     */
    public static Optional<DividedCount> plan(Puzzle puzzle, Limits limits) {
        if (!supports(puzzle)) {
            throw new IllegalArgumentException("only classic 9x9 grids and small boxes without rules and candidates of"
                    + " their own can be contracted, but this is a " + puzzle.layout());
        }
        return plan(puzzle, limits.watch());
    }

    static Optional<DividedCount> plan(Puzzle puzzle, Watch watch) {
        CandidateGrid placed = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle.grid());
        Propagation.run(placed, Propagation.Depth.LOCKED);
        return placed.isContradictory()
                ? Optional.of(new DividedCount(null))
                : PlannedCount.plan(placed.toGrid(), watch).map(DividedCount::new);
    }

    /**
     * The number of parts, whose costs differ.
     *
     * @return 0 or more, at most a few thousand; 0 if propagation has found a contradiction
     */
    public int parts() {
        return plan == null ? 0 : plan.parts();
    }

    /**
     * The work of all parts together, without the tables.
     *
     * @return the number of products to add up, 0 or more; about 5·10⁹ per second and core
     */
    public long work() {
        return plan == null ? 0 : plan.work();
    }

    /**
     * Makes the tables that all parts share, which takes up to a second and 132 MB; nothing happens if they are there.
     *
     * @param tasks runs the tasks of this work
     * @param limits stop it
     * @return empty if the tables are complete; otherwise the limit that was reached, and the next call begins anew
     */
    public Optional<StopReason> prepare(TaskRunner tasks, Limits limits) {
        CountPlan open = plan;
        if (open == null || prepared != null) {
            return Optional.empty();
        }
        SharedProgress shared = new SharedProgress(Progress.NONE, "products", open.work());
        CountPlan.Parts parts = open.prepare(tasks, limits.started(), shared);
        if (shared.stop() == null) {
            prepared = parts;
        }
        return Optional.ofNullable(shared.stop());
    }

    /**
     * Counts the solutions of one part.
     *
     * @param part the number of the part, from 0
     * @param limits stop the count; the limit on solutions is ignored
     * @return the number of solutions of this part; a lower bound if a limit was reached
     * @throws IllegalStateException if the tables have not been {@linkplain #prepare prepared}
     * @throws IndexOutOfBoundsException if there is no such part
     */
    public CountResult count(int part, Limits limits) {
        Objects.checkIndex(part, parts());
        CountPlan.Parts parts = prepared;
        if (parts == null) {
            throw new IllegalStateException("the tables have not been prepared");
        }
        SharedProgress shared = new SharedProgress(limits.progress(), "products", -1);
        return result(parts.count(part, limits.watch(), shared), shared.stop());
    }

    /** Counts the solutions of all parts, on the threads of a task runner. */
    CountResult count(TaskRunner tasks, Limits limits) {
        if (plan == null) {
            return new CountResult.Exact(BigInteger.ZERO);
        }
        CountPlan.Result counted = plan.count(tasks, limits);
        return result(counted.value(), counted.stop());
    }

    private static CountResult result(BigInteger value, @Nullable StopReason stop) {
        return stop == null ? new CountResult.Exact(value) : new CountResult.AtLeast(value, stop);
    }
}
