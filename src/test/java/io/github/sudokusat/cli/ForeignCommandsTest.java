package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.text.LzString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles of other programs on the command line, read and written. */
class ForeignCommandsTest {

    /** A proper puzzle with a drawing. */
    private static final String JSON = ("{'size':4,'grid':[[{'value':1},{},{},{}],[{},{},{},{}],[{},{},{},{}],"
                    + "[{},{},{},{'value':4}]],'circle':[{'cells':['R1C1']}],'thermometer':[{'lines':[['R1C1','R1C2']"
                    + ",['R2C1','R2C2'],['R3C3','R3C4']]}],'killercage':[{'cells':['R1C3','R2C3'],'value':'4'}]}\n")
            .replace('\'', '"');

    @TempDir
    private Path directory;

    private String file = "";

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(directory.resolve("puzzle.json"), JSON).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "check",
                "count",
                "candidates",
                "minimize",
                "hint",
                "explain",
                "rate",
                "show",
                "export",
                "export --to lp",
                "sheet --unchecked",
                "sheet --format svg --unchecked"
            })
    void everyCommandSaysWhatIsLeftOut(String command) {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
        arguments.addAll(List.of("--ignore", "circle", file));
        assertThat(run(arguments.toArray(new String[0])).err())
                .contains("sudoku-sat: " + file + ": line 1: circle is left out\n")
                .doesNotContain("left out\nsudoku-sat: " + file + ": line 1: circle");
    }

    @Test
    void rulesThatDrawingsLookLikeAreNamed() throws IOException {
        String dot = "{ct:[0.5,1],w:0.3,h:0.3,r:true,c2:'#000',c1:'#000'}";
        String link = "scl" + LzString.compress("{ce:[[{},{}],[{},{}]],o:[" + dot + "]}");
        Path source = Files.writeString(directory.resolve("drawn.txt"), link + "\n");
        assertThat(run("check", source.toString()).err()).contains("cosmetics without meaning: overlays");
        assertThat(run("check", "--ignore", "overlays", source.toString()).err())
                .contains(
                        source + ": line 1: the drawings may be these rules, which --rules adds: ratio 2 r1c1 r1c2\n");
        assertThat(run("count", "--ignore", "overlays", "--rules", "ratio 2 r1c1 r1c2", source.toString())
                        .out())
                .isEqualTo("2\n");
    }

    @Test
    void proveAndGivensSayWhatIsLeftOut() {
        String message = file + ": line 1: circle is left out\n";
        assertThat(run(
                                "prove",
                                "--ignore",
                                "circle",
                                file,
                                "-o",
                                directory.resolve("c").toString())
                        .err())
                .contains("sudoku-sat: " + message);
        assertThat(run("check", "--ignore", "circle", "--givens", file, "1234341221434321")
                        .err())
                .contains("sudoku-sat: --givens: " + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fpuzzles", "fpuzzles-link", "sudokupad-link"})
    void showWritesWhatItReads(String format) {
        String rules =
                run("show", "--format", "rules", "--ignore", "circle", file).out();
        assertThat(rules).contains("killer 4 r1c3 r2c3");
        Cli.Result written = run("show", "--format", format, rules);
        assertThat(written.code()).isZero();
        assertThat(written.out().lines()).hasSize(1);
        run("show", "--format", "rules", written.out().strip()).is(0, rules, "");
        run("show", "--format", format, written.out().strip()).is(0, written.out(), "");
        assertThat(run("show", "--format", format, EMPTY_4, EMPTY_4).out().lines())
                .hasSize(2);
        run("show", "--format", format, "--rules", "sum 5 r1c1 r1c2", EMPTY_4)
                .is(2, "error\n", "sudoku-sat: argument 1: line 1: f-puzzles has no form of sum 5 at r1c1\n");
        run("solve", "--format", format, EMPTY_4).isRefused("works only with show");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            .Or.Cages~3~R1C1~R1C2.End.Shape~4x4 | 5 | constraints that are known or ignored by name, but found the unknown constraint Cages
            https://f-puzzles.com/?load=N4Ig!q | 33 | a character of base64, but found "!"
            {"grid":[[{}]],"killercage":[{"cells":[]}]} | 39 | at least one cell, but found "["
            """)
    void aBadPuzzleOfAnotherProgramIsNamedAsOne(String text, int column, String expected) {
        run("check", text)
                .is(2, "error\n", "sudoku-sat: argument 1: line 1, column " + column + ": expected " + expected + "\n");
    }
}
