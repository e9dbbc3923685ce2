package io.github.sudokusat.logic.chain;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Nested nets in positions with many candidates: a candidate is assumed, and what singles and rules refute in its turn is removed, until a
 * contradiction is left.
 *
 * <p>Singles and rules are drawn by {@link Propagation}, which ends where a net of any number of rounds ends, ten times as fast, but knows no causes.
 * The nets within begin first in cells of few candidates alone, then in all; and of the assumptions those in the cells with the fewest candidates
 * come first, because their refutations say most; {@link Witnesses} and {@link Survivors} save those that are known not to fall. The first of these kinds that has a
 * refutation ends the search. It is the same for isomorphic positions, and so are the bounds, which count what would be tried at most.
 */
final class WideNestedNets {

    /**
     * Where nets within a net may begin.
     *
     * @param mostCandidates the most candidates of the cell
     * @param mostPairs the most assumptions, times candidates of the position
     */
    private record Choice(int mostCandidates, long mostPairs) {}

    private static final List<Choice> CHOICES =
            List.of(new Choice(4, 1_000_000), new Choice(Integer.MAX_VALUE, 200_000));

    private final Position position;
    private final StepCollector collector;
    private final int side;
    private final Witnesses witnesses;
    private final Survivors survivors;
    /** By candidate where the last net within ended that began with it, after the first one and what was refuted by then. */
    private final @Nullable CandidateGrid[] ends;

    WideNestedNets(Position position, StepCollector collector) {
        this.position = position;
        this.collector = collector;
        side = position.side;
        witnesses = new Witnesses(position.digits.length, side);
        survivors = new Survivors(position);
        ends = new @Nullable CandidateGrid[position.digits.length * side];
    }

    /** Collects the steps that are made of a candidate and of those refuted after it: those of the first choice and kind of cells that has some. */
    void run(BiFunction<Integer, List<Integer>, Step> step) {
        for (Choice choice : CHOICES) {
            long pairs = 0;
            survivors.clear();
            for (int count = 2; count <= side && (collector.wanted() == Wanted.ALL || collector.isEmpty()); count++) {
                List<Integer> candidates = candidatesOfCellsWith(count);
                pairs += (long) candidates.size() * position.grid.candidateCount();
                if (pairs > choice.mostPairs()) {
                    break;
                }
                refuteEach(candidates, choice, step);
            }
            if (!collector.isEmpty()) {
                return;
            }
        }
    }

    private List<Integer> candidatesOfCellsWith(int count) {
        List<Integer> candidates = new ArrayList<>();
        for (int cell = 0; cell < position.digits.length; cell++) {
            boolean isTurn = position.count(cell) == count && collector.isOfUse(cell);
            for (long left = isTurn ? position.digits[cell] : 0; left != 0; left &= left - 1) {
                candidates.add(cell * side + Position.first(left));
            }
        }
        return candidates;
    }

    /** Tries candidates, up to the first that falls if only one step is wanted. */
    private void refuteEach(List<Integer> candidates, Choice choice, BiFunction<Integer, List<Integer>, Step> step) {
        for (int candidate : candidates) {
            if (collector.isStoppedNow() || (collector.wanted() == Wanted.FIRST && !collector.isEmpty())) {
                return;
            }
            List<Integer> refuted = refuted(candidate, choice.mostCandidates());
            if (!refuted.isEmpty()) {
                collector.add(step.apply(candidate, refuted));
            }
        }
    }

    /** The candidates whose refutations, in this order, end in a contradiction; none if they do not, or if the candidate falls without them. */
    private List<Integer> refuted(int candidate, int mostCandidates) {
        if (survivors.has(candidate)) {
            return List.of();
        }
        CandidateGrid end = position.consequences().end(candidate);
        if (end.isContradictory()) {
            return List.of();
        }
        CandidateGrid assumed = end.copy();
        witnesses.begin();
        Arrays.fill(ends, null);
        List<Integer> refuted = new ArrayList<>();
        for (int size = 2; size <= Math.min(side, mostCandidates) && !collector.isStoppedNow(); ) {
            int before = refuted.size();
            if (!refuteCellsOf(size, candidate, assumed, refuted)) {
                return refuted;
            }
            size = refuted.size() > before ? 2 : size + 1;
        }
        survivors.add(assumed::candidateBits);
        return List.of();
    }

    /** Assumes the candidates of the cells that have a number of them, and removes those that are refuted; false if that is a contradiction. */
    private boolean refuteCellsOf(int size, int first, CandidateGrid assumed, List<Integer> refuted) {
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (assumed.digit(cell) != 0 || assumed.candidateCount(cell) != size) {
                continue;
            }
            for (long left = assumed.candidateBits(cell); left != 0; left &= left - 1) {
                int digit = Position.first(left);
                if (collector.isStopped()) {
                    return true;
                }
                boolean isOpen = assumed.digit(cell) == 0 && assumed.isCandidate(cell, digit + 1);
                int candidate = cell * side + digit;
                if (isOpen && isRefutedWithin(assumed, candidate, first, refuted.isEmpty())) {
                    refuted.add(candidate);
                    if (!assumed.remove(cell, digit + 1) || isContradictory(assumed)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Whether a candidate is refuted where the first one has been assumed, with or without candidates that are refuted already. */
    private boolean isRefutedWithin(CandidateGrid assumed, int candidate, int first, boolean isFirstAlone) {
        if (isFirstAlone ? witnesses.agree(first, candidate) : witnesses.isDecidedWithin(assumed, candidate)) {
            return false;
        }
        CandidateGrid end = ends[candidate];
        if (end == null) {
            end = position.consequences().end(candidate).copy();
            ends[candidate] = end;
        }
        boolean isRefuted = end.isContradictory() || !end.retainAll(assumed) || isContradictory(end);
        if (!isRefuted) {
            witnesses.add(end);
        }
        return isRefuted;
    }

    private static boolean isContradictory(CandidateGrid grid) {
        return Propagation.run(grid, Propagation.Depth.SINGLES) == PropagationOutcome.CONTRADICTION;
    }
}
