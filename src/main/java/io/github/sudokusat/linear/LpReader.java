package io.github.sudokusat.linear;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the output of {@link LpWriter} in one pass, with memory for the longest row only.
 *
 * <p>This is a subset of the LP format: {@code Minimize}, an objective, {@code Subject To}, rows with a name, {@code Binary} with all variables, and
 * {@code End}, with all words separated by blanks or line ends, and comments from a backslash to the end of the line. Coefficients and bounds are
 * whole numbers.
 */
public final class LpReader {

    /** The longest name that CPLEX allows. */
    private static final int LONGEST_NAME = 255;

    private static final long LARGEST = 1_000_000_000L;

    private final CharCursor in;
    private final LpHandler handler;
    private final String variableForm;
    private final LinearRow row = new LinearRow();

    private LpReader(Readable in, LpHandler handler, String variableForm) {
        this.in = new CharCursor(in, SolverFormatException::new);
        this.handler = handler;
        this.variableForm = variableForm;
    }

    /**
     * Reads a text to its end.
     *
     * @param in the text; not closed
     * @param handler takes its parts in their order
     * @param variableForm a description of a variable's name, for messages
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is something else, or ends early
     */
    public static void read(Readable in, LpHandler handler, String variableForm) throws IOException {
        new LpReader(in, handler, variableForm).read();
    }

    private void read() throws IOException {
        skip();
        long line = in.line();
        take("Minimize");
        handler.begin(line);
        readName();
        skip();
        while (!in.takeWord("Subject")) {
            readTerm();
            skip();
        }
        take("To");
        skip();
        while (!in.takeWord("Binary")) {
            readRow();
            skip();
        }
        skip();
        while (!in.takeWord("End")) {
            long place = in.line();
            handler.binary(place, readVariable());
            skip();
        }
        skip();
        if (in.peek() != CharCursor.END) {
            throw in.fail("the end of the text");
        }
    }

    /** Skips blanks, line ends and comments. */
    private void skip() throws IOException {
        in.skipSpace();
        while (in.peek() == '\\') {
            long line = in.line();
            in.advance();
            if (in.peek() == ' ') {
                in.advance();
            }
            handler.comment(line, in.restOfLine());
            in.skipSpace();
        }
    }

    private void take(String word) throws IOException {
        skip();
        if (!in.takeWord(word)) {
            throw in.fail(word);
        }
    }

    private String readName() throws IOException {
        skip();
        long column = in.column();
        String word = in.word(LONGEST_NAME + 1, "a name and a colon");
        if (word.length() < 2 || word.charAt(word.length() - 1) != ':') {
            throw in.failBefore(column, word, "a name and a colon");
        }
        return word.substring(0, word.length() - 1);
    }

    private void readRow() throws IOException {
        long line = in.line();
        row.begin(line, readName());
        readTerm();
        skip();
        Relation relation = takeRelation();
        while (relation == null) {
            if (in.peek() != '+' && in.peek() != '-') {
                throw in.fail("+, -, =, <= or >=");
            }
            readTerm();
            skip();
            relation = takeRelation();
        }
        skip();
        row.end(relation, in.number(LARGEST, "the bound of the row"));
        handler.row(row);
    }

    private @Nullable Relation takeRelation() throws IOException {
        for (Relation relation : Relation.values()) {
            if (in.takeWord(relation.text())) {
                return relation;
            }
        }
        return null;
    }

    /** Reads an optional sign, an optional coefficient, and a variable. */
    private void readTerm() throws IOException {
        skip();
        boolean negative = in.takeWord("-");
        if (!negative) {
            in.takeWord("+");
        }
        skip();
        long coefficient = 1;
        if (in.peek() >= '0' && in.peek() <= '9') {
            coefficient = in.number(LARGEST, "a coefficient");
            skip();
        }
        row.add(negative ? -coefficient : coefficient, readVariable());
    }

    private int readVariable() throws IOException {
        long column = in.column();
        String name = in.word(LONGEST_NAME, variableForm);
        int variable = handler.variable(name);
        if (variable == 0) {
            throw in.failBefore(column, name, variableForm);
        }
        return variable;
    }
}
