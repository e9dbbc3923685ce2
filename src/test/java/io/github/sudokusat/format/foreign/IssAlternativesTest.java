package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Published puzzles with alternatives have the solutions that are stated, and no other. */
class IssAlternativesTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/iss-alternatives.csv", delimiter = '|', maxCharsPerColumn = 10_000)
    void theOnlySolutionIsTheOneThatIsStated(String constraints, String solution) {
        Grid puzzle = Imports.read(constraints, 1, Set.of()).puzzle().grid();
        assertThat(SudokuSolver.create().isProper(puzzle)).isTrue();
        Grid found = SudokuSolver.create().solve(puzzle).orElseThrow();
        assertThat(found).hasToString(solution);
        assertThat(found.conflicts()).isEmpty();
    }
}
