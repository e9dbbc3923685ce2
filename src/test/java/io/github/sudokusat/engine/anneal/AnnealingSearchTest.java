package io.github.sudokusat.engine.anneal;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class AnnealingSearchTest {

    private static final long STEPS = 20_000_000;

    private static Optional<CoverProblem> problem(Puzzle puzzle) {
        return CoverProblem.of(puzzle, Limits.none().watch());
    }

    private static AnnealingSearch search(Grid puzzle, long seed, long steps) {
        return new AnnealingSearch(problem(Puzzle.of(puzzle)).orElseThrow(), seed, steps, Limits.none());
    }

    static List<Layout> layouts() {
        return List.of(
                Layout.boxes(1, 1),
                Layout.boxes(2, 3),
                Layout.classic(),
                Layout.classic().with(Variant.DIAGONALS).with(Variant.WINDOKU),
                Layout.boxes(3, 4).with(Variant.DISJOINT_GROUPS),
                Layouts.jigsaw(new BoxShape(3, 3), 6, new Random(3)),
                Layout.boxes(4, 4));
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void solutionsKeepTheGivens(Layout layout) {
        for (long seed = 1; seed <= 5; seed++) {
            Grid puzzle = new PuzzleMaker(seed).puzzle(layout, 0.6);
            try (Search search = search(puzzle, seed, STEPS)) {
                assertThat(search.advance()).as("seed %d", seed).isEqualTo(Search.Status.FOUND);
                assertThatGrid(search.solution()).solves(puzzle);
            }
        }
    }

    /** Of a kind that CaDiCaL and SAT4J, given 20 s, mostly do not solve. */
    @ParameterizedTest
    @CsvSource({"36, 50, 2", "49, 60, 1", "64, 40, 1"})
    void giantsAreSolved(int side, int blank, long seed) {
        Grid puzzle = new PuzzleMaker(seed).puzzle(Layout.ofSide(side).orElseThrow(), blank / 100.0);
        try (Search search = search(puzzle, 1, 10 * STEPS)) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThatGrid(search.solution()).solves(puzzle);
        }
    }

    @Test
    void theSecondSolutionIsAnother() {
        Grid puzzle = new PuzzleMaker(1).puzzle(Layout.boxes(4, 4), 0.8);
        try (Search search = search(puzzle, 1, STEPS)) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            Grid first = search.solution();
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThat(search.solution()).isNotEqualTo(first);
            assertThatGrid(search.solution()).solves(puzzle);
            assertThat(search.statistics().nodes()).isPositive();
        }
    }

    @Test
    void aSearchGivesUpWithoutAReasonAfterTheOnlySolution() {
        Grid proper = GridParser.create()
                .parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        try (Search search = search(proper, 1, STEPS)) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).isEmpty();
        }
    }

    @Test
    void aSearchGivesUpWithoutAReasonWhenItsStepsAreOver() {
        Grid puzzle = new PuzzleMaker(1).puzzle(Layout.boxes(6, 6), 0.5);
        try (Search search = search(puzzle, 1, 1000)) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).isEmpty();
        }
    }

    @Test
    void aSeedGivesTheSameSolution() {
        Grid puzzle = Grid.empty(Layout.boxes(4, 4));
        try (Search one = search(puzzle, 7, STEPS);
                Search same = search(puzzle, 7, STEPS);
                Search other = search(puzzle, 8, STEPS)) {
            one.advance();
            same.advance();
            other.advance();
            assertThat(same.solution()).isEqualTo(one.solution());
            assertThat(other.solution()).isNotEqualTo(one.solution());
        }
    }

    @Test
    void candidatesAreKept() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(Layout.boxes(4, 4)));
        for (int cell = 0; cell < marks.layout().cellCount(); cell++) {
            marks.remove(cell, cell % 5 + 1);
        }
        CoverProblem problem = problem(Puzzle.of(marks.copy())).orElseThrow();
        try (Search search = new AnnealingSearch(problem, 1, STEPS, Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            Grid solution = search.solution();
            assertThat(solution.isSolved()).isTrue();
            for (int cell = 0; cell < marks.layout().cellCount(); cell++) {
                assertThat(marks.isCandidate(cell, solution.digit(cell))).isTrue();
            }
        }
    }

    @Test
    void limitsAreObeyed() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.boxes(6, 6)));
        Limits limits = Limits.none().withCancellation(cancellation);
        assertThat(CoverProblem.of(puzzle, limits.watch())).isEmpty();
        try (Search search = new AnnealingSearch(problem(puzzle).orElseThrow(), 1, STEPS, limits)) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.CANCELLED);
        }
        assertThatThrownBy(() -> new AnnealingSearch(problem(puzzle).orElseThrow(), 1, 0, Limits.none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("steps must be 1 or more, but is 0");
    }

    @Test
    void onlyHousesWithAllDigitsFit() {
        assertThat(CoverProblem.fits(Layout.classic().with(Variant.DIAGONALS))).isTrue();
        assertThat(CoverProblem.fits(Layout.classic().with(Variant.ANTI_KNIGHT)))
                .isFalse();
        assertThat(CoverProblem.fits(Layout.rectangle(6, 8, 9))).isFalse();
        Grid clashing = Grid.empty(Layout.classic()).with(0, 1).with(1, 1);
        assertThat(problem(Puzzle.of(clashing))).isEmpty();
    }
}
