package io.github.sudokusat.cnf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.sudokusat.cnf.SolverAnswer.Status;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerReaderTest {

    private static SolverAnswer read(String text, int variables) throws IOException {
        return AnswerReader.read(new StringReader(text), variables);
    }

    @ParameterizedTest
    @ValueSource(strings = {"minisat-sat.txt", "clasp-sat.txt", "cryptominisat-sat.txt"})
    void readsModelsOfRealSolvers(String file) throws IOException {
        SolverAnswer answer = read(Golden.text(file), 60);
        Cnf formula = DimacsReader.readCnf(new StringReader(Golden.text("small.cnf")));

        assertThat(answer.status()).isEqualTo(Status.SATISFIABLE);
        assertThat(answer.literals()).isEqualTo(IntStream.rangeClosed(1, 60).toArray());
        assertThat(answer.findModel())
                .hasValueSatisfying(
                        model -> assertThat(formula.isSatisfiedBy(model)).isTrue());
        assertThat(answer).hasToString("SATISFIABLE (60 literals)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"minisat-unsat.txt", "clasp-unsat.txt"})
    void readsUnsatisfiableOfRealSolvers(String file) throws IOException {
        SolverAnswer answer = read(Golden.text(file), 1);
        assertThat(answer.status()).isEqualTo(Status.UNSATISFIABLE);
        assertThat(answer.literals()).isEmpty();
        assertThat(answer.findModel()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "s SATISFIABLE;v 1 -2 3 0             | SATISFIABLE   | 1 -2 3",
                "v 1 -2 3 0;s SATISFIABLE             | SATISFIABLE   | 1 -2 3",
                "v 1;c x;v -2;s SATISFIABLE;v 3 0     | SATISFIABLE   | 1 -2 3",
                "s SATISFIABLE;v 1 0;v -2 0           | SATISFIABLE   | 1 -2",
                "s SATISFIABLE;v 1 1 -3 1;v 0;        | SATISFIABLE   | 1 -3",
                "s SATISFIABLE ;v;v 0                 | SATISFIABLE   | ''",
                ";c;cx;c v 4;o 17;d 5 6 0;s SATISFIABLE;s SATISFIABLE;;v 2 0;c end | SATISFIABLE | 2",
                "s UNSATISFIABLE                      | UNSATISFIABLE | ''",
                "s UNSATISFIABLE;v 0                  | UNSATISFIABLE | ''",
                "s UNKNOWN                            | UNKNOWN       | ''",
                "s INDETERMINATE                      | UNKNOWN       | ''",
                "SAT;1 -2 3 0                         | SATISFIABLE   | 1 -2 3",
                "SAT; 0                               | SATISFIABLE   | ''",
                "SAT;1;-2 3;0;;                       | SATISFIABLE   | 1 -2 3",
                "UNSAT                                | UNSATISFIABLE | ''",
                "INDET                                | UNKNOWN       | ''",
            })
    void readsBothForms(String text, Status status, String literals) throws IOException {
        for (String lineEnd : new String[] {"\n", "\r\n"}) {
            SolverAnswer answer = read(text.replace(";", lineEnd), 3);
            assertThat(answer.status()).isEqualTo(status);
            assertThat(Arrays.toString(answer.literals()).replaceAll("[\\[\\],]", ""))
                    .isEqualTo(literals);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                             | 1 | 1  | the end of the text | a line \"s ...\", \"v ...\" or \"c ...\", or SAT, UNSAT or INDET",
                "c nothing;                     | 2 | 1  | the end of the text | a line \"s ...\", \"v ...\" or \"c ...\", or SAT, UNSAT or INDET",
                "hello                          | 1 | 1  | \"hello\"           | a line \"s ...\", \"v ...\" or \"c ...\", or SAT, UNSAT or INDET",
                "SATISFIABLE                    | 1 | 1  | \"SATISFIABLE\"     | a line \"s ...\", \"v ...\" or \"c ...\", or SAT, UNSAT or INDET",
                "s SATISFIABLE;v 1 -2 0;hello   | 3 | 1  | \"hello\"           | a line \"s ...\", \"v ...\" or \"c ...\"",
                "s SATISFIABLE;vv 1 0           | 2 | 1  | \"vv\"              | a line \"s ...\", \"v ...\" or \"c ...\"",
                "s SATISFIABLE;UNSAT            | 2 | 1  | \"UNSAT\"           | a line \"s ...\", \"v ...\" or \"c ...\"",
                "s SATISFI                      | 1 | 3  | \"SATISFI\"         | SATISFIABLE, UNSATISFIABLE, UNKNOWN or INDETERMINATE",
                "s                              | 1 | 2  | the end of the text | SATISFIABLE, UNSATISFIABLE, UNKNOWN or INDETERMINATE",
                "s SATISFIABLE x                | 1 | 15 | \"x\"               | the end of the line",
                "s SATISFIABLE;s UNSATISFIABLE  | 2 | 3  | \"UNSATISFIABLE\"   | SATISFIABLE, as in an earlier line",
                "s SATISFIABLE                  | 1 | 14 | the end of the text | lines \"v ...\" with the values",
                "s SATISFIABLE;v 1 -2           | 2 | 7  | the end of the text | 0 at the end of the values",
                "s SATISFIABLE;v 1 0;v -2       | 3 | 5  | the end of the text | 0 at the end of the values",
                "s SATISFIABLE;v 1 0 2 0        | 2 | 7  | \"2\"               | the end of the line",
                "s SATISFIABLE;v 1 4 0          | 2 | 5  | \"4\"               | 0 or a literal from -3 to 3",
                "s SATISFIABLE;v 1;v -99999999999 0 | 3 | 3 | \"-99999999999\" | 0 or a literal from -3 to 3",
                "s SATISFIABLE;v 1 x2 0         | 2 | 5  | \"x2\"              | 0 or a literal from -3 to 3",
                "s SATISFIABLE;v 1 2;v -1 0     | 3 | 3  | \"-1\"              | no literal whose opposite appears earlier",
                "s UNSATISFIABLE;v 1 0          | 2 | 6  | the end of the text | no values, since the status is UNSATISFIABLE",
                "v 1 0                          | 1 | 6  | the end of the text | a line \"s ...\" that gives the status",
                "SAT                            | 1 | 4  | the end of the text | 0 at the end of the values",
                "SAT;1 -2                       | 2 | 5  | the end of the text | 0 at the end of the values",
                "SAT;1 -2 0;3                   | 3 | 1  | \"3\"               | the end of the text",
                "SAT;1 -2 4 0                   | 2 | 6  | \"4\"               | 0 or a literal from -3 to 3",
                "SAT;1 -2 -1 0                  | 2 | 6  | \"-1\"              | no literal whose opposite appears earlier",
                "SAT;v 1 0                      | 2 | 1  | \"v\"               | 0 or a literal from -3 to 3",
                "UNSAT;1 0                      | 2 | 1  | \"1\"               | the end of the text",
                "INDET;INDET                    | 2 | 1  | \"INDET\"           | the end of the text",
            })
    void namesPlaceAndCauseOfError(String text, long line, long column, String found, String expected) {
        SolverFormatException e =
                catchThrowableOfType(SolverFormatException.class, () -> read(text.replace(';', '\n'), 3));
        assertThat(e).isNotNull();
        assertThat(e.getMessage())
                .isEqualTo("line " + line + ", column " + column + ": expected " + expected + ", but found " + found);
    }

    @Test
    void everyTruncationOfAModelIsAnError() {
        for (String file : new String[] {"minisat-sat.txt", "clasp-sat.txt", "cryptominisat-sat.txt"}) {
            String text = Golden.text(file);
            // The rest after the end of the answer: a line end, or clasp's statistics.
            int end = Math.max(text.lastIndexOf(" 0\n") + 2, text.indexOf("s SATISFIABLE") + "s SATISFIABLE".length());
            for (int length = 0; length < end; length++) {
                String truncated = text.substring(0, length);
                SolverFormatException e = catchThrowableOfType(SolverFormatException.class, () -> read(truncated, 60));
                assertThat(e).as("%s cut to %d characters", file, length).isNotNull();
            }
        }
    }

    @Test
    void findsNoAnswerInCommentsAlone() throws IOException {
        assertThat(AnswerReader.find(new StringReader(""), 3)).isEmpty();
        assertThat(AnswerReader.find(new StringReader("c x\n\nc UNKNOWN\n"), 3)).isEmpty();
        assertThat(AnswerReader.find(new StringReader("c x\ns UNKNOWN\n"), 3)).isPresent();
        assertThat(catchThrowableOfType(
                        SolverFormatException.class, () -> AnswerReader.find(new StringReader("v 1 0"), 3)))
                .isNotNull();
    }

    @Test
    void needsNoModelForAFormulaWithoutVariables() throws IOException {
        assertThat(read("s SATISFIABLE\n", 0).findModel()).contains(Model.of(0));
        assertThat(read("v  0\ns SATISFIABLE\n", 0).findModel()).contains(Model.of(0));
    }

    @Test
    void countsVariablesLeftOutAsFalse() throws IOException {
        assertThat(read("s SATISFIABLE\nv 2 0\n", 3).findModel()).contains(Model.of(3, -1, 2, -3));
    }

    @Test
    void refusesANegativeNumberOfVariables() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read("s UNKNOWN", -1))
                .withMessage("variables must be 0 or more, but is -1");
    }
}
