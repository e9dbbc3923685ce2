package io.github.sudokusat.cnf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.SolverAnswer.Status;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers of model counters. */
class CountAnswerTest {

    private static final String COUNTED = """
            c o a counter's own words
            s SATISFIABLE
            c s type mc
            c s log10-estimate 21.824173
            c s exact arb int 6670903752021072936960
            """;

    private static SolverAnswer read(String text) throws IOException {
        return AnswerReader.readModelOrCount(new StringReader(text), 3);
    }

    private static String lines(String text) {
        return text.replace(';', '\n');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "s SATISFIABLE;c s type mc;c s exact arb int 7               | SATISFIABLE   | 7",
                "c s type pmc;c s exact arb int 007;s SATISFIABLE            | SATISFIABLE   | 7",
                "c s exact arb int 7;c s exact arb int 7;s SATISFIABLE;v 0   | SATISFIABLE   | 7",
                "c o x;c;c s;c s pac guarantees;c x s exact 3;c\ts\texact arb  int 7 ;s SATISFIABLE | SATISFIABLE | 7",
                "s SATISFIABLE;s mc 24                                       | SATISFIABLE   | 24",
                "s pmc 70                                                    | SATISFIABLE   | 70",
                "c d4;s 24                                                   | SATISFIABLE   | 24",
                "s mc\t0;s UNSATISFIABLE                                      | UNSATISFIABLE | 0",
                "s 7;c s exact arb int 7                                     | SATISFIABLE   | 7",
                "s UNSATISFIABLE;c s type mc;c s log10-estimate -inf;c s exact arb int 0 | UNSATISFIABLE | 0",
            })
    void readsCounts(String text, Status status, String count) throws IOException {
        SolverAnswer answer = read(lines(text));
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.findCount()).contains(new BigInteger(count));
        assertThat(answer.findModel()).isEmpty();
        assertThat(answer.literals()).isEmpty();
        assertThat(answer).hasToString(status + " (" + count + " models)");
    }

    @Test
    void readsNumbersOfAnySizeThatSolutionsCanHave() throws IOException {
        assertThat(read(COUNTED).findCount()).contains(new BigInteger("6670903752021072936960"));
        String most = "9".repeat(200_000);
        assertThat(read(COUNTED.replace("6670903752021072936960", most)).findCount())
                .contains(BigInteger.TEN.pow(200_000).subtract(BigInteger.ONE));
        assertThatThrownBy(() -> read(COUNTED.replace("6670903752021072936960", most + "9")))
                .hasMessage("line 5, column 19: expected a whole number of at most 200000 digits, but found a word of"
                        + " more than 200000 characters");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s SATISFIABLE;v 1 -2 3 0",
                "s UNSATISFIABLE",
                "s UNKNOWN",
                "SAT;1 -2 3 0",
                "c s type mc;s UNKNOWN"
            })
    void answersOfSolversAreNoCounts(String text) throws IOException {
        assertThat(read(lines(text)).findCount()).isEmpty();
    }

    @Test
    void linesWithACountAreCommentsToAReaderThatDoesNotAskForThem() throws IOException {
        SolverAnswer answer = AnswerReader.read(new StringReader("c s exact x\ns SATISFIABLE\nv 1 0\n"), 3);
        assertThat(answer.findCount()).isEmpty();
        assertThat(answer.findModel()).isPresent();
        assertThatThrownBy(() -> AnswerReader.read(new StringReader(COUNTED), 3))
                .hasMessageContaining("expected lines \"v ...\" with the values");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c s type wmc                                | 1 | 10 | mc or pmc, but found \"wmc\"",
                "c s type                                    | 1 | 9  | mc or pmc, but found the end of the text",
                "c s type mc mc                              | 1 | 13 | the end of the line, but found \"mc\"",
                "c s type mc                                 | 1 | 12 | a line \"s ...\" that gives the status, but found the end of the text",
                "s SATISFIABLE;c s type mc                   | 2 | 12 | a line \"c s exact arb int N\" with the count, but found the end of the text",
                "s SATISFIABLE;c s approx arb int 7          | 2 | 5  | an exact count, \"c s exact arb int N\", but found \"approx\"",
                "s SATISFIABLE;c s exact double prec-sci 7e3 | 2 | 11 | \"arb\" of an exact count, \"c s exact arb int N\", but found \"double\"",
                "s SATISFIABLE;c s exact arb frac 7/3        | 2 | 15 | \"int\" of an exact count, \"c s exact arb int N\", but found \"frac\"",
                "s SATISFIABLE;c s exact arb int             | 2 | 18 | a whole number of at most 200000 digits, but found the end of the text",
                "s SATISFIABLE;c s exact arb int -7          | 2 | 19 | a whole number of at most 200000 digits, but found \"-7\"",
                "s SATISFIABLE;c s exact arb int 7.0         | 2 | 19 | a whole number of at most 200000 digits, but found \"7.0\"",
                "s SATISFIABLE;c s exact arb int 7 8         | 2 | 21 | the end of the line, but found \"8\"",
                "c s exact arb int 7;c s exact arb int 8     | 2 | 19 | the count of an earlier line, but found \"8\"",
                "c s exact arb int 7;s UNSATISFIABLE         | 1 | 19 | 0, since the status is UNSATISFIABLE, but found \"7\"",
                "c s exact arb int 0;s SATISFIABLE           | 1 | 19 | 1 or more, since the status is SATISFIABLE, but found \"0\"",
                "s mc 24 x                                   | 1 | 9  | the end of the line, but found \"x\"",
                "s mc                                        | 1 | 5  | a whole number of at most 200000 digits, but found the end of the text",
                "s 24a                                       | 1 | 3  | a whole number of at most 200000 digits, but found \"24a\"",
                "s UNSATISFIABLE;s mc 7                      | 2 | 6  | 0, since the status is UNSATISFIABLE, but found \"7\"",
                "s 7;s UNSATISFIABLE                         | 2 | 3  | SATISFIABLE, as in an earlier line, but found \"UNSATISFIABLE\"",
                "s 7;s 8                                     | 2 | 3  | the count of an earlier line, but found \"8\"",
                "c s exact arb int 7;s UNKNOWN               | 1 | 19 | no count, since the status is UNKNOWN, but found \"7\"",
                "c s exact arb int 7;s SATISFIABLE;v 1 0     | 3 | 6  | no values, since there is a count, but found the end of the text",
                "c s exact arb int 7;s SATISFIABLE;7         | 3 | 1  | a line \"s ...\", \"v ...\" or \"c ...\", but found \"7\"",
            })
    void namesPlaceAndCauseOfError(String text, long line, long column, String message) {
        assertThatThrownBy(() -> read(lines(text)))
                .isInstanceOf(SolverFormatException.class)
                .hasMessage("line " + line + ", column " + column + ": expected " + message);
    }

    @Test
    void damagedAnswersAreReadOrRefusedWithAPlace() {
        Random random = new Random(32);
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder(COUNTED);
            for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.setCharAt(at, (char) (' ' + random.nextInt(95)));
                    default -> text.insert(at, text.charAt(random.nextInt(text.length())));
                }
            }
            try {
                assertThat(read(text.toString()).status()).isNotNull();
            } catch (SolverFormatException e) {
                assertThat(e).hasMessageStartingWith("line ").hasMessageContaining(", column ");
            } catch (IOException e) {
                throw new AssertionError(text.toString(), e);
            }
        }
    }
}
