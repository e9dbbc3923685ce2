package io.github.sudokusat.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.sudokusat.cnf.SolverFormatException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Writes and reads LP and OPB texts. */
class ProgramTextTest {

    private static final LpWriter.VariableNames NAMES =
            (text, variable) -> text.append("v_").append(variable);

    /** The events that a reader has reported, as text. */
    private static final class Told implements LpHandler, OpbHandler {

        final List<String> events = new ArrayList<>();
        final BitSet ones = new BitSet();

        @Override
        public void comment(long line, String text) {
            events.add(line + " comment " + text);
        }

        @Override
        public void begin(long line) {
            events.add(line + " begin");
        }

        @Override
        public void header(int variables, long rows) {
            events.add("header " + variables + " " + rows);
        }

        @Override
        public int variable(String name) {
            return name.startsWith("v_") ? Integer.parseInt(name.substring(2)) : 0;
        }

        @Override
        public void row(LinearRow row) {
            long sum = row.sum(ones::get);
            events.add(row.line() + " " + row.name() + " " + sum + " "
                    + row.relation().text() + " " + row.bound() + " " + row.holds(sum));
        }

        @Override
        public void binary(long line, int variable) {
            events.add(line + " binary " + variable);
        }
    }

    private static List<String> readLp(String text, int... ones) throws IOException {
        Told told = new Told();
        Arrays.stream(ones).forEach(told.ones::set);
        LpReader.read(new StringReader(text), told, "a variable");
        return told.events;
    }

    private static List<String> readOpb(String text, int... ones) throws IOException {
        Told told = new Told();
        Arrays.stream(ones).forEach(told.ones::set);
        OpbReader.read(new StringReader(text), told);
        return told.events;
    }

    private static String writeLp() {
        StringBuilder out = new StringBuilder();
        LpWriter writer = new LpWriter(out, NAMES);
        writer.comment("a comment\r\nof two lines");
        writer.begin(1);
        writer.row("many", new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, 11, Relation.EQUAL, 1);
        writer.row("pair", new int[] {1, 2}, 2, Relation.AT_MOST, 1);
        writer.row("none", new int[] {1}, 1, Relation.AT_LEAST, 2);
        writer.finish(11);
        return out.toString();
    }

    private static String writeOpb() {
        StringBuilder out = new StringBuilder();
        OpbWriter writer = new OpbWriter(out);
        writer.header(3, 3);
        writer.comment("a comment");
        writer.row(new int[] {1, 2, 3}, 3, Relation.EQUAL, 1);
        writer.row(new int[] {1, 3}, 2, Relation.AT_MOST, 1);
        writer.row(new int[] {1}, 1, Relation.AT_LEAST, 2);
        writer.finish();
        return out.toString();
    }

    @Test
    void lpIsWrittenByteForByte() {
        assertThat(writeLp()).isEqualTo("""
                \\ a comment  of two lines
                Minimize
                 obj: 0 v_1
                Subject To
                 many: v_1 + v_2 + v_3 + v_4 + v_5 + v_6 + v_7 + v_8 + v_9 + v_10
                  + v_11 = 1
                 pair: v_1 + v_2 <= 1
                 none: v_1 >= 2
                Binary
                 v_1 v_2 v_3 v_4 v_5 v_6 v_7 v_8 v_9 v_10
                 v_11
                End
                """);
    }

    @Test
    void opbIsWrittenByteForByte() {
        assertThat(writeOpb()).isEqualTo("""
                * #variable= 3 #constraint= 3
                * a comment
                +1 x1 +1 x2 +1 x3 = 1 ;
                -1 x1 -1 x3 >= -1 ;
                +1 x1 >= 2 ;
                """);
    }

    @Test
    void lpIsReadBack() throws IOException {
        assertThat(readLp(writeLp(), 1, 11))
                .containsExactly(
                        "1 comment a comment  of two lines",
                        "2 begin",
                        "5 many 2 = 1 false",
                        "7 pair 1 <= 1 true",
                        "8 none 1 >= 2 false",
                        "10 binary 1",
                        "10 binary 2",
                        "10 binary 3",
                        "10 binary 4",
                        "10 binary 5",
                        "10 binary 6",
                        "10 binary 7",
                        "10 binary 8",
                        "10 binary 9",
                        "10 binary 10",
                        "11 binary 11");
    }

