package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code export} and {@code decode} for model counters. */
@Tag("long")
class ModelCountCommandsTest {

    @TempDir
    Path directory;

    private String file = "";

    @BeforeEach
    void choose() {
        file = directory.resolve("p.cnf").toString();
    }

    private static String answer(String count) {
        return "s SATISFIABLE\nc s type mc\nc s log10-estimate 2.46\nc s exact arb int " + count + "\n";
    }

    private void export(String... puzzle) {
        String[] arguments = new String[puzzle.length + 4];
        arguments[0] = "export";
        arguments[1] = "--model-counting";
        arguments[2] = "-o";
        arguments[3] = file;
        System.arraycopy(puzzle, 0, arguments, 4, puzzle.length);
        run(arguments).is(0, "", "");
    }

    @Test
    void exportsTheHeaderOfCounters() {
        assertThat(run("export", "--model-counting", EMPTY_4).out()).contains("\nc t mc\np cnf 64 384\n");
        assertThat(run("export", "--model-counting", "--show", "--at-most-one", "commander", EMPTY_9)
                        .out())
                .containsPattern("\nc t pmc\np cnf \\d+ \\d+\nc p show 1 2 3 ");
        assertThat(run("export", EMPTY_4).out()).doesNotContain("\nc t ");
    }

    @Test
    void anEqualCountIsVerified() {
        export(EMPTY_4);
        runOn(answer("288"), "decode", file, "-").is(0, "verified: 288\n", "");
        runOn(answer("288"), "decode", "--format", "json", file, "-")
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"................\",\"result\":\"verified\",\"count\":\"288\",\"ours\":\"288\",\"exact\":true}\n",
                        "");
        runOn(answer("288"), "decode", "--format", "csv", file, "-")
                .is(0, "puzzle,result,count,ours,message\n................,verified,288,288,\n", "");
        runOn(answer("288"), "decode", "--format", "picture", file, "-")
                .is(0, "Verified: 288 solutions, as counted here.\n", "");
        runOn(answer("288"), "decode", "--dimacs-exit-codes", file, "-").is(0, "verified: 288\n", "");
    }

    @Test
    void theSolutionsThatACertificateExcludesAreAdded() {
        Path certificate = directory.resolve("certificate");
        run("prove", "--count", "-o", certificate.toString(), EMPTY_4).is(0, "288\n", "");
        String none = "s UNSATISFIABLE\nc s type mc\nc s exact arb int 0\n";
        String formula = certificate.resolve("puzzle.cnf").toString();
        runOn(none, "decode", formula, "-").is(0, "verified: 288\n", "");
    }

    @Test
    void aCountOfAnySizeIsCompared() {
        export(EMPTY_9);
        runOn(answer("6670903752021072936960"), "decode", file, "-").is(0, "verified: 6670903752021072936960\n", "");
    }

    @Test
    void noSolutionIsCompared() {
        export(Cli.NONE);
        runOn("s UNSATISFIABLE\nc s exact arb int 0\n", "decode", file, "-").is(0, "verified: 0\n", "");
    }

    @Test
    void aDifferentCountIsRefusedWithBoth() {
        export(EMPTY_4);
        runOn(answer("287"), "decode", file, "-")
                .is(3, "refused: the answer says 287 solutions, but there are 288\n", "");
        runOn("s UNSATISFIABLE\nc s exact arb int 0\n", "decode", file, "-")
                .is(3, "refused: the answer says 0 solutions, but there are 288\n", "");
        runOn(answer("12345"), "decode", "--format", "picture", file, "-")
                .is(3, "Refused: the answer says 12,345 solutions, but there are 288.\n", "");
        runOn(answer("1"), "decode", "--format", "json", file, "-")
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"................\",\"result\":\"refused\",\"count\":\"1\",\"ours\":\"288\",\"exact\":true,"
                                + "\"message\":\"the answer says 1 solution, but there are 288\"}\n",
                        "");
    }

    @Test
    void aCountOutOfReachIsNotCompared() {
        export("--rule", "diagonals", EMPTY_9);
        String said = "the answer says 55,613,393,399,531,520 solutions, which was not compared: time limit reached";
        runOn(answer("55613393399531520"), "decode", "--timeout", "50ms", file, "-")
                .is(5, "unknown: " + said + "\n", "");
        Cli.Result json =
                runOn(answer("55613393399531520"), "decode", "--timeout", "50ms", "--format", "json", file, "-");
        assertThat(json.code()).isEqualTo(5);
        assertThat(json.out())
                .endsWith("\"result\":\"unknown\",\"count\":\"55613393399531520\",\"message\":\"" + said + "\"}\n");
        Cli.Result low = runOn(answer("1"), "decode", "--timeout", "2s", file, "-");
        assertThat(low.code()).isEqualTo(3);
        assertThat(low.out()).matches("refused: the answer says 1 solution, but there are at least [\\d,]+\n");
    }

    @Test
    void pencilMarksConfineTheCount() throws Exception {
        Path marks = directory.resolve("marks.txt");
        Files.writeString(marks, "12 1234 1234 1234\n" + "1234 1234 1234 1234\n".repeat(3));
        export(marks.toString());
        runOn(answer("144"), "decode", file, "-").is(0, "verified: 144\n", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "-288", "2.88e2", ""})
    void badCountsAreRefusedWithTheirPlace(String count) {
        export(EMPTY_4);
        runOn(answer(count), "decode", file, "-")
                .isRefused("standard input: line 4, column 1", ": expected a whole number of at most 200000 digits");
    }

    @Test
    void theHelpSaysHowLongCountingTakes() {
        String words = run("decode", "--help").out().replaceAll("\\s+", " ");
        assertThat(words)
                .contains("--timeout=TIME The time allowed for counting, such as 10s, 500ms or 2m. Default: 1m.");
        assertThat(runOnTerminal("decode", "--timeout", "soon", "a", "b").err())
                .contains("--timeout must be a duration");
    }
}
