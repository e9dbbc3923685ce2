package io.github.sudokusat.prove.givens;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ProofPuzzles;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class GivenMinimizerTest {

    private static final GivenMinimizer MINIMIZER = GivenMinimizer.of(Sat4jSolver.instance());

    private static MinimizeResult minimize(Grid puzzle, long seed) {
        return MINIMIZER.minimize(puzzle, seed);
    }

    private static long count(Grid puzzle) {
        return BruteForce.count(puzzle, Long.MAX_VALUE);
    }

    /** The givens whose removal adds no solutions. */
    private static List<Candidate> redundant(Grid puzzle) {
        List<Candidate> redundant = new ArrayList<>();
        for (Candidate given : ProofPuzzles.givens(puzzle)) {
            if (count(puzzle.with(given.cell().number(puzzle.layout().side()), 0)) == count(puzzle)) {
                redundant.add(given);
            }
        }
        return redundant;
    }

    private static void assertIsRight(Grid puzzle, long seed) {
        MinimizeResult minimized = minimize(puzzle, seed);
        if (!ProofPuzzles.isSolvable(puzzle)) {
            assertThat(minimized).as(puzzle.toString()).isEqualTo(new MinimizeResult.Unsolvable());
            return;
        }
        assertThat(minimized).as(puzzle.toString()).isInstanceOf(MinimizeResult.Minimal.class);
        MinimizeResult.Minimal minimal = (MinimizeResult.Minimal) minimized;
        assertThat(minimal.redundant()).as(puzzle.toString()).isEqualTo(redundant(puzzle));
        assertThat(puzzle.keeps(minimal.puzzle())).isTrue();
        assertThat(count(minimal.puzzle())).as(puzzle.toString()).isEqualTo(count(puzzle));
        assertThat(redundant(minimal.puzzle()))
                .as("%s: %s", puzzle, minimal.puzzle())
                .isEmpty();
        assertThat(minimal.wasMinimal()).isEqualTo(minimal.puzzle().equals(puzzle));
    }

    @Test
    void everyPuzzleWithTwoGivensIsDecided() {
        ProofPuzzles.allPairs().forEach(puzzle -> assertIsRight(puzzle, 0));
    }

    static List<Layout> layouts() {
        return ProofPuzzles.smallLayouts();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void solutionsWithBlanksAreMinimized(Layout layout) {
        PuzzleMaker maker = new PuzzleMaker(3);
        Random random = new Random(4);
        for (int i = 0; i < 40; i++) {
            Grid solution = maker.findSolution(layout).orElse(Grid.empty(layout));
            assertIsRight(
                    ProofPuzzles.blanked(solution, Math.min(solution.filledCount(), 3 + random.nextInt(13)), random),
                    i);
        }
        ProofPuzzles.random(layout, 4, 20, 1).forEach(puzzle -> assertIsRight(puzzle, 1));
    }

    @Test
    void nineByNineIsConfirmedBySolvingAgain() {
        SudokuSolver solver = SudokuSolver.create();
        PuzzleMaker maker = new PuzzleMaker(5);
        for (int i = 0; i < 10; i++) {
            Grid solution = maker.solution(Layout.classic());
            Grid puzzle = maker.minimal(solution);
            for (int cell = 0; cell < 81; cell += 5 + i) {
                puzzle = puzzle.with(cell, solution.digit(cell));
            }
            assertThat(minimize(puzzle, i)).isInstanceOf(MinimizeResult.Minimal.class);
            MinimizeResult.Minimal minimal = (MinimizeResult.Minimal) minimize(puzzle, i);
            assertThat(puzzle.keeps(minimal.puzzle())).isTrue();
            assertThat(solver.isProper(minimal.puzzle())).isTrue();
            for (Candidate given : ProofPuzzles.givens(minimal.puzzle())) {
                assertThat(solver.isProper(minimal.puzzle().with(given.cell().number(9), 0)))
                        .isFalse();
            }
            List<Candidate> redundant = new ArrayList<>();
            for (Candidate given : ProofPuzzles.givens(puzzle)) {
                if (solver.isProper(puzzle.with(given.cell().number(9), 0))) {
                    redundant.add(given);
                }
            }
            assertThat(minimal.redundant()).isEqualTo(redundant).isNotEmpty();
        }
    }

    @Test
    void theSeedDecidesWhichMinimalPuzzleIsFound() {
        Grid solved = GridParser.create().parse("1234341221434321");
        Set<Grid> puzzles = new HashSet<>();
        for (long seed = 0; seed < 30; seed++) {
            MinimizeResult.Minimal minimal = (MinimizeResult.Minimal) minimize(solved, seed);
            puzzles.add(minimal.puzzle());
            assertThat(minimize(solved, seed)).isEqualTo(minimal);
            assertThat(minimal.redundant()).hasSize(16);
            assertThat(minimal.puzzle().filledCount()).isBetween(4, 6);
        }
        assertThat(puzzles).hasSizeGreaterThan(10);
    }

    @Test
    void limitsStopTheSearch() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        Grid puzzle = new PuzzleMaker(1).minimalPuzzle(Layout.classic());
        assertThat(MINIMIZER
                        .withLimits(Limits.none().withCancellation(cancelled))
                        .minimize(puzzle, 0))
                .isEqualTo(new MinimizeResult.Stopped(StopReason.CANCELLED));
        assertThat(MINIMIZER.withLimits(Limits.none().withMaxWork(1)).minimize(puzzle, 0))
                .isEqualTo(new MinimizeResult.Stopped(StopReason.WORK_LIMIT));
    }
}
