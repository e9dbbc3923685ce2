package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Why a puzzle has no solution, as {@link ConflictFinder} has found. */
public sealed interface ConflictResult {

    /**
     * What cannot all hold, if the puzzle has no solution.
     *
     * @return this result if it is {@link Found}; empty for {@link Solvable}
     * @throws StoppedException if the search was {@link Stopped} before any conflict was known
     */
    default Optional<Found> findConflict() {
        return match(Optional::of, solvable -> Optional.empty(), stopped -> {
            throw new StoppedException("no conflict was found", stopped.reason());
        });
    }

    /**
     * What cannot all hold, for callers that expect a puzzle without a solution.
     *
     * @return this result, which is {@link Found}
     * @throws NoSuchElementException if the puzzle is {@link Solvable}
     * @throws StoppedException if the search was {@link Stopped} before any conflict was known
     */
    default Found orElseThrow() {
        return findConflict().orElseThrow(() -> new NoSuchElementException("the puzzle has a solution"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param found applied to {@link Found}
     * @param solvable applied to {@link Solvable}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Found, ? extends T> found,
            Function<? super Solvable, ? extends T> solvable,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Found result) {
            return found.apply(result);
        }
        return this instanceof Solvable result ? solvable.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * Givens and rules that cannot all hold; if any one of them is left out, a full grid obeys the rest, the rows, the columns and the boxes or
     * regions.
     *
     * @param givens the givens in the order of their cells; without rules two or more, because digits can be exchanged in a solution
     * @param rules the named rules in the order of the layout
     * @param layout the variants, the houses and the pairs that take part, added to the rows, columns and boxes or regions. If nothing is added, and both lists are empty, the layout has no solution at all
     * @param isSmallest whether every smaller set has a solution; false if the limits did not suffice to know
     */
    record Found(List<Candidate> givens, List<NamedRule> rules, Layout layout, boolean isSmallest)
            implements ConflictResult {

        public Found {
            givens = List.copyOf(givens);
            rules = List.copyOf(rules);
            Objects.requireNonNull(layout, "layout");
        }

        /**
         * The conflict as a sentence without its full stop, with the values of the digits as numbers.
         *
         * @return for instance {@code r1c1=5, r4c1=3 cannot both be correct}
         */
        @Override
        public String toString() {
            return text(DigitSymbols.numbers(layout));
        }

        /**
         * The conflict as a sentence without its full stop.
         *
         * @param symbols how digits are written
         * @return for instance {@code r1c1=A, r4c1=C cannot both be correct}, or {@code r1c3=2, killer cage 3 at r1c1 cannot both hold}
         */
        public String text(DigitSymbols symbols) {
            List<String> parts = new ArrayList<>();
            givens.forEach(given -> parts.add(symbols.text(given)));
            rules.forEach(rule -> parts.add(rule.name()));
            layout.variants().forEach(variant -> parts.add(variant.text()));
            layout.addedHouses().forEach(house -> parts.add(house.toString()));
            layout.addedRules().forEach(pairs -> parts.add(pairs.name()));
            if (parts.isEmpty()) {
                return "the layout has no solution, whatever the givens";
            }
            String all = parts.size() == 1 ? "" : parts.size() == 2 ? "both " : "all ";
            boolean areGivens = parts.size() == givens.size();
            return String.join(", ", parts) + " cannot " + all + (areGivens ? "be correct" : "hold");
        }
    }

    /**
     * The puzzle has a solution.
     *
     * @param solution one of its solutions
     */
    record Solvable(Grid solution) implements ConflictResult {

        public Solvable {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /**
     * A limit was reached before any such set was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements ConflictResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
