package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SudokuSolver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Published puzzles with fewer rows, columns or cells in a box than digits have the solution that is stated with them, and no other. */
class IssRectanglesTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/iss-rectangles.csv", delimiter = '|', maxCharsPerColumn = 10_000)
    void thePuzzleHasItsSolutionAlone(String puzzle, String solution) {
        Grid grid = GridParser.create().parse(puzzle);
        SudokuSolver solver = SudokuSolver.create();
        assertThat(GridFormat.line().format(solver.solve(grid).orElseThrow())).isEqualTo(solution);
        assertThat(solver.isProper(grid)).isTrue();
    }
}
