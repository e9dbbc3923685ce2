package io.github.sudokusat.linear;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.BitSet;

/**
 * Reads the files to which glpsol 5.0 (and 4.65) writes the solution of an integer program: with its option {@code -w} for programs, and with
 * {@code -o} for people.
 *
 * <p><b>-w</b>: lines {@code c …}, one line {@code s mip ROWS COLUMNS STATUS VALUE} with the status {@code o} (optimal), {@code f} (feasible),
 * {@code n} (none) or {@code u} (undefined), lines {@code i ROW VALUE} and {@code j COLUMN VALUE}, and {@code e o f}.
 *
 * <p><b>-o</b>: a header with {@code Rows:}, {@code Columns:} and {@code Status:}, a table of the rows and one of the columns with their names, a
 * report on how well the constraints hold, which is skipped, and {@code End of output}.
 *
 * <p>In both, every column must occur once and in order and, if there is a solution, have a value within 10⁻⁶ of 0 or 1. Solutions of the relaxation
 * (glpsol with {@code --nomip}) are refused.
 *
 * @see <a href="https://ftp.gnu.org/gnu/glpk/">GLPK 5.0, doc/glpk.pdf, glp_write_mip and glp_print_mip</a>
 */
public final class GlpsolAnswerReader {

    private static final BigDecimal TOLERANCE = new BigDecimal("1E-6");
    private static final int LONGEST_WORD = 255;

    private final CharCursor in;
    private final BitSet ones = new BitSet();
    private final NameList rowNames = new NameList();
    private final NameList columnNames = new NameList();
    private GlpsolAnswer.Status status = GlpsolAnswer.Status.UNDEFINED;
    private int rows;
    private int columns;

    private GlpsolAnswerReader(Readable in) {
        this.in = new CharCursor(in, SolverFormatException::new);
    }

    /**
     * Reads a text to its end.
     *
     * @param in the text; not closed
     * @return the answer
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is not such a file, is incomplete, or contains the solution of a program that is not a 0-1 program
     */
    public static GlpsolAnswer read(Readable in) throws IOException {
        GlpsolAnswerReader reader = new GlpsolAnswerReader(in);
        reader.read();
        return new GlpsolAnswer(
                reader.status, reader.rows, reader.columns, reader.ones, reader.rowNames, reader.columnNames);
    }

    private void read() throws IOException {
        in.skipSpace();
        if (in.isAtWord("Problem:")) {
            readReport();
        } else if (in.isAtWord("c") || in.isAtWord("s")) {
            readRaw();
        } else {
            throw in.fail("a file that glpsol wrote with -w or -o, which begins with \"c\" or \"Problem:\"");
        }
        if (status != GlpsolAnswer.Status.SOLUTION) {
            ones.clear();
        }
    }

    private void readRaw() throws IOException {
        while (in.isAtWord("c")) {
            in.restOfLine();
            in.skipSpace();
        }
        take("s");
        in.skipBlanks();
        if (in.isAtWord("bas") || in.isAtWord("ipt")) {
            throw in.fail("mip: the solution of the integer program, not of its relaxation");
        }
        take("mip");
        rows = count("rows");
        columns = count("columns");
        status = rawStatus();
        in.restOfLine();
        for (int row = 1; row <= rows; row++) {
            take("i");
            expectNumber(row);
            value();
        }
        for (int column = 1; column <= columns; column++) {
            take("j");
            expectNumber(column);
            readValueOf(column);
        }
        take("e");
        take("o");
        take("f");
        end();
    }

    private GlpsolAnswer.Status rawStatus() throws IOException {
        in.skipBlanks();
        if (in.takeWord("o") || in.takeWord("f")) {
            return GlpsolAnswer.Status.SOLUTION;
        }
        if (in.takeWord("n")) {
            return GlpsolAnswer.Status.NONE;
        }
        if (in.takeWord("u")) {
            return GlpsolAnswer.Status.UNDEFINED;
        }
        throw in.fail("a status: o, f, n or u");
    }

