package io.github.sudokusat.cnf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DimacsWriterTest {

    private final StringBuilder text = new StringBuilder();
    private final DimacsWriter writer = new DimacsWriter(text);

    @Test
    void flushPassesOnTheTextSoFarAndWritingContinues() {
        StringBuilder out = new StringBuilder();
        DimacsWriter writer = new DimacsWriter(out);
        writer.header(2, 2);
        writer.add(1, -2);
        assertThat(out).isEmpty();
        writer.flush();
        assertThat(out).hasToString("p cnf 2 2\n1 -2 0\n");
        writer.add(2);
        writer.finish();
        assertThat(out).hasToString("p cnf 2 2\n1 -2 0\n2 0\n");
    }

    @Test
    void writesTheGoldenFileByteForByte() {
        writer.comment("every number of digits, both signs");
        writer.comment("");
        writer.header(Integer.MAX_VALUE, 7);
        writer.add(new int[0], 0);
        writer.add(1);
        writer.add(-9, 10);
        writer.add(-99, 100, -999);
        writer.comment("between clauses: ä");
        writer.add(new int[] {1000, 9999, -10_000, 99_999, 100_000, 999_999, 77}, 6);
        writer.add(1_000_000, 9_999_999, -10_000_000);
        writer.add(new int[] {99_999_999, -100_000_000, 999_999_999, 1_000_000_000, -Integer.MAX_VALUE}, 5);
        writer.finish();

        assertThat(text).hasToString(Golden.text("digits.cnf"));
    }

    @Test
    void writesAFormulaWithoutVariablesAndClauses() {
        DimacsWriter.write(new Cnf(), text);
        assertThat(text).hasToString("p cnf 0 0\n");
    }

    @Test
    void writesDeclaredVariablesThatNoClauseNames() {
        Cnf cnf = new Cnf();
        cnf.add(-2);
        cnf.declareVariables(5);
        DimacsWriter.write(cnf, text);
        assertThat(text).hasToString("p cnf 5 1\n-2 0\n");
    }

    @Test
    void writesTheSameTextToEveryTargetAcrossManyBuffers() {
        StringWriter out = new StringWriter();
        StringBuilder expected = new StringBuilder("p cnf 40000 40000\n");
        Cnf cnf = new Cnf();
        for (int v = 1; v <= 40_000; v++) {
            cnf.add(v, -(40_001 - v));
            expected.append(v).append(" -").append(40_001 - v).append(" 0\n");
        }
        DimacsWriter.write(cnf, out);
        DimacsWriter.write(cnf, text);
        assertThat(out.toString()).isEqualTo(expected.toString());
        assertThat(text.toString()).isEqualTo(expected.toString());
    }

    @Test
    void writesOneCommentForEachLineOfItsText() {
        writer.comment("a\nb\r\nc\rd\n");
        writer.header(0, 0);
        writer.finish();
        assertThat(text).hasToString("c a\nc b\nc c\nc d\nc\np cnf 0 0\n");
    }

    @Test
    void refusesMoreClausesThanDeclared() {
        writer.header(3, 1);
        writer.add(1);
        assertThatIllegalStateException().isThrownBy(() -> writer.add(2)).withMessageContaining("1 clauses");
    }

    @Test
    void refusesToFinishWithFewerClausesThanDeclared() {
        writer.header(3, 2);
        writer.add(1);
        assertThatIllegalStateException()
                .isThrownBy(writer::finish)
                .withMessage("the header declares 2 clauses, but 1 were written");
    }

    @Test
    void refusesPartsInTheWrongOrder() {
        assertThatIllegalStateException().isThrownBy(() -> writer.add(1)).withMessageContaining("header");
        assertThatIllegalStateException().isThrownBy(writer::finish).withMessageContaining("header");
        writer.header(1, 0);
        assertThatIllegalStateException().isThrownBy(() -> writer.header(1, 0)).withMessageContaining("header");
        writer.finish();
        writer.finish();
        assertThatIllegalStateException().isThrownBy(() -> writer.comment("x")).withMessageContaining("finished");
        assertThat(text).hasToString("p cnf 1 0\n");
    }

    @Test
    void refusesLiteralsThatTheHeaderDoesNotAllow() {
        writer.header(3, 100);
        for (int literal : new int[] {0, 4, -4, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.add(literal))
                    .withMessageContaining("is " + literal)
                    .withMessageContaining("3");
        }
        assertThatIllegalArgumentException().isThrownBy(() -> new DimacsWriter(text).header(-1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new DimacsWriter(text).header(0, -1));
    }

    @Test
    void throwsTheFailureOfTheTargetAtOnce() {
        IOException full = new IOException("disk full");
        DimacsWriter failing = new DimacsWriter(new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw full;
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
        failing.header(1_000_000, 1);
        int[] clause = new int[100_000];
        Arrays.fill(clause, 1_000_000);
        assertThatThrownBy(() -> failing.add(clause, clause.length))
                .isInstanceOf(UncheckedIOException.class)
                .hasCause(full);
    }
}
