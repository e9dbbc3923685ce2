package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.testing.Variants;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bulk runs that are killed without a chance to tidy up leave the records of the first puzzles, each a whole line. */
class KilledRunIT {

    private static final String JAR = Objects.requireNonNull(System.getProperty("cli.jar"), "the property cli.jar");

    /** Enough for many seconds. */
    private static final int LINES = 1_000_000;

    private static final int PAGE = 1 << 12;
    private static final int DIFFERENT = 200;
    private static final int LINE = BitSolver.CELLS + 1;

    @TempDir
    Path directory;

    private Path puzzles;
    /** How often a kill came between the two pages of a line, which {@code WholeLines} makes rare. */
    private int cutLines;

    /** What a whole run would write begins with this again and again. */
    private byte[] period;

    @BeforeEach
    void makePuzzles() throws IOException {
        byte[] hard = Cli.HARD.getBytes(StandardCharsets.US_ASCII);
        byte[] lines = new byte[DIFFERENT * LINE];
        period = new byte[DIFFERENT * LINE];
        Variants variants = new Variants(1);
        BitSolver solver = new BitSolver();
        for (int at = 0; at < lines.length; at += LINE) {
            variants.write(hard, 0, lines, at);
            solver.solve(lines, at, period, at);
            lines[at + LINE - 1] = '\n';
            period[at + LINE - 1] = '\n';
        }
        puzzles = directory.resolve("puzzles.txt");
        ByteArrayOutputStream all = new ByteArrayOutputStream(LINES * LINE);
        for (int i = 0; i < LINES / DIFFERENT; i++) {
            all.writeBytes(lines);
        }
        Files.write(puzzles, all.toByteArray());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "4"})
    void standardOutputHoldsWholeLines(String threads) throws Exception {
        Path output = directory.resolve("output.txt");
        Random random = new Random(Integer.parseInt(threads));
        for (int kill = 0; kill < 2; kill++) {
            killed(output, () -> output, random.nextInt(2_000_000), "solve", "-j", threads, puzzles.toString());
            assertIsBeginning(Files.readAllBytes(output));
        }
    }

    @Test
    void aFileStaysAsItIsAndWhatWasDoneIsBesideIt() throws Exception {
        Path old = Files.writeString(directory.resolve("solved.txt"), "old\n");
        Path log = directory.resolve("log.txt");
        Random random = new Random(7);
        for (int kill = 0; kill < 2; kill++) {
            killed(log, this::temporary, random.nextInt(2_000_000), "solve", puzzles.toString(), "-o", old.toString());
            assertThat(old).hasContent("old");
            assertIsBeginning(Files.readAllBytes(temporary()));
            Files.delete(temporary());
        }
    }

    private Path temporary() {
        File[] files = directory
                .toFile()
                .listFiles((folder, name) -> name.startsWith(".solved.txt.") && name.endsWith(".tmp"));
        return files == null || files.length == 0 ? directory.resolve("none yet") : files[0].toPath();
    }

    /** Runs a command, standard output going to a file, and kills it as soon as some file has so many bytes. */
    private static void killed(Path output, Supplier<Path> watched, long bytes, String... arguments) throws Exception {
        String[] java = {"java", "-jar", JAR};
        Process process = new ProcessBuilder(CommandLineTest.with(java, arguments))
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        long begin = System.nanoTime();
        while (watched.get().toFile().length() <= bytes && System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(60)) {
            Thread.sleep(1);
        }
        process.destroyForcibly();
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as("it was killed").isEqualTo(128 + 9);
    }

    private void assertIsBeginning(byte[] output) {
        if (output.length % PAGE == 0 && output.length % LINE > 0) {
            cutLines++;
        } else {
            assertThat(output.length % LINE)
                    .as("%d bytes are whole lines", output.length)
                    .isZero();
        }
        assertThat(cutLines)
                .as("lines across two pages that were cut between these")
                .isLessThan(2);
        assertThat(output.length).isPositive();
        for (int at = 0; at < output.length; at++) {
            if (output[at] != period[at % period.length]) {
                throw new AssertionError("line " + (at / LINE + 1) + " is not the solution");
            }
        }
    }
}
