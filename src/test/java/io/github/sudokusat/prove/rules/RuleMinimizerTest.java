package io.github.sudokusat.prove.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.RandomPrimitives;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RuleMinimizerTest {

    @Test
    void needlessRulesAreThoseWithoutWhichThePuzzleStaysProper() {
        RuleMinimizer minimizer = RuleMinimizer.of(PropagateEngine.create());
        Layout layout = Layout.boxes(2, 2);
        Grid solution = BruteForce.solutions(Grid.empty(layout), 1).get(0);
        int proper = 0;
        int left = 0;
        for (int seed = 0; seed < 40; seed++) {
            Layout ruled = RandomPrimitives.layout(solution, 8, new Random(seed), RandomPrimitives.Kind.values());
            Grid puzzle = Grid.empty(ruled).with(3, solution.digit(3));
            RuleMinimizeResult result = minimizer.minimize(puzzle);
            if (BruteForce.count(puzzle, 2) != 1) {
                assertThat(((RuleMinimizeResult.NotProper) result).solutions())
                        .as("seed %d", seed)
                        .hasSize(2);
                continue;
            }
            proper++;
            RuleMinimizeResult.Minimal minimal = (RuleMinimizeResult.Minimal) result;
            for (StatedRule rule : ruled.statedRules()) {
                Grid without = Grid.of(ruled.without(rule.rule()), puzzle.digits());
                assertThat(minimal.needless().contains(rule.rule()))
                        .as("seed %d: %s", seed, rule)
                        .isEqualTo(BruteForce.count(without, 2) == 1);
            }
            Layout rest = minimal.minimal();
            assertThat(BruteForce.count(Grid.of(rest, puzzle.digits()), 2))
                    .as("seed %d", seed)
                    .isOne();
            for (StatedRule rule : rest.statedRules()) {
                Grid without = Grid.of(rest.without(rule.rule()), puzzle.digits());
                assertThat(BruteForce.count(without, 2)).as("seed %d", seed).isEqualTo(2);
                left++;
            }
        }
        assertThat(proper).isGreaterThan(5);
        assertThat(left).isGreaterThan(10);
    }

    @Test
    void minimizingStopsAtALimit() {
        Layout layout = Layout.classic().with(Killer.of(17, List.of(new Cell(0, 0), new Cell(0, 1))));
        assertThat(RuleMinimizer.of(PropagateEngine.create())
                        .withLimits(Limits.none().withMaxWork(0))
                        .minimize(Grid.empty(layout)))
                .isEqualTo(new RuleMinimizeResult.Stopped(List.of(), StopReason.WORK_LIMIT));
    }
}
