package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Outcome;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A search by propagation that keeps its open choices on a stack of its own.
 *
 * <p>Between two steps {@link #current} is the last solution, if any. A choice leaves the stack with its last digit, whose position takes over the
 * choice's grid instead of a copy.
 */
final class PropagateSearch extends StatefulSearch {

    /** A propagated position, the cell that is tried in it, and the next of its digits. */
    private static final class Choice {

        final CandidateGrid grid;
        final int cell;
        int digit;

        Choice(CandidateGrid grid, int cell) {
            this.grid = grid;
            this.cell = cell;
            digit = grid.nextCandidate(cell, 1);
        }

        /** Moves on to the next digit; false if there is none. */
        boolean advance() {
            digit = grid.nextCandidate(cell, digit + 1);
            return digit != 0;
        }
    }

    private final Puzzle puzzle;
    private final Deque<Choice> choices = new ArrayDeque<>();
    private @Nullable CandidateGrid current;
    private boolean begun;
    private long nodes;
    private long conflicts;
    private long propagations;

    PropagateSearch(Puzzle puzzle, Limits limits) {
        super(limits);
        this.puzzle = puzzle;
    }

    @Override
    protected Status step() {
        CandidateGrid position = begun ? null : begin();
        current = null;
        while (!watch().isStopped()) {
            if (position != null && isOpen(position)) {
                if (position.isSolved()) {
                    current = position;
                    return Status.FOUND;
                }
                choices.push(new Choice(position, smallestCell(position)));
            }
            if (watch().isStopped()) {
                return Status.STOPPED;
            }
            if (choices.isEmpty()) {
                return Status.EXHAUSTED;
            }
            position = tryNext();
        }
        return Status.STOPPED;
    }

    private CandidateGrid begin() {
        begun = true;
        return puzzle.toCandidates(CandidateLayout.of(puzzle.layout()), watch());
    }

    /** Propagates, and says whether the position may have a solution; false also if the watch has stopped the work. */
    private boolean isOpen(CandidateGrid position) {
        int before = position.placedCount();
        Outcome outcome =
                watch().isStopped() ? Outcome.STOPPED : Propagation.run(position, Propagation.Depth.LOCKED, watch());
        propagations += position.placedCount() - before;
        if (outcome == Outcome.CONTRADICTION) {
            conflicts++;
        }
        return outcome == Outcome.DONE;
    }

    /** Tries the next digit of the last choice; null if the limit on nodes is reached or the digit is impossible at once. */
    private @Nullable CandidateGrid tryNext() {
        if (nodes >= watch().limits().maxWork()) {
            watch().stop(StopReason.WORK_LIMIT);
            return null;
        }
        nodes++;
        Choice choice = choices.element();
        int digit = choice.digit;
        CandidateGrid next = choice.grid;
        if (choice.advance()) {
            next = next.copy();
        } else {
            choices.pop();
        }
        if (!next.place(choice.cell, digit)) {
            conflicts++;
            return null;
        }
        return next;
    }

    /** The first of the open cells with the fewest candidates; there is an open cell. */
    private static int smallestCell(CandidateGrid grid) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < grid.layout().cellCount() && fewest > 2; cell++) {
            if (grid.digit(cell) == 0 && grid.candidateCount(cell) < fewest) {
                best = cell;
                fewest = grid.candidateCount(cell);
            }
        }
        return best;
    }

    @Override
    protected Grid build() {
        CandidateGrid solved = current;
        if (solved == null) {
            throw new IllegalStateException("there is no solution to build");
        }
        return solved.toGrid();
    }

    @Override
    protected Statistics describe(long found, @Nullable StopReason stop) {
        return new Statistics(found, nodes, conflicts, propagations, stop);
    }

    @Override
    protected void release() {
        choices.clear();
    }
}
