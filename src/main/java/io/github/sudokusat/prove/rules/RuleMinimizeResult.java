package io.github.sudokusat.prove.rules;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** Which named rules of a puzzle are needless, as {@link RuleMinimizer} has found. */
public sealed interface RuleMinimizeResult {

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
