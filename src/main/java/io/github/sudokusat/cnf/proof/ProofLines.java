package io.github.sudokusat.cnf.proof;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;

/** The steps of a proof as text, each on a line of its own; comments and empty lines between them are skipped. */
final class ProofLines extends ProofSteps {

    private final CharCursor in;
    private final int variables;

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
        begin(in.line());
        return in.peek() != CharCursor.END;
    }

    /** Reads literals and the 0 that ends them. */
    void readClause() throws IOException {
        in.skipBlanks();
        for (int literal = in.literal(variables); literal != 0; literal = in.literal(variables)) {
            addLiteral(literal);
            in.skipBlanks();
        }
    }

    /** Reads so many literals, which no 0 ends. */
    void readLiterals(int many) throws IOException {
        for (int i = 0; i < many; i++) {
            in.skipBlanks();
            addLiteral(in.literal(variables));
        }
    }

    /** Reads the number of a clause. */
    long readNumber() throws IOException {
        in.skipBlanks();
        return in.number(GREATEST_NUMBER, "the number of a clause");
    }

    /** Reads the numbers of clauses and the 0 that ends them. */
    void readNumbers() throws IOException {
        in.skipBlanks();
        String hint = "0 or the number of a clause";
        for (long one = in.number(GREATEST_NUMBER, hint); one != 0; one = in.number(GREATEST_NUMBER, hint)) {
            addNumber(one);
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
}
