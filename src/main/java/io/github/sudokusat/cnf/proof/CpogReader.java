package io.github.sudokusat.cnf.proof;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.text.CharCursor;
import java.io.IOException;

/**
 * Reads a certified partitioned-operation graph (CPOG) step by step, with memory for the longest step only.
 *
 * <p>Each step is a separate line, as {@link CpogWriter} writes it; {@code dc} is read like {@code d}. Empty lines and comments (lines that begin with
 * {@code c}) may occur between steps; {@code \r\n} also ends a line, and the last line may lack its end. A line that ends before its last {@code 0}, text
 * after that, a number of a clause that is not from 1 to {@value LratReader#GREATEST_NUMBER}, a variable above {@value #GREATEST_VARIABLE}, hints that are
 * left to the checker ({@code *}), and deletions of nodes ({@code do}) are errors. Not thread-safe.
 *
 * @see "R. Bryant, W. Nawrocki, J. Avigad, M. Heule, Certified Knowledge Compilation with Application to Verified Model Counting, SAT 2023"
 */
public final class CpogReader {

    /** The greatest variable that is read. */
    public static final int GREATEST_VARIABLE = (1 << 30) - 2;

    private static final String STEP =
            "a step of a graph: the number of a clause with p, s or a, or d and the number of a clause, or r and a node";

    /** What a step does. */
    public enum Step {
        /** Adds a product. */
        PRODUCT,
        /** Adds a sum. */
        SUM,
        /** Adds a lemma. */
        LEMMA,
        /** Deletes a clause. */
        DELETION,
        /** Names the root. */
        ROOT
    }

    private final ProofLines lines;
    private Step step = Step.ROOT;
    private long number;
    private int node;

    /**
     * Creates a reader that has read nothing.
     *
     * @param in the text; not closed
     */
    public CpogReader(Readable in) {
        lines = new ProofLines(in, GREATEST_VARIABLE);
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
        number = 0;
        node = 0;
        if (in.takeWord("d") || in.takeWord("dc")) {
            step = Step.DELETION;
            number = lines.readNumber();
            lines.readNumbers();
        } else if (in.takeWord("r")) {
            step = Step.ROOT;
            in.skipBlanks();
            node = in.literal(GREATEST_VARIABLE);
        } else if (in.peek() >= '0' && in.peek() <= '9') {
            number = lines.readNumber();
            in.skipBlanks();
            readAddition(in);
        } else {
            throw in.fail(STEP);
        }
        lines.endStep();
        return true;
    }

    private void readAddition(CharCursor in) throws IOException {
        if (in.takeWord("a")) {
            step = Step.LEMMA;
            lines.readClause();
            lines.readNumbers();
            return;
        }
        boolean isProduct = in.takeWord("p");
        if (!isProduct && !in.takeWord("s")) {
            throw in.fail("p, s or a");
        }
        step = isProduct ? Step.PRODUCT : Step.SUM;
        in.skipBlanks();
        node = (int) in.number(GREATEST_VARIABLE, "the variable of a node");
        if (isProduct) {
            lines.readClause();
        } else {
            lines.readLiterals(2);
            lines.readNumbers();
        }
    }

    /**
     * What the step does.
     *
     * @return its kind
     */
    public Step step() {
        return step;
    }

    /**
     * The number of the lemma, of the first clause of the node, or of the clause to delete.
     *
     * @return from 0 to {@value LratReader#GREATEST_NUMBER}; 0 for {@link Step#ROOT}
     */
    public long number() {
        return number;
    }

    /**
     * The variable of the product or sum, or the root as a literal.
     *
     * @return the node; 0 for other steps
     */
    public int node() {
        return node;
    }

    /**
     * The children of the product or sum, or the literals of the lemma.
     *
     * @return the reader's own array, whose first {@link #length()} entries are valid until the next step is read; not to be changed
     */
    public int[] literals() {
        return lines.literals();
    }

    /**
     * The number of children or literals.
     *
     * @return 0 or more; 2 for a sum
     */
    public int length() {
        return lines.length();
    }

    /**
     * The hints of the sum, the lemma or the deletion.
     *
     * @return the reader's own array, whose first {@link #count()} entries are valid until the next step is read; not to be changed
     */
    public long[] hints() {
        return lines.numbers();
    }

    /**
     * The number of hints.
     *
     * @return 0 or more
     */
    public int count() {
        return lines.count();
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
