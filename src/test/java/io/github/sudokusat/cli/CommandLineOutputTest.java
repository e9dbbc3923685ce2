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

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        run("solve", EASY, "-o", "/dev/full").is(1, "", "sudoku-sat: cannot write: No space left on device\n");
        run("export", EASY, "-o", "/dev/full").is(1, "", "sudoku-sat: cannot write: No space left on device\n");
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
