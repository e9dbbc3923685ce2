package io.github.sudokusat.testing;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleMakerTest {

    /** Compares the oracle with the known numbers of 4 × 4 grids (OEIS A107739) and of 4 × 4 Latin squares (A002860). */
    @Test
    void theOracleFindsTheKnownTotals() {
        assertThat(BruteForce.count(Grid.empty(Layout.boxes(2, 2)), 1_000)).isEqualTo(288);
        assertThat(BruteForce.count(Grid.empty(Layout.boxes(1, 4)), 1_000)).isEqualTo(576);
        assertThat(BruteForce.count(Grid.empty(Layout.boxes(2, 2)), 7)).isEqualTo(7);
        assertThat(BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 288)).doesNotHaveDuplicates();
        assertThat(BruteForce.count(Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 1), 7))
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,5", "2,2", "2,3", "3,2", "3,3", "3,4", "4,4", "5,5", "6,6", "8,8"})
    void solvesLayoutsOfBoxes(int rows, int columns) {
        Layout layout = Layout.boxes(rows, columns);
        Grid solution = new PuzzleMaker(5).solution(layout);
        assertThatGrid(solution).solves(new PuzzleMaker(6).blank(solution, 0.5));
        assertThat(new PuzzleMaker(5).solution(layout)).isEqualTo(solution);
    }

    @Test
    void solvesVariantsAndJigsaws() {
        Layout nine = Layout.classic();
        for (Variant variant : Variant.values()) {
            Layout layout = nine.with(variant);
            assertThatGrid(new PuzzleMaker(1).solution(layout)).solves(Grid.empty(layout));
        }
        Layout jigsaw = Layouts.jigsaw(new BoxShape(3, 3), 6, new Random(1));
        assertThatGrid(new PuzzleMaker(1).solution(jigsaw)).solves(Grid.empty(jigsaw));
    }

    @Test
    void minimalPuzzlesAreProperAndNeedEveryGiven() {
        for (Layout layout : new Layout[] {Layout.boxes(2, 2), Layout.boxes(2, 3)}) {
            Grid puzzle = new PuzzleMaker(2).minimalPuzzle(layout);
            assertThat(BruteForce.count(puzzle, 2)).isOne();
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                if (puzzle.digit(cell) != 0) {
                    assertThat(BruteForce.count(puzzle.with(cell, 0), 2)).isEqualTo(2);
                }
            }
        }
        Grid nine = new PuzzleMaker(2).minimalPuzzle(Layout.classic());
        assertThat(nine.filledCount()).isLessThan(32);
        assertThat(BruteForce.count(nine, 2)).isOne();
    }

    @Test
    void failedAssertionsShowBothGrids() {
        Grid puzzle = Grid.empty(Layout.boxes(2, 2)).with(0, 3);
        Grid solution = BruteForce.solutions(puzzle, 1).get(0);
        assertThatGrid(solution).solves(puzzle);
        assertThatThrownBy(() -> assertThatGrid(solution.with(5, 0)).solves(puzzle))
                .hasMessageContaining("has blanks");
        assertThatThrownBy(() -> assertThatGrid(solution).solves(puzzle.with(0, 4)))
                .hasMessageContaining("changes digits of the puzzle")
                .hasMessageContaining(" 4 . . .");
        assertThatThrownBy(() -> assertThatGrid(solution.with(0, 4)).solves(puzzle))
                .hasMessageContaining("has conflicts: [4 appears more than once in");
    }
}
