package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.testing.DoubledGrids;
import io.github.sudokusat.testing.Tools;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** CNF and OPB files of puzzles with doublers: clasp finds exactly the solutions that the rules mean. */
@Tag("long")
class DoublersExportTest {

    @TempDir
    Path directory;

    static Stream<DoubledGrids.Meant> rules() {
        return DoubledGrids.rules();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void filesHaveTheSolutionsThatTheRuleMeans(DoubledGrids.Meant rule) throws Exception {
        Tools.require("clasp");
        Grid puzzle = Grid.empty(rule.layout());
        for (Encoding encoding : Encoding.values()) {
            SudokuCnf formula = SudokuEncoder.of(
                            puzzle.layout(), EncodingOptions.defaults().withEncoding(encoding))
                    .encode(Puzzle.of(puzzle));
            StringBuilder text = new StringBuilder();
            DimacsExport.write(formula, text);
            assertModels(rule, text.toString());
        }
        assertModels(rule, OtherProgram.opb(SudokuProgram.of(puzzle)));
    }

    private void assertModels(DoubledGrids.Meant rule, String exported) throws Exception {
        Set<Grid> found = new HashSet<>();
        for (String model : OtherProgram.models(directory, exported)) {
            DecodeResult decoded = AnswerDecoder.decode(new StringReader(exported), new StringReader(model));
            found.add(((DecodeResult.Solution) decoded).solution());
        }
        assertThat(found).as("%s", rule).isEqualTo(rule.solutions());
    }
}
