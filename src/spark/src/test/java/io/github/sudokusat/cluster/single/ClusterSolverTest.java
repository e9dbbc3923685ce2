package io.github.sudokusat.cluster.single;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cube and conquer gives the verdict of the engine. */
class ClusterSolverTest {

    /** Limits so low that cubes are split again and again. */
    private static final SolveOneOptions TINY =
            SolveOneOptions.defaults().withCubes(1).withConflicts(1);

    private static SolveOneReport solve(Puzzle puzzle, SolveOneOptions options) {
        return ClusterSolver.on(LocalCluster.context(), options).solve(puzzle, Limits.none());
    }

    /** A random puzzle; every other one with a digit that its solution does not have, and that no peer has; minimal if {@code blanks} is 0. */
    private static Grid puzzle(int seed, Layout layout, double blanks) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Grid solution = maker.solution(layout);
        Grid puzzle = blanks == 0 ? maker.minimal(solution) : maker.blank(solution, blanks);
        for (int cell = 0; cell < layout.cellCount() && seed % 2 == 0; cell++) {
            for (int digit = 1; digit <= layout.side() && puzzle.digit(cell) == 0; digit++) {
                Grid other = puzzle.with(cell, digit);
                if (digit != solution.digit(cell) && other.conflicts().isEmpty()) {
                    return other;
                }
            }
        }
        return puzzle;
    }

    private static int assertVerdict(int seed, Grid puzzle, SolveOneOptions options) {
        Optional<Grid> expected = SudokuSolver.create().solve(puzzle).findSolution();
        SolveOneReport report = solve(Puzzle.of(puzzle), options);
        if (expected.isPresent()) {
            assertThat(report.result()).as("seed %d: %s", seed, puzzle).isInstanceOf(SolveResult.Solved.class);
            Grid solution = report.result().orElseThrow();
            assertThat(solution.isSolved() && solution.keeps(puzzle)).isTrue();
        } else {
            assertThat(report.result()).as("seed %d: %s", seed, puzzle).isInstanceOf(SolveResult.Unsolvable.class);
            assertThat(report.open()).isZero();
        }
        return report.split();
    }

    @Test
    void verdictsOnClassicPuzzles() {
        int split = 0;
        for (int seed = 1; seed <= 20; seed++) {
            split += assertVerdict(seed, puzzle(seed, Layout.classic(), 0), TINY);
        }
        assertThat(split).as("cubes that were split again").isPositive();
    }

    @Test
    void verdictsOnLargerPuzzles() {
        int split = 0;
        for (int seed = 1; seed <= 6; seed++) {
            split += assertVerdict(seed, puzzle(seed, Layout.boxes(4, 4), 0.62), TINY);
        }
        assertThat(split).as("cubes that were split again").isPositive();
    }

    /** The oracle is another program, which refutes this grid in less time than SAT4J. */
    @Test
    void verdictsWithTheWholeBesideCubes() {
        Tools.require("minisat");
        Engine minisat = CdclEngine.of(ExternalSolver.of("minisat -verb=0 {cnf} {out}"));
        SolveOneOptions options = SolveOneOptions.defaults().withCubes(3);
        int refuted = 0;
        for (int seed = 1; seed <= 3; seed += 2) {
            Puzzle puzzle = Puzzle.of(new GiantPuzzles(Layout.boxes(6, 6), seed).changed(0.46));
            assertThat(SudokuSolver.of(minisat).solve(puzzle))
                    .as("seed %d", seed)
                    .isInstanceOf(SolveResult.Unsolvable.class);
            for (SolveOneOptions each : List.of(options, options.withConflicts(20))) {
                SolveOneReport report = solve(puzzle, each);
                assertThat(report.result()).as("seed %d", seed).isInstanceOf(SolveResult.Unsolvable.class);
                assertThat(report.open()).isZero();
                refuted += report.refuted();
            }
        }
        assertThat(refuted).as("cubes that were refuted").isPositive();
    }

    @Test
    void manyCubes() {
        SolveOneReport report = solve(
                Puzzle.of(puzzle(1, Layout.boxes(4, 4), 0.62)),
                SolveOneOptions.defaults().withCubes(40));
        assertThat(report.firstCubes()).isBetween(40, 60);
        assertThat(report.planNanos()).isPositive();
        assertThat(report.result().findSolution()).isPresent();
    }

    @Test
    void giantGrid() {
        Grid puzzle = new PuzzleMaker(2).puzzle(Layout.boxes(6, 6), 0.4);
        assertThat(solve(Puzzle.of(puzzle), SolveOneOptions.defaults().withCubes(4))
                        .result()
                        .orElseThrow()
                        .keeps(puzzle))
                .isTrue();
    }

    @Test
    void conflictingGivensAreRefutedAtOnce() {
        SolveOneReport report =
                solve(Puzzle.of(Grid.empty(Layout.classic()).with(0, 1).with(1, 1)), TINY);
        assertThat(report.result()).isInstanceOf(SolveResult.Unsolvable.class);
        assertThat(((SolveResult.Unsolvable) report.result()).conflicts()).isNotEmpty();
        assertThat(report.firstCubes()).isZero();
    }

    @Test
    void candidatesOfThePuzzleAreKept() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(Layout.classic()));
        for (int digit = 1; digit <= 7; digit++) {
            marks.remove(40, digit);
        }
        assertThat(solve(Puzzle.of(marks), TINY.withConflicts(100))
                        .result()
                        .orElseThrow()
                        .digit(40))
                .isGreaterThan(7);
    }

    @Test
    void timeLimitGivesUnknown() {
        Grid hard = Grid.empty(Layout.boxes(7, 7));
        long start = System.nanoTime();
        SolveOneReport report = ClusterSolver.on(LocalCluster.context(), TINY)
                .solve(Puzzle.of(hard), Limits.none().withTimeout(System::nanoTime, 1_000_000_000L));
        assertThat(report.result()).isInstanceOf(SolveResult.Stopped.class);
        assertThat(((SolveResult.Stopped) report.result()).reason()).isEqualTo(StopReason.TIME_LIMIT);
        assertThat(report.open()).isPositive();
        assertThat(System.nanoTime() - start).isLessThan(20_000_000_000L);
    }

    @Test
    void externalSolver() {
        Tools.require("minisat");
        SolveOneOptions options = SolveOneOptions.defaults().withCubes(4).withCommand("minisat {cnf} {out}");
        assertVerdict(3, puzzle(3, Layout.boxes(4, 4), 0.55), options);
        assertVerdict(4, puzzle(4, Layout.boxes(4, 4), 0.55), options);
    }

    @Test
    void externalSolverThatTakesTooLong() {
        SolveOneOptions options = SolveOneOptions.defaults()
                .withCubes(2)
                .withTime(Duration.ofMillis(200))
                .withCommand("sh -c 'sleep 5' {cnf}");
        SolveOneReport report = ClusterSolver.on(LocalCluster.context(), options)
                .solve(
                        Puzzle.of(puzzle(1, Layout.boxes(4, 4), 0.6)),
                        Limits.none().withTimeout(System::nanoTime, 1_500_000_000L));
        assertThat(report.result()).isInstanceOf(SolveResult.Stopped.class);
        assertThat(report.split()).isPositive();
    }

    @Test
    void failingExternalSolverIsNamed() {
        Grid puzzle = puzzle(1, Layout.boxes(4, 4), 0.6);
        assertThatThrownBy(() -> solve(Puzzle.of(puzzle), TINY.withCommand("no-such-solver {cnf}")))
                .isInstanceOf(SolverFailedException.class)
                .hasMessageContaining("no-such-solver")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> solve(Puzzle.of(puzzle), TINY.withCommand("sh -c 'echo broken >&2; exit 3' {cnf}")))
                .isInstanceOf(SolverFailedException.class)
                .hasMessageContaining("broken");
    }
}
