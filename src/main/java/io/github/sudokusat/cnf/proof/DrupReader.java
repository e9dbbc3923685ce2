package io.github.sudokusat.cnf.proof;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;

/**
 * Reads a proof in the text form of DRUP or DRAT step by step, with memory for the longest clause only.
 *
 * <p>Each step is a separate line: literals ended by {@code 0}, with {@code d} before them if the clause is deleted. Empty lines and comments (lines
 * that begin with {@code c}) may occur between steps; {@code \r\n} also ends a line, and the last line may lack its end. A line that ends before its
 * {@code 0}, text after the {@code 0}, a literal beyond the formula's variables, and the binary form are errors. Not thread-safe.
 */
public final class DrupReader {

    private static final String STEP = "a step of a proof as text: literals and 0, after d if the clause is deleted";

    private final ProofLines lines;
    private boolean isDeletion;

    /**
     * Creates a reader that has read nothing.
     *
     * @param in the text; not closed
     * @param variables the number of variables of the formula that the proof is about, 0 or more
     * @throws IllegalArgumentException if {@code variables} is negative
     */
    public DrupReader(Readable in, int variables) {
        lines = new ProofLines(in, variables);
    }

    /**
     * Reads the next step, which the other methods then describe.
     *
     * @return false at the end of the text
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text at this point is not a step
     */
    public boolean next() throws IOException {
        if (!lines.next()) {
            return false;
        }
        CharCursor in = lines.cursor();
        isDeletion = in.takeWord("d");
        if (!isDeletion && !isStartOfNumber(in.peek())) {
            throw in.fail(STEP);
        }
        lines.readClause();
        lines.endStep();
        return true;
    }

    private static boolean isStartOfNumber(int c) {
        return c == '-' || (c >= '0' && c <= '9');
    }

    /**
     * Whether the step deletes its clause.
     *
     * @return false if it adds the clause
     */
    public boolean isDeletion() {
        return isDeletion;
    }

    /**
     * The literals of the step's clause.
     *
     * @return the reader's own array, whose first {@link #length()} entries are valid until the next step is read; not to be changed
     */
    public int[] literals() {
        return lines.literals();
    }

    /**
     * The number of literals of the step's clause.
     *
     * @return 0 or more
     */
    public int length() {
        return lines.length();
    }

    /**
     * The line of the step, or the line in which the text ends.
     *
     * @return the line, from 1
     */
    public long line() {
        return lines.line();
    }
}
