package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSolver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;

/**
 * Finds the mistakes that a player has made: which placed digits are wrong, and which candidates were removed although they can be true.
 *
 * <p>A placed digit is wrong if it is not among the {@linkplain TrueCandidateFinder true candidates} of the givens. If the givens have several
 * solutions, each digit may be possible and yet no solution have them all; a smallest set of digits that clash in this way is then found as by
 * {@link ConflictFinder}. A removed candidate is a mistake if it is a true candidate of the givens and the right digits together.
 *
 * <p>Limits apply to each call separately, with conflicts counted over all solves.
 *
 * <p>Immutable, and safe for use by several threads if the solver is.
 */
public final class MistakeFinder {

    private final TrueCandidateFinder trueCandidates;
    private final ConflictFinder conflicts;
    private final Limits limits;

    private MistakeFinder(TrueCandidateFinder trueCandidates, ConflictFinder conflicts, Limits limits) {
        this.trueCandidates = trueCandidates;
        this.conflicts = conflicts;
        this.limits = limits;
    }

    /**
     * Creates a finder.
     *
     * @param solver answers the questions; it is fast if it is {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental} and names
     *     {@linkplain io.github.sudokusat.sat.Capability#CORE cores}
     * @return the finder
     */
    public static MistakeFinder of(SatSolver solver) {
        return new MistakeFinder(TrueCandidateFinder.of(solver), ConflictFinder.of(solver), Limits.none());
    }

    /**
     * This finder with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new finder
     */
    public MistakeFinder withLimits(Limits value) {
        return new MistakeFinder(trueCandidates, conflicts, Objects.requireNonNull(value, "value"));
    }

    /**
     * Finds the wrong digits of a position.
     *
     * @param givens the puzzle
     * @param position the digits that are placed, with or without the givens
     * @return the mistakes; or that the givens have no solution, or which limit was reached
     * @throws IllegalArgumentException if the layouts differ or have a rule that cannot be encoded
     */
    public MistakesResult find(Puzzle givens, Grid position) {
        return find(givens, position, List.of());
    }

    /**
     * Finds the wrong digits of a position and the candidates that were wrongly removed.
     *
     * @param givens the puzzle
     * @param position the digits that are placed, with or without the givens
     * @param removed the candidates that the player has ruled out, in any order; those in cells with a digit are not judged
     * @return the mistakes; or that the givens have no solution, or which limit was reached
     * @throws IllegalArgumentException if the layouts differ or have a rule that cannot be encoded, or a candidate is outside the grid
     */
    public MistakesResult find(Puzzle givens, Grid position, List<Candidate> removed) {
        requireFitting(givens.layout(), position, removed);
        return new Run(givens, position, removed, new Effort(limits.watch())).find();
    }

    private static void requireFitting(Layout layout, Grid position, List<Candidate> removed) {
        if (!layout.equals(position.layout())) {
            throw new IllegalArgumentException(
                    "the position's layout must be " + layout + ", but is " + position.layout());
        }
        for (Candidate candidate : removed) {
            int side = layout.side();
            if (candidate.cell().row() >= side || candidate.cell().column() >= side || candidate.digit() > side) {
                throw new IllegalArgumentException(
                        "removed must have candidates of side " + side + ", but has " + candidate);
            }
        }
    }

    /** The work on one position. */
    private final class Run {

        private final Puzzle givens;
        private final Grid position;
        private final List<Candidate> removed;
        private final Effort effort;
        private final List<Candidate> wrong = new ArrayList<>();

        Run(Puzzle givens, Grid position, List<Candidate> removed, Effort effort) {
            this.givens = givens;
            this.position = position;
            this.removed = removed;
            this.effort = effort;
        }

        MistakesResult find() {
            TrueCandidatesResult possible = trueCandidates.find(givens, effort);
            if (!(possible instanceof TrueCandidatesResult.Found found)) {
                return possible instanceof TrueCandidatesResult.Unsolvable
                        ? new MistakesResult.Unsolvable()
                        : new MistakesResult.Stopped(wrong, effort.reason());
            }
            Grid right = withoutWrong(found);
            boolean isDecided = found.findOther().isEmpty();
            TrueCandidatesResult together = isDecided ? found : trueCandidates.find(givensWith(right), effort);
            if (together instanceof TrueCandidatesResult.Found truth) {
                return new MistakesResult.Found(wrong, List.of(), true, lost(truth));
            }
            if (together instanceof TrueCandidatesResult.Stopped stopped) {
                return new MistakesResult.Stopped(wrong, stopped.reason());
            }
            ConflictResult clash = conflicts.find(givens, withoutGivens(right), effort);
            return clash instanceof ConflictResult.Found digits
                    ? new MistakesResult.Found(wrong, digits.givens(), digits.isSmallest(), List.of())
                    : new MistakesResult.Stopped(wrong, effort.reason());
        }

        /** Separates the wrong digits from the others, which are returned. */
        private Grid withoutWrong(TrueCandidatesResult.Found possible) {
            Grid right = position;
            for (int cell : position.filledCells()) {
                int digit = position.digit(cell);
                if (!possible.isTrue(cell, digit)) {
                    wrong.add(
                            new Candidate(Cell.numbered(cell, position.layout().side()), digit));
                    right = right.with(cell, 0);
                }
            }
            return right;
        }

        /** The givens together with digits that agree with them. */
        private Puzzle givensWith(Grid digits) {
            Grid all = givens.grid();
            for (int cell : digits.filledCells()) {
                all = all.with(cell, digits.digit(cell));
            }
            return givens.hasCandidates() ? Puzzle.of(all, givens.toCandidates()) : Puzzle.of(all);
        }

        private Grid withoutGivens(Grid digits) {
            Grid others = digits;
            for (int cell : givens.grid().filledCells()) {
                others = others.with(cell, 0);
            }
            return others;
        }

        private List<Candidate> lost(TrueCandidatesResult.Found truth) {
            int side = position.layout().side();
            List<Candidate> lost = new ArrayList<>();
            for (Candidate candidate : new LinkedHashSet<>(removed)) {
                int cell = candidate.cell().number(side);
                if (position.digit(cell) == 0
                        && truth.isTrue(cell, candidate.digit())
                        && !isExcludedByMistake(cell, candidate.digit())) {
                    lost.add(candidate);
                }
            }
            lost.sort(Comparator.comparingInt(
                            (Candidate candidate) -> candidate.cell().number(side))
                    .thenComparingInt(Candidate::digit));
            return lost;
        }

        private boolean isExcludedByMistake(int cell, int digit) {
            int side = position.layout().side();
            for (Candidate mistake : wrong) {
                if (mistake.digit() == digit
                        && position.layout().mustDiffer(cell, mistake.cell().number(side))) {
                    return true;
                }
            }
            return false;
        }
    }
}