    private void readReport() throws IOException {
        in.restOfLine();
        take("Rows:");
        rows = count("rows");
        take("Columns:");
        columns = count("columns");
        in.restOfLine();
        take("Non-zeros:");
        in.restOfLine();
        take("Status:");
        in.skipBlanks();
        if (!in.takeWord("INTEGER")) {
            throw in.fail("INTEGER …: the solution of the integer program, not of its relaxation");
        }
        status = reportedStatus();
        take("Objective:");
        in.restOfLine();
        readTableHead("Row");
        for (int row = 1; row <= rows; row++) {
            in.skipSpace();
            expectNumber(row);
            rowNames.add(nameAndStar());
            value();
            in.restOfLine();
        }
        readTableHead("Column");
        for (int column = 1; column <= columns; column++) {
            in.skipSpace();
            expectNumber(column);
            columnNames.add(nameAndStar());
            readValueOf(column);
            in.restOfLine();
        }
        readReportOnErrors();
        end();
    }

    private GlpsolAnswer.Status reportedStatus() throws IOException {
        in.skipBlanks();
        if (in.takeWord("OPTIMAL") || in.takeWord("NON-OPTIMAL")) {
            return GlpsolAnswer.Status.SOLUTION;
        }
        if (in.takeWord("EMPTY")) {
            return GlpsolAnswer.Status.NONE;
        }
        if (in.takeWord("UNDEFINED")) {
            return GlpsolAnswer.Status.UNDEFINED;
        }
        throw in.fail("OPTIMAL, NON-OPTIMAL, EMPTY or UNDEFINED");
    }

    private void readTableHead(String what) throws IOException {
        take("No.");
        take(what);
        take("name");
        in.restOfLine();
        in.skipSpace();
        if (in.peek() != '-') {
            throw in.fail("a line of dashes");
        }
        in.restOfLine();
    }

    /** Reads a name, which is on a separate line if it is long, and skips the star after it, if any. */
    private String nameAndStar() throws IOException {
        in.skipSpace();
        String name = in.word(LONGEST_WORD, "a name");
        in.skipSpace();
        in.takeWord("*");
        return name;
    }

    private void readReportOnErrors() throws IOException {
        in.skipSpace();
        while (!in.isAtWord("End")) {
            if (in.peek() == CharCursor.END) {
                throw in.fail("End of output");
            }
            in.restOfLine();
            in.skipSpace();
        }
        take("End");
        take("of");
        take("output");
    }

    private void take(String word) throws IOException {
        in.skipSpace();
        if (!in.takeWord(word)) {
            throw in.fail("\"" + word + "\"");
        }
    }

    private void end() throws IOException {
        in.skipSpace();
        if (in.peek() != CharCursor.END) {
            throw in.fail("the end of the text");
        }
    }

    private int count(String what) throws IOException {
        in.skipBlanks();
        return (int) in.number(Integer.MAX_VALUE - 1, "the number of " + what);
    }

    private void expectNumber(int expected) throws IOException {
        in.skipBlanks();
        long column = in.column();
        long number = in.number(Integer.MAX_VALUE, "a number");
        if (number != expected) {
            throw in.failBefore(column, Long.toString(number), Integer.toString(expected));
        }
    }

    private void readValueOf(int column) throws IOException {
        in.skipSpace();
        long place = in.column();
        BigDecimal value = value();
        if (isAbout(BigDecimal.ONE, value)) {
            ones.set(column);
        } else if (!isAbout(BigDecimal.ZERO, value) && status == GlpsolAnswer.Status.SOLUTION) {
            throw in.failBefore(place, value.toString(), "0 or 1");
        }
    }

    /** Without the difference, which for a value such as 1E999999999 would have as many digits. */
    private static boolean isAbout(BigDecimal number, BigDecimal value) {
        return value.compareTo(number.subtract(TOLERANCE)) >= 0 && value.compareTo(number.add(TOLERANCE)) <= 0;
    }

    private BigDecimal value() throws IOException {
        in.skipSpace();
        long place = in.column();
        String word = in.word(LONGEST_WORD, "a value");
        try {
            return new BigDecimal(word);
        } catch (NumberFormatException e) {
            throw in.failBefore(place, word, "a value");
        }
    }
}
