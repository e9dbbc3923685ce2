package io.github.sudokusat.sat.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Main;
import io.github.sudokusat.testing.Forked;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Formulas larger than the heap, the time or the disk allows, each in a JVM with a separate directory for temporary files. */
class LargeFormulaStopTest {

    /** A program that reads nothing and answers that it does not know. */
    private static final String IDLE = "true {cnf}";

    @TempDir
    Path directory;

    private Path temporary;

    @BeforeEach
    void makeDirectory() throws IOException {
        temporary = Files.createDirectory(directory.resolve("temporary"));
    }

    private Waits.Ended fork(String before, String heap, Class<?> main, String... arguments) throws Exception {
        return Forked.end(
                before, List.of("-Xmx" + heap, "-XX:-UsePerfData", "-Djava.io.tmpdir=" + temporary), main, arguments);
    }

    private void assertThatNothingIsLeft() throws IOException {
        try (Stream<Path> files = Files.list(temporary)) {
            assertThat(files).isEmpty();
        }
    }

    private String emptyGrid(int side) throws IOException {
        Path file = directory.resolve("empty.txt");
        Files.writeString(file, (". ".repeat(side).strip() + "\n").repeat(side));
        return file.toString();
    }

    private static long millisLate(Waits.Ended ended) {
        assertThat(ended.output()).startsWith("STOPPED time limit reached ");
        return Long.parseLong(ended.output().strip().replaceAll(".* ", ""));
    }

    /** 3.0 million clauses, 36 MB as numbers. */
    @Test
    void writesMoreClausesThanFitIntoTheHeap() throws Exception {
        assertThat(fork("", "24m", LargeSolve.class, IDLE, "6", "600000").output())
                .startsWith("STOPPED no answer from the solver ");
        assertThatNothingIsLeft();
    }

    @Test
    void aTimeLimitStopsTheWriting() throws Exception {
        long late = millisLate(fork("", "64m", LargeSolve.class, IDLE, "10", "500"));
        System.out.println("back " + late + " ms after the time limit");
        // Far less than the minute that the writing would take; the exact promise is for a quiet machine.
        assertThat(late).isBetween(0L, 2_000L);
        assertThatNothingIsLeft();
    }

    /**
     * Tests the promise of run.Limits on the largest grid for which it was measured; the median counts, because the machine may be busy with other
     * builds.
     */
    @Test
    @Tag("slow")
    void returnsInTimeFromAHundredByHundred() throws Exception {
        long[] late = new long[9];
        for (int i = 0; i < late.length; i++) {
            late[i] = millisLate(fork("", "64m", LargeSolve.class, IDLE, "10", Integer.toString(1000 + 500 * i)));
            assertThatNothingIsLeft();
        }
        Arrays.sort(late);
        System.out.println("back after the time limit: " + Arrays.toString(late) + " ms");
        assertThat(late[late.length / 2]).isLessThan(100);
    }

    /** A limit on the length of files has the same effect as a full disk. */
    @Test
    void aFullDiskIsOneMessage() throws Exception {
        Waits.Ended ended =
                fork("ulimit -f 2000", "64m", Main.class, "solve", "--box", "6x6", "--solver", IDLE, emptyGrid(36));
        assertThat(ended.output())
                .isEqualTo("sudoku-sat: cannot write: File too large (while writing the formula for the solver)\n");
        assertThat(ended.exitCode()).isEqualTo(1);
        assertThatNothingIsLeft();
    }

    @Test
    void aMissingDirectoryForTemporaryFilesIsOneMessage() throws Exception {
        Files.delete(temporary);
        Waits.Ended ended = fork("", "64m", Main.class, "solve", "--box", "3x3", "--solver", IDLE, emptyGrid(9));
        // The JVM itself may first warn of the missing directory.
        assertThat(ended.output())
                .endsWith("sudoku-sat: cannot write: cannot create a directory in " + temporary
                        + " (while writing the formula for the solver)\n");
        assertThat(ended.exitCode()).isEqualTo(1);
    }

    @Test
    void aProgramThatCannotBeStartedLeavesNothing() throws Exception {
        Waits.Ended ended =
                fork("", "64m", Main.class, "solve", "--box", "3x3", "--solver", "/no/such/solver {cnf}", emptyGrid(9));
        assertThat(ended.output()).contains("cannot be started");
        assertThat(ended.exitCode()).isEqualTo(2);
        assertThatNothingIsLeft();
    }

    @Test
    void aProgramThatFailsToBeginLeavesNothing() throws Exception {
        Waits.Ended ended = fork("", "64m", Main.class, "solve", "--solver", "sh -c 'exit 7' {cnf}", emptyGrid(9));
        assertThat(ended.output()).contains("ended without an answer; exit code 7");
        assertThatNothingIsLeft();
    }
}
