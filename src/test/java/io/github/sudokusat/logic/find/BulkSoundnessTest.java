package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * No step and no round contradicts the solution of any puzzle of the bulk files, if uniqueness is assumed. The files are in the directory that the
 * system property {@code puzzles.dir} names, with one puzzle a line; if they are missing, {@link SoundnessTest} tests puzzles that it creates
 * itself.
 */
@Tag("slow")
class BulkSoundnessTest {

    private static final Path DIRECTORY = Path.of(System.getProperty("puzzles.dir", "../shared/data"));

    @ParameterizedTest
    @CsvSource({"easy, 1", "clues17, 1", "magictour1465, 1", "hardest, 200"})
    void noStepContradictsTheSolution(String name, int every) throws IOException {
        Path file = DIRECTORY.resolve(name + ".txt");
        assumeTrue(Files.isRegularFile(file), () -> file + " is not there");
        List<String> lines;
        try (Stream<String> all = Files.lines(file, StandardCharsets.UTF_8)) {
            lines = all.filter(line -> !line.isBlank() && line.charAt(0) != '#').toList();
        }
        GridParser parser = GridParser.create();
        LogicSolver logic = LogicSolver.of(Layout.classic()).withUniqueness(true);
        SudokuSolver sat = SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance()));
        int solved = 0;
        int tried = 0;
        for (int i = 0; i < lines.size(); i += every) {
            Grid puzzle = parser.parse(lines.get(i));
            tried++;
            Grid solution = sat.solve(puzzle).findSolution().orElseThrow();
            LogicPath path = logic.solve(logic.start(puzzle));
            path.steps().forEach(step -> SoundnessTest.assertAgrees(step, solution, puzzle));
            checkRounds(logic, puzzle, solution);
            solved += path.isSolved() ? 1 : 0;
        }
        System.out.println(name + ": " + solved + " of " + tried + " puzzles solved without search");
        assertThat(solved).as(name).isEqualTo(tried);
    }

    private static void checkRounds(LogicSolver logic, Grid puzzle, Grid solution) {
        CandidateGrid position = logic.start(puzzle);
        for (List<Step> round = logic.nextRound(position).orElseThrow();
                !round.isEmpty();
                round = logic.nextRound(position).orElseThrow()) {
            for (Step step : round) {
                SoundnessTest.assertAgrees(step, solution, puzzle);
                assertThat(LogicSolver.apply(step, position)).isTrue();
            }
        }
    }
}
