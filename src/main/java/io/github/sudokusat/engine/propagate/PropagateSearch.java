package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A search by propagation that keeps its open choices on a stack of its own.
 *
 * <p>Between two steps {@link #current} is the last solution, if any. A choice leaves the stack when its last digit is tried, whose position takes
 * over the choice's grid instead of a copy. Once the {@link #fallback} has taken over, {@link #handedOver} is its search for what is left of one
 * choice.
 */
final class PropagateSearch extends StatefulSearch {

    /** A propagated position, the cell that is tried in it, and the next of its digits. */
    private static final class OpenChoice {

        final CandidateGrid grid;
        final int cell;
        int digit;

        OpenChoice(CandidateGrid grid, int cell) {
            this.grid = grid;
            this.cell = cell;
            digit = grid.nextCandidate(cell, 1);
        }

        /** Moves on to the next digit; returns false if there is none. */
        boolean advance() {
            digit = grid.nextCandidate(cell, digit + 1);
            return digit != 0;
        }
    }

    private final Puzzle puzzle;
    private final Deque<OpenChoice> choices = new ArrayDeque<>();
    private @Nullable CandidateGrid current;
    private boolean begun;
    /** The engine that takes over when propagation no longer makes progress, or null. */
    private final @Nullable Engine fallback;

    /** The product of nodes and cells without a solution after which it does. */
    private final long patience;

    /** What was learned from contradictions; null if the layout has no named rules. */
    private final @Nullable CellWeights weights;

    private boolean isHandedOver;
    private @Nullable Search handedOver;
    /** The work of the fallback's closed searches. */
    private long fallbackNodes;

    private long fallbackConflicts;
    private long fallbackPropagations;
    private long nodesAtSolution;
    private long nodes;
    private long conflicts;
    private long propagations;

    PropagateSearch(Puzzle puzzle, @Nullable Engine fallback, long patience, Limits limits) {
        super(limits);
        this.puzzle = puzzle;
        this.fallback = fallback;
        this.patience = patience;
        Layout layout = puzzle.layout();
        weights = layout.statedRules().isEmpty() ? null : new CellWeights(layout.cellCount());
    }

    @Override
    protected Status step() {
        if (isHandedOver) {
            return stepHandedOver();
        }
        CandidateGrid position = begun ? null : begin();
        current = null;
        while (!watch().isStopped()) {
            if (position != null && isOpen(position)) {
                if (position.isSolved()) {
                    current = position;
                    nodesAtSolution = nodes;
                    return Status.FOUND;
                }
                push(position);
            }
            if (watch().isStopped()) {
                return Status.STOPPED;
            }
            if (choices.isEmpty()) {
                return Status.EXHAUSTED;
            }
            if (fallback != null && (nodes - nodesAtSolution) * puzzle.layout().cellCount() >= patience) {
                isHandedOver = true;
                return stepHandedOver();
            }
            position = tryNext();
        }
        return Status.STOPPED;
    }

    /** Searches for a solution with the fallback, in one open choice after another. */
    private Status stepHandedOver() {
        while (!watch().isStopped()) {
            if (handedOver == null) {
                if (choices.isEmpty()) {
                    return Status.EXHAUSTED;
                }
                handedOver = handOver(choices.pop());
            }
            Status status = handedOver.advance();
            if (status == Status.FOUND) {
                return status;
            }
            handedOver.statistics().stopReason().ifPresent(watch()::stop);
            closeHandedOver();
        }
        return Status.STOPPED;
    }

    /** The fallback's search for the digits of a choice that have not been tried. */
    private Search handOver(OpenChoice choice) {
        for (int digit = choice.grid.nextCandidate(choice.cell, 1);
                digit != 0 && digit < choice.digit;
                digit = choice.grid.nextCandidate(choice.cell, digit + 1)) {
            choice.grid.remove(choice.cell, digit);
        }
        Limits limits = watch().limits();
        long work = Math.max(0, limits.maxWork() - nodes - fallbackConflicts);
        return Objects.requireNonNull(fallback, "fallback")
                .start(Puzzle.of(choice.grid), limits.withMaxWork(work).withMaxSolutions(Long.MAX_VALUE));
    }

    private void closeHandedOver() {
        if (handedOver != null) {
            Statistics work = handedOver.statistics();
            fallbackNodes += work.nodes();
            fallbackConflicts += work.conflicts();
            fallbackPropagations += work.propagations();
            handedOver.close();
            handedOver = null;
        }
    }

    private CandidateGrid begin() {
        begun = true;
        return puzzle.toCandidates(CandidateLayout.of(puzzle.layout()), watch());
    }

    /** Propagates, and returns whether the position may have a solution; false also if the watch has stopped the work. */
    private boolean isOpen(CandidateGrid position) {
        int before = position.placedCount();
        PropagationOutcome outcome = watch().isStopped()
                ? PropagationOutcome.STOPPED
                : Propagation.run(position, Propagation.Depth.LOCKED, watch());
        propagations += position.placedCount() - before;
        if (outcome == PropagationOutcome.CONTRADICTION) {
            learn(position);
        }
        return outcome == PropagationOutcome.DONE;
    }

    private void learn(CandidateGrid contradictory) {
        conflicts++;
        if (weights != null) {
            weights.learn(contradictory);
        }
    }

    /** Opens a choice in a position, if there is one: a full grid that is not solved has none. */
    private void push(CandidateGrid position) {
        int cell = weights == null ? CellWeights.smallest(position) : weights.choose(position);
        if (cell >= 0) {
            choices.push(new OpenChoice(position, cell));
        }
    }

    /** Tries the next digit of the last choice; returns null if the limit on nodes is reached or the digit is immediately impossible. */
    private @Nullable CandidateGrid tryNext() {
        if (nodes >= watch().limits().maxWork()) {
            watch().stop(StopReason.WORK_LIMIT);
            return null;
        }
        nodes++;
        OpenChoice choice = choices.element();
        int digit = choice.digit;
        CandidateGrid next = choice.grid;
        if (choice.advance()) {
            next = next.copy();
        } else {
            choices.pop();
        }
        if (!next.place(choice.cell, digit)) {
            learn(next);
            return null;
        }
        return next;
    }

    @Override
    protected Grid build() {
        if (handedOver != null) {
            return handedOver.solution();
        }
        CandidateGrid solved = current;
        if (solved == null) {
            throw new IllegalStateException("there is no solution to build");
        }
        return solved.toGrid();
    }

    @Override
    protected Statistics describe(long found, @Nullable StopReason stop) {
        Statistics work = handedOver == null ? new Statistics(0, 0, 0, 0, null) : handedOver.statistics();
        return new Statistics(
                found,
                nodes + fallbackNodes + work.nodes(),
                conflicts + fallbackConflicts + work.conflicts(),
                propagations + fallbackPropagations + work.propagations(),
                stop);
    }

    @Override
    protected void release() {
        choices.clear();
        closeHandedOver();
    }
}
