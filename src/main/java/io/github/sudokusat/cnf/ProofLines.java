package io.github.sudokusat.cnf;

import io.github.sudokusat.text.CharCursor;
import java.io.IOException;
import java.util.Arrays;

/** The steps of a proof as text, each on a line of its own; comments and empty lines between them are skipped. */
final class ProofLines {

    /** The greatest number of a clause that is read. */
    static final long GREATEST_NUMBER = 999_999_999_999L;

    private final CharCursor in;
    private final int variables;
    private int[] clause = new int[16];
    private int length;
    private long[] numbers = new long[16];
    private int count;
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
        count = 0;
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

    private void addLiteral(int literal) {
        if (length == clause.length) {
            clause = Arrays.copyOf(clause, 2 * length);
        }
        clause[length++] = literal;
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
            if (count == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * count);
            }
            numbers[count++] = one;
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

    /** The numbers that were read last, in an array that is longer. */
    long[] numbers() {
        return numbers;
    }

    /** How many numbers were read in this step. */
    int count() {
        return count;
    }

    /** The line of the step, or the line in which the text ends. */
    long line() {
        return line;
    }
}
