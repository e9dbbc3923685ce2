package io.github.sudokusat.cnf.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DrupTextTest {

    private static String copy(String text, int variables) throws IOException {
        StringBuilder out = new StringBuilder();
        DrupReader step = new DrupReader(new StringReader(text), variables);
        DrupWriter writer = new DrupWriter(out);
        while (step.next()) {
            if (step.isDeletion()) {
                writer.delete(step.literals(), step.length());
            } else {
                writer.add(step.literals(), step.length());
            }
        }
        return out.toString();
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        Random random = new Random(5);
        for (int round = 0; round < 200; round++) {
            StringBuilder text = new StringBuilder();
            DrupWriter writer = new DrupWriter(text);
            for (int steps = random.nextInt(50); steps > 0; steps--) {
                int[] clause = random.ints(random.nextInt(40), -Integer.MAX_VALUE, Integer.MAX_VALUE)
                        .filter(literal -> literal != 0)
                        .toArray();
                if (random.nextBoolean()) {
                    writer.add(Arrays.copyOf(clause, clause.length + 3), clause.length);
                } else {
                    writer.delete(clause, clause.length);
                }
            }
            assertThat(copy(text.toString(), Integer.MAX_VALUE)).isEqualTo(text.toString());
        }
    }

    @Test
    void readsWhatOtherProgramsWrite() throws IOException {
        String text = "c first\n\n  1 -2 0\t\r\nd  3 0\ncomment\n \nd 0\n0";
        assertThat(copy(text, 3)).isEqualTo("1 -2 0\nd 3 0\nd 0\n0\n");
        DrupReader step = new DrupReader(new StringReader(text), 3);
        StringBuilder lines = new StringBuilder();
        while (step.next()) {
            lines.append(step.line()).append(' ');
        }
        assertThat(lines + "end " + step.line()).isEqualTo("3 4 7 8 end 8");
    }

    @Test
    void rejectsANegativeNumberOfVariables() {
        assertThatIllegalArgumentException().isThrownBy(() -> new DrupReader(new StringReader(""), -1));
    }
}
