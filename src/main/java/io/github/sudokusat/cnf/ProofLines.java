package io.github.sudokusat.cnf;

import io.github.sudokusat.text.CharCursor;
import java.io.IOException;
import java.util.Arrays;

/** The steps of a proof as text, each on a line of its own; comments and empty lines between them are skipped. */
final class ProofLines {

    private final CharCursor in;
    private final int variables;
    private int[] clause = new int[16];
    private int length;
    private long line;

    /**
     * Creates a reader that has read nothing.
     *
     * @throws IllegalArgumentException if {@code variables} is negative
     */
    ProofLines(Readable in, int variables) {
        if (variables < 0) {
            throw new IllegalArgumentException("variables must be 0 or more, but is " + variables);
        }
        this.in = new CharCursor(in, SolverFormatException::new);
        this.variables = variables;
    }

    /** The text, at the next thing to read. */
    CharCursor cursor() {
        return in;
    }

    /** Moves to the next step; returns false at the end of the text. */
    boolean next() throws IOException {
        in.skipSpace();
        while (in.peek() == 'c') {
            in.skipLine();
            in.skipSpace();
        }
        line = in.line();
        length = 0;
        return in.peek() != CharCursor.END;
    }

    /** Reads literals and the 0 that ends them. */
    void readClause() throws IOException {
        in.skipBlanks();
        for (int literal = in.literal(variables); literal != 0; literal = in.literal(variables)) {
            if (length == clause.length) {
                clause = Arrays.copyOf(clause, 2 * length);
            }
            clause[length++] = literal;
            in.skipBlanks();
        }
    }

    /** Rejects what follows a step in its line. */
    void endStep() throws IOException {
        in.skipBlanks();
        int c = in.peek();
        if (c != '\n' && c != CharCursor.END) {
            throw in.fail("the end of the line");
        }
    }

    /** The literals that were read last, in an array that is longer. */
    int[] literals() {
        return clause;
    }

    /** The number of literals that were read in this step. */
    int length() {
        return length;
    }

    /** The line of the step, or the line in which the text ends. */
    long line() {
        return line;
    }
}
