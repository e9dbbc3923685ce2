package io.github.sudokusat.engine.ilp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.Searches;
import io.github.sudokusat.testing.Seeds;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Both solvers on layouts with named rules, against the oracle. */
@Tag("long")
class IlpRulesTest {

    private static final List<Engine> ENGINES = List.of(IlpEngine.ofSat4j(), IlpEngine.ofOjAlgo());

    /** A puzzle with rules that hold for a solution from which cells were blanked. */
    private static Grid puzzle(Layout base, double blanks, int rules, long seed, RandomPrimitives.Kind... kinds) {
        Random random = new Random(seed);
        PuzzleMaker maker = new PuzzleMaker(seed);
        Grid solution = maker.solution(base);
        Layout layout = RandomPrimitives.layout(solution, rules, random, kinds);
        return Grid.of(layout, maker.blank(solution, blanks).digits());
    }

    private static void assertAgrees(Grid puzzle, long seed) {
        HashSet<Grid> expected = new HashSet<>(BruteForce.solutions(puzzle, 100));
        assertThat(expected).isNotEmpty();
        if (expected.size() < 100) {
            for (Engine engine : ENGINES) {
                assertThat(engine.supports(puzzle.layout())).isTrue();
                assertThat(Searches.allSolutions(engine, puzzle))
                        .as("seed %d, %s %s", seed, puzzle.layout(), puzzle)
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(RandomPrimitives.Kind.class)
    void eachKindOfPrimitiveHasTheSolutionsOfTheOracle(RandomPrimitives.Kind kind) {
        long seed = Seeds.seed();
        for (int i = 0; i < 10; i++) {
            assertAgrees(puzzle(Layout.boxes(2, 2), 0.8, 1 + i % 3, seed + i, kind), seed + i);
            assertAgrees(puzzle(Layout.boxes(2, 3), 0.6, 1 + i % 3, seed + i, kind), seed + i);
        }
    }

    @Test
    void rulesOfAllKindsTogetherHaveTheSolutionsOfTheOracle() {
        long seed = Seeds.seed();
        for (int i = 0; i < 20; i++) {
            RandomPrimitives.Kind[] all = RandomPrimitives.Kind.values();
            assertAgrees(puzzle(Layout.boxes(2, 2), 1, 6, seed + i, all), seed + i);
            assertAgrees(puzzle(Layout.boxes(3, 2), 0.65, 8, seed + i, all), seed + i);
        }
    }

    @Test
    void killerCagesThatContradictEachOtherHaveNoSolution() {
        Layout layout = Layout.boxes(2, 2)
                .with(List.of(
                        Killer.of(3, List.of(cell(0, 0), cell(0, 1))), Killer.of(3, List.of(cell(1, 0), cell(1, 1)))));
        for (Engine engine : ENGINES) {
            assertThat(Searches.allSolutions(engine, Grid.empty(layout))).isEmpty();
        }
    }

    private static Cell cell(int row, int column) {
        return new Cell(row, column);
    }

    @Test
    void aCancelledSearchStopsBeforeItsRowsAreMade() {
        Grid puzzle = puzzle(Layout.classic(), 0.6, 5, 1, RandomPrimitives.Kind.values());
        Cancellation stop = new Cancellation();
        stop.cancel();
        for (Engine engine : ENGINES) {
            try (Search search = engine.start(Puzzle.of(puzzle), Limits.none().withCancellation(stop))) {
                assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            }
        }
    }

    @Test
    void puzzlesOfSideNineAreSolved() {
        for (long seed = 1; seed <= 3; seed++) {
            Grid puzzle = puzzle(Layout.classic(), 0.6, 12, seed, RandomPrimitives.Kind.values());
            for (Engine engine : ENGINES) {
                try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
                    assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
                    assertThat(search.solution().isSolved()).isTrue();
                }
            }
        }
    }
}
