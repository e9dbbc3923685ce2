package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program for the {@code PATH}, which is a script and the jar in one file. */
class LauncherIT extends JarInShell {

    private static final Path JAR =
            Path.of(Objects.requireNonNull(System.getProperty("cli.jar"), "the property cli.jar"));
    private static final Path LAUNCHER = JAR.resolveSibling("sudoku-sat");

    @BeforeEach
    void makeLink() throws IOException {
        Files.createSymbolicLink(Files.createDirectory(directory.resolve("bin")).resolve("sudoku-sat"), LAUNCHER);
    }

    /** Runs a command for which the directory of the link is on the path. */
    private Ran onPath(String command) throws Exception {
        return shell("PATH=\"$PWD/bin:$PATH\"; " + command);
    }

    @Test
    void itIsTheScriptFollowedByTheJar() throws IOException {
        byte[] launcher = Files.readAllBytes(LAUNCHER);
        byte[] jar = Files.readAllBytes(JAR);
        byte[] script = Files.readAllBytes(Path.of("src/main/launcher/sudoku-sat.sh"));
        assertThat(launcher).startsWith(script).hasSize(script.length + jar.length);
        assertThat(Arrays.copyOfRange(launcher, script.length, launcher.length)).isEqualTo(jar);
        assertThat(Files.readString(JAR.resolveSibling("sudoku-sat.bat"))).matches("(?s)@echo off\r\n(?:[^\n]*\r\n)+");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--version",
                "--help",
                "help solve",
                "solve --format json " + EASY,
                "check " + Cli.TWO,
                "hint --format json " + EASY,
                "rate " + Cli.HARD,
                "check --engine sat " + EASY,
                "check --ilp sat4j " + EASY,
                "check --ilp ojalgo " + EASY,
                "export --to opb " + Cli.TWO,
                "generate-completion",
                "solve 'no such file'",
                "sovle " + EASY
            })
    void itDoesWhatTheCommandLineDoes(String arguments) throws Exception {
        Cli.Result expected = Cli.run(words(arguments));
        assertThat(onPath("sudoku-sat " + arguments))
                .isEqualTo(new Ran(expected.code(), expected.out(), expected.err()));
    }

    /** The words of a command, of which some may be in single quotes. */
    private static String[] words(String command) {
        return Pattern.compile("'[^']*'|[^ ]+")
                .matcher(command)
                .results()
                .map(word -> word.group().replace("'", ""))
                .toArray(String[]::new);
    }

    @Test
    void itDoesWhatTheJarDoes() throws Exception {
        String command = " hint --format json " + EASY;
        assertThat(onPath("sudoku-sat" + command)).isEqualTo(shell(SUDOKU + command));
    }

    @Test
    void itRunsFromAPathWithSpacesOnArgumentsWithSpaces() throws Exception {
        Path copy = Files.createDirectory(directory.resolve("a directory ü")).resolve("sudoku-sat");
        Files.copy(LAUNCHER, copy);
        Files.setPosixFilePermissions(copy, Files.getPosixFilePermissions(LAUNCHER));
        Files.writeString(directory.resolve("a  puzzle's \"$file\".txt"), EASY + "\n");
        assertThat(shell("'a directory ü/sudoku-sat' solve --format line 'a  puzzle'\\''s \"$file\".txt'"))
                .isEqualTo(new Ran(0, EASY_SOLUTION + "\n", ""));
        assertThat(shell("cd 'a directory ü' && sh sudoku-sat solve -q " + EASY))
                .isEqualTo(new Ran(0, EASY_SOLUTION + "\n", ""));
        Files.move(directory.resolve("a directory ü"), directory.resolve("a:b"));
        assertThat(shell("a:b/sudoku-sat --version"))
                .isEqualTo(new Ran(
                        2,
                        "",
                        "sudoku-sat: Java cannot run a program from a path that contains a colon: a:b/sudoku-sat\n"));
    }

    @Test
    void itPassesOnStandardInputAndExitCodes() throws Exception {
        assertThat(onPath("echo " + EASY + " | sudoku-sat solve --format line"))
                .isEqualTo(new Ran(0, EASY_SOLUTION + "\n", ""));
        assertThat(onPath("sudoku-sat solve " + Cli.NONE).code()).isEqualTo(3);
        assertThat(onPath("sudoku-sat check -q " + Cli.TWO)).isEqualTo(new Ran(4, "several\n", ""));
        assertThat(onPath("sudoku-sat count --timeout 1ms " + Cli.EMPTY_9).code())
                .isEqualTo(5);
        assertThat(onPath("JAVA_HOME= PATH=bin; sudoku-sat --version"))
                .isEqualTo(new Ran(
                        2,
                        "",
                        "sudoku-sat: Java 17 or newer is needed, but there is no JAVA_HOME and no java on the PATH\n"));
    }

    @Test
    void itPassesOnAnInterrupt() throws Exception {
        shell("mkfifo in");
        Process typing = new ProcessBuilder(
                        "bash", "-c", "exec > in; echo " + EASY + "; echo " + EASY + "; exec sleep 30")
                .directory(directory.toFile())
                .start();
        try {
            // A build that a script runs in the background ignores interrupts, and so would the program.
            Process process = start("exec env --default-signal=INT bin/sudoku-sat solve -j 1 < in");
            Waits.until(
                    "the first answer",
                    () -> directory.resolve("stdout").toFile().length() > 0);
            signal(process, "INT");
            assertThat(result(process))
                    .isEqualTo(new Ran(5, (EASY_SOLUTION + "\n").repeat(2), "sudoku-sat: cancelled after 2 puzzles\n"));
        } finally {
            typing.destroyForcibly();
        }
    }

    /** What makes a start cheap, which a time on a busy machine cannot tell. */
    @ParameterizedTest
    @ValueSource(
            strings = {"solve --format json " + EASY, "hint --format line " + EASY, "rate " + EASY, "check -q " + EASY})
    void aRunLoadsLittleMoreThanItsCommand(String arguments) throws Exception {
        String command = arguments.replaceFirst(" .*", "");
        Ran ran = onPath("SUDOKU_SAT_OPTS=-Xlog:class+load:file=loaded sudoku-sat " + arguments);
        assertThat(ran.code()).as(ran.err()).isZero();
        List<String> loaded = Files.readAllLines(directory.resolve("loaded")).stream()
                .filter(line -> line.contains(" source: "))
                .map(line -> line.replaceFirst("^.*] ([^ ]+) source: .*", "$1"))
                .toList();
        List<String> commands = loaded.stream()
                .filter(name -> name.matches("io\\.github\\.sudokusat\\.cli\\.(command\\.)?[A-Z][a-z]+Command"))
                .map(name -> name.replaceFirst(".*\\.", ""))
                .filter(name -> !List.of("SudokuCommand", "PuzzleCommand", "LogicCommand")
                        .contains(name))
                .toList();
        String own = command.substring(0, 1).toUpperCase(Locale.ROOT) + command.substring(1) + "Command";
        assertThat(commands).containsExactly(own);
        // The methods that a record generates bring fifty classes with their first use.
        assertThat(loaded.stream()
                        .filter(name ->
                                name.matches("java\\.lang\\.runtime\\.ObjectMethods|org\\.(sat4j|ojalgo)\\..*")))
                .isEmpty();
        assertThat(loaded.stream().filter(name -> name.startsWith("io.github.")))
                .as("the project's classes")
                .hasSizeLessThan(320);
        assertThat(loaded.stream().filter(name -> name.startsWith("picocli.")))
                .as("the parser's classes")
                .hasSizeLessThan(200);
    }

    @Test
    void aTabCompletesInBash() throws Exception {
        Tools.require("expect");
        Tools.require("bash");
        assertThat(complete("bash --norc --noprofile -i")).isEqualTo(new Ran(0, "", ""));
    }

    @Test
    void aTabCompletesInZsh() throws Exception {
        Tools.require("expect");
        Tools.require("zsh");
        assertThat(complete("zsh -f -i")).isEqualTo(new Ran(0, "", ""));
    }

    /** Types the beginnings of words and presses the tab key after each, in an interactive shell; exit code 1 if a word did not appear in full. */
    private Ran complete(String shell) throws Exception {
        Files.writeString(directory.resolve("tab.exp"), """
                set timeout 30
                log_user 0
                proc await {text} {
                  expect {
                    -ex $text {}
                    timeout { puts stderr "no $text"; exit 1 }
                    eof { puts stderr "no $text"; exit 1 }
                  }
                }
                spawn -noecho %s
                send -- "PS1='rea''dy> '; PATH=\\"\\$PWD/bin:\\$PATH\\"; source <(sudoku-sat generate-completion)\\r"
                await "ready> "
                send -- "sudoku-sat che\\t"
                await "sudoku-sat check"
                send -- "--for\\t"
                await "--format"
                send -- "js\\t"
                await "json"
                send -- "%s > answer; echo fi''nished\\r"
                await "finished"
                send -- "exit\\r"
                expect eof
                """.formatted(shell, EASY));
        Ran ran = shell("TERM=dumb COLUMNS=200 expect tab.exp");
        assertThat(directory.resolve("answer"))
                .content()
                .startsWith("{\"line\":1,")
                .contains("\"proper\"");
        return ran;
    }
}
