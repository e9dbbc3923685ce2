package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Full ranks of the Interactive Sudoku Solver, some of whose lines may be equal. */
class IssRanksTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/iss-ranks.csv", delimiter = '|')
    void thePuzzleHasItsSolutionAlone(String constraints, String solution) {
        Grid puzzle = read(constraints);
        assertThat(GridFormat.line().format(SudokuSolver.create().solve(puzzle).orElseThrow()))
                .isEqualTo(solution);
        assertThat(SudokuSolver.create().isProper(puzzle)).isTrue();
    }

    @Test
    void withoutTiesAllLinesAreDifferent() {
        Grid puzzle = read(".Shape~4x4.FullRankTies~none");
        Set<String> found = new TreeSet<>();
        BruteForce.search(puzzle, Long.MAX_VALUE, solution -> found.add(solution.toString()));
        Set<String> expected = new TreeSet<>();
        BruteForce.search(Grid.empty(Layout.boxes(2, 2)), Long.MAX_VALUE, solution -> {
            if (hasDifferentLines(solution.toString())) {
                expected.add(solution.toString());
            }
        });
        assertThat(found).isNotEmpty().hasSizeLessThan(288).isEqualTo(expected);
    }

    @Test
    void housesKeepMostLinesDifferent() {
        assertThat(read(".FullRankTies~none").layout()).isEqualTo(Layout.classic());
        assertThat(read(".NoBoxes.FullRankTies~none").layout().addedRules()).hasSize(18);
    }

    private static boolean hasDifferentLines(String grid) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            for (int j = 0; j < 4; j++) {
                row.append(grid.charAt(4 * i + j));
                column.append(grid.charAt(4 * j + i));
            }
            lines.addAll(List.of(row.toString(), column.toString()));
            lines.addAll(List.of(row.reverse().toString(), column.reverse().toString()));
        }
        return Set.copyOf(lines).size() == lines.size();
    }

    private static Grid read(String constraints) {
        return Imports.read(constraints, 1, Set.of()).puzzle().grid();
    }
}
