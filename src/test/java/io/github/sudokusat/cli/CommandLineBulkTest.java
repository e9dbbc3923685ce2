package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.BAD;
import static io.github.sudokusat.cli.Cli.BAD_MESSAGE;
import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Waits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs over many puzzles. */
class CommandLineBulkTest {

    private static final int LINES = 2000;

    /** At this interval there is a line that is not a puzzle. */
    private static final int BAD_EVERY = 97;

    @TempDir
    Path directory;

    @Test
    void anyNumberOfThreadsGivesTheSameBytes() {
        List<String> solutions = new ArrayList<>();
        String input = puzzles(solutions);
        Cli.Result one = runOn(input, "solve", "-j", "1");
        assertThat(one.code()).isEqualTo(2);
        assertThat(one.out().lines()).containsExactlyElementsOf(solutions);
        List<String> messages = one.err().lines().toList();
        assertThat(messages).hasSize(LINES / BAD_EVERY);
        for (int i = 0; i < messages.size(); i++) {
            assertThat(messages.get(i))
                    .startsWith("sudoku-sat: standard input: line " + (i + 1) * BAD_EVERY + ", column 7: ");
        }
        assertThat(runOn(input, "solve", "-j", "4")).isEqualTo(one);
        assertThat(runOn(input, "solve")).isEqualTo(one);
        for (String format : List.of("json", "csv")) {
            assertThat(runOn(input, "check", "--format", format, "-j", "4"))
                    .isEqualTo(runOn(input, "check", "--format", format, "-j", "1"));
        }
    }

