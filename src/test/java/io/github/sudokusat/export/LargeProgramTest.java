package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Forked;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Streams programs as large as the heap or larger, and reads them back together with an answer. */
@Tag("long")
class LargeProgramTest {

    @TempDir
    Path directory;

    /** 262,144 variables and 16,384 rows: 17 MB of LP, 11 MB of OPB. */
    @ParameterizedTest
    @CsvSource({"lp, LP_RAW, 15", "opb, OPB, 10"})
    void sixtyFourBySixtyFourGoesToAFileInTwelveMegabytes(String name, Answers.Format format, int megabytes)
            throws Exception {
        Path file = directory.resolve("program");
        assertThat(Forked.run("12m", LargeProgram.class, "8", "8", name, file.toString())
                        .strip())
                .isEqualTo("true");
        assertThat(Files.size(file)).isGreaterThan(megabytes << 20);
        Grid empty = Grid.empty(Layout.boxes(8, 8));
        Grid solution = new PuzzleMaker(1).solution(empty.layout());
        SudokuProgram program = SudokuProgram.of(empty);
        assertThat(decode(file, Answers.solution(format, program, solution)))
                .isEqualTo(new DecodeResult.Solution(empty, solution));
        String wrong = Answers.turned(format, program, solution, 64 * 64 * 64);
        assertThatThrownBy(() -> decode(file, wrong))
                .isInstanceOf(WrongAnswerException.class)
                .hasMessageContaining("constraint cell_r64c64 ");
    }

    private static DecodeResult decode(Path file, String answer) throws IOException {
        try (BufferedReader exported = Files.newBufferedReader(file)) {
            return AnswerDecoder.decode(exported, new StringReader(answer));
        }
    }

    /** There is one row for each cell, and one for each digit and each of the three kinds of houses. */
    @Test
    void thereAreFourTimesAsManyRowsAsCells() throws Exception {
        Path file = directory.resolve("program");
        Forked.run("12m", LargeProgram.class, "6", "6", "lp", file.toString());
        long rows;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            rows = lines.lines().filter(line -> line.matches(" [a-z]+_.*:.*")).count();
        }
        assertThat(rows).isEqualTo(4 * 36 * 36);
    }
}
