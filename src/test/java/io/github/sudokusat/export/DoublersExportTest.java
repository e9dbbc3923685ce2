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
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** CNF and OPB files of puzzles with doublers: clasp finds exactly the solutions that the rules mean. */
@Tag("long")
class DoublersExportTest {

    @TempDir
    Path directory;

    static Stream<DoubledGrids.Meant> rules() {
        return DoubledGrids.rules();
    }

    /** Each rule with the next encoding. */
    static Stream<Arguments> rulesAndEncodings() {
        List<DoubledGrids.Meant> rules = rules().toList();
        Encoding[] encodings = Encoding.values();
        return IntStream.range(0, rules.size())
                .mapToObj(i -> Arguments.of(rules.get(i), encodings[i % encodings.length]));
    }

    @ParameterizedTest
    @MethodSource("rulesAndEncodings")
    void formulasHaveTheSolutionsThatTheRuleMeans(DoubledGrids.Meant rule, Encoding encoding) throws Exception {
        Tools.require("clasp");
        assertFormula(rule, encoding);
    }

    @ParameterizedTest
    @MethodSource("rules")
    @Tag("slow")
    void everyFormulaHasTheSolutionsThatTheRuleMeans(DoubledGrids.Meant rule) throws Exception {
        Tools.require("clasp");
        for (Encoding encoding : Encoding.values()) {
            assertFormula(rule, encoding);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void programsHaveTheSolutionsThatTheRuleMeans(DoubledGrids.Meant rule) throws Exception {
        Tools.require("clasp");
        assertModels(rule, OtherProgram.opb(SudokuProgram.of(Grid.empty(rule.layout()))));
    }

    private void assertFormula(DoubledGrids.Meant rule, Encoding encoding) throws Exception {
        Grid puzzle = Grid.empty(rule.layout());
        SudokuCnf formula = SudokuEncoder.of(
                        puzzle.layout(), EncodingOptions.defaults().withEncoding(encoding))
                .encode(Puzzle.of(puzzle));
        StringBuilder text = new StringBuilder();
        DimacsExport.write(formula, text);
        assertModels(rule, text.toString());
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