    /** Puzzles of 36 cells, most of them with one solution or few; for each, its first solution or the word in its place. */
    private static String puzzles(List<String> solutions) {
        PuzzleMaker maker = new PuzzleMaker(3);
        StringBuilder text = new StringBuilder();
        for (int line = 1; line <= LINES; line++) {
            Grid solution = maker.solution(Layout.boxes(2, 3));
            Grid puzzle = maker.blank(solution, 12);
            while (!PuzzleMaker.isProper(puzzle)) {
                puzzle = maker.blank(solution, 12);
            }
            boolean isBad = line % BAD_EVERY == 0;
            text.append(isBad ? puzzle.toString().substring(0, 6) + "!" : puzzle)
                    .append('\n');
            solutions.add(isBad ? "error" : solution.toString());
        }
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource({"solve, 1, none, none, unknown", "check, proper, none, several, unknown", "count, 1, 0, 2, >=0"})
    void verdictsAreInTheRecords(String command, String proper, String none, String several, String unknown) {
        String first = command.equals("solve") ? EASY_SOLUTION : proper;
        runOn(EASY + "\n" + CLASH + "\n" + NONE + "\n", command).is(0, first + "\n" + none + "\n" + none + "\n", "");
        if (!command.equals("solve")) {
            runOn(EASY + "\n" + TWO + "\n", command).is(0, first + "\n" + several + "\n", "");
        }
        runOn(EASY + "\n" + HARD + "\n", command, "--max-conflicts", "0").is(5, first + "\n" + unknown + "\n", "");
        runOn(HARD + "\n" + BAD + "\n" + EASY + "\n", command, "--max-conflicts", "0")
                .is(2, unknown + "\nerror\n" + first + "\n", "sudoku-sat: standard input: " + BAD_MESSAGE + "\n");
    }

    @Test
    void aBadLineIsARecordInEveryFormat() {
        String input = EASY + "\n" + BAD + "\n";
        String said = "sudoku-sat: standard input: " + BAD_MESSAGE + "\n";
        String solved = "{\"line\":1,\"puzzle\":\"" + EASY + "\",\"result\":\"solved\",\"solution\":\"" + EASY_SOLUTION
                + "\"}\n";
        String error = "{\"line\":2,\"puzzle\":\"" + BAD + "\",\"result\":\"error\",\"message\":\""
                + BAD_MESSAGE.replace("\"", "\\\"") + "\"}\n";
        runOn(input, "solve", "--format", "json").is(2, solved + error, said);
        runOn(input, "count", "--format", "csv")
                .is(
                        2,
                        "line,id,puzzle,count,exact,message\n1,," + EASY + ",1,true,\n2,," + BAD + ",error,,\""
                                + BAD_MESSAGE.replace("\"", "\"\"") + "\"\n",
                        said);
        runOn(HARD + "\n" + EASY + "\n", "check", "--format", "csv", "--max-conflicts", "0")
                .is(
                        5,
                        "line,id,puzzle,result,solution,witness1,witness2,message\n1,," + HARD
                                + ",unknown,,,,work limit reached\n2,," + EASY + ",proper," + EASY_SOLUTION
                                + ",,,\n",
                        "");
        assertThat(runOn(input, "solve", "--format", "picture").out())
                .startsWith("line 1:\n+---")
                .endsWith("+\n\nline 2:\nerror\n");
    }

    @Test
    void titlesAndColumnsAreKept() {
        String rows = TWO.substring(0, 4) + "\n" + TWO.substring(4, 8) + "\n2143\n4321\n";
        String witnesses = ",several,,1234341221434321,3214143221434321,\n";
        runOn("Grid 01\n" + rows + "Grid 02\n" + rows, "check", "--engine", "backtrack", "--format", "csv")
                .is(
                        0,
                        "line,id,puzzle,result,solution,witness1,witness2,message\n2,Grid 01," + TWO + witnesses
                                + "7,Grid 02," + TWO + witnesses,
                        "");
        runOn("id,puzzle,level\na7," + EASY + ",3\n", "solve", "--format", "json")
                .is(
                        0,
                        "{\"line\":2,\"id\":\"a7\",\"puzzle\":\"" + EASY + "\",\"result\":\"solved\",\"solution\":\""
                                + EASY_SOLUTION + "\",\"unique\":true}\n",
                        "");
    }

    @Test
    void recordsNameTheirSourceIfThereAreSeveral() throws IOException {
        Path file = Files.writeString(directory.resolve("one \"1\".txt"), TWO + "\n" + BAD.substring(65) + "\n");
        String typed = directory + "/./one \"1\".txt";
        assertThat(file).exists();
        String name = typed.replace("\"", "\\\"");
        Cli.Result result = runOn(CLASH + "\n", "count", "--format", "json", "-j", "2", typed, "-", TWO);
        assertThat(result.out().lines().map(line -> line.replaceFirst(",\"message.*", "}")))
                .containsExactly(
                        "{\"source\":\"" + name + "\",\"line\":1,\"puzzle\":\"" + TWO
                                + "\",\"result\":\"counted\",\"count\":\"2\",\"exact\":true}",
                        "{\"source\":\"" + name + "\",\"line\":2,\"puzzle\":\"" + BAD.substring(65)
                                + "\",\"result\":\"error\"}",
                        "{\"source\":\"-\",\"line\":1,\"puzzle\":\"" + CLASH
                                + "\",\"result\":\"counted\",\"count\":\"0\",\"exact\":true}",
                        "{\"source\":\"argument 3\",\"line\":1,\"puzzle\":\"" + TWO
                                + "\",\"result\":\"counted\",\"count\":\"2\",\"exact\":true}");
        assertThat(runOn(CLASH + "\n", "count", "--format", "csv", "-", TWO).out())
                .isEqualTo("line,id,puzzle,count,exact,message,source\n1,," + CLASH + ",0,true,,-\n1,," + TWO
                        + ",2,true,,argument 2\n");
    }

    @Test
    void severalSolutionsOfManyPuzzles() {
        Cli.Result result = runOn(TWO + "\n" + NONE + "\n" + TWO + "\n", "solve", "--solutions", "all", "-j", "2");
        assertThat(result.code()).isZero();
        assertThat(result.out().lines().toList()).hasSize(5);
        assertThat(result.out().lines().toList().get(2)).isEqualTo("none");
    }

    /** Every kind of unreadable source gives a record in its place, and the sources after it are read. */
    @Test
    void aSourceThatCannotBeReadDoesNotEndTheRun() throws IOException {
        byte[] zipped = Cli.gzip((EASY + "\n").repeat(3));
        byte[] broken = zipped.clone();
        broken[broken.length - 6] ^= 0x55;
        Path damaged = Files.write(directory.resolve("damaged.gz"), broken);
        Path truncated = Files.write(directory.resolve("truncated.gz"), Arrays.copyOf(zipped, zipped.length - 4));
        Path wide = Files.write(directory.resolve("wide.txt"), ("\uFEFF" + EASY).getBytes(StandardCharsets.UTF_16LE));
        Path missing = directory.resolve("missing.txt");
        String sources = String.join(" ", HARD, damaged.toString(), directory.toString(), EASY, wide.toString());
        String[] command = ("solve " + sources + " " + missing + " " + truncated + " " + HARD).split(" ", -1);
        String three = (EASY_SOLUTION + "\n").repeat(3);
        String solutions = HARD_SOLUTION + "\n" + three + "error\nerror\n" + EASY_SOLUTION + "\nerror\nerror\n" + three
                + "error\n" + HARD_SOLUTION + "\n";
        String messages = "sudoku-sat: " + damaged + ": the gzip data is damaged (after 3 puzzles)\n"
                + "sudoku-sat: " + directory + ": is a directory\n"
                + "sudoku-sat: " + wide + ": expected text in UTF-8 or ASCII, but found UTF-16\n"
                + "sudoku-sat: " + missing + ": there is no such file\n"
                + "sudoku-sat: " + truncated + ": the gzip data is truncated (after 3 puzzles)\n";
        run(command).is(2, solutions, messages);
        Path out = directory.resolve("out");
        run(CommandLineTest.with(command, "-o", out.toString())).is(2, "", messages);
        assertThat(out).hasContent(solutions);
        assertThat(run(CommandLineTest.with(command, "--format", "json")).out().lines())
                .hasSize(14)
                .contains("{\"source\":\"" + directory + "\",\"line\":1,\"puzzle\":\"\",\"result\":\"error\","
                        + "\"message\":\"is a directory\"}")
                .contains("{\"source\":\"" + missing + "\",\"line\":1,\"puzzle\":\"" + missing
                        + "\",\"result\":\"error\",\"message\":\"there is no such file\"}")
                .contains("{\"source\":\"" + truncated + "\",\"line\":4,\"puzzle\":\"\",\"result\":\"error\","
                        + "\"message\":\"the gzip data is truncated (after 3 puzzles)\"}");
    }

    @Test
    void aRuleThatALayoutCannotHaveAffectsThatPuzzleAlone() {
        String six = "1" + ".".repeat(35);
        String clash = "11" + ".".repeat(79);
        run("check", six, clash, "--rule", "windoku")
                .is(
                        2,
                        "error\nnone\n",
                        "sudoku-sat: argument 1: line 1: --rule windoku: windoku needs square boxes of 2x2 or more, but"
                                + " these are 2x3\n");
    }

    @Test
    void resultsBeforeAFailureArePrinted() {
        Cli.Result result = run("solve", "-j", "1", "nonsense", TWO, "--solver", "nosuchprogram {cnf}");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEqualTo("error\n");
        assertThat(result.err().lines().skip(1))
                .singleElement()
                .asString()
                .startsWith("sudoku-sat: solver 'nosuchprogram {cnf}': cannot be started");
    }

    @Test
    void answersArriveBeforeTheProgramWaitsForTheNextPuzzle() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PipedOutputStream typing = new PipedOutputStream();
        InputStream in = new PipedInputStream(typing);
        FutureTask<Integer> command =
                new FutureTask<>(() -> Cli.run(in, out, OutputStream.nullOutputStream(), false, "solve", "-j", "1"));
        new Thread(command, "command").start();
        typing.write((EASY + "\n" + HARD + "\n" + EASY + "\n").getBytes(StandardCharsets.US_ASCII));
        typing.flush();
        Waits.until("three answers", () -> out.size() >= 3 * 82);
        assertThat(out.toString(StandardCharsets.US_ASCII))
                .isEqualTo(EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n" + EASY_SOLUTION + "\n");
        typing.close();
        assertThat(command.get(30, TimeUnit.SECONDS)).isZero();
        assertThat(out.toString(StandardCharsets.US_ASCII)).hasLineCount(3);
    }

    @Test
    void aClosedPipeEndsTheRunSilently() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream((EASY + "\n").repeat(3000).getBytes(StandardCharsets.US_ASCII));
        assertThat(Cli.run(in, failing("Broken pipe"), err, false, "solve")).isZero();
        assertThat(Cli.run(in, failing("Broken pipe"), err, false, "--help")).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aFullDiskIsOneMessage() {
        for (String[] command : new String[][] {
            {"solve", EASY},
            {"check", EASY, HARD},
            {"count", EASY},
            {"export", EASY},
            {"var", "1"},
            {"--help"},
            {"help", "solve"},
            {"export", "--help"},
            {"--version"},
            {"generate-completion"},
            {"solve", "-j", "2"},
            {"sheet", EASY},
            {"sheet", "--format", "svg", EASY}
        }) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            InputStream in = new ByteArrayInputStream((EASY + "\n").repeat(3000).getBytes(StandardCharsets.US_ASCII));
            assertThat(Cli.run(in, failing("No space left on device"), err, false, command))
                    .isEqualTo(1);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .isEqualTo("sudoku-sat: cannot write: No space left on device\n");
        }
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException(reason);
            }
        };
    }
}
