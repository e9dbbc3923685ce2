package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command-line jar as users run it: from a shell, together with other programs. */
class CommandLineIT extends JarInShell {

    @Test
    void theShortWayAndTheLongWayPrintTheSame() throws Exception {
        assertThat(shell(SUDOKU + " solve " + HARD)).isEqualTo(new Ran(0, HARD_SOLUTION + "\n", ""));
        Files.writeString(directory.resolve("hard.txt"), HARD + "\n");
        for (String arguments : new String[] {"solve " + HARD, "check --format picture " + EASY, "check hard.txt"}) {
            assertThat(shell(SUDOKU + " " + arguments))
                    .isEqualTo(shell(SUDOKU + " " + arguments + " --progress never"));
        }
        Ran none = shell(SUDOKU + " solve " + Cli.CLASH);
        assertThat(none.code()).isEqualTo(3);
        assertThat(none.out()).isEqualTo("none\n");
        Ran bad = shell(SUDOKU + " solve " + Cli.BAD);
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).hasLineCount(1);
    }

    @Test
    void libraryCasesCanBePipedThroughHint() throws Exception {
        String library = Path.of("src/test/resources/golden/library.txt")
                .toAbsolutePath()
                .toString();
        Ran ran = shell("cat '" + library + "' | " + SUDOKU
                + " hint --all --techniques x-wing,skyscraper,aic,als-xz --format json -j 2");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out().lines())
                .hasSize(4)
                .allMatch(line -> line.matches("\\{\"line\":\\d+,.*\"steps\":\\[.*]\\}"));
        Ran head = shell(SUDOKU + " hint --all --techniques hidden-single " + EASY + " | head -1");
        assertThat(head)
                .isEqualTo(new Ran(
                        0,
                        "Hidden Single: r1c6 is the only cell in box 2 that can be 8, because r3c3=8 and r5c4=8: r1c6=8\n",
                        ""));
    }

    @Test
    void anInterruptedRatingKeepsWholeRecords() throws Exception {
        Files.writeString(directory.resolve("many.txt"), (EASY + "\n").repeat(300_000));
        Ran ran = interrupt(SUDOKU + " rate many.txt", this::hasOutput);
        assertThat(ran.code()).isEqualTo(5);
        assertThat(ran.out()).matches("(easy 78 hidden-single\n)+");
        assertThat(ran.err()).isEqualTo(cancelledAfter(ran.out().lines().count()));
    }

    @Test
    void aTerminalGetsTheSamePictureByBothWays() throws Exception {
        Tools.require("script");
        String onTerminal = "script -qec \"" + SUDOKU + " solve " + HARD;
        Ran quick = shell(onTerminal + "\" /dev/null");
        assertThat(quick.code()).isZero();
        assertThat(quick.out()).startsWith("┌───────┬").contains("\u001b[1m8\u001b[0m");
        assertThat(shell(onTerminal + " --progress never\" /dev/null")).isEqualTo(quick);
    }

    @Test
    void aClosedPipeEndsTheRunSilently() throws Exception {
        Files.writeString(directory.resolve("many.txt"), (EASY + "\n").repeat(20_000));
        Ran head = shell(SUDOKU + " solve many.txt | head -1");
        assertThat(head.out()).isEqualTo(EASY_SOLUTION + "\n");
        assertThat(head.err()).isEmpty();
        Ran exported = shell(SUDOKU + " export --box 6x6 '" + ". ".repeat(36 * 36) + "' | head -1");
        assertThat(exported.out()).isEqualTo("c sudoku-sat 1\n");
        assertThat(exported.err()).isEmpty();
    }

    @Test
    void solutionsArePrintedAsTheyAreFound() throws Exception {
        Ran head = shell(SUDOKU + " solve --solutions all " + EMPTY_9 + " | head -3");
        assertThat(head.out()).hasLineCount(3);
        assertThat(head.err()).isEmpty();
    }

    @Test
    void aFullDiskIsOneMessageAndExitCodeOne() throws Exception {
        Files.writeString(directory.resolve("many.txt"), (EASY + "\n").repeat(3000));
        for (String command : new String[] {
            " solve " + EASY, " solve many.txt", " export " + EASY, " --help", " --version", " generate-completion"
        }) {
            assertThat(shell(SUDOKU + command + " > /dev/full"))
                    .isEqualTo(new Ran(1, "", "sudoku-sat: cannot write: No space left on device\n"));
        }
    }

    @Test
    void aHundredThousandLinesStreamThroughASmallHeap() throws Exception {
        Files.writeString(directory.resolve("many.txt"), (EASY + "\n" + EASY.replace('.', '0') + "\n").repeat(50_000));
        Ran ran = shell(SUDOKU.replace("java ", "java -Xmx64m ") + " solve many.txt -o solved.txt");
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        try (Stream<String> lines = Files.lines(directory.resolve("solved.txt"))) {
            assertThat(lines.filter(EASY_SOLUTION::equals).count()).isEqualTo(100_000);
        }
    }

    private static String cancelledAfter(long puzzles) {
        return String.format(Locale.ROOT, "sudoku-sat: cancelled after %,d puzzles\n", puzzles);
    }

    @Test
    void anInterruptedBulkRunKeepsWholeRecords() throws Exception {
        Files.writeString(directory.resolve("many.txt"), (HARD + "\n").repeat(300_000));
        Ran ran = interrupt(SUDOKU + " solve many.txt", this::hasOutput);
        assertThat(ran.code()).isEqualTo(5);
        assertThat(ran.out()).matches("(" + HARD_SOLUTION + "\n)+");
        assertThat(ran.err()).isEqualTo(cancelledAfter(ran.out().lines().count()));
        Path old = Files.writeString(directory.resolve("solved.csv"), "old\n");
        Ran toFile =
                interrupt(SUDOKU + " solve -j 3 --format csv many.txt -o solved.csv", this::isWritingTemporaryFile);
        assertThat(toFile.code()).isEqualTo(5);
        assertThat(old).hasContent("old");
        List<String> records = Files.readAllLines(directory.resolve("solved.csv.partial"));
        assertThat(toFile.err())
                .isEqualTo(cancelledAfter(records.size() - 1)
                        + "sudoku-sat: the results so far are in solved.csv.partial\n");
        for (int line = 1; line < records.size(); line++) {
            assertThat(records.get(line)).isEqualTo(line + ",," + HARD + ",solved," + HARD_SOLUTION + ",");
        }
        assertNoTemporaryFile();
    }

    @Test
    void anInterruptedCountReportsItsLowerBound() throws Exception {
        Ran ran = interrupt(SUDOKU + " count --progress always " + ".".repeat(144), this::isShowingProgress);
        assertThat(ran.code()).isEqualTo(5);
        assertThat(ran.out()).matches(">=\\d+\n");
        assertThat(ran.err()).contains(" solutions, ").endsWith("\r\u001b[Ksudoku-sat: stopped: cancelled\n");
    }

    /** Results appear while the next puzzle is being solved. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void resultsDoNotWaitForASlowPuzzle(String threads) throws Exception {
        String slow = ".......1...........7....................2.5.................8..9.................";
        Files.writeString(directory.resolve("many.txt"), (EASY + "\n").repeat(6) + slow + "\n");
        Ran ran = interrupt(SUDOKU + " count many.txt -j " + threads, this::hasOutput);
        assertThat(ran).isEqualTo(new Ran(5, "1\n".repeat(6), "sudoku-sat: cancelled after 6 puzzles\n"));
    }

    @Test
    void anInterruptedExportLeavesNothing() throws Exception {
        Path old = Files.writeString(directory.resolve("big.cnf"), "old\n");
        Ran ran = interrupt(
                SUDOKU + " export --box 12x12 '" + ". ".repeat(144 * 144) + "' -o big.cnf",
                this::isWritingTemporaryFile);
        assertThat(ran).isEqualTo(new Ran(5, "", "sudoku-sat: stopped: cancelled; the formula is not complete\n"));
        assertThat(old).hasContent("old");
        assertNoTemporaryFile();
    }

    /** The shell opens each of these for the program; what the file held before and what the shell writes afterwards remain. */
    @ParameterizedTest
    @CsvSource({
        "/dev/stdout, >> log",
        "/dev/fd/1, >> log",
        "/proc/self/fd/1, > log",
        "/dev/stderr, 2> log",
        "/proc/self/fd/2, 2>> log",
        "/dev/fd/3, 3>> log",
        "link, >> log"
    })
    void whatIsOpenIsWrittenToAndNotReplaced(String name, String redirection) throws Exception {
        Files.createSymbolicLink(directory.resolve("link"), Path.of("/dev/stdout"));
        String descriptor = redirection.startsWith(">") ? "1" : redirection.substring(0, 1);
        Path log = Files.writeString(directory.resolve("log"), redirection.contains(">>") ? "old\n" : "");
        Object file = Files.getAttribute(log, "unix:ino");
        Ran ran = shell("{ echo before >&" + descriptor + "; " + SUDOKU + " solve " + EASY + " -o " + name
                + "; echo after >&" + descriptor + "; } " + redirection);
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        String old = redirection.contains(">>") ? "old\n" : "";
        assertThat(log).hasContent(old + "before\n" + EASY_SOLUTION + "\nafter\n");
        assertThat(Files.getAttribute(log, "unix:ino")).as("the same file").isEqualTo(file);
        assertNoTemporaryFile();
    }

    @Test
    void aNamedPipeIsWrittenTo() throws Exception {
        Ran ran = shell("mkfifo pipe; cat pipe > copy & " + SUDOKU + " solve " + EASY + " -o pipe; wait; test -p pipe");
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        assertThat(directory.resolve("copy")).hasContent(EASY_SOLUTION + "\n");
    }

    @Test
    void anInterruptEndsTheWaitForInput() throws Exception {
        shell("mkfifo in");
        Files.writeString(directory.resolve("two.txt"), EASY + "\n" + HARD + "\n");
        Process typing = new ProcessBuilder("bash", "-c", "exec > in; cat two.txt; exec sleep 30")
                .directory(directory.toFile())
                .start();
        Ran ran;
        try {
            ran = interrupt(SUDOKU + " solve -j 1 < in", this::hasOutput);
        } finally {
            typing.destroyForcibly();
        }
        assertThat(ran)
                .isEqualTo(new Ran(
                        5, EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n", "sudoku-sat: cancelled after 2 puzzles\n"));
    }

    /** Runs a command, sends its JVM an interrupt once something has begun, and waits for its end. */
    private Ran interrupt(String command, BooleanSupplier hasBegun) throws Exception {
        // A build that a script runs in the background ignores interrupts, and the command would ignore them, too.
        Process process = start("exec env --default-signal=INT " + command);
        Waits.until("the command to begin", hasBegun::getAsBoolean);
        signal(process, "INT");
        return result(process);
    }

    private boolean hasOutput() {
        return directory.resolve("stdout").toFile().length() > 0;
    }

    private boolean isShowingProgress() {
        return directory.resolve("stderr").toFile().length() > 0;
    }

    private boolean isWritingTemporaryFile() {
        File[] files = directory.toFile().listFiles((folder, name) -> name.endsWith(".tmp"));
        return files != null && files.length == 1 && files[0].length() > 0;
    }

    private void assertNoTemporaryFile() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files.map(path -> path.getFileName().toString())).noneMatch(name -> name.endsWith(".tmp"));
        }
    }

    @Test
    void aTimeLimitWorksOnTheLargestGrids() throws Exception {
        Grid puzzle = new PuzzleMaker(64).puzzle(Layout.boxes(8, 8), 0.5);
        Files.writeString(directory.resolve("large.txt"), GridFormat.numbers().format(puzzle) + "\n");
        long begin = System.nanoTime();
        Ran ran = shell(SUDOKU + " solve --timeout 2s large.txt");
        assertThat(ran).isEqualTo(new Ran(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n"));
        // Two seconds, plus some for the start of the program on a busy machine.
        assertThat(System.nanoTime() - begin).isLessThan(TimeUnit.SECONDS.toNanos(10));
    }
}
