package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Forked;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Streams formulas many times the size of the heap and compares them, clause by clause through a hash, with those that nested loops over rows,
 * columns and digits produce from the definition of the complete encoding.
 */
class LargeFormulaTest {

    @TempDir
    Path directory;

    /** 752,500 clauses, 14 MB of text. */
    @Test
    void twentyFiveByTwentyFiveIsCountedInTwelveMegabytes() throws Exception {
        assertThatCountIsThatOf(new PlainLoops(5, 5, true), "12m", "all");
        assertThatCountIsThatOf(new PlainLoops(5, 5, false), "12m", "once");
        assertThatCountIsThatOf(new PlainLoops(2, 3, false), "12m", "once");
    }

    @Test
    void twentyFiveByTwentyFiveIsWrittenToAFileInTwelveMegabytes() throws Exception {
        assertThatFileIsThatOf(new PlainLoops(5, 5, true), "12m", "all");
        assertThatFileIsThatOf(new PlainLoops(3, 4, false), "12m", "once");
    }

    @Test
    @Tag("slow")
    void sixtyFourBySixtyFourIsWrittenToAFileIn256Megabytes() throws Exception {
        PlainLoops all = new PlainLoops(8, 8, true);
        assertThatFileIsThatOf(all, "256m", "all");
        assertThat(all.clauses).isEqualTo(4L * 64 * 64 * (1 + 64 * 63 / 2));
        assertThatFileIsThatOf(new PlainLoops(8, 8, false), "256m", "once");
    }

    /** The number of clauses was computed independently. */
    @Test
    @Tag("slow")
    void a144By144GridIsCountedIn256Megabytes() throws Exception {
        PlainLoops all = new PlainLoops(12, 12, true);
        assertThatCountIsThatOf(all, "256m", "all");
        assertThat(all.clauses).isEqualTo(854_074_368L);
        assertThatCountIsThatOf(new PlainLoops(12, 12, false), "256m", "once");
    }

    private static void assertThatCountIsThatOf(PlainLoops expected, String heap, String repeats) throws Exception {
        expected.make();
        String output = Forked.run(
                heap, LargeFormula.class, String.valueOf(expected.rows), String.valueOf(expected.columns), repeats);
        assertThat(output.strip())
                .isEqualTo("true " + expected.side * expected.side * expected.side + " " + expected.clauses + " "
                        + expected.clauses + " " + expected.literals + " " + Long.toHexString(expected.hash));
    }

    private void assertThatFileIsThatOf(PlainLoops expected, String heap, String repeats) throws Exception {
        expected.make();
        Path file = directory.resolve("formula.cnf");
        String output = Forked.run(
                heap,
                LargeFormula.class,
                String.valueOf(expected.rows),
                String.valueOf(expected.columns),
                repeats,
                file.toString());
        assertThat(output.strip()).isEqualTo("true");
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            Mixer read = new Mixer();
            String header = skipComments(in);
            assertThat(header)
                    .isEqualTo("p cnf " + expected.side * expected.side * expected.side + " " + expected.clauses);
            readClauses(in, read);
            assertThat(read.clauses).isEqualTo(expected.clauses);
            assertThat(read.hash).isEqualTo(expected.hash);
        }
        Files.delete(file);
    }

    private static String skipComments(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder("c");
        while (line.charAt(0) == 'c') {
            line.setLength(0);
            for (int c = in.read(); c != '\n'; c = in.read()) {
                if (c < 0) {
                    throw new EOFException("no header");
                }
                line.append((char) c);
            }
        }
        return line.toString();
    }

    private static void readClauses(InputStream in, Mixer read) throws IOException {
        int number = 0;
        boolean negative = false;
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c >= '0' && c <= '9') {
                number = 10 * number + c - '0';
            } else if (c == '-') {
                negative = true;
            } else if (c == ' ') {
                read.literal(negative ? -number : number);
                number = 0;
                negative = false;
            } else {
                assertThat(c).isEqualTo('\n');
                assertThat(number).isZero();
                read.end();
            }
        }
    }

    /** The hash that {@link io.github.sudokusat.testing.CountingSink} documents, implemented independently. */
    private static class Mixer {

        long clauses;
        long literals;
        long hash;

        final void literal(int literal) {
            literals++;
            mix(literal);
        }

        final void end() {
            clauses++;
            mix(0);
        }

        final void pair(int first, int second) {
            literals += 2;
            clauses++;
            mix(-first);
            mix(-second);
            mix(0);
        }

        private void mix(int value) {
            hash = (hash ^ value) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
    }

    /** The complete pairwise encoding of the empty grid, straight from its definition. */
    private static final class PlainLoops extends Mixer {

        private final int rows;
        private final int columns;
        private final int side;
        private final boolean repeats;

        PlainLoops(int rows, int columns, boolean repeats) {
            this.rows = rows;
            this.columns = columns;
            this.side = rows * columns;
            this.repeats = repeats;
        }

        void make() {
            for (int r = 0; r < side; r++) {
                for (int c = 0; c < side; c++) {
                    for (int d = 1; d <= side; d++) {
                        literal(variable(r, c, d));
                    }
                    end();
                    for (int d = 1; d <= side; d++) {
                        for (int e = d + 1; e <= side; e++) {
                            pair(variable(r, c, d), variable(r, c, e));
                        }
                    }
                }
            }
            for (int r = 0; r < side; r++) {
                for (int d = 1; d <= side; d++) {
                    for (int c = 0; c < side; c++) {
                        literal(variable(r, c, d));
                    }
                    end();
                    for (int c = 0; c < side; c++) {
                        for (int b = c + 1; b < side; b++) {
                            pair(variable(r, c, d), variable(r, b, d));
                        }
                    }
                }
            }
            for (int c = 0; c < side; c++) {
                for (int d = 1; d <= side; d++) {
                    for (int r = 0; r < side; r++) {
                        literal(variable(r, c, d));
                    }
                    end();
                    for (int r = 0; r < side; r++) {
                        for (int q = r + 1; q < side; q++) {
                            pair(variable(r, c, d), variable(q, c, d));
                        }
                    }
                }
            }
            for (int top = 0; top < side; top += rows) {
                for (int left = 0; left < side; left += columns) {
                    for (int d = 1; d <= side; d++) {
                        box(top, left, d);
                    }
                }
            }
        }

        /** Whether a pair of cells of a box is in one row or column, where it has already been stated. */
        private void box(int top, int left, int d) {
            for (int i = 0; i < side; i++) {
                literal(variable(top + i / columns, left + i % columns, d));
            }
            end();
            for (int i = 0; i < side; i++) {
                for (int j = i + 1; j < side; j++) {
                    boolean stated = i / columns == j / columns || i % columns == j % columns;
                    if (repeats || !stated) {
                        pair(
                                variable(top + i / columns, left + i % columns, d),
                                variable(top + j / columns, left + j % columns, d));
                    }
                }
            }
        }

        private int variable(int row, int column, int digit) {
            return row * side * side + column * side + digit;
        }
    }
}