    @Test
    void opbIsReadBack() throws IOException {
        assertThat(readOpb(writeOpb(), 1, 3))
                .containsExactly(
                        "header 3 3", "2 comment a comment", "3  2 = 1 false", "4  -2 >= -1 false", "5  1 >= 2 false");
        assertThat(readOpb(writeOpb(), 2)).endsWith("3  1 = 1 true", "4  0 >= -1 true", "5  0 >= 2 false");
    }

    /** Reads blanks, line ends, comments and coefficients as other programs may write them. */
    @Test
    void liberalFormsAreAccepted() throws IOException {
        assertThat(readLp(
                        "\\c\r\n\nMinimize obj: v_1 Subject To \\\n r: - 2 v_1\n+ 3 v_2\n\\ within\n- v_3 >= 0\nBinary v_1 v_2 v_3 End \\ e",
                        1,
                        2))
                .containsExactly(
                        "1 comment c",
                        "3 begin",
                        "3 comment ",
                        "6 comment within",
                        "4 r 1 >= 0 true",
                        "8 binary 1",
                        "8 binary 2",
                        "8 binary 3",
                        "8 comment e");
        assertThat(readOpb("* #variable= 2  #constraint= 1\r\n*\n2 x1\n-3 x2 >= -1\n;\n* end", 1, 2))
                .containsExactly("header 2 1", "2 comment ", "3  -1 >= -1 true", "6 comment end");
    }

