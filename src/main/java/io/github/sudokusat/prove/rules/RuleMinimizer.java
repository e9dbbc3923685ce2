package io.github.sudokusat.prove.rules;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds which named rules of a proper puzzle are needless.
 *
 * <p>Each rule is left out, and the rest searched for a second solution; a rule means what it means without the others, so without a dot a negative
 * constraint covers the dot's cells. Then the needless ones are left out one after another, in the order of the layout, as long as the puzzle stays
 * proper. This takes up to two uniqueness checks for each rule.
 *
 * <p>Limits apply to each call separately: the time runs for all checks together, and work is counted for each.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class RuleMinimizer {

    private final Engine engine;
    private final Limits limits;

    private RuleMinimizer(Engine engine, Limits limits) {
        this.engine = engine;
        this.limits = limits;
    }

    /**
     * Creates a minimizer.
     *
     * @param engine checks that solutions are unique
     * @return the minimizer
     */
    public static RuleMinimizer of(Engine engine) {
        return new RuleMinimizer(Objects.requireNonNull(engine, "engine"), Limits.none());
    }

    /**
     * This minimizer with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new minimizer
     */
    public RuleMinimizer withLimits(Limits value) {
        return new RuleMinimizer(engine, Objects.requireNonNull(value, "value"));
    }

    /**
     * Looks for needless rules.
     *
     * @param puzzle the puzzle
     * @return the needless rules and a layout without as many as possible; or that the puzzle is not proper, or which limit was reached
     * @throws IllegalArgumentException if the engine does not support the layout, or does not without one of its rules
     */
    public RuleMinimizeResult minimize(Grid puzzle) {
        return new Run(puzzle, limits.started()).minimize();
    }

    private final class Run {

        private final Grid puzzle;
        private final Limits limits;
        private final List<NamedRule> needless = new ArrayList<>();
        private @Nullable StopReason stopped;

        Run(Grid puzzle, Limits limits) {
            this.puzzle = puzzle;
            this.limits = limits;
        }

        RuleMinimizeResult minimize() {
            List<Grid> solutions = solutions(puzzle.layout());
            if (stopped == null && solutions.size() != 1) {
                return new RuleMinimizeResult.NotProper(solutions);
            }
            for (StatedRule stated : puzzle.layout().statedRules()) {
                if (stopped == null && isProper(puzzle.layout().without(stated.rule()))) {
                    needless.add(stated.rule());
                }
            }
            Layout rest = puzzle.layout();
            for (NamedRule rule : needless) {
                Layout less = rest.without(rule);
                if (stopped == null && (rest.equals(puzzle.layout()) || isProper(less))) {
                    rest = less;
                }
            }
            return stopped == null
                    ? new RuleMinimizeResult.Minimal(needless, rest)
                    : new RuleMinimizeResult.Stopped(needless, stopped);
        }

        private boolean isProper(Layout layout) {
            return solutions(layout).size() == 1;
        }

        /** Up to two solutions; of no use if a limit was reached. */
        private List<Grid> solutions(Layout layout) {
            List<Grid> found = new ArrayList<>();
            try (Search search = engine.start(Puzzle.of(Grid.of(layout, puzzle.digits())), limits)) {
                while (found.size() < 2 && search.advance() == Search.Status.FOUND) {
                    found.add(search.solution());
                }
                if (found.size() < 2) {
                    search.statistics().stopReason().ifPresent(reason -> stopped = reason);
                }
            }
            return found;
        }
    }
}
