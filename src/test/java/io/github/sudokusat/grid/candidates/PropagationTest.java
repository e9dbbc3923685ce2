package io.github.sudokusat.grid.candidates;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PropagationTest {

    private static final CandidateLayout NINE = CandidateLayout.of(Layout.classic());
    private static final int ROW_1 = 0;
    private static final int BOX_1 = 18;

    @Test
    void placesNakedSingles() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        grid.retain(0, 4);
        assertThat(Propagation.run(grid, Depth.SINGLES)).isEqualTo(PropagationOutcome.DONE);
        assertThat(grid.digit(0)).isEqualTo(4);
        assertThat(grid.isCandidate(8, 4)).isFalse();
    }

    @Test
    void placesHiddenSingles() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        for (int column = 1; column < 9; column++) {
            grid.remove(column, 4);
        }
        assertThat(grid.candidateCount(0)).isEqualTo(9);
        Propagation.run(grid, Depth.SINGLES);
        assertThat(grid.digit(0)).isEqualTo(4);
    }

    @Test
    void depthNoneConcludesNothing() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        grid.retain(0, 4);
        assertThat(Propagation.run(grid, Depth.NONE)).isEqualTo(PropagationOutcome.DONE);
        assertThat(grid.digit(0)).isZero();
    }

    @Test
    void pointingClearsTheRestOfTheRow() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        for (int cell : new int[] {9, 10, 11, 18, 19, 20}) {
            grid.remove(cell, 4);
        }
        Propagation.run(grid, Depth.SINGLES);
        assertThat(grid.placeCount(ROW_1, 4)).isEqualTo(9);
        assertThat(Propagation.run(grid, Depth.LOCKED)).isEqualTo(PropagationOutcome.DONE);
        assertThat(CandidateGridTest.places(grid, ROW_1, 4)).containsExactly(0, 1, 2);
        assertThat(grid.candidateCount()).isEqualTo(729 - 6 - 6);
    }

    @Test
    void claimingClearsTheRestOfTheBox() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        for (int column = 3; column < 9; column++) {
            grid.remove(column, 4);
        }
        Propagation.run(grid, Depth.LOCKED);
        assertThat(CandidateGridTest.places(grid, BOX_1, 4)).containsExactly(0, 1, 2);
        assertThat(grid.candidateCount()).isEqualTo(729 - 6 - 6);
    }

    @Test
    void crossingsOfWindowsAndBoxesCountAsWell() {
        Layout layout = Layout.classic().with(Variant.WINDOKU);
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(layout));
        // In box 1 the digit is confined to r2c2, r2c3, r3c2 and r3c3, which are also in window 1.
        for (int cell : new int[] {0, 1, 2, 9, 18}) {
            grid.remove(cell, 4);
        }
        Propagation.run(grid, Depth.LOCKED);
        assertThat(CandidateGridTest.places(grid, 27, 4)).containsExactly(0, 1, 3, 4);
    }

    @Test
    void solvesAGridOfSide1() {
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(Layout.boxes(1, 1)));
        Propagation.run(grid, Depth.SINGLES);
        assertThat(grid.isSolved()).isTrue();
    }

    @Test
    void workOnAGridOfSide256IsPolledOften() {
        Layout layout = Layout.boxes(16, 16);
        CandidateLayout tables = CandidateLayout.of(layout);
        Grid puzzle = new PuzzleMaker(3).puzzle(layout, 0.2);
        assertThat(CandidateGrid.full(tables).placeAll(puzzle, stoppedAtFifthLook()))
                .isEqualTo(PropagationOutcome.STOPPED);
        CandidateGrid touched = CandidateGrid.full(tables);
        touched.remove(0, puzzle.digit(0) == 1 ? 2 : 1);
        assertThat(touched.placeAll(puzzle, stoppedAtFifthLook())).isEqualTo(PropagationOutcome.STOPPED);
        assertThat(touched.placedCount()).isLessThan(100);
    }

    @Test
    void stoppedPropagationCanContinue() {
        Layout layout = Layout.boxes(10, 10);
        CandidateLayout tables = CandidateLayout.of(layout);
        Grid puzzle = new PuzzleMaker(3).puzzle(layout, 0.2);
        CandidateGrid unstopped = CandidateGrid.of(tables, puzzle);
        assertThat(Propagation.run(unstopped, Depth.LOCKED)).isEqualTo(PropagationOutcome.DONE);
        CandidateGrid grid = CandidateGrid.of(tables, puzzle);
        int stops = 0;
        PropagationOutcome outcome = Propagation.run(grid, Depth.LOCKED, stoppedAtFifthLook());
        while (outcome == PropagationOutcome.STOPPED) {
            stops++;
            outcome = Propagation.run(grid, Depth.LOCKED, stoppedAtFifthLook());
        }
        assertThat(outcome).isEqualTo(PropagationOutcome.DONE);
        assertThat(stops).isGreaterThan(20);
        assertThat(grid.candidateCount()).isEqualTo(unstopped.candidateCount());
        assertThat(grid.toGrid()).isEqualTo(unstopped.toGrid());
    }

    @Test
    void placingDigitsOneByOneGivesTheSameAsAllAtOnce() {
        Layout layout = Layout.boxes(8, 9);
        CandidateLayout tables = CandidateLayout.of(layout);
        Grid solution = new PuzzleMaker(4).solution(layout);
        Grid puzzle = new PuzzleMaker(5).blank(solution, 0.5);
        CandidateGrid atOnce = CandidateGrid.of(tables, puzzle);
        CandidateGrid oneByOne = CandidateGrid.full(tables);
        for (int cell = layout.cellCount() - 1; cell >= 0; cell--) {
            if (puzzle.digit(cell) != 0) {
                assertThat(oneByOne.place(cell, puzzle.digit(cell))).isTrue();
            }
        }
        for (Depth depth : Depth.values()) {
            assertThat(Propagation.run(atOnce, depth)).isEqualTo(PropagationOutcome.DONE);
            assertThat(Propagation.run(oneByOne, depth)).isEqualTo(PropagationOutcome.DONE);
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                assertThat(CandidateGridTest.candidates(oneByOne, cell))
                        .isEqualTo(CandidateGridTest.candidates(atOnce, cell))
                        .contains(solution.digit(cell));
            }
        }
    }

    /** A watch that stops the work when it reads the clock for the fifth time. */
    private static Watch stoppedAtFifthLook() {
        AtomicInteger looks = new AtomicInteger();
        Clock clock = () -> looks.incrementAndGet() < 6 ? 0 : 2;
        return Limits.none().withTimeout(clock, 1).watch();
    }
}
