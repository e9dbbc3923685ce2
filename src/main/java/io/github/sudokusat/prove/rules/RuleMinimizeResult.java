package io.github.sudokusat.prove.rules;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Which named rules of a puzzle are needless, as {@link RuleMinimizer} has found. */
public sealed interface RuleMinimizeResult {

    /**
     * Which rules are needless, if the puzzle is proper.
     *
     * @return this result if it is {@link Minimal}; empty for {@link NotProper}
     * @throws StoppedException if the search was {@link Stopped} before all rules were tried
     */
    default Optional<Minimal> findMinimal() {
        return match(Optional::of, notProper -> Optional.empty(), stopped -> {
            throw new StoppedException("not all rules were tried", stopped.reason());
        });
    }

    /**
     * Which rules are needless, for callers that expect a proper puzzle.
     *
     * @return this result, which is {@link Minimal}
     * @throws NoSuchElementException if the puzzle is {@link NotProper}
     * @throws StoppedException if the search was {@link Stopped} before all rules were tried
     */
    default Minimal orElseThrow() {
        return findMinimal().orElseThrow(() -> new NoSuchElementException("the puzzle is not proper"));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param minimal applied to {@link Minimal}
     * @param notProper applied to {@link NotProper}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Minimal, ? extends T> minimal,
            Function<? super NotProper, ? extends T> notProper,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Minimal result) {
            return minimal.apply(result);
        }
        return this instanceof NotProper result ? notProper.apply(result) : stopped.apply((Stopped) this);
    }

    /**
     * The puzzle is proper.
     *
     * @param needless the rules each of which can be left out alone, in the order of the layout: the puzzle stays proper without it
     * @param minimal the layout without as many of them as can be left out together; each rule that is left there is needed
     */
    record Minimal(List<NamedRule> needless, Layout minimal) implements RuleMinimizeResult {

        public Minimal {
            needless = List.copyOf(needless);
            Objects.requireNonNull(minimal, "minimal");
        }
    }

    /**
     * The puzzle has no solution, or several, so that no rule can be called needless.
     *
     * @param solutions none, or two of them
     */
    record NotProper(List<Grid> solutions) implements RuleMinimizeResult {

        public NotProper {
            solutions = List.copyOf(solutions);
        }
    }

    /**
     * A limit was reached.
     *
     * @param needless the rules that were known by then to be needless, each alone
     * @param reason the limit that was reached
     */
    record Stopped(List<NamedRule> needless, StopReason reason) implements RuleMinimizeResult {

        public Stopped {
            needless = List.copyOf(needless);
            Objects.requireNonNull(reason, "reason");
        }
    }
}
