package io.github.sudokusat.solve;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static io.github.sudokusat.testing.Results.bare;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.export.DimacsOptions;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.prove.givens.MinimizeResult;
import io.github.sudokusat.prove.givens.MissingGivensResult;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPuzzles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class SudokuSolverTest {

    private static final Layout SMALL = Layout.boxes(2, 2);

    private final SudokuSolver solver = SudokuSolver.create();
    private final Grid proper = new PuzzleMaker(1).minimalPuzzle(SMALL);
    private final Grid solution = RandomPuzzles.solutions(proper).get(0);
    private final Grid conflicting = Grid.empty(SMALL).with(0, 1).with(3, 1);
    /** A grid in which no two digits clash, but r1c1 has no candidate left. */
    private final Grid unsolvable =
            Grid.empty(SMALL).with(1, 1).with(2, 2).with(4, 3).with(8, 4);

    private static Limits cancelled() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        return Limits.none().withCancellation(cancellation);
    }

    @Test
    void largeGridsWithFewGivensAreSolvedAtOnce() {
        for (Layout layout : List.of(Layout.boxes(10, 10), Layout.boxes(8, 16), Layout.boxes(16, 16))) {
            Grid puzzle = Grid.empty(layout).with(0, 7).with(layout.cellCount() - 1, 7);
            assertThatGrid(solver.solve(puzzle).orElseThrow()).solves(puzzle);
            assertThat(solver.check(puzzle)).isInstanceOf(CheckResult.Several.class);
        }
    }

    @Test
    void largeGridsHaveFurtherSolutionsWherePatternsEnd() {
        Grid empty = Grid.empty(Layout.boxes(4, 7));
        Set<Grid> found = new HashSet<>();
        try (Search search = solver.search(empty)) {
            for (int i = 0; i < 4; i++) {
                assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
                assertThatGrid(search.solution()).solves(empty);
                found.add(search.solution());
            }
        }
        assertThat(found).hasSize(4);
        Grid opened = found.iterator().next();
        for (int cell = 0; cell < empty.layout().cellCount(); cell++) {
            if (opened.digit(cell) <= 2) {
                opened = opened.with(cell, 0);
            }
        }
        assertThat(solver.solutions(opened).toList())
                .hasSizeGreaterThan(1)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(RandomPuzzles.solutions(opened));
    }

    @Test
    void solveGivesASolutionOrTheReasonWhyThereIsNone() {
        assertThat(bare(solver.solve(proper))).isEqualTo(new SolveResult.Solved(solution, Statistics.NONE));
        assertThat(solver.solve(proper).orElseThrow()).isEqualTo(solution);
        assertThat(solver.solve(proper).statistics().solutions()).isOne();
        assertThat(solver.solve(proper).findSolution()).contains(solution);
        assertThatGrid(solver.solve(Grid.empty(SMALL)).findSolution().orElseThrow())
                .solves(Grid.empty(SMALL));
        assertThat(bare(solver.solve(unsolvable))).isEqualTo(new SolveResult.Unsolvable(List.of(), Statistics.NONE));
        assertThat(solver.solve(unsolvable).statistics().solutions()).isZero();
        assertThatThrownBy(() -> solver.solve(unsolvable).orElseThrow())
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("the puzzle has no solution");
        assertThat(bare(solver.solve(conflicting)))
                .isEqualTo(new SolveResult.Unsolvable(conflicting.conflicts(), Statistics.NONE));
        assertThat(solver.solve(conflicting).findSolution()).isEmpty();
        SolveResult unknown = solver.withLimits(cancelled()).solve(proper);
        assertThat(bare(unknown)).isEqualTo(new SolveResult.Stopped(StopReason.CANCELLED, Statistics.NONE));
        assertThat(unknown.statistics().stopReason()).contains(StopReason.CANCELLED);
        assertStopped(unknown::orElseThrow, "no solution was found: cancelled");
        assertStopped(unknown::findSolution, "no solution was found: cancelled");
    }

    @Test
    void checkDistinguishesProperSeveralAndNone() {
        assertThat(bare(solver.check(proper))).isEqualTo(new CheckResult.Proper(solution, Statistics.NONE));
        assertThat(solver.check(proper).statistics().solutions()).isOne();
        assertThat(solver.isProper(proper)).isTrue();
        assertThat(bare(solver.check(unsolvable))).isEqualTo(new CheckResult.Unsolvable(List.of(), Statistics.NONE));
        assertThat(bare(solver.check(conflicting)))
                .isEqualTo(new CheckResult.Unsolvable(conflicting.conflicts(), Statistics.NONE));
        assertThat(conflicting.conflicts()).isNotEmpty();
        assertThat(solver.isProper(conflicting)).isFalse();
        assertThat(solver.isProper(Grid.empty(SMALL))).isFalse();
        assertStopped(
                () -> solver.withLimits(cancelled()).isProper(proper),
                "it is not known whether the puzzle is proper: cancelled");
        assertThat(bare(solver.withLimits(cancelled()).check(proper)))
                .isEqualTo(new CheckResult.Stopped(StopReason.CANCELLED, Optional.empty(), Statistics.NONE));
    }

    @Test
    void aCountGivesTheExactNumberOrSaysWhyItCannot() {
        assertThat(solver.count(Grid.empty(SMALL)).orElseThrow()).isEqualTo(288);
        assertStopped(
                () -> solver.withLimits(cancelled()).count(Grid.empty(SMALL)).orElseThrow(),
                "not all solutions were counted: cancelled");
    }

    @Test
    void questionsAboutGridsAreThoseAboutPuzzlesWithoutCandidates() {
        Grid grid = solution.with(0, 0).with(1, 0).with(4, 0).with(5, 0);
        Puzzle puzzle = Puzzle.of(grid);
        assertThat(solver.countPerCandidate(grid)).isEqualTo(solver.countPerCandidate(puzzle));
        assertThat(solver.estimate(grid, 10)).isEqualTo(solver.estimate(puzzle, 10));
        assertThat(solver.trueCandidates(grid)).isEqualTo(solver.trueCandidates(puzzle));
        assertThat(solver.missingGivens(grid)).isEqualTo(solver.missingGivens(puzzle));
    }

    @Test
    void aPuzzleWithoutSolutionHasAConflict() {
        ConflictResult.Found found = (ConflictResult.Found) solver.conflict(unsolvable);
        assertThat(found.givens()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(found.isSmallest()).isTrue();
        assertThat(solver.conflict(proper)).isInstanceOf(ConflictResult.Solvable.class);
        assertThat(solver.withLimits(cancelled()).conflict(unsolvable)).isInstanceOf(ConflictResult.Stopped.class);
    }

    @Test
    void aVerdictGivesTheOnlySolutionOrSaysWhyItCannot() {
        assertThat(solver.check(proper).orElseThrow()).isEqualTo(solution);
        assertThatThrownBy(() -> solver.check(unsolvable).orElseThrow())
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("the puzzle has no solution");
        assertThatThrownBy(() -> solver.check(Grid.empty(SMALL)).orElseThrow())
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("the puzzle has several solutions");
        CheckResult unknown = solver.withLimits(cancelled()).check(proper);
        assertStopped(unknown::orElseThrow, "it is not known whether the puzzle is proper: cancelled");
        assertStopped(unknown::isProper, "it is not known whether the puzzle is proper: cancelled");
    }

    private static void assertStopped(ThrowingCallable call, String message) {
        assertThatThrownBy(call)
                .isInstanceOf(StoppedException.class)
                .hasMessage(message)
                .extracting(e -> ((StoppedException) e).reason())
                .isEqualTo(StopReason.CANCELLED);
    }

    /** A truncated enumeration must not look complete; one that has given the number of solutions that its caller wants is complete. */
    @Test
    void aStreamThatALimitCutsShortEndsWithAnException() {
        Cancellation cancellation = new Cancellation();
        List<Grid> found = new ArrayList<>();
        SudokuSolver limited = solver.withLimits(Limits.none().withCancellation(cancellation));
        try (Stream<Grid> solutions = limited.solutions(Grid.empty(SMALL))) {
            assertStopped(
                    () -> solutions.forEach(grid -> {
                        found.add(grid);
                        if (found.size() == 3) {
                            cancellation.cancel();
                        }
                    }),
                    "there may be more solutions: cancelled");
        }
        assertThat(found).hasSize(3);
        try (Stream<Grid> solutions = limited.solutions(proper)) {
            assertStopped(solutions::count, "there may be more solutions: cancelled");
        }
        try (Search search = limited.search(proper)) {
            assertThat(search.advance()).as("no exception").isEqualTo(Search.Status.STOPPED);
        }
    }

    @Test
    void noSolversCancellationReachesAnother() {
        assertThat(SudokuSolver.create().limits().cancellation()).isEmpty();
        assertThat(Limits.none().cancellation()).isEmpty();
        Cancellation cancellation = new Cancellation();
        SudokuSolver one = solver.withLimits(Limits.none().withCancellation(cancellation));
        one.limits().cancellation().orElseThrow().cancel();
        assertThat(one.solve(proper)).isInstanceOf(SolveResult.Stopped.class);
        assertThat(solver.isProper(proper)).isTrue();
        assertThat(SudokuSolver.create().solve(proper)).isInstanceOf(SolveResult.Solved.class);
    }

    @Test
    void everyQuestionAcceptsPencilMarks() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(SMALL));
        marks.remove(0, 1);
        marks.remove(5, 2);
        Puzzle puzzle = Puzzle.of(Grid.empty(SMALL).with(15, 3), marks);
        List<Grid> expected = RandomPuzzles.solutions(puzzle.grid()).stream()
                .filter(grid -> grid.digit(0) != 1 && grid.digit(5) != 2)
                .toList();
        try (Stream<Grid> solutions = solver.solutions(puzzle)) {
            assertThat(solutions).containsExactlyInAnyOrderElementsOf(expected);
        }
        assertThat(expected).contains(solver.solve(puzzle).orElseThrow());
        assertThat(solver.isProper(puzzle)).isFalse();
        assertThat(solver.count(puzzle)).isEqualTo(new CountResult.Exact(BigInteger.valueOf(expected.size())));
        assertThat(solver.withLimits(upTo(2)).count(puzzle).isExact()).isFalse();
        assertThat(solver.countPerCandidate(puzzle).total()).isEqualTo(expected.size());
        TrueCandidatesResult.Found candidates = (TrueCandidatesResult.Found) solver.trueCandidates(puzzle);
        for (int candidate = 0; candidate < 64; candidate++) {
            int cell = candidate / 4;
            int digit = candidate % 4 + 1;
            assertThat(candidates.isTrue(cell, digit))
                    .isEqualTo(expected.stream().anyMatch(grid -> grid.digit(cell) == digit));
        }
        MissingGivensResult.Found missing = (MissingGivensResult.Found) solver.missingGivens(puzzle);
        assertThat(expected.stream()
                        .filter(grid -> missing.givens().stream()
                                .allMatch(given -> grid.digit(given.cell().number(4)) == given.digit())))
                .hasSize(1);
        assertThat(solver.estimate(puzzle, 1000).value().doubleValue())
                .isBetween(0.7 * expected.size(), 1.4 * expected.size());
    }

    @Test
    void theSolverFindsAMinimalPuzzle() {
        MinimizeResult.Minimal minimal = (MinimizeResult.Minimal) solver.minimize(proper, 1);
        assertThat(solver.isProper(minimal.puzzle())).isTrue();
        assertThat(proper.keeps(minimal.puzzle())).isTrue();
        assertThat(solver.withSatSolver(Sat4jSolver.instance()).minimize(proper, 1))
                .isEqualTo(minimal);
    }

    @Test
    void twoSolutionsAndTheCellsWhereTheyDiffer() {
        Grid puzzle = Grid.empty(SMALL).with(0, 1).with(5, 2);
        CheckResult.Several several = (CheckResult.Several) solver.check(puzzle);
        assertThatGrid(several.first()).solves(puzzle);
        assertThatGrid(several.second()).solves(puzzle);
        List<Cell> expected = new ArrayList<>();
        for (int cell = 0; cell < 16; cell++) {
            if (several.first().digit(cell) != several.second().digit(cell)) {
                expected.add(new Cell(cell / 4, cell % 4));
            }
        }
        assertThat(several.differingCells()).isEqualTo(expected).hasSizeGreaterThanOrEqualTo(4);
    }

    /** Uses an engine that cancels after the first solution: the verdict is open, but the solution is not lost. */
    @Test
    void aSolutionFoundBeforeTheLimitIsKept() {
        Cancellation cancellation = new Cancellation();
        Engine engine = new Observed(BacktrackEngine.create()) {
            @Override
            void advanced() {
                cancellation.cancel();
            }
        };
        CheckResult verdict = SudokuSolver.of(engine)
                .withLimits(Limits.none().withCancellation(cancellation))
                .check(proper);
        assertThat(bare(verdict))
                .isEqualTo(new CheckResult.Stopped(StopReason.CANCELLED, Optional.of(solution), Statistics.NONE));
        assertThat(((CheckResult.Stopped) verdict).findSolution()).contains(solution);
        CheckResult nothing = new CheckResult.Stopped(StopReason.CANCELLED, Optional.empty(), Statistics.NONE);
        assertThatExceptionOfType(StoppedException.class)
                .isThrownBy(nothing::findSolution)
                .satisfies(e -> assertThat(e.reason()).isEqualTo(StopReason.CANCELLED));
    }

    @Test
    void aLimitOnSolutionsHasNoInfluenceOnTheVerdict() {
        SudokuSolver limited = solver.withLimits(Limits.none().withMaxSolutions(1));
        assertThat(limited.check(proper)).isInstanceOf(CheckResult.Proper.class);
        assertThat(limited.check(Grid.empty(SMALL))).isInstanceOf(CheckResult.Several.class);
    }

    @Test
    void limitsApplyToEachCallSeparately() {
        SudokuSolver limited = solver.withLimits(Limits.none().withMaxSolutions(2));
        assertThat(limited.limits().maxSolutions()).isEqualTo(2);
        assertThat(solver.limits()).isSameAs(Limits.none());
        assertThat(limited.engine()).isSameAs(solver.engine());
        for (int i = 0; i < 3; i++) {
            try (Stream<Grid> solutions = limited.solutions(Grid.empty(SMALL))) {
                assertThat(solutions.count()).isEqualTo(2);
            }
        }
    }

    @Test
    void solutionsAreSearchedForOnDemand() {
        Observed engine = new Observed(BacktrackEngine.create());
        SudokuSolver observed = SudokuSolver.of(engine);
        Grid empty = Grid.empty(SMALL);
        try (Stream<Grid> solutions = observed.solutions(empty)) {
            assertThat(engine.advances).isZero();
            Iterator<Grid> iterator = solutions.iterator();
            assertThat(engine.advances).isZero();
            for (int i = 1; i <= 5; i++) {
                assertThat(iterator.hasNext()).isTrue();
                assertThatGrid(iterator.next()).solves(empty);
                assertThat(engine.advances).isEqualTo(i);
            }
            assertThat(engine.closed).isZero();
        }
        assertThat(engine.closed).isOne();
        try (Stream<Grid> solutions = observed.solutions(empty).limit(3)) {
            assertThat(solutions).hasSize(3);
        }
        assertThat(engine.advances).isEqualTo(5 + 3);
        assertThat(engine.closed).isEqualTo(2);
    }

    @Test
    void everyCallClosesItsSearch() {
        Observed engine = new Observed(BacktrackEngine.create());
        SudokuSolver observed = SudokuSolver.of(engine);
        for (Grid puzzle : new Grid[] {proper, unsolvable, Grid.empty(SMALL)}) {
            observed.solve(puzzle);
            observed.check(puzzle);
            observed.isProper(puzzle);
            observed.count(puzzle);
            observed.withLimits(upTo(2)).count(puzzle);
        }
        assertThat(engine.started).isEqualTo(15);
        assertThat(engine.closed).isEqualTo(15);
    }

    @Test
    void eachSolutionIsFoundOnce() {
        try (Stream<Grid> solutions = solver.solutions(Grid.empty(SMALL))) {
            List<Grid> found = solutions.toList();
            assertThat(new HashSet<>(found)).hasSameSizeAs(found).hasSize(288);
        }
        try (Search search = solver.search(proper)) {
            assertThat(search.count(5)).isOne();
        }
    }

    private static Limits upTo(long solutions) {
        return Limits.none().withMaxSolutions(solutions);
    }

    @Test
    void countsAreExactOrBounds() {
        Grid empty = Grid.empty(SMALL);
        assertThat(solver.count(empty)).isEqualTo(new CountResult.Exact(BigInteger.valueOf(288)));
        assertThat(solver.count(unsolvable)).isEqualTo(new CountResult.Exact(BigInteger.ZERO));
        assertThat(solver.count(empty).isExact()).isTrue();
        assertThat(solver.count(empty)).hasToString("288");
        assertThat(solver.withLimits(upTo(289)).count(empty)).isEqualTo(new CountResult.Exact(BigInteger.valueOf(288)));
        for (int max : new int[] {0, 1, 287, 288}) {
            CountResult count = solver.withLimits(upTo(max)).count(empty);
            assertThat(count)
                    .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(max), StopReason.SOLUTION_LIMIT))
                    .hasToString(">=" + max);
            assertThat(count.isExact()).isFalse();
        }
        assertThat(solver.withLimits(cancelled()).count(empty))
                .isEqualTo(new CountResult.AtLeast(BigInteger.ZERO, StopReason.CANCELLED));
        assertThatThrownBy(() -> upTo(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("max must be 0 or more, but is -1");
    }

    /** Counts near a thousand, because a counter requests that many at a time. */
    @Test
    void countsAreRightNearTheSizeOfAPortion() {
        Grid six = Grid.empty(Layout.boxes(1, 6));
        SudokuSolver fast = SudokuSolver.of(BacktrackEngine.create());
        for (int max : new int[] {999, 1000, 1001, 2000, 2001}) {
            List<Long> reports = new ArrayList<>();
            Limits limits = upTo(max).withProgress((what, done, total) -> {
                assertThat(what).isEqualTo("solutions");
                assertThat(total).isEqualTo(-1);
                reports.add(done);
            });
            assertThat(fast.withLimits(limits).count(six))
                    .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(max), StopReason.SOLUTION_LIMIT));
            assertThat(reports).isSorted().endsWith((long) max);
        }
    }

    @Test
    void aLayoutThatTheEngineDoesNotKnowIsRefusedByEveryCall() {
        SudokuSolver observed = SudokuSolver.of(new Observed(BacktrackEngine.create()) {
            @Override
            public Search start(Puzzle puzzle, Limits limits) {
                throw new IllegalArgumentException("not supported");
            }
        });
        assertThatThrownBy(() -> observed.solve(proper)).hasMessage("not supported");
        assertThatThrownBy(() -> observed.solutions(proper)).hasMessage("not supported");
        assertThatThrownBy(() -> observed.count(proper)).hasMessage("not supported");
    }

    /** Passes calls on to an engine and counts them. */
    private static class Observed implements Engine {

        private final Engine engine;
        private int started;
        private int advances;
        private int closed;

        Observed(Engine engine) {
            this.engine = engine;
        }

        void advanced() {
            advances++;
        }

        @Override
        public String name() {
            return engine.name();
        }

        @Override
        public boolean supports(Layout layout) {
            return engine.supports(layout);
        }

        @Override
        public Search start(Puzzle puzzle, Limits limits) {
            started++;
            Search search = engine.start(puzzle, limits);
            return new Search() {
                @Override
                public Status advance() {
                    Status status = search.advance();
                    advanced();
                    return status;
                }

                @Override
                public Grid solution() {
                    return search.solution();
                }

                @Override
                public long count(long max) {
                    return search.count(max);
                }

                @Override
                public Statistics statistics() {
                    return search.statistics();
                }

                @Override
                public void close() {
                    closed++;
                    search.close();
                }
            };
        }
    }

    @Test
    void verdictsAreMatchedWithoutAnUnreachableCase() {
        Grid proper =
                Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(5, 2).with(10, 3).with(7, 3);
        SudokuSolver solver = SudokuSolver.create();
        Limits none = Limits.none().withTimeout(System::nanoTime, 0);
        List<String> words = new ArrayList<>();
        List<Grid> puzzles = List.of(
                solver.solve(Grid.empty(Layout.boxes(2, 2))).orElseThrow(),
                Grid.empty(Layout.boxes(2, 2)),
                Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 1));
        for (Grid puzzle : puzzles) {
            words.add(solver.check(puzzle).match(p -> "proper", s -> "several", u -> "none", t -> "unknown"));
            words.add(solver.solve(puzzle).match(s -> "solved", u -> "none", t -> "unknown"));
        }
        CheckResult stopped = solver.withLimits(none).check(proper);
        words.add(stopped.match(
                p -> "proper", s -> "several", u -> "none", t -> t.reason().text()));
        words.add(solver.withLimits(none)
                .solve(proper)
                .match(s -> "solved", u -> "none", t -> t.reason().text()));
        assertThat(words)
                .containsExactly(
                        "proper",
                        "solved",
                        "several",
                        "solved",
                        "none",
                        "none",
                        "time limit reached",
                        "time limit reached");
        assertThat(solver.check(puzzles.get(0)).isProper()).isTrue();
        assertThat(solver.check(puzzles.get(1)).isProper()).isFalse();
        assertThat(solver.check(puzzles.get(2)).isProper()).isFalse();
        assertThatThrownBy(stopped::isProper).isInstanceOf(StoppedException.class);
        assertThat(solver.check(puzzles.get(0)).findSolution()).contains(puzzles.get(0));
        assertThat(solver.check(puzzles.get(1)).findSolution()).isPresent();
        assertThat(solver.check(puzzles.get(2)).findSolution()).isEmpty();
        assertThatThrownBy(stopped::findSolution).isInstanceOf(StoppedException.class);
        assertThat(solver).hasToString("SudokuSolver[engine default, no limits]");
    }

    @Test
    void resultsWithTheSameContentAreEqual() {
        SudokuSolver solver = SudokuSolver.create();
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(5, 2));
        assertThat(solver.trueCandidates(puzzle))
                .isEqualTo(solver.trueCandidates(puzzle))
                .hasSameHashCodeAs(solver.trueCandidates(puzzle))
                .isNotEqualTo(solver.trueCandidates(Puzzle.of(puzzle.grid().with(10, 3))));
        assertThat(new SatResult.Unsat(1, -2))
                .isEqualTo(new SatResult.Unsat(1, -2))
                .hasSameHashCodeAs(new SatResult.Unsat(1, -2))
                .isNotEqualTo(new SatResult.Unsat(1))
                .hasToString("Unsat[1, -2]");
        LogicSolver logic = LogicSolver.of(Layout.boxes(2, 2));
        Grid four = solver.solve(puzzle.grid()).orElseThrow().with(3, 0).with(7, 0);
        LogicPath path = logic.solve(logic.start(four));
        assertThat(path)
                .isEqualTo(logic.solve(logic.start(four)))
                .hasSameHashCodeAs(logic.solve(logic.start(four)))
                .isNotEqualTo(logic.solve(logic.start(four), 1));
        assertThat(logic.solve(logic.start(four), 1))
                .hasToString("UNFINISHED (" + path.steps().get(0).notation() + ")");
        assertThat(logic).hasToString("LogicSolver[2x2, profile full]");
        DimacsOptions options = DimacsOptions.defaults().withShowLine(true).withExcluded(puzzle.grid());
        assertThat(options)
                .isEqualTo(DimacsOptions.defaults().withExcluded(puzzle.grid()).withShowLine(true))
                .isNotEqualTo(DimacsOptions.defaults().withShowLine(true));
    }
}
