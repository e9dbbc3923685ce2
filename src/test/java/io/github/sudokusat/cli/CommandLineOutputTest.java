package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.BAD;
import static io.github.sudokusat.cli.Cli.BAD_MESSAGE;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.testing.Forked;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The option {@code -o}. */
class CommandLineOutputTest {

    private static final String OLD = "what was there before\n";

    @TempDir
    Path directory;

    private Path file;

    @BeforeEach
    void writeOldFile() throws IOException {
        file = Files.writeString(directory.resolve("out.txt"), OLD);
    }

    @AfterEach
    void noTemporaryFileIsLeft() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files.map(path -> path.getFileName().toString())).noneMatch(name -> name.contains(".tmp"));
        }
    }

    private String output() throws IOException {
        return Files.readString(file);
    }

    @Test
    void replacesAFile() throws IOException {
        run("solve", EASY, "-o", file.toString()).is(0, "", "");
        assertThat(output()).isEqualTo(EASY_SOLUTION + "\n");
        runOn(EASY + "\n" + BAD + "\n", "check", "-o", file.toString())
                .isLike(2, "sudoku-sat: standard input: " + BAD_MESSAGE + "\n");
        assertThat(output()).isEqualTo("proper\nerror\n");
        run("export", EASY, "-o" + file).is(0, "", "");
        assertThat(output()).isEqualTo(run("export", EASY).out());
        runOnTerminal("solve", EASY, "-o", file.toString()).is(0, "", "");
        assertThat(output()).isEqualTo(EASY_SOLUTION + "\n");
    }

    @Test
    void makesANewFile() throws IOException {
        file = directory.resolve("new.txt");
        run("count", EASY, "-o", file.toString()).is(0, "", "");
        assertThat(output()).isEqualTo("1\n");
    }

    @Test
    void keepsTheOldFileOnFailure() throws IOException {
        Path broken = Files.write(directory.resolve("broken.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 0});
        String[][] failures = {
            {"solve", "nonsense"},
            {"solve", broken.toString()},
            {"solve", directory.toString()},
            {"solve", EASY, "--rule", "none"},
            {"solve", HARD, "--solver", "nosuchprogram {cnf}"},
            {"export", "nonsense"},
            {"export", EASY, "--clues", "assumed"},
            {"decode", file.toString(), file.toString()},
        };
        for (String[] failure : failures) {
            assertThat(run(CommandLineTest.with(failure, "-o", file.toString())).code())
                    .as(String.join(" ", failure))
                    .isEqualTo(2);
            assertThat(output()).as(String.join(" ", failure)).isEqualTo(OLD);
        }
        assertThat(run("export", HARD, "--timeout", "0s", "-o", file.toString()).code())
                .isEqualTo(5);
        assertThat(output()).isEqualTo(OLD);
    }

    @Test
    void aSourceThatCannotBeReadLosesNoOther() throws IOException {
        Path broken = Files.write(directory.resolve("broken.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 0});
        run("solve", EASY, broken.toString(), HARD, "-o", file.toString())
                .is(2, "", "sudoku-sat: " + broken + ": the gzip data is truncated\n");
        assertThat(output()).isEqualTo(Cli.EASY_SOLUTION + "\nerror\n" + Cli.HARD_SOLUTION + "\n");
    }

    @Test
    void leavesNoNewFileOnFailure() {
        Path none = directory.resolve("none.txt");
        assertThat(run("solve", "nonsense", "-o", none.toString()).code()).isEqualTo(2);
        assertThat(run("export", EASY + "\n" + EASY, "-o", none.toString()).code())
                .isEqualTo(2);
        assertThat(run("export", EASY, "--timeout", "0s", "-o", none.toString()).code())
                .isEqualTo(5);
        assertThat(none).doesNotExist();
    }

    @Test
    void followsALink() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), file.getFileName());
        run("solve", EASY, "-o", link.toString()).is(0, "", "");
        assertThat(link).isSymbolicLink();
        assertThat(output()).isEqualTo(EASY_SOLUTION + "\n");
    }

    @Test
    void followsALinkToNothing() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("dangling"), Path.of("later.txt"));
        run("solve", EASY, "-o", link.toString()).is(0, "", "");
        assertThat(link).isSymbolicLink();
        assertThat(directory.resolve("later.txt")).hasContent(EASY_SOLUTION);
    }

    @Test
    void keepsThePermissionsOfTheFile() throws IOException {
        var permissions = java.nio.file.attribute.PosixFilePermissions.fromString("rw-rw-r--");
        Files.setPosixFilePermissions(file, permissions);
        run("solve", EASY, "-o", file.toString()).is(0, "", "");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(permissions);
    }

    @Test
    void writesToDevicesDirectly() {
        run("solve", EASY, "-o", "/dev/null").is(0, "", "");
        run("export", EASY, "-o", "/dev/null").is(0, "", "");
        run("solve", EASY, "-o", "/dev/full")
                .is(1, "", "sudoku-sat: cannot write /dev/full: No space left on device\n");
        run("export", EASY, "-o", "/dev/full")
                .is(1, "", "sudoku-sat: cannot write /dev/full: No space left on device\n");
    }

    /** A limit on the length of files has the same effect as a full disk. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve puzzles.txt",
                "rate --format csv puzzles.txt",
                "generate --count 400 --seed 1",
                "generate --count 400 --grids --seed 1 --format json -j 1",
                "solve --solutions all EMPTY"
            })
    void aFullDiskLeavesTheWholeLinesThatWereWritten(String command) throws Exception {
        Path puzzles = Files.writeString(directory.resolve("puzzles.txt"), (EASY + "\n").repeat(400));
        String[] arguments = (command + " -o " + file)
                .replace("puzzles.txt", puzzles.toString())
                .replace("EMPTY", Cli.EMPTY_9)
                .split(" ");
        Waits.Ended ended = Forked.end("ulimit -f 20", List.of("-XX:-UsePerfData"), Main.class, arguments);
        Path partial = directory.resolve(file.getFileName() + ".partial");
        assertThat(partial).as(ended.output()).exists();
        List<String> lines = Files.readAllLines(partial);
        assertThat(ended.output())
                .isEqualTo("sudoku-sat: cannot write " + file + ": File too large; the first " + lines.size()
                        + " lines are in " + partial + "\n");
        assertThat(ended.exitCode()).isEqualTo(1);
        assertThat(Files.readString(partial)).endsWith("\n");
        assertThat(lines).hasSizeGreaterThan(10);
        arguments[arguments.length - 1] = "-";
        if (!command.contains("all")) {
            assertThat(run(arguments).out().lines().limit(lines.size())).isEqualTo(lines);
        }
        assertThat(output()).isEqualTo(OLD);
    }

    @Test
    void aFullDiskLeavesGzipDataUpToWhereItIsCutOff() throws Exception {
        Path zipped = directory.resolve("grids.gz");
        Waits.Ended ended = Forked.end(
                "ulimit -f 20",
                List.of("-XX:-UsePerfData"),
                Main.class,
                "solve",
                "--solutions",
                "all",
                Cli.EMPTY_9,
                "-o",
                zipped.toString());
        Path partial = directory.resolve("grids.gz.partial");
        assertThat(ended.output())
                .isEqualTo("sudoku-sat: cannot write " + zipped + ": File too large; what could be written is in "
                        + partial + ", cut off\n");
        byte[] line = new byte[BitSolver.CELLS];
        try (InputStream in = new GZIPInputStream(Files.newInputStream(partial))) {
            assertThat(in.readNBytes(line, 0, line.length)).isEqualTo(line.length);
        }
        assertThat(new String(line, StandardCharsets.US_ASCII)).matches("[1-9]{81}");
        assertThat(zipped).doesNotExist();
    }

    @Test
    void aFullDiskLeavesNoPartOfADocument() throws Exception {
        for (String command : new String[] {"sheet", "export"}) {
            Waits.Ended ended = Forked.end(
                    "ulimit -f 2", List.of("-XX:-UsePerfData"), Main.class, command, EASY, "-o", file.toString());
            assertThat(ended.output()).isEqualTo("sudoku-sat: cannot write " + file + ": File too large\n");
            assertThat(ended.exitCode()).isEqualTo(1);
            assertThat(output()).isEqualTo(OLD);
            try (Stream<Path> files = Files.list(directory)) {
                assertThat(files).containsExactly(file);
            }
        }
    }

    @Test
    void aDashIsStandardOutput() {
        run("solve", EASY, "-o", "-").is(0, EASY_SOLUTION + "\n", "");
        assertThat(runOnTerminal("solve", EASY, "-o", "-").out()).contains("│");
    }

    @Test
    void refusesADirectoryAndAMissingOne() {
        run("solve", EASY, "-o", directory.toString()).isRefused("-o: " + directory + " is a directory");
        Path lost = directory.resolve("missing").resolve("out.txt");
        run("solve", EASY, "-o", lost.toString())
                .isRefused("-o: cannot write " + lost + ": there is no directory " + lost.getParent());
        run("export", EASY, "-o", lost.toString()).isRefused("there is no directory " + lost.getParent());
    }

    @Test
    void readsTheFileThatItReplaces() throws IOException {
        Files.writeString(file, EASY + "\n" + HARD + "\n");
        run("solve", file.toString(), "-o", file.toString()).is(0, "", "");
        assertThat(output()).hasLineCount(2).startsWith(EASY_SOLUTION);
    }
}
