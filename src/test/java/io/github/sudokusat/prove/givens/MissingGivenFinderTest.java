package io.github.sudokusat.prove.givens;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Candidate;
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
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class MissingGivenFinderTest {

    private static final MissingGivenFinder FINDER = MissingGivenFinder.of(CdclEngine.of(Sat4jSolver.instance()));

    private static MissingGivensResult.Found found(Grid puzzle) {
        MissingGivensResult found = FINDER.find(Puzzle.of(puzzle));
        assertThat(found).as(puzzle.toString()).isInstanceOf(MissingGivensResult.Found.class);
        return (MissingGivensResult.Found) found;
    }

    /** Whether a given number of digits, or fewer, leave only one of the solutions: every choice of digits of one of them is tried. */
    private static boolean isEnough(List<Grid> solutions, int digits) {
        if (solutions.size() <= 1) {
            return true;
        }
        if (digits == 0) {
            return false;
        }
        for (int cell = 0; cell < solutions.get(0).layout().cellCount(); cell++) {
            for (int digit = 1; digit <= solutions.get(0).layout().side(); digit++) {
                int chosenCell = cell;
                int chosenDigit = digit;
                List<Grid> left = solutions.stream()
                        .filter(solution -> solution.digit(chosenCell) == chosenDigit)
                        .toList();
                if (!left.isEmpty() && left.size() < solutions.size() && isEnough(left, digits - 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void assertIsSmallest(Grid puzzle) {
        List<Grid> solutions = BruteForce.solutions(puzzle, 1_000);
        if (solutions.isEmpty()) {
            assertThat(FINDER.find(Puzzle.of(puzzle)))
                    .as(puzzle.toString())
                    .isEqualTo(new MissingGivensResult.Unsolvable());
            return;
        }
        MissingGivensResult.Found found = found(puzzle);
        Grid proper = ProofPuzzles.with(puzzle, found.givens());
        assertThat(BruteForce.solutions(proper, 2)).as("%s: %s", puzzle, found).containsExactly(found.solution());
        assertThatGrid(found.solution()).solves(puzzle);
        assertThat(found.isSmallest()).isTrue();
        int size = found.givens().size();
        assertThat(size == 0 || !isEnough(solutions, size - 1))
                .as("%s: %s", puzzle, found)
                .isTrue();
    }

    static List<Layout> layouts() {
        return ProofPuzzles.smallLayouts();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void theDigitsAreTheFewest(Layout layout) {
        for (int digits = 2; digits <= 6; digits++) {
            ProofPuzzles.random(layout, digits, 6, digits).forEach(MissingGivenFinderTest::assertIsSmallest);
        }
        PuzzleMaker maker = new PuzzleMaker(3);
        Random random = new Random(4);
        for (int i = 0; i < 30; i++) {
            Grid solution = maker.findSolution(layout).orElse(Grid.empty(layout));
            assertIsSmallest(
                    ProofPuzzles.blanked(solution, Math.min(solution.filledCount(), 2 + random.nextInt(12)), random));
        }
    }

    /** Four is the fewest for a 4 × 4 Sudoku, which trying all choices of three digits confirms. */
    @Test
    void theEmptyGridLacksFour() {
        assertIsSmallest(Grid.empty(Layout.boxes(2, 2)));
        assertThat(found(Grid.empty(Layout.boxes(2, 2))).givens()).hasSize(4);
    }

    @Test
    void sixBySixIsConfirmed() {
        PuzzleMaker maker = new PuzzleMaker(6);
        Random random = new Random(6);
        for (int i = 0; i < 6; i++) {
            Grid puzzle = maker.minimalPuzzle(Layout.boxes(2, 3));
            assertIsSmallest(ProofPuzzles.blanked(puzzle, puzzle.filledCount() - 1 - i % 2, random));
        }
    }

    @Test
    void nineByNineIsConfirmedBySolvingAgain() {
        SudokuSolver solver =
                SudokuSolver.create().withLimits(Limits.none().withMaxSolutions(MissingGivenFinder.MOST_SOLUTIONS + 1));
        PuzzleMaker maker = new PuzzleMaker(2);
        Random random = new Random(2);
        int listed = 0;
        for (int i = 0; i < 8; i++) {
            Grid puzzle = maker.minimalPuzzle(Layout.classic());
            Grid fewer = ProofPuzzles.blanked(puzzle, puzzle.filledCount() - 1 - i % 3, random);
            MissingGivensResult.Found found = found(fewer);
            assertThat(found.givens()).isNotEmpty();
            boolean isListed = solver.count(fewer).value().intValue() <= MissingGivenFinder.MOST_SOLUTIONS;
            assertThat(found.isSmallest()).isEqualTo(isListed || found.givens().size() == 1);
            if (isListed) {
                listed++;
                assertThat(found.givens().size()).isLessThanOrEqualTo(1 + i % 3);
            }
            assertThat(solver.isProper(ProofPuzzles.with(fewer, found.givens())))
                    .isTrue();
            for (int j = 0; j < found.givens().size(); j++) {
                assertThat(solver.isProper(ProofPuzzles.with(fewer, ProofPuzzles.without(found.givens(), j))))
                        .isFalse();
            }
        }
        assertThat(listed).isGreaterThan(3);
        assertThat(found(maker.minimalPuzzle(Layout.classic())).givens()).isEmpty();
    }

    @Test
    void pencilMarksAreKept() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(Layout.boxes(2, 2)));
        for (int cell = 0; cell < 4; cell++) {
            marks.place(cell, cell + 1);
        }
        marks.remove(4, 3);
        MissingGivensResult found = FINDER.find(Puzzle.of(marks));
        assertThat(found).isInstanceOf(MissingGivensResult.Found.class);
        List<Candidate> givens = ((MissingGivensResult.Found) found).givens();
        List<Grid> solutions = BruteForce.solutions(marks.toGrid(), 1_000).stream()
                .filter(solution -> solution.digit(4) != 3)
                .toList();
        assertThat(solutions).hasSizeGreaterThan(1);
        assertThat(solutions.stream()
                        .filter(solution -> solution.keeps(ProofPuzzles.with(marks.toGrid(), givens)))
                        .count())
                .isOne();
    }

    @Test
    void limitsStopTheSearchOrLeaveWhatIsKnown() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        Grid empty = Grid.empty(Layout.classic());
        assertThat(FINDER.withLimits(Limits.none().withCancellation(cancelled)).find(Puzzle.of(empty)))
                .isEqualTo(new MissingGivensResult.Stopped(StopReason.CANCELLED));
        // Seventeen digits are the fewest, which a list of solutions is not enough to prove.
        MissingGivensResult found = MissingGivenFinder.of(BitsEngine.create())
                .withLimits(Limits.none().withTimeout(System::nanoTime, 30_000_000_000L))
                .find(Puzzle.of(empty));
        assertThat(found).isInstanceOf(MissingGivensResult.Found.class);
        assertThat(((MissingGivensResult.Found) found).isSmallest()).isFalse();
        assertThat(((MissingGivensResult.Found) found).givens()).hasSizeBetween(17, 40);
    }
}
