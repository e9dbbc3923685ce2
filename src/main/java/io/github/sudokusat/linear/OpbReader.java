package io.github.sudokusat.linear;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;

/**
 * Reads the output of {@link OpbWriter} in one pass, with memory for the longest row only.
 *
 * <p>This is a subset of the OPB format: a header, comment lines, and rows {@code +1 x1 -2 x5 >= 1 ;} with {@code =} or {@code >=}, whose words are
 * separated by blanks or line ends; no objective. A text whose number of rows differs from that in the header is refused.
 */
public final class OpbReader {

    private static final long LARGEST = 1_000_000_000L;

    private final CharCursor in;
    private final OpbHandler handler;
    private final LinearRow row = new LinearRow();
    private int variables;

    private OpbReader(Readable in, OpbHandler handler) {
        this.in = new CharCursor(in, SolverFormatException::new);
        this.handler = handler;
    }

    /**
     * Reads a text to its end.
     *
     * @param in the text; not closed
     * @param handler takes its parts in their order
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is something else, or ends early
     */
    public static void read(Readable in, OpbHandler handler) throws IOException {
        new OpbReader(in, handler).read();
    }

    private void read() throws IOException {
        long announced = readHeader();
        long rows = 0;
        in.skipSpace();
        while (in.peek() != CharCursor.END) {
            if (in.peek() == '*') {
                readComment();
            } else if (rows == announced) {
                throw in.fail("the end of the text, because the header declares " + announced + " constraints");
            } else {
                readRow();
                rows++;
            }
            in.skipSpace();
        }
        if (rows < announced) {
            throw in.fail("constraint " + (rows + 1) + " of the " + announced + " that the header declares");
        }
    }

    private long readHeader() throws IOException {
        take("*", "the header \"* #variable= V #constraint= C\"");
        take("#variable=", "#variable=");
        in.skipBlanks();
        variables = (int) in.number(Integer.MAX_VALUE, "the number of variables");
        take("#constraint=", "#constraint=");
        in.skipBlanks();
        long rows = in.number(999_999_999_999_999_999L, "the number of constraints");
        in.skipBlanks();
        if (in.peek() != '\n' && in.peek() != CharCursor.END) {
            throw in.fail("the end of the line");
        }
        handler.header(variables, rows);
        return rows;
    }

    private void take(String word, String expected) throws IOException {
        in.skipBlanks();
        if (!in.takeWord(word)) {
            throw in.fail(expected);
        }
    }

    private void readComment() throws IOException {
        long line = in.line();
        in.advance();
        if (in.peek() == ' ') {
            in.advance();
        }
        handler.comment(line, in.restOfLine());
    }

    private void readRow() throws IOException {
        row.begin(in.line(), "");
        while (!in.isAtWord("=") && !in.isAtWord(">=")) {
            long coefficient = readSigned("a coefficient such as +1, or = or >=", "a coefficient");
            in.skipSpace();
            row.add(coefficient, readVariable());
            in.skipSpace();
        }
        Relation relation = in.takeWord("=") ? Relation.EQUAL : Relation.AT_LEAST;
        if (relation == Relation.AT_LEAST) {
            in.takeWord(">=");
        }
        in.skipSpace();
        row.end(relation, readSigned("the bound of the constraint", "the bound"));
        in.skipSpace();
        if (!in.takeWord(";")) {
            throw in.fail(";");
        }
        handler.row(row);
    }

    private long readSigned(String expected, String what) throws IOException {
        int c = in.peek();
        if (c == '+' || c == '-') {
            in.advance();
        } else if (c < '0' || c > '9') {
            throw in.fail(expected);
        }
        long size = in.number(LARGEST, what);
        return c == '-' ? -size : size;
    }

    private int readVariable() throws IOException {
        String form = "a variable from x1 to x" + variables;
        if (in.peek() != 'x') {
            throw in.fail(form);
        }
        in.advance();
        int variable = (int) in.number(variables, "the number of a variable");
        if (variable == 0) {
            throw in.failBefore(in.column() - 1, "0", form);
        }
        return variable;
    }
}
