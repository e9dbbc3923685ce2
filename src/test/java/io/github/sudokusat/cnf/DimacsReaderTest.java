package io.github.sudokusat.cnf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.StringReader;
import java.nio.CharBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimacsReaderTest {

    private static List<String> read(String text) throws IOException {
        RecordingHandler handler = new RecordingHandler();
        DimacsReader.read(new StringReader(text), handler);
        return handler.events;
    }

    @Test
    void reportsCommentsHeaderAndClausesInTheirOrder() throws IOException {
        assertThat(read("c first\nc\nc  two blanks\np cnf 3 3\n1 -2 0\nc p show 1 0\n3 0\n0\nc last"))
                .containsExactly(
                        "comment <first>",
                        "comment <>",
                        "comment < two blanks>",
                        "header 3 3",
                        "[1, -2]",
                        "comment <p show 1 0>",
                        "[3]",
                        "[]",
                        "comment <last>");
    }

    @Test
    void readsClausesOverSeveralLinesAndSeveralOnOne() throws IOException {
        assertThat(read("\n  p   cnf\t4  4 \n\n1\n -2\n\nc inside\n3 0 4 0 0\t-1 -3\n0"))
                .containsExactly("header 4 4", "comment <inside>", "[1, -2, 3]", "[4]", "[]", "[-1, -3]");
    }

    @Test
    void readsWindowsLineEnds() throws IOException {
        assertThat(read("c x\r\nc\r\np cnf 2 2\r\n1 -2 0\r\n\r\n2 0\r\n"))
                .containsExactly("comment <x>", "comment <>", "header 2 2", "[1, -2]", "[2]");
    }

    @Test
    void readsAFormulaWithoutVariablesOrClauses() throws IOException {
        assertThat(read("p cnf 0 0\n")).containsExactly("header 0 0");
        assertThat(read("p cnf 0 0")).containsExactly("header 0 0");
        assertThat(read("p cnf 0 1\n0\n")).containsExactly("header 0 1", "[]");
    }

    @Test
    void readsTheLargestNumbers() throws IOException {
        assertThat(read("p cnf 2147483647 1\n2147483647 -2147483647 0\n"))
                .containsExactly("header 2147483647 1", "[2147483647, -2147483647]");
    }

    @Test
    void acceptsTheEndMarkOfSatlib() throws IOException {
        assertThat(read("p cnf 1 1\n 1 0\n%\n0\n\n")).containsExactly("header 1 1", "[1]");
        assertThat(read("p cnf 1 1\n 1 0\n%\n")).containsExactly("header 1 1", "[1]");
    }

    @Test
    void keepsTheDeclaredVariables() throws IOException {
        Cnf cnf = DimacsReader.readCnf(new StringReader("c x\np cnf 9 2\n1 -2 0\n0\n"));
        assertThat(cnf.variables()).isEqualTo(9);
        assertThat(cnf.clauses()).isEqualTo(2);
    }

    @Test
    void readsATextThatArrivesCharacterByCharacter() throws IOException {
        String text = "c long comment\np cnf 123456 2\n-123456 99 0\n1 0\n";
        RecordingHandler handler = new RecordingHandler();
        DimacsReader.read(
                new Readable() {
                    private int next;

                    @Override
                    public int read(CharBuffer target) {
                        if (next == text.length()) {
                            return -1;
                        }
                        target.put(text.charAt(next++));
                        return 1;
                    }
                },
                handler);
        assertThat(handler.events).containsExactly("comment <long comment>", "header 123456 2", "[-123456, 99]", "[1]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                          | 1 | 1  | the end of the text | p cnf VARIABLES CLAUSES",
                "c only a comment            | 1 | 17 | the end of the text | p cnf VARIABLES CLAUSES",
                "1 0                         | 1 | 1  | \"1\"               | p cnf VARIABLES CLAUSES",
                "p                           | 1 | 2  | the end of the text | cnf",
                "pcnf 1 1                    | 1 | 1  | \"pcnf\"            | p cnf VARIABLES CLAUSES",
                "p wcnf 1 1                  | 1 | 3  | \"wcnf\"            | cnf",
                "p cnf;1 0                   | 1 | 6  | the end of the line | the number of variables from 0 to 2147483647",
                "p cnf -1 1                  | 1 | 7  | \"-1\"              | the number of variables from 0 to 2147483647",
                "p cnf 2147483648 1          | 1 | 7  | \"2147483648\"      | the number of variables from 0 to 2147483647",
                "p cnf 1 9999999999999999999 | 1 | 9  | \"9999999999999999999\" | the number of clauses from 0 to 999999999999999999",
                "p cnf 1 1 1;1 0             | 1 | 11 | \"1\"               | the end of the line",
                "p cnf 1 1;p cnf 1 1;1 0     | 2 | 1  | \"p\"               | no second header",
                "p cnf 2 2;1 0               | 2 | 4  | the end of the text | clause 2 of the 2 that the header declares",
                "p cnf 2 2;1 0;2             | 3 | 2  | the end of the text | 0 at the end of clause 2",
                "p cnf 2 1;1 0;-2 0          | 3 | 1  | \"-2\"              | the end of the text, because the header declares 1 clauses",
                "p cnf 2 0;0                 | 2 | 1  | \"0\"               | the end of the text, because the header declares 0 clauses",
                "p cnf 2 1;1 3 0             | 2 | 3  | \"3\"               | 0 or a literal from -2 to 2",
                "p cnf 2 1;-3 0              | 2 | 1  | \"-3\"              | 0 or a literal from -2 to 2",
                "p cnf 0 1;1 0               | 2 | 1  | \"1\"               | 0, because there are no variables",
                "p cnf 2 1;1 -0              | 2 | 3  | \"-0\"              | 0 or a literal from -2 to 2",
                "p cnf 2 1;+1 0              | 2 | 1  | \"+1\"              | 0 or a literal from -2 to 2",
                "p cnf 2 1;- 1 0             | 2 | 1  | \"-\"               | 0 or a literal from -2 to 2",
                "p cnf 2 1;1x 0              | 2 | 1  | \"1x\"              | 0 or a literal from -2 to 2",
                "p cnf 2 1;4294967297 0      | 2 | 1  | \"4294967297\"      | 0 or a literal from -2 to 2",
                "p cnf 2 1;18446744073709551617 0 | 2 | 1 | \"18446744073709551617\" | 0 or a literal from -2 to 2",
                "p cnf 2 1;1 0 c comment     | 2 | 5  | \"c\"               | the end of the text, because the header declares 1 clauses",
                "p cnf 2 2;1 0;%;0           | 3 | 1  | \"%\"               | clause 2 of the 2 that the header declares",
                "p cnf 2 1;1 0;%;0;1 0       | 5 | 1  | \"1\"               | the end of the text",
                "p cnf 2 1;1 0;%%            | 3 | 1  | \"%%\"              | % alone",
            })
    void namesPlaceAndCauseOfError(String text, long line, long column, String found, String expected) {
        SolverFormatException e =
                catchThrowableOfType(SolverFormatException.class, () -> read(text.replace(';', '\n')));
        assertThat(e).isNotNull();
        assertThat(e.getMessage())
                .isEqualTo("line " + line + ", column " + column + ": expected " + expected + ", but found " + found);
        assertThat(e.line()).isEqualTo(line);
        assertThat(e.column()).isEqualTo(column);
        assertThat(e.found()).isEqualTo(found);
        assertThat(e.expected()).isEqualTo(expected);
    }

    @Test
    void quotesGarbageInPrintableAndShortForm() {
        SolverFormatException binary =
                catchThrowableOfType(SolverFormatException.class, () -> read("p cnf 1 1\n\u0000\u001b[31m\u2028é 0"));
        assertThat(binary.found()).isEqualTo("\"\\u0000\\u001b[31m\\u2028\\u00e9\"");
        SolverFormatException endless =
                catchThrowableOfType(SolverFormatException.class, () -> read("p cnf 1 1\n" + "x".repeat(100_000)));
        assertThat(endless.found()).isEqualTo("\"" + "x".repeat(24) + "...\"");
    }

    @Test
    void knowsThePlaceBeyondItsBuffer() {
        String text = "p cnf 9 100000\n" + "1 0\n".repeat(30_000) + "1 0 ".repeat(30_000) + "x";
        SolverFormatException e = catchThrowableOfType(SolverFormatException.class, () -> read(text));
        assertThat(e.line()).isEqualTo(30_002);
        assertThat(e.column()).isEqualTo(120_001);
    }
}
