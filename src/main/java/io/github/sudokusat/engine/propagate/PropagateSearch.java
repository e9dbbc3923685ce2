package io.github.sudokusat.engine.propagate;

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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A search by propagation that keeps its open choices on a stack of its own.
 *
 * <p>Between two steps {@link #current} is the last solution, if any. A choice leaves the stack when its last part is taken. While it is the turn of the {@link #fallback}, that searches what is left of the last choice.
 */
final class PropagateSearch extends StatefulSearch {

    private final Puzzle puzzle;
    private final Deque<OpenChoice> choices = new ArrayDeque<>();
    private @Nullable CandidateGrid current;
    private boolean begun;
    /** What takes over when propagation no longer makes progress, or null. */
    private final @Nullable Fallback fallback;

    /** The product of nodes and cells without a solution after which it does. */
    private long patience;

    private final boolean hasNamedRules;
    /** What was learned from contradictions; null if the layout has houses alone. */
    private final @Nullable CellWeights weights;

    /** The cell of the choice of which a part was taken last; −1 before the first one. */
    private int lastChosen = -1;
    /** Whether that part placed a digit. */
    private boolean hasPlaced;

    private boolean isHandedOver;
    /** The nodes at the last solution, or at the end of the fallback's last turn. */
    private long nodesAtProgress;

    private long nodes;
    private long conflicts;
    private long propagations;

    PropagateSearch(Puzzle puzzle, @Nullable Fallback fallback, long patience, Limits limits) {
        super(limits);
        this.puzzle = puzzle;
        this.fallback = fallback;
        this.patience = patience;
        Layout layout = puzzle.layout();
        hasNamedRules = !layout.statedRules().isEmpty();
        weights = hasNamedRules || !layout.mustDifferRules().isEmpty() ? new CellWeights(layout) : null;
    }

    @Override
    protected Status step() {
        Status status = null;
        while (status == null) {
            status = isHandedOver ? stepHandedOver(Objects.requireNonNull(fallback, "fallback")) : stepPropagating();
        }
        return status;
    }

    /** Searches by propagation; returns null if it is the fallback's turn. */
    private @Nullable Status stepPropagating() {
        CandidateGrid position = begun ? null : begin();
        current = null;
        while (!watch().isStopped()) {
            if (position != null && isOpen(position)) {
                if (position.isSolved() && !isTold(position)) {
                    current = position;
                    nodesAtProgress = nodes;
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
            if (fallback != null && (nodes - nodesAtProgress) * puzzle.layout().cellCount() >= patience) {
                isHandedOver = true;
                return null;
            }
            position = takeNext();
        }
        return Status.STOPPED;
    }

    private boolean isTold(CandidateGrid solved) {
        return fallback != null && fallback.hasTold() && fallback.hasTold(solved.toGrid());
    }

    /** Searches with the fallback, in one open choice after another; returns null if its turn is over. */
    private @Nullable Status stepHandedOver(Fallback other) {
        while (!watch().isStopped()) {
            if (choices.isEmpty()) {
                return Status.EXHAUSTED;
            }
            Limits limits = watch().limits();
            Limits rest = limits.withMaxWork(Math.max(0, limits.maxWork() - nodes));
            if (!other.isSearching()) {
                other.begin(choices.element().rest(), rest);
            }
            Status status = other.advance(rest);
            if (status == Status.FOUND) {
                return status;
            }
            if (status == Status.EXHAUSTED) {
                other.finish();
                choices.pop();
            } else if (other.isTurnOver(rest)) {
                takeBack(other);
                return null;
            } else {
                watch().stop(Objects.requireNonNull(other.reason(), "reason"));
            }
        }
        return Status.STOPPED;
    }

    private void takeBack(Fallback other) {
        other.endTurn();
        isHandedOver = false;
        nodesAtProgress = nodes;
        patience *= 2;
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
            weights.learn(contradictory, lastChosen, hasPlaced);
        }
    }

    /** Opens a choice in a position, if there is one: a full grid that is not solved has none. */
    private void push(CandidateGrid position) {
        OpenChoice choice = weights == null
                ? ofSmallest(position)
                : hasNamedRules ? weights.choose(position) : weights.chooseDigits(position);
        if (choice != null) {
            choices.push(choice);
        }
    }

    /** A choice between the digits of the first of the open cells with the fewest candidates; null if no cell is open. */
    private static @Nullable OpenChoice ofSmallest(CandidateGrid position) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < position.layout().cellCount() && fewest > 2; cell++) {
            if (position.digit(cell) == 0 && position.candidateCount(cell) < fewest) {
                best = cell;
                fewest = position.candidateCount(cell);
            }
        }
        return best < 0 ? null : OpenChoice.ofDigits(position, best);
    }

    /** Takes the next part of the last choice; returns null if the limit on nodes is reached or the part is immediately impossible. */
    private @Nullable CandidateGrid takeNext() {
        OpenChoice choice = choices.element();
        if (choice.places()) {
            if (nodes >= watch().limits().maxWork()) {
                watch().stop(StopReason.WORK_LIMIT);
                return null;
            }
            nodes++;
        }
        lastChosen = choice.cell;
        hasPlaced = choice.places();
        CandidateGrid next = choice.next();
        if (choice.isDone()) {
            choices.pop();
        }
        if (next.isContradictory()) {
            learn(next);
            return null;
        }
        return next;
    }

    @Override
    protected Grid build() {
        if (fallback != null && fallback.isSearching()) {
            return fallback.solution();
        }
        CandidateGrid solved = current;
        if (solved == null) {
            throw new IllegalStateException("there is no solution to build");
        }
        return solved.toGrid();
    }

    @Override
    protected Statistics describe(long found, Optional<StopReason> stop) {
        Statistics work = fallback == null ? Statistics.NONE : fallback.statistics();
        return new Statistics(
                found, nodes + work.nodes(), conflicts + work.conflicts(), propagations + work.propagations(), stop);
    }

    @Override
    protected void release() {
        choices.clear();
        if (fallback != null) {
            fallback.close();
        }
    }
}
