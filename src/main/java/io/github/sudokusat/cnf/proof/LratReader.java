package io.github.sudokusat.cnf.proof;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;

/**
 * Reads a proof in LRAT, as text or in binary, step by step, with memory for the longest step only.
 *
 * <p>The binary form, as {@link LratWriter} describes it, begins with {@code a} or {@code d}, unlike a text; a character stands for each byte. In a text,
 * each step is a separate line. Empty lines and comments (lines that begin with {@code c}) may occur between steps;
 * {@code \r\n} also ends a line, and the last line may lack its end. A line that ends before its last {@code 0}, text after that, a literal beyond the
 * formula's variables, a number that is not from 1 to {@value #GREATEST_NUMBER}, and a negative hint (of a step that has only the property RAT) are errors.
 * Not thread-safe.
 */
public final class LratReader {

    /** The greatest number of a clause that is read. */
    public static final long GREATEST_NUMBER = ProofSteps.GREATEST_NUMBER;

    private static final String STEP =
            "a step of a proof with hints: a number, literals, 0, hints and 0, or a number, d, numbers and 0";

    private final ProofLines lines;
    private final LratBytes bytes;
    private ProofSteps steps;
    private boolean isBegun;
    private boolean isDeletion;
    private long number;

    /**
     * Creates a reader that has read nothing.
     *
     * @param in the text, or a character from 0 to 255 for each byte of the binary form; not closed
     * @param variables the number of variables of the formula that the proof is about, 0 or more
     * @throws IllegalArgumentException if {@code variables} is negative
     */
    public LratReader(Readable in, int variables) {
        lines = new ProofLines(in, variables);
        bytes = new LratBytes(lines.cursor(), variables);
        steps = lines;
    }

    /**
     * Reads the next step, which the other methods then describe.
     *
     * @return false at the end of the text
     * @throws IOException if reading fails
     * @throws SolverFormatException if what is at this point is not a step
     */
    public boolean next() throws IOException {
        if (!isBegun) {
            isBegun = true;
            steps = bytes.isAtStep() ? bytes : lines;
        }
        return isBinary() ? nextOfBytes() : nextLine();
    }

    private boolean nextOfBytes() throws IOException {
        boolean isThere = bytes.next();
        isDeletion = bytes.isDeletion();
        number = bytes.number();
        return isThere;
    }

    private boolean nextLine() throws IOException {
        if (!lines.next()) {
            return false;
        }
        CharCursor in = lines.cursor();
        if (in.peek() < '0' || in.peek() > '9') {
            throw in.fail(STEP);
        }
        number = lines.readNumber();
        in.skipBlanks();
        isDeletion = in.takeWord("d");
        if (!isDeletion) {
            lines.readClause();
        }
        lines.readNumbers();
        lines.endStep();
        return true;
    }

    /**
     * Whether the proof is in binary.
     *
     * @return true if it is; false before the first step
     */
    public boolean isBinary() {
        return steps == bytes;
    }

    /**
     * Whether the step deletes clauses.
     *
     * @return false if it adds a clause
     */
    public boolean isDeletion() {
        return isDeletion;
    }

    /**
     * The number at the beginning of the step: that of the clause that it adds; without meaning if it deletes.
     *
     * @return from 0 to {@value #GREATEST_NUMBER}
     */
    public long number() {
        return number;
    }

    /**
     * The literals of the added clause.
     *
     * @return the reader's own array, whose first {@link #length()} entries are valid until the next step is read; not to be changed
     */
    public int[] literals() {
        return steps.literals();
    }

    /**
     * The number of literals of the added clause.
     *
     * @return 0 or more; 0 for a deletion
     */
    public int length() {
        return steps.length();
    }

    /**
     * The hints of the added clause, or the numbers of the clauses to delete.
     *
     * @return the reader's own array, whose first {@link #count()} entries are valid until the next step is read; not to be changed
     */
    public long[] numbers() {
        return steps.numbers();
    }

    /**
     * The number of hints, or of clauses to delete.
     *
     * @return 0 or more
     */
    public int count() {
        return steps.count();
    }

    /**
     * The line of the step, or the line in which the text ends; in binary, the number of the step.
     *
     * @return the line or the step, from 1
     */
    public long line() {
        return steps.line();
    }
}
