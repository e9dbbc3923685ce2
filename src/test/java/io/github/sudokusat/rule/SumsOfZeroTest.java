package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums of 0 where digits begin with 0. */
class SumsOfZeroTest {

    private static final Layout FOUR = Layout.boxes(2, 2).withLeastValue(0);

    private static List<Grid> solutions(Layout layout) {
        try (Stream<Grid> found = SudokuSolver.create().solutions(Grid.empty(layout))) {
            return found.toList();
        }
    }

    /** A rule, and the cells that are 0 with it, numbered row by row. */
    @ParameterizedTest
    @CsvSource({
        "killer 0 r1c1, 0",
        "killer 0 r2c3 r2c3, 6",
        "sum 0 r1c1 r3c2, 0 9",
        "sum-line 0 r1c1, 0",
        "sum-line 0 r1c1 r3c2 r2c3, 0 9 6",
        "pair-sum 0 r1c1 r3c2, 0 9"
    })
    void itsCellsAreZero(String rule, String cells) {
        List<Integer> zeros =
                Arrays.stream(cells.split(" ")).map(Integer::valueOf).toList();
        List<Grid> expected = solutions(FOUR).stream()
                .filter(grid -> zeros.stream().allMatch(cell -> grid.digit(cell) == 1))
                .toList();
        assertThat(expected).isNotEmpty();
        Layout ruled = LayoutText.addRules(FOUR, List.of(rule));
        assertThat(LayoutText.rules(ruled)).containsExactly(rule);
        assertThat(lines(solutions(ruled))).isEqualTo(lines(expected));
        for (Grid solution : solutions(FOUR)) {
            boolean holds = zeros.stream().allMatch(cell -> solution.digit(cell) == 1);
            assertThat(Grid.of(ruled, solution.digits()).conflicts().isEmpty())
                    .as("%s", solution)
                    .isEqualTo(holds);
        }
    }

    private static List<String> lines(List<Grid> grids) {
        return grids.stream().map(Grid::toString).sorted().collect(Collectors.toList());
    }

    @Test
    void differentDigitsDoNotSumToZero() {
        assertThatThrownBy(() -> LayoutText.addRules(FOUR, List.of("killer 0 r1c1 r1c2")))
                .hasMessageContaining("no 2 different digits sum to 0 (killer cage 0 at r1c1): the least sum is 1");
        assertThatThrownBy(() -> LayoutText.addRules(FOUR, List.of("little-killer 0 r1c2 down-left")))
                .hasMessageContaining("no 2 different digits sum to 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"killer 0 r1c1", "sum 0 r1c1", "sum-line 0 r1c1", "pair-sum 0 r1c1 r3c2"})
    void digitsFromOneDoNotSumToZero(String rule) {
        assertThatThrownBy(() -> LayoutText.addRules(Layout.boxes(2, 2), List.of(rule)))
                .hasMessageContaining("but found \"0\"");
    }

    @Test
    void aCageOfTheInteractiveSudokuSolverHasNoSumThen() {
        Layout cage =
                GridParser.create().parse(".Shape~4x4~0-3.Cage~0~R1C1~R3C2").layout();
        assertThat(LayoutText.rules(cage)).containsExactly("killer r1c1 r3c2");
        Layout sum = GridParser.create().parse(".Shape~4x4~0-3.Sum~0~R1C1~R3C2").layout();
        assertThat(LayoutText.rules(sum)).containsExactly("sum 0 r1c1 r3c2");
        Layout line =
                GridParser.create().parse(".Shape~4x4~0-3.SumLine~0~R1C1~R3C2").layout();
        assertThat(LayoutText.rules(line)).containsExactly("sum-line 0 r1c1 r3c2");
    }
}
