package io.github.sudokusat.prove.givens;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ProofPuzzles;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class TrueCandidateFinderTest {

    private static final TrueCandidateFinder FINDER = TrueCandidateFinder.of(Sat4jSolver.instance());

    private static TrueCandidatesResult.Found found(Grid puzzle) {
        TrueCandidatesResult found = FINDER.find(Puzzle.of(puzzle));
        assertThat(found).as(puzzle.toString()).isInstanceOf(TrueCandidatesResult.Found.class);
        return (TrueCandidatesResult.Found) found;
    }

    private static Set<String> names(List<Candidate> candidates) {
        return candidates.stream().map(Candidate::toString).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static void assertIsRight(Grid puzzle) {
        List<Grid> solutions = BruteForce.solutions(puzzle, Long.MAX_VALUE);
        if (solutions.isEmpty()) {
            assertThat(FINDER.find(Puzzle.of(puzzle)))
                    .as(puzzle.toString())
                    .isEqualTo(new TrueCandidatesResult.Unsolvable());
            return;
        }
        assertAgrees(found(puzzle), puzzle, solutions);
    }

    private static void assertAgrees(TrueCandidatesResult.Found found, Grid puzzle, List<Grid> solutions) {
        int side = puzzle.layout().side();
        Set<String> expected = new TreeSet<>();
        Grid fixed = solutions.get(0);
        for (Grid solution : solutions) {
            names(ProofPuzzles.givens(solution)).forEach(expected::add);
            for (int cell = 0; cell < side * side; cell++) {
                fixed = fixed.digit(cell) == solution.digit(cell) ? fixed : fixed.with(cell, 0);
            }
        }
        assertThat(names(found.candidates())).as(puzzle.toString()).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(found.count()).isEqualTo(expected.size());
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit = 1; digit <= side; digit++) {
                assertThat(found.isTrue(cell, digit))
                        .isEqualTo(expected.contains(Cell.numbered(cell, side) + "=" + digit));
            }
        }
        assertThat(found.fixed()).as(puzzle.toString()).isEqualTo(fixed);
        assertThat(solutions).contains(found.solution());
        assertThat(found.findOther().isPresent()).isEqualTo(solutions.size() > 1);
        found.findOther().ifPresent(other -> assertThat(solutions).contains(other));
        assertThat(found.findOther()).isNotEqualTo(Optional.of(found.solution()));
    }

    @Test
    void everyPuzzleWithTwoGivensIsDecided() {
        ProofPuzzles.allPairs().forEach(TrueCandidateFinderTest::assertIsRight);
    }

    static List<Layout> layouts() {
        return ProofPuzzles.smallLayouts();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void candidatesOfRandomGridsAreDecided(Layout layout) {
        assertIsRight(Grid.empty(layout));
        for (int digits = 1; digits <= 6; digits++) {
            ProofPuzzles.random(layout, digits, 10, digits).forEach(TrueCandidateFinderTest::assertIsRight);
        }
        PuzzleMaker maker = new PuzzleMaker(3);
        Random random = new Random(4);
        for (int i = 0; i < 40; i++) {
            Grid solution = maker.findSolution(layout).orElse(Grid.empty(layout));
            assertIsRight(
                    ProofPuzzles.blanked(solution, Math.min(solution.filledCount(), 2 + random.nextInt(14)), random));
        }
    }

    @Test
    void pencilMarksAreKept() {
        Layout layout = Layout.boxes(2, 2);
        Random random = new Random(5);
        int solvable = 0;
        for (int i = 0; i < 100; i++) {
            CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(layout));
            for (int j = 0; j < 14 && !marks.isContradictory(); j++) {
                marks.remove(random.nextInt(16), 1 + random.nextInt(4));
            }
            CandidateGrid before = marks.copy();
            List<Grid> solutions = BruteForce.solutions(Grid.empty(layout), 288).stream()
                    .filter(solution -> keeps(solution, before))
                    .toList();
            TrueCandidatesResult found = FINDER.find(Puzzle.of(marks));
            if (solutions.isEmpty()) {
                assertThat(found).isEqualTo(new TrueCandidatesResult.Unsolvable());
            } else {
                solvable++;
                assertAgrees((TrueCandidatesResult.Found) found, Grid.empty(layout), solutions);
                assertThat(marks.candidateCount()).isEqualTo(before.candidateCount());
            }
        }
        assertThat(solvable).isBetween(20, 99);
    }

    private static boolean keeps(Grid solution, CandidateGrid marks) {
        if (marks.isContradictory()) {
            return false;
        }
        for (int cell = 0; cell < 16; cell++) {
            if (!marks.isCandidate(cell, solution.digit(cell))) {
                return false;
            }
        }
        return true;
    }

    /** On 9 × 9 the engine for classic grids tries each candidate. */
    @Test
    void nineByNineIsConfirmedBySolvingAgain() {
        SudokuSolver solver = SudokuSolver.create();
        PuzzleMaker maker = new PuzzleMaker(9);
        Random random = new Random(9);
        for (int i = 0; i < 8; i++) {
            Grid puzzle = maker.minimalPuzzle(Layout.classic());
            puzzle = ProofPuzzles.blanked(puzzle, puzzle.filledCount() - 2 * i, random);
            TrueCandidatesResult.Found found = found(puzzle);
            assertThatGrid(found.solution()).solves(puzzle);
            for (int cell = 0; cell < 81; cell++) {
                for (int digit = 1; digit <= 9; digit++) {
                    boolean isGiven = puzzle.digit(cell) != 0;
                    boolean isPossible = isGiven
                            ? puzzle.digit(cell) == digit
                            : solver.solve(puzzle.with(cell, digit))
                                    .findSolution()
                                    .isPresent();
                    assertThat(found.isTrue(cell, digit))
                            .as("%s %s=%d", puzzle, Cell.numbered(cell, 9), digit)
                            .isEqualTo(isPossible);
                }
            }
        }
    }

    @Test
    void emptyGridsHaveEveryCandidate() {
        for (Layout layout : List.of(Layout.classic(), Layout.boxes(4, 4), Layout.boxes(1, 1))) {
            TrueCandidatesResult.Found found = found(Grid.empty(layout));
            assertThat(found.count()).isEqualTo(layout.cellCount() * layout.side());
            assertThat(found.fixed().filledCount()).isEqualTo(layout.side() == 1 ? 1 : 0);
        }
    }

    @Test
    void limitsStopTheSearch() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        Grid puzzle = Grid.empty(Layout.classic());
        assertThat(FINDER.withLimits(Limits.none().withCancellation(cancelled)).find(Puzzle.of(puzzle)))
                .isEqualTo(new TrueCandidatesResult.Stopped(StopReason.CANCELLED, List.of()));
        Grid hard = GridParser.create()
                .parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        assertThat(FINDER.withLimits(Limits.none().withMaxWork(1)).find(Puzzle.of(hard)))
                .isEqualTo(new TrueCandidatesResult.Stopped(StopReason.WORK_LIMIT, List.of()));
        CandidateGrid marks = CandidateGrid.of(CandidateLayout.of(hard.layout()), hard);
        assertThat(FINDER.withLimits(Limits.none().withTimeout(System::nanoTime, 0))
                        .find(Puzzle.of(marks)))
                .isEqualTo(new TrueCandidatesResult.Stopped(StopReason.TIME_LIMIT, List.of()));
    }

    @Test
    void rejectsCellsAndDigitsThatAreOutOfRange() {
        TrueCandidatesResult.Found found = found(Grid.empty(Layout.boxes(2, 2)));
        assertThatIllegalArgumentException().isThrownBy(() -> found.isTrue(16, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> found.isTrue(0, 0));
    }
}
