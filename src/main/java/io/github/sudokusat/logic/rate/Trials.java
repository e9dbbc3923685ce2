package io.github.sudokusat.logic.rate;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Watch;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Trials, for when no technique applies: a candidate is assumed, and removed if the assumption leads to a contradiction.
 *
 * <p>A trial of depth 1 applies singles and locked candidates after the assumption. A trial of depth {@code d} also removes, after the assumption,
 * every candidate that a trial of depth {@code d - 1} refutes, until none is left. The candidates that a depth refutes do not depend on the order of
 * the trials, because a contradiction remains one when other candidates are removed; so they are the same for isomorphic positions. Every candidate
 * that does not occur in a solution is refuted at some depth. On 9 × 9, depth 2 is enough for all but the rarest puzzles; from the hardest positions
 * it takes a few hundred thousand propagations.
 *
 * <p><b>Bound.</b> Trials take up to {@value #MOST} propagations in all, {@value #MOST_WITH_RULES} if the layout has named rules, whose propagation takes
 * about thirty times as long. The round in which that is exceeded counts as one of the {@linkplain #DEEPEST deepest}, and no other follows.
 */
final class Trials {

    /** The depth that stands for itself and all greater ones. */
    static final int DEEPEST = 4;

    private static final int MOST = 2_000_000;
    private static final int MOST_WITH_RULES = 25_000;

    private final Watch watch;
    /** How many more propagations there may be. */
    private int left;
    /** The only solution, whose candidates no trial can refute. */
    private final Grid solution;

    private Trials(Watch watch, Grid solution) {
        this.watch = watch;
        this.solution = solution;
        left = solution.layout().statedRules().isEmpty() ? MOST : MOST_WITH_RULES;
    }

    /**
     * Creates trials for the positions of a puzzle, with its only solution if that is known; null if the position does not have exactly one solution or
     * the watch has stopped the search for it.
     */
    static @Nullable Trials of(CandidateGrid position, @Nullable Grid solution, Watch watch) {
        if (solution != null) {
            return new Trials(watch, solution);
        }
        try (Search search = PropagateEngine.create().start(Puzzle.of(position), watch.limits())) {
            if (search.advance() == Search.Status.FOUND) {
                Grid only = search.solution();
                if (search.advance() == Search.Status.EXHAUSTED) {
                    return new Trials(watch, only);
                }
            }
            search.statistics().stopReason().ifPresent(watch::stop);
            return null;
        }
    }

    /** Whether the last round has taken too many propagations, so that nothing was removed in it. */
    boolean isSpent() {
        return left < 0;
    }

    /**
     * Removes all candidates that trials of the smallest sufficient depth refute.
     *
     * @param position an unfinished position with the only solution; it is changed
     * @return the depth, 1 or more, but {@link #DEEPEST} if the work {@linkplain #isSpent is too much}; 0 if the watch has stopped it
     */
    int round(CandidateGrid position) {
        for (int depth = 1; !watch.isStopped(); depth++) {
            BitSet refuted = refuted(position, depth);
            if (watch.isStopped() || isSpent()) {
                return watch.isStopped() ? 0 : DEEPEST;
            }
            if (!refuted.isEmpty()) {
                int side = position.layout().side();
                refuted.stream().forEach(index -> position.remove(index / side, index % side + 1));
                return depth;
            }
        }
        return 0;
    }

    /** The candidates that trials of a depth refute, numbered {@code cell · side + digit - 1}. */
    private BitSet refuted(CandidateGrid position, int depth) {
        int side = position.layout().side();
        BitSet refuted = new BitSet();
        for (int cell = 0; cell < position.layout().cellCount(); cell++) {
            if (position.digit(cell) != 0 || isSpent()) {
                continue;
            }
            for (int digit = position.nextCandidate(cell, 1);
                    digit != 0;
                    digit = position.nextCandidate(cell, digit + 1)) {
                if (digit != solution.digit(cell) && isRefuted(position, cell, digit, depth)) {
                    refuted.set(cell * side + digit - 1);
                }
            }
        }
        return refuted;
    }

    private boolean isRefuted(CandidateGrid position, int cell, int digit, int depth) {
        CandidateGrid assumed = position.copy();
        if (!assumed.place(cell, digit)) {
            return true;
        }
        return isContradictory(assumed) || (depth > 1 && isContradictory(assumed, depth - 1));
    }

    private boolean isContradictory(CandidateGrid assumed) {
        left--;
        return Propagation.run(assumed, Propagation.Depth.LOCKED, watch) == PropagationOutcome.CONTRADICTION;
    }

    /** Whether trials of a depth, repeated while they refute anything, end in a contradiction; changes the position. */
    private boolean isContradictory(CandidateGrid assumed, int depth) {
        int cells = assumed.layout().cellCount();
        int cell = 0;
        for (int quiet = 0; quiet < cells && !isSpent() && !watch.isStopped(); quiet++) {
            for (int digit = assumed.nextCandidate(cell, 1);
                    digit != 0 && assumed.digit(cell) == 0;
                    digit = assumed.nextCandidate(cell, digit + 1)) {
                if (isRefuted(assumed, cell, digit, depth)) {
                    quiet = -1;
                    if (!assumed.remove(cell, digit) || isContradictory(assumed)) {
                        return true;
                    }
                }
            }
            cell = cell + 1 == cells ? 0 : cell + 1;
        }
        return false;
    }
}
