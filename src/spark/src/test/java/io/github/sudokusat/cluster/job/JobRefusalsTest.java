package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.Results;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What jobs refuse, and what they say at their end. */
class JobRefusalsTest {

    @TempDir
    private Path directory;

    private Path puzzles(String... lines) throws IOException {
        return Files.writeString(directory.resolve("puzzles.txt"), String.join("\n", lines) + "\n");
    }

    private String out() {
        return directory.resolve("out").toString();
    }

    /** Bad options are refused before Spark is started. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "check p.txt|-o is missing",
                "check -o out|PUZZLE is missing",
                "chek p.txt -o out|unknown command \"chek\"; did you mean \"check\"?",
                "check --bix 3x3 p.txt -o out|unknown option \"--bix\"; did you mean \"--box\"?",
                "check --partitions 0 p.txt -o out|--partitions must be 1 or more, but is 0",
                "check --partitions x p.txt -o out|--partitions",
                "check p.txt -o out --bad out/|--bad must be another directory than -o",
                "check --format picture p.txt -o out|--format picture may give answers of several lines, but a job's have one; choose line, csv, json or parquet",
                "check --limit 1 p.txt -o out|--limit must be 2 or more",
                "check --rules nowhere.txt p.txt -o out|there is no such file",
                "count --estimate --limit 3 p.txt -o out|--limit cannot be combined with --estimate",
                "generate --count -1 -o out|--count must be 0 or more",
                "generate --level silly -o out|--level"
            })
    void badOptionsAreRefusedWithOneMessage(String command, String message) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = BulkJobs.run(
                () -> {
                    throw new AssertionError("no session is needed");
                },
                RemoteCommand.streams(new PrintStream(err, true, StandardCharsets.UTF_8)),
                List.of(),
                command.split(" "));
        new JobRun(code, err.toString(StandardCharsets.UTF_8)).isRefused(message);
    }

    @Test
    void missingInputIsRefused() {
        String missing = directory.resolve("missing.txt").toString();
        JobRun.of("check", missing, "-o", out()).isRefused(missing + ": there is no such file");
        JobRun.of("check", directory + "/*.none", "-o", out()).isRefused("*.none: there is no such file");
        assertThat(directory.resolve("out")).doesNotExist();
    }

    @Test
    void aColonInTheNameOfAFileIsRefused() throws IOException {
        Path file = Files.writeString(directory.resolve("c:d.txt"), Cli.EASY);
        JobRun.of("check", file.toString(), "-o", out())
                .isRefused("c:d.txt: Hadoop cannot read files whose names have a colon");
        assertThat(directory.resolve("out")).doesNotExist();
    }

    @Test
    void anOutputThatExistsIsReplacedOnlyOnRequest() throws IOException {
        String puzzles = puzzles(Cli.EASY, Cli.BAD).toString();
        assertThat(JobRun.of("check", puzzles, "-o", out()).code()).isEqualTo(2);
        assertThat(directory.resolve("out.bad")).isDirectory();
        JobRun.of("solve", puzzles, "-o", out()).isRefused("out exists already; --overwrite replaces it");
        assertThat(Results.records(directory.resolve("out"))).containsExactly("proper", "error");
        String good = puzzles(Cli.EASY, Cli.HARD).toString();
        assertThat(JobRun.of("solve", good, "-o", out(), "--overwrite").code()).isZero();
        assertThat(Results.records(directory.resolve("out"))).hasSize(2).contains(Cli.EASY_SOLUTION);
        assertThat(directory.resolve("out.bad")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "parquet"})
    void anEmptyDirectoryIsWrittenTo(String form) throws IOException {
        Files.createDirectory(directory.resolve("out"));
        JobRun run = JobRun.of("solve", puzzles(Cli.EASY).toString(), "-o", out(), "--format", form);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(directory.resolve("out/_SUCCESS")).exists();
    }

    @Test
    void theInputIsNeverReplaced() throws IOException {
        String in = puzzles(Cli.EASY).toString();
        for (String out : new String[] {in, directory.toString(), directory + "/"}) {
            JobRun.of("check", in, "-o", out, "--overwrite")
                    .isRefused("cannot be replaced, because it holds the input " + in);
        }
        JobRun.of("check", in, "-o", out(), "--bad", directory.toString(), "--overwrite")
                .isRefused("holds the input");
        assertThat(Path.of(in)).isRegularFile();
    }

    @Test
    void unknownCompressionIsRefused() throws IOException {
        JobRun.of("check", puzzles(Cli.EASY).toString(), "-o", out(), "--compression", "silly")
                .isRefused("--compression: there is no codec \"silly\"");
    }

    @Test
    void theSummaryCountsEachResultOnce() throws IOException {
        Path puzzles = puzzles(Cli.EASY, Cli.HARD, Cli.TWO, Cli.NONE, Cli.BAD, "", Cli.EASY);
        JobRun job = JobRun.of("check", puzzles.toString(), "-o", out(), "--partitions", "3");
        assertThat(job.err())
                .contains("1 bad line, written to " + out() + ".bad")
                .contains("6 puzzles in ")
                .contains(" a second: proper 3, several 1, none 1, error 1");
        assertThat(JobRun.of("check", "-q", puzzles.toString(), "-o", out(), "--overwrite")
                        .err())
                .isEqualTo("sudoku-sat: 1 bad line, written to " + out() + ".bad\n");
    }

    @Test
    void noPuzzleIsNoFailure() throws IOException {
        JobRun job = JobRun.of("check", "--format", "csv", puzzles("# none").toString(), "-o", out());
        assertThat(job.code()).as(job.err()).isZero();
        assertThat(Results.records(directory.resolve("out")))
                .containsExactly("line,id,puzzle,result,solution,witness1,witness2,message");
    }

    @Test
    void limitsGiveTheCodeOfTheCommandLine() throws IOException {
        JobRun job = JobRun.of(
                "count",
                puzzles(Cli.EMPTY_9, Cli.EASY).toString(),
                "-o",
                out(),
                "--engine",
                "backtrack",
                "--timeout",
                "50ms");
        assertThat(job.code()).as(job.err()).isEqualTo(5);
        assertThat(Results.records(directory.resolve("out"))).hasSize(2).contains("1");
    }

    @Test
    void impossibleWishesLeaveNothingBehind() {
        JobRun job = JobRun.of("generate", "--count", "5", "--pattern", "1".repeat(10) + ".".repeat(71), "-o", out());
        assertThat(job.code()).as(job.err()).isEqualTo(3);
        assertThat(job.err())
                .startsWith("sudoku-sat: there is no such puzzle: ")
                .hasLineCount(1);
        assertThat(directory.resolve("out")).doesNotExist();
    }

    @Test
    void puzzlesThatAreNotFoundInTimeAreLeftOut() {
        JobRun job = JobRun.of(
                "generate", "--count", "4", "--seed", "1", "--timeout", "0s", "--level", "extreme", "-o", out());
        assertThat(job.code()).as(job.err()).isEqualTo(5);
        assertThat(job.err()).contains("4 puzzles in ").contains("unknown 4");
        assertThat(Results.records(directory.resolve("out"))).isEmpty();
    }
}
