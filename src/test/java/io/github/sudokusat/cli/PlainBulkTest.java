package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares bulk texts that are answered in blocks of bytes with the same texts answered in the general way. */
class PlainBulkTest {

    /** A limit that is never reached, but prevents the use of blocks. */
    private static final String[] BY_RECORDS = {"--max-conflicts", "1000000000", "-j", "1"};

    private static final String SEVERAL = ".".repeat(9) + Cli.EASY_SOLUTION.substring(9, 63) + ".".repeat(18);
    /** A puzzle without a solution whose givens do not clash: the last cell of the first row has no candidate. */
    private static final String NONE = "12345678." + ".".repeat(17) + "9" + ".".repeat(54);

    private static final String CLASH = "11" + ".".repeat(79);

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void blocksGiveTheBytesThatRecordsGive(int seed) {
        Random random = new Random(seed);
        byte[] text = text(random);
        for (String command : new String[] {"solve", "check"}) {
            Cli.Result expected = Cli.runOn(text, CommandLineTest.with(new String[] {command}, BY_RECORDS));
            assertThat(expected.out().lines().count()).as("seed %d", seed).isGreaterThan(500);
            for (String threads : new String[] {"1", "3"}) {
                assertThat(Cli.runOn(text, command, "-j", threads))
                        .as("seed %d", seed)
                        .isEqualTo(expected);
            }
            assertThat(Cli.runOn(Cli.gzip(text), command, "--engine", "bits", "--box", "3x3"))
                    .as("seed %d, zipped", seed)
                    .isEqualTo(Cli.runOn(
                            text,
                            CommandLineTest.with(
                                    new String[] {command, "--engine", "bits", "--box", "3x3"}, BY_RECORDS)));
            assertThat(runOnDrops(text, new Random(seed), command))
                    .as("seed %d, by drops", seed)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void blocksGiveTheJsonThatRecordsGive(int seed) {
        byte[] text = text(new Random(seed));
        String[] command = {"solve", "--format", "json"};
        Cli.Result expected = Cli.runOn(text, CommandLineTest.with(command, BY_RECORDS));
        assertThat(expected.out().lines().count()).as("seed %d", seed).isGreaterThan(500);
        assertThat(Cli.runOn(text, command)).as("seed %d", seed).isEqualTo(expected);
    }

    @Test
    void blocksOfSeveralSourcesGiveTheJsonThatRecordsGive() throws IOException {
        Path quoted = directory.resolve("a „b“.txt");
        Files.writeString(quoted, (Cli.EASY + "\n" + NONE + "\n" + Cli.HARD + "\n").repeat(20));
        Path other = directory.resolve("other.txt");
        Files.writeString(other, (Cli.HARD + "\r\n").repeat(20));
        String[] command = {"solve", "--format", "json", quoted.toString(), other.toString()};
        assertThat(Cli.run(command)).isEqualTo(Cli.run(CommandLineTest.with(command, BY_RECORDS)));
    }

    private static Cli.Result runOnDrops(byte[] text, Random random, String command) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Cli.run(new Drops(text, random), out, err, false, command, "-j", "2");
        return new Cli.Result(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** A stream that gives few bytes at a time, as a pipe may. */
    private static final class Drops extends ByteArrayInputStream {

        private final Random random;

        Drops(byte[] text, Random random) {
            super(text);
            this.random = random;
        }

        @Override
        public synchronized int read(byte[] bytes, int from, int length) {
            return super.read(bytes, from, Math.min(length, 1 + random.nextInt(5000)));
        }
    }

    private static byte[] text(Random random) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        boolean hasReturnsAlone = random.nextInt(4) == 0;
        if (random.nextInt(4) == 0) {
            text.writeBytes(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF});
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            text.writeBytes(bytes(skipped(random) + "\n"));
        }
        text.writeBytes(bytes(puzzle(random) + "\n"));
        for (int i = 0; i < 1500; i++) {
            text.writeBytes(bytes(line(random)));
            int end = random.nextInt(40);
            text.writeBytes(bytes(end == 0 && hasReturnsAlone ? "\r" : end < 10 ? "\r\n" : "\n"));
            if (random.nextInt(300) == 0) {
                // Not UTF-8.
                text.writeBytes(new byte[] {'.', (byte) 0xC3, '.', '\n', (byte) 0xFF, '\n'});
            }
        }
        text.writeBytes(bytes(random.nextBoolean() ? puzzle(random) : line(random)));
        return text.toByteArray();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String line(Random random) {
        int kind = random.nextInt(100);
        if (kind < 60) {
            return puzzle(random);
        }
        if (kind < 75) {
            return puzzle(random) + tail(random);
        }
        return kind < 83 ? skipped(random) : other(random);
    }

    private static String puzzle(Random random) {
        String[] puzzles = {Cli.EASY, Cli.EASY, Cli.HARD, SEVERAL, NONE, CLASH, Cli.EMPTY_9, Cli.EASY_SOLUTION};
        String puzzle = puzzles[random.nextInt(puzzles.length)];
        return puzzle.replace('.', "...0*_?".charAt(random.nextInt(7)));
    }

    private static String tail(Random random) {
        String[] tails = {
            " # level 3",
            ",id7",
            ";",
            "\t" + Cli.EASY_SOLUTION,
            ":3.5",
            "#",
            " ",
            " é…",
            " half\rline",
            "\r",
            ",\"quote"
        };
        return tails[random.nextInt(tails.length)];
    }

    private static String skipped(Random random) {
        String[] skipped = {"", "", "  ", "\t", "# comment", "  #", "# é", "#" + Cli.EASY};
        return skipped[random.nextInt(skipped.length)];
    }

    private static String other(Random random) {
        String[] others = {
            Cli.TWO,
            Cli.NONE,
            " " + Cli.EASY,
            Cli.EASY.replace('.', 'x'),
            Cli.EASY.substring(1),
            Cli.EASY + "1",
            Cli.EASY.substring(0, 40) + "z" + Cli.EASY.substring(41),
            Cli.EASY.substring(0, 40) + "é" + Cli.EASY.substring(41),
            "\uFEFF" + Cli.EASY,
            "# half\r" + Cli.EASY,
            "-".repeat(81),
            "nonsense",
            "1".repeat(LINE_BEYOND_ANY_BLOCK),
        };
        // The last one is rare, because every line after it is handled record by record.
        int index = random.nextInt(others.length * 20);
        return others[index == 0 ? others.length - 1 : index % (others.length - 1)];
    }

    private static final int LINE_BEYOND_ANY_BLOCK = 70_000;

    /** The header of a CSV file may look like a puzzle except for one name in it. */
    @Test
    void textsOfOtherFormatsAreStillRecognised() {
        String header = Cli.EASY + ",puzzle\n7," + Cli.EASY + "\n8," + Cli.EASY + "\n";
        Cli.runOn(header, "solve").is(0, (Cli.EASY_SOLUTION + "\n").repeat(2), "");
        String rows = (".".repeat(81) + "\n").repeat(2) + "---\n";
        assertThat(Cli.runOn(rows, "check").code()).isEqualTo(2);
        Cli.runOn(Cli.EASY + "\n", "solve").is(0, Cli.EASY_SOLUTION + "\n", "");
        Cli.runOn(Cli.EASY + "\n\n# no more\n", "check", "--format", "picture")
                .is(
                        0,
                        "One solution.\n"
                                + Cli.run("solve", Cli.EASY, "--format", "picture")
                                        .out(),
                        "");
    }

    @Test
    void sourcesOfAllKindsFollowEachOther() throws IOException {
        Path plain = Files.writeString(directory.resolve("plain.txt"), (Cli.EASY + "\n").repeat(1000));
        Path other = Files.writeString(directory.resolve("other.csv"), "puzzle\n" + Cli.HARD + "\n");
        Path alone = Files.writeString(directory.resolve("alone.txt"), Cli.EASY);
        String expected = (Cli.EASY_SOLUTION + "\n").repeat(1000);
        Cli.run("solve", "-j", "2", plain.toString(), other.toString(), Cli.HARD, alone.toString(), plain.toString())
                .is(0, expected + (Cli.HARD_SOLUTION + "\n").repeat(2) + Cli.EASY_SOLUTION + "\n" + expected, "");
    }

    @Test
    void aSourceThatBreaksOffIsReportedAfterItsLines() {
        byte[] zipped = Cli.gzip((Cli.EASY + "\n").repeat(5000));
        byte[] broken = zipped.clone();
        broken[broken.length - 6] ^= 0x55;
        Cli.runOn(broken, "solve")
                .is(
                        2,
                        (Cli.EASY_SOLUTION + "\n").repeat(5000) + "error\n",
                        "sudoku-sat: standard input: the gzip data is damaged (after 5000 puzzles)\n");
    }

    /** A user who types waits for answers with the pipe open. */
    @Test
    void theSecondPuzzleIsEnoughToBegin() throws IOException {
        byte[] typed = bytes(Cli.EASY + "\n" + Cli.HARD + "\n");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int[] seen = {-1};
        InputStream in = new InputStream() {
            private int position;

            @Override
            public int read() {
                if (position < typed.length) {
                    return typed[position++];
                }
                seen[0] = out.size();
                return -1;
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                int next = read();
                if (next < 0) {
                    return -1;
                }
                bytes[from] = (byte) next;
                return 1;
            }
        };
        assertThat(Cli.run(in, out, new ByteArrayOutputStream(), false, "solve", "-j", "1"))
                .isZero();
        assertThat(seen[0]).as("bytes written before more is read").isEqualTo(2 * 82);
    }
}
