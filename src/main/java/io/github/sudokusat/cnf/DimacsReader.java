package io.github.sudokusat.cnf;

import io.github.sudokusat.text.CharCursor;
import java.io.IOException;
import java.util.Arrays;

/**
 * Reads CNF in the DIMACS format in one pass, with memory for the longest clause only.
 *
 * <p>The reader accepts what solvers accept: comments (lines that begin with {@code c}) anywhere, even inside a clause; clauses that span several
 * lines, and several clauses on one line; blanks and empty lines anywhere; {@code \r\n}; a last line without a line end; the empty clause; no
 * variables; and the end mark of SATLIB's files, a line {@code %} followed only by {@code 0} and blank lines.
 *
 * <p>Everything else is an error, even if some solvers overlook it: a header that is missing, repeated or not {@code p cnf VARIABLES CLAUSES}; more
 * or fewer clauses than the header announces; a literal beyond its variables; a last clause that does not end with 0; any other character. The
 * handler has then received everything before the error.
 *
 * <p>Format: DIMACS Challenge, Satisfiability: Suggested Format, 1993, §2.1, as tightened by the rules of the SAT competitions.
 */
public final class DimacsReader {

    private final CharCursor in;
    private final DimacsHandler handler;
    private int[] clause = new int[16];
    private int length;
    private int variables = -1;
    private long announced;
    private long clauses;

    private DimacsReader(Readable in, DimacsHandler handler) {
        this.in = new CharCursor(in, SolverFormatException::new);
        this.handler = handler;
    }

    /**
     * Reads a text to its end.
     *
     * @param in the text; not closed
     * @param handler takes its parts in their order
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is not DIMACS CNF
     */
    public static void read(Readable in, DimacsHandler handler) throws IOException {
        new DimacsReader(in, handler).read();
    }

    /**
     * Reads a text to its end into memory, without its comments.
     *
     * @param in the text; not closed
     * @return the formula, with the number of variables that the header announces
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is not DIMACS CNF
     */
    public static Cnf readCnf(Readable in) throws IOException {
        Cnf cnf = new Cnf();
        read(in, new DimacsHandler() {
            @Override
            public void comment(String text) {}

            @Override
            public void header(int variables, long clauses) {
                cnf.declareVariables(variables);
            }

            @Override
            public void add(int[] literals, int length) {
                cnf.add(literals, length);
            }
        });
        return cnf;
    }

    private void read() throws IOException {
        boolean atEndMark = false;
        boolean firstOnLine = true;
        while (!atEndMark) {
            in.skipBlanks();
            int c = in.peek();
            if (c == CharCursor.END) {
                break;
            } else if (c == '\n') {
                in.advanceLine();
                firstOnLine = true;
            } else if (firstOnLine && c == 'c') {
                readComment();
            } else if (firstOnLine && c == 'p') {
                readHeader();
                firstOnLine = false;
            } else if (firstOnLine && c == '%') {
                atEndMark = true;
            } else {
                readLiteral();
                firstOnLine = false;
            }
        }
        checkComplete();
        if (atEndMark) {
            readEndMark();
        }
    }

    private void readComment() throws IOException {
        in.advance();
        int c = in.peek();
        if (c == ' ' || c == '\t') {
            in.advance();
        }
        handler.atLine(in.line());
        handler.comment(in.restOfLine());
    }

    private void readHeader() throws IOException {
        if (variables >= 0) {
            throw in.fail("no second header");
        }
        if (!in.takeWord("p")) {
            throw in.fail("p cnf VARIABLES CLAUSES");
        }
        in.skipBlanks();
        if (!in.takeWord("cnf")) {
            throw in.fail("cnf");
        }
        in.skipBlanks();
        int count = (int) in.number(Integer.MAX_VALUE, "the number of variables");
        in.skipBlanks();
        announced = in.number(999_999_999_999_999_999L, "the number of clauses");
        in.skipBlanks();
        int c = in.peek();
        if (c != '\n' && c != CharCursor.END) {
            throw in.fail("the end of the line");
        }
        variables = count;
        handler.atLine(in.line());
        handler.header(variables, announced);
    }

    private void readLiteral() throws IOException {
        if (variables < 0) {
            throw in.fail("p cnf VARIABLES CLAUSES");
        }
        if (clauses == announced) {
            throw in.fail("the end of the text, because the header declares " + announced + " clauses");
        }
        int literal = in.literal(variables);
        if (literal == 0) {
            clauses++;
            handler.add(clause, length);
            length = 0;
        } else {
            if (length == clause.length) {
                clause = Arrays.copyOf(clause, 2 * length);
            }
            clause[length++] = literal;
        }
    }

    private void checkComplete() throws IOException {
        if (variables < 0) {
            throw in.fail("p cnf VARIABLES CLAUSES");
        }
        if (length > 0) {
            throw in.fail("0 at the end of clause " + (clauses + 1));
        }
        if (clauses < announced) {
            throw in.fail("clause " + (clauses + 1) + " of the " + announced + " that the header declares");
        }
    }

    private void readEndMark() throws IOException {
        if (!in.takeWord("%")) {
            throw in.fail("% alone");
        }
        in.skipSpace();
        if (in.takeWord("0")) {
            in.skipSpace();
        }
        if (in.peek() != CharCursor.END) {
            throw in.fail("the end of the text");
        }
    }
}