    /** Random rows in any form are read back unchanged; their sums are computed here once more. */
    @Property(tries = 200)
    void randomRowsAreReadBack(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        int variables = 1 + random.nextInt(40);
        int rows = random.nextInt(20);
        StringBuilder lp = new StringBuilder();
        StringBuilder opb = new StringBuilder();
        LpWriter lpWriter = new LpWriter(lp, NAMES);
        OpbWriter opbWriter = new OpbWriter(opb);
        opbWriter.header(variables, rows);
        lpWriter.begin(1);
        BitSet ones = new BitSet();
        for (int variable = 1; variable <= variables; variable++) {
            ones.set(variable, random.nextBoolean());
        }
        List<Relation> relations = List.of(Relation.EQUAL, Relation.AT_MOST, Relation.AT_LEAST);
        List<Boolean> expected = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int[] sum = random.ints(1 + random.nextInt(30), 1, variables + 1).toArray();
            Relation relation = relations.get(random.nextInt(3));
            int bound = random.nextInt(4);
            lpWriter.row("row_" + row, sum, sum.length, relation, bound);
            opbWriter.row(sum, sum.length, relation, bound);
            long value = Arrays.stream(sum).filter(ones::get).count();
            expected.add(
                    switch (relation) {
                        case EQUAL -> value == bound;
                        case AT_MOST -> value <= bound;
                        case AT_LEAST -> value >= bound;
                    });
        }
        lpWriter.finish(variables);
        opbWriter.finish();
        assertThat(holding(readLp(lp.toString(), ones.stream().toArray()))).isEqualTo(expected);
        assertThat(holding(readOpb(opb.toString(), ones.stream().toArray()))).isEqualTo(expected);
        assertThat(lp.toString().lines()).allMatch(line -> line.length() < 255);
        assertThat(opb.toString().lines()).hasSize(rows + 1);
    }

    private static List<Boolean> holding(List<String> events) {
        return events.stream()
                .filter(event -> event.endsWith(" true") || event.endsWith(" false"))
                .map(event -> event.endsWith(" true"))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                                     | 1 | 1  | the end of the text | Minimize",
                "Maximize                                               | 1 | 1  | \"Maximize\" | Minimize",
                "Minimize; v_1                                          | 2 | 2  | \"v_1\" | a name and a colon",
                "Minimize; obj:                                         | 2 | 6  | the end of the text | a variable",
                "Minimize;obj: 0 y                                      | 2 | 8  | \"y\" | a variable",
                "Minimize;obj: 0 v_1;Subject;                           | 4 | 1  | the end of the text | To",
                "Minimize;obj: 0 v_1;Subject To;r v_1 = 1               | 4 | 1  | \"r\" | a name and a colon",
                "Minimize;obj: 0 v_1;Subject To;r: v_1 v_2 = 1          | 4 | 8  | \"v_2\" | +, -, =, <= or >=",
                "Minimize;obj: 0 v_1;Subject To;r: v_1 + = 1            | 4 | 10 | \"=\" | a variable",
                "Minimize;obj: 0 v_1;Subject To;r: v_1 < 1              | 4 | 8  | \"<\" | +, -, =, <= or >=",
                "Minimize;obj: 0 v_1;Subject To;r: v_1 = x              | 4 | 10 | \"x\" | the bound of the row from 0 to 1000000000",
                "Minimize;obj: 0 v_1;Subject To;r: 1.5 v_1 = 1          | 4 | 4  | \"1.5\" | a coefficient from 0 to 1000000000",
                "Minimize;obj: 0 v_1;Subject To;r: v_1 = 1;Binary;v_1   | 6 | 4  | the end of the text | a variable",
                "Minimize;obj: 0 v_1;Subject To;r: v_1 = 1;Binary;End x | 6 | 5  | \"x\" | the end of the text",
            })
    void malformedLpIsRefusedWithItsPlace(String text, long line, long column, String found, String expected) {
        SolverFormatException e =
                catchThrowableOfType(SolverFormatException.class, () -> readLp(text.replace(';', '\n')));
        assertThat(e.line()).isEqualTo(line);
        assertThat(e.column()).isEqualTo(column);
        assertThat(e.found()).isEqualTo(found);
        assertThat(e.expected()).isEqualTo(expected);
    }

    @Test
    void endlessWordsAreRefused() {
        String name = "x".repeat(300);
        SolverFormatException e =
                catchThrowableOfType(SolverFormatException.class, () -> readLp("Minimize\n obj: 0 " + name));
        assertThat(e).hasMessage("line 2, column 9: expected a variable, but found a word of more than 255 characters");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                          | 1 | 1  | the end of the text | the header \"* #variable= V #constraint= C\"",
                "p cnf 1 1                                   | 1 | 1  | \"p\" | the header \"* #variable= V #constraint= C\"",
                "* #variables= 1                             | 1 | 3  | \"#variables=\" | #variable=",
                "* #variable= one                            | 1 | 14 | \"one\" | the number of variables from 0 to 2147483647",
                "* #variable= 1 #constraint= 1 x             | 1 | 31 | \"x\" | the end of the line",
                "* #variable= 1 #constraint= 1               | 1 | 30 | the end of the text | constraint 1 of the 1 that the header declares",
                "* #variable= 1 #constraint= 0#+1 x1 = 1 ;   | 2 | 1  | \"+1\" | the end of the text, because the header declares 0 constraints",
                "* #variable= 1 #constraint= 1#x1 = 1 ;      | 2 | 1  | \"x1\" | a coefficient such as +1, or = or >=",
                "* #variable= 1 #constraint= 1#+1 y1 = 1 ;   | 2 | 4  | \"y1\" | a variable from x1 to x1",
                "* #variable= 1 #constraint= 1#+1 x2 = 1 ;   | 2 | 5  | \"2\" | the number of a variable from 0 to 1",
                "* #variable= 1 #constraint= 1#+1 x0 = 1 ;   | 2 | 5  | \"0\" | a variable from x1 to x1",
                "* #variable= 1 #constraint= 1#+1 x1 <= 1 ;  | 2 | 7  | \"<=\" | a coefficient such as +1, or = or >=",
                "* #variable= 1 #constraint= 1#+1 x1 = ;     | 2 | 9  | \";\" | the bound of the constraint",
                "* #variable= 1 #constraint= 1#+1 x1 = 1     | 2 | 10 | the end of the text | ;",
                "* #variable= 1 #constraint= 1#min: +1 x1 ;  | 2 | 1  | \"min:\" | a coefficient such as +1, or = or >=",
            })
    void malformedOpbIsRefusedWithItsPlace(String text, long line, long column, String found, String expected) {
        String lines = text.replace("#+", "\n+").replace("#x", "\nx").replace("#min", "\nmin");
        SolverFormatException e = catchThrowableOfType(SolverFormatException.class, () -> readOpb(lines));
        assertThat(e.found()).isEqualTo(found);
        assertThat(e.expected()).isEqualTo(expected);
        assertThat(e.line()).isEqualTo(line);
        assertThat(e.column()).isEqualTo(column);
    }
}
