package io.github.sudokusat.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads golden files that glpsol 5.0 of Debian wrote; the README next to them says for which programs. */
class GlpsolAnswerReaderTest {

    private static String golden(String name) throws IOException {
        return Files.readString(Path.of("src/test/resources/golden/glpsol", name));
    }

    private static GlpsolAnswer read(String text) throws IOException {
        return GlpsolAnswerReader.read(new StringReader(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"optimal.w", "optimal.o"})
    void readsSolutions(String file) throws IOException {
        assertThatSolutionIsRead(golden(file));
        // A solution that is not proved optimal, as glp_write_mip and glp_print_mip write it; without an objective
        // there are none.
        assertThatSolutionIsRead(
                golden(file).replace(" 64 o 0", " 64 f 0").replace("INTEGER OPTIMAL", "INTEGER NON-OPTIMAL"));
    }

    private static void assertThatSolutionIsRead(String text) throws IOException {
        GlpsolAnswer answer = read(text);
        assertThat(answer.status()).isEqualTo(GlpsolAnswer.Status.SOLUTION);
        assertThat(answer.columns()).isEqualTo(64);
        assertThat(answer.rows()).isEqualTo(64 + 1);
        // Sixteen cells with four candidates each.
        for (int cell = 0; cell < 16; cell++) {
            int first = 4 * cell;
            assertThat(IntStream.rangeClosed(first + 1, first + 4).filter(answer::isOne))
                    .as("cell %d", cell)
                    .hasSize(1);
        }
    }

    @Test
    void bothFormsOfASolutionAreReadAlike() throws IOException {
        GlpsolAnswer raw = read(golden("optimal.w"));
        GlpsolAnswer report = read(golden("optimal.o"));
        for (int column = 1; column <= raw.columns(); column++) {
            assertThat(report.isOne(column)).isEqualTo(raw.isOne(column));
            assertThat(raw.columnName(column)).isEmpty();
            assertThat(report.columnName(column)).matches("x_r\\dc\\d_\\d");
        }
    }

    @ParameterizedTest
    @CsvSource({"empty.w,NONE", "empty.o,NONE", "undefined.w,UNDEFINED", "undefined.o,UNDEFINED"})
    void readsWhatIsNoSolution(String file, GlpsolAnswer.Status status) throws IOException {
        GlpsolAnswer answer = read(golden(file));
        assertThat(answer.status()).isEqualTo(status);
        assertThat(IntStream.rangeClosed(1, answer.columns()).filter(answer::isOne))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"relaxation.w", "relaxation.o"})
    void aSolutionOfTheRelaxationIsRefused(String file) {
        assertThatExceptionOfType(SolverFormatException.class)
                .isThrownBy(() -> read(golden(file)))
                .withMessageContaining("not of its relaxation");
    }

    private static final String RAW = "c\nc Problem:\ns mip 1 2 o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n";

    @Test
    void smallDeviationsAreRounded() throws IOException {
        GlpsolAnswer answer = read(RAW.replace("j 1 1", "j 1 0.9999999").replace("j 2 0", "j 2 -1e-09"));
        assertThat(answer.isOne(1)).isTrue();
        assertThat(answer.isOne(2)).isFalse();
        assertThat(read(RAW.replace("\n", "\r\n")).isOne(1)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "s mip          | s map      | 3 | 3  | \"map\"                | \"mip\"",
                "mip 1 2 o      | mip x 2 o  | 3 | 7  | \"x\"                  | the number of rows from 0 to 2147483646",
                "mip 1 2 o      | mip 1 2 x  | 3 | 11 | \"x\"                  | a status: o, f, n or u",
                "mip 1 2 o      | mip 2 2 o  | 5 | 1  | \"j\"                  | \"i\"",
                "mip 1 2 o      | mip 1 3 o  | 7 | 1  | \"e\"                  | \"j\"",
                "j 2 0          | j 1 0      | 6 | 3  | \"1\"                  | 2",
                "j 2 0          | j 2 0.5    | 6 | 5  | \"0.5\"                | 0 or 1",
                "j 2 0          | j 2 2      | 6 | 5  | \"2\"                  | 0 or 1",
                "j 2 0          | j 2 1e999999999 | 6 | 5 | \"1E+999999999\"   | 0 or 1",
                "j 2 0          | j 2 NaN    | 6 | 5  | \"NaN\"                | a value",
                "j 2 0          | j 2 x      | 6 | 5  | \"x\"                  | a value",
                "e o f          | e o        | 8 | 1  | the end of the text    | \"f\"",
                "e o f          | e o f x    | 7 | 7  | \"x\"                  | the end of the text",
            })
    void malformedTextIsRefusedWithItsPlace(
            String part, String with, long line, long column, String found, String expected) {
        SolverFormatException e =
                catchThrowableOfType(SolverFormatException.class, () -> read(RAW.replace(part, with)));
        assertThat(e.line()).isEqualTo(line);
        assertThat(e.column()).isEqualTo(column);
        assertThat(e.found()).isEqualTo(found);
        assertThat(e.expected()).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "v 1 2 0", "SAT", "Status: INTEGER OPTIMAL"})
    void otherTextsAreRefused(String text) {
        assertThatExceptionOfType(SolverFormatException.class)
                .isThrownBy(() -> read(text))
                .withMessageContaining("expected a file that glpsol wrote with -w or -o, which begins with \"c\" or");
    }

    /** Whatever is cut off, the rest is not an answer. */
    @ParameterizedTest
    @ValueSource(strings = {"optimal.w", "optimal.o", "empty.w", "empty.o"})
    void truncatedFilesAreRefused(String file) throws IOException {
        String text = golden(file).strip();
        for (int end = 0; end < text.length(); end += 1 + end / 100) {
            String cut = text.substring(0, end);
            assertThatExceptionOfType(SolverFormatException.class)
                    .as("%d characters", end)
                    .isThrownBy(() -> read(cut));
        }
        String last = text.substring(0, text.length() - 1);
        assertThatExceptionOfType(SolverFormatException.class).isThrownBy(() -> read(last));
    }

    /** Files damaged at random are read or refused, and nothing else happens. */
    @ParameterizedTest
    @ValueSource(strings = {"optimal.w", "optimal.o", "empty.w", "undefined.o"})
    void damagedFilesAreReadOrRefused(String file) throws IOException {
        String text = golden(file);
        long seed = Seeds.seed();
        Random random = new Random(seed);
        int refused = 0;
        for (int round = 0; round < 2000; round++) {
            StringBuilder damaged = new StringBuilder(text);
            for (int i = 0; i <= random.nextInt(3) && damaged.length() > 0; i++) {
                int at = random.nextInt(damaged.length());
                switch (random.nextInt(4)) {
                    case 0 -> damaged.deleteCharAt(at);
                    case 1 -> damaged.insert(at, (char) random.nextInt(256));
                    case 2 -> damaged.setCharAt(at, "0123456789 \n*-.eijcs".charAt(random.nextInt(20)));
                    default -> damaged.delete(at, Math.min(damaged.length(), at + random.nextInt(200)));
                }
            }
            try {
                assertThat(read(damaged.toString()).columns()).isNotNegative();
            } catch (SolverFormatException e) {
                refused++;
                assertThat(e.getMessage())
                        .as("seed %d, round %d", seed, round)
                        .matches("line \\d+, column \\d+: expected .*, but found .*");
            }
        }
        assertThat(refused).as("seed %d", seed).isPositive();
    }
}
