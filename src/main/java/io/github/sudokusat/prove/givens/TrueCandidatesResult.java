package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of {@link TrueCandidateFinder}: the candidates of a puzzle that occur in a solution. */
public sealed interface TrueCandidatesResult {

    /**
     * The candidates that occur in a solution, if there is one.
     *
     * @return this result if it is {@link Found}; empty for {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before all candidates were decided
     */
    default Optional<Found> findCandidates() {
        return match(Optional::of, unsolvable -> Optional.empty(), stopped -> {
            throw new StoppedException("not all candidates are decided", stopped.reason());
        });
    }

    /**
     * The candidates that occur in a solution, for callers that expect one.
     *
     * @return this result, which is {@link Found}
     * @throws NoSuchElementException if the puzzle is {@link Unsolvable}
     * @throws StoppedException if the search was {@link Stopped} before all candidates were decided
     */
    default Found orElseThrow() {
        return findCandidates().orElseThrow(() -> new NoSuchElementException("the puzzle has no solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param found applied to {@link Found}
     * @param unsolvable applied to {@link Unsolvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Found, ? extends T> found,
            Function<? super Unsolvable, ? extends T> unsolvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Found result) {
            return found.apply(result);
        }
        return this instanceof Unsolvable result ? unsolvable.apply(result) : stopped.apply((Stopped) this);
    }

    /** The puzzle has a solution. Immutable. */
    final class Found implements TrueCandidatesResult {

        private final Layout layout;
        private final BitSet candidates;
        private final List<Grid> solutions;

        /**
         * Creates the result.
         *
         * @param candidates whether a solution has each candidate, by {@code cell · side + digit − 1}; those outside the grid are taken away here, and
         *     afterwards it is not modified
         * @param solutions one or more solutions that have all of them
         */
        Found(BitSet candidates, List<Grid> solutions) {
            this.layout = solutions.get(0).layout();
            this.candidates = candidates;
            this.solutions = List.copyOf(solutions);
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                if (!layout.uses(cell)) {
                    candidates.clear(cell * layout.side(), (cell + 1) * layout.side());
                }
            }
        }

        /**
         * Whether a solution has a digit in a cell.
         *
         * @param cell the cell's number, from 0
         * @param digit the digit, from 1
         * @return true if one has
         * @throws IllegalArgumentException if there is no such cell or digit
         */
        public boolean isTrue(int cell, int digit) {
            int side = layout.side();
            if (cell < 0 || cell >= layout.cellCount() || digit < 1 || digit > side) {
                throw new IllegalArgumentException("cell must be from 0 to " + (layout.cellCount() - 1)
                        + " and digit from 1 to " + side + ", but they are " + cell + " and " + digit);
            }
            return candidates.get(cell * side + digit - 1);
        }

        /**
         * The number of candidates that occur in a solution.
         *
         * @return the number of cells for a proper puzzle, otherwise more
         */
        public int count() {
            return candidates.cardinality();
        }

        /**
         * All candidates that occur in a solution.
         *
         * @return the candidates, by cell, those of a cell by digit
         */
        public List<Candidate> candidates() {
            int side = layout.side();
            List<Candidate> all = new ArrayList<>();
            for (int i = candidates.nextSetBit(0); i >= 0; i = candidates.nextSetBit(i + 1)) {
                all.add(new Candidate(Cell.numbered(i / side, side), i % side + 1));
            }
            return all;
        }

        /**
         * The cells in which all solutions agree: the puzzle's backbone.
         *
         * @return a grid with their digits, and blanks elsewhere
         */
        public Grid fixed() {
            int side = layout.side();
            int[] digits = new int[layout.cellCount()];
            for (int cell : layout.cells()) {
                int start = cell * side;
                int least = candidates.nextSetBit(start);
                int next = candidates.nextSetBit(least + 1);
                digits[cell] = next < 0 || next >= start + side ? least - start + 1 : 0;
            }
            return Grid.of(layout, digits);
        }

        /**
         * A solution.
         *
         * @return the one that was found first
         */
        public Grid solution() {
            return solutions.get(0);
        }

        /**
         * A solution other than {@link #solution()}, which shows that the puzzle is not proper.
         *
         * @return the other solution; empty if the puzzle is proper
         */
        public Optional<Grid> findOther() {
            return solutions.stream().skip(1).findFirst();
        }

        /**
         * Solutions that show it: together they have every candidate that occurs in any. These are by far not all solutions.
         *
         * @return one or more solutions, in the order in which they were found, all different; unmodifiable
         */
        public List<Grid> solutions() {
            return solutions;
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof Found other
                    && candidates.equals(other.candidates)
                    && solutions.equals(other.solutions);
        }

        @Override
        public int hashCode() {
            return Objects.hash(candidates, solutions);
        }

        /**
         * The result for messages and debugging.
         *
         * @return the number of candidates and the digits on which all solutions agree
         */
        @Override
        public String toString() {
            return "Found[" + count() + " candidates, fixed " + fixed() + "]";
        }
    }

    /** The puzzle has no solution, so no candidate is true. */
    record Unsolvable() implements TrueCandidatesResult {}

    /**
     * A limit was reached before all candidates were decided.
     *
     * @param reason the limit that was reached
     * @param solutions the solutions that were found, which may be none: all that they have is true; immutable
     */
    record Stopped(StopReason reason, List<Grid> solutions) implements TrueCandidatesResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
            solutions = List.copyOf(solutions);
        }
    }
}
