package io.github.sudokusat.prove.givens;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.RandomPrimitives;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ConflictingRulesTest {

    private static final ConflictFinder FINDER = ConflictFinder.of(Sat4jSolver.instance());

    private static List<Cell> cells(String... names) {
        return List.of(names).stream().map(Cell::parse).toList();
    }

    private static ConflictResult find(Grid puzzle) {
        return FINDER.find(puzzle);
    }

    @Test
    void aRuleAndAGivenAreNamed() {
        Layout layout = Layout.classic()
                .with(Killer.of(3, cells("r1c1", "r1c2")))
                .with(Thermometer.of(cells("r5c1", "r5c2", "r5c3")))
                .with(Killer.of(24, cells("r9c1", "r9c2", "r9c3")));
        Grid puzzle = Grid.empty(layout).with(8, 4).with(2, 2).with(40, 1);
        ConflictResult.Found found = (ConflictResult.Found) find(puzzle);
        assertThat(found.isSmallest()).isTrue();
        assertThat(found).hasToString("r1c3=2, killer cage 3 at r1c1 cannot both hold");
    }

    @Test
    void rulesAloneCanContradictEachOther() {
        Layout layout = Layout.classic()
                .with(Killer.of(17, cells("r1c1", "r1c2")))
                .with(Killer.of(16, cells("r1c3", "r1c4")))
                .with(Killer.of(3, cells("r9c1", "r9c2")));
        ConflictResult.Found found = (ConflictResult.Found) find(Grid.empty(layout));
        assertThat(found).hasToString("killer cage 16 at r1c3, killer cage 17 at r1c1 cannot both hold");
    }

    @Test
    void aSolvablePuzzleIsSolved() {
        Layout layout = Layout.classic().with(Killer.of(17, cells("r1c1", "r1c2")));
        ConflictResult.Solvable solvable = (ConflictResult.Solvable) find(Grid.empty(layout));
        assertThat(solvable.solution().isSolved()).isTrue();
        assertThat(solvable.solution().layout()).isEqualTo(layout);
    }

    @Test
    void aLimitIsNamed() {
        Layout layout = Layout.classic().with(Killer.of(17, cells("r1c1", "r1c2")));
        assertThat(FINDER.withLimits(Limits.none().withMaxWork(0)).find(Grid.empty(layout)))
                .isEqualTo(new ConflictResult.Stopped(StopReason.WORK_LIMIT));
    }

    /** Random rules of one solution with a wrong given: brute force confirms that the set is contradictory, and is not without any of its members. */
    @Test
    void theSetIsContradictoryAndMinimal() {
        Layout plain = Layout.boxes(2, 2);
        Layout more = plain.with(Variant.DIAGONALS).with(MustDiffer.of("apart", 1, 14));
        int conflicts = 0;
        int added = 0;
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            Layout layout = seed < 40 ? plain : more;
            Grid solution = BruteForce.solutions(Grid.empty(layout), 1).get(0);
            Layout ruled = RandomPrimitives.layout(solution, 6, random, RandomPrimitives.Kind.values());
            Grid puzzle = Grid.empty(ruled).with(random.nextInt(16), 1 + random.nextInt(4));
            ConflictResult result = find(puzzle);
            boolean isSolvable = !BruteForce.solutions(puzzle, 1).isEmpty();
            assertThat(result instanceof ConflictResult.Solvable)
                    .as("seed %d", seed)
                    .isEqualTo(isSolvable);
            if (result instanceof ConflictResult.Found found) {
                conflicts++;
                Layout some = found.layout().with(found.rules());
                added += found.layout().isPlain() ? 0 : 1;
                Grid kept = found.givens().isEmpty() ? Grid.empty(some) : Grid.of(some, puzzle.digits());
                assertThat(BruteForce.count(kept, 1))
                        .as("seed %d: %s", seed, found)
                        .isZero();
                for (NamedRule rule : found.rules()) {
                    Grid without = Grid.of(some.without(rule), kept.digits());
                    assertThat(BruteForce.count(without, 1))
                            .as("seed %d without %s", seed, rule)
                            .isOne();
                }
                for (Layout fewer : List.of(
                        some.without(Variant.DIAGONALS),
                        some.without(found.layout().addedRules()))) {
                    assertThat(fewer.equals(some) ? 1 : BruteForce.count(Grid.of(fewer, kept.digits()), 1))
                            .as("seed %d with %s", seed, fewer)
                            .isOne();
                }
                if (!found.givens().isEmpty()) {
                    assertThat(BruteForce.count(Grid.empty(some), 1))
                            .as("seed %d", seed)
                            .isOne();
                }
            }
        }
        assertThat(conflicts).isGreaterThan(10);
        assertThat(added).isGreaterThan(2);
    }
}
