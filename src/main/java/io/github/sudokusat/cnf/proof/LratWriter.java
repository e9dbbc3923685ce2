package io.github.sudokusat.cnf.proof;

/**
 * Writes a proof in LRAT, as text or in binary: each added clause has a number and, as hints, the numbers of the clauses by which it follows, so that a
 * checker need not search.
 *
 * <p>The clauses of the formula are numbered from 1 in its order, those of the proof on from there. A line is the number, the literals, {@code 0}, the
 * hints and {@code 0}; or a number that has occurred, {@code d}, the numbers of clauses that are no longer needed, and {@code 0}. Each line is
 * written with a single call; lines end with {@code \n} on every platform. In binary, a step is {@code a} and the same numbers, or {@code d} and the
 * numbers of the clauses to delete, where a number is twice its absolute value, plus 1 if it is negative, in portions of seven bits, the lowest
 * first, with 128 added to all but the last one. Not thread-safe.
 *
 * @see "L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp, Efficient Certified RAT Verification, CADE 2017"
 */
public final class LratWriter extends ProofLineWriter {

    private LratWriter(Appendable out, boolean isBinary) {
        super(out, isBinary);
    }

    /**
     * Creates a writer of text.
     *
     * @param out receives the text; never flushed or closed by the writer
     * @return a writer that has written nothing
     */
    public static LratWriter text(Appendable out) {
        return new LratWriter(out, false);
    }

    /**
     * Creates a writer of the binary form.
     *
     * @param out receives a character from 0 to 255 for each byte, as ISO 8859-1 encodes it; never flushed or closed by the writer
     * @return a writer that has written nothing
     */
    public static LratWriter binary(Appendable out) {
        return new LratWriter(out, true);
    }

    /**
     * Begins the step of an added clause.
     *
     * @param number the clause's number, above those of all clauses before
     */
    public void begin(long number) {
        if (isBinary) {
            beginBinary('a');
            put(number);
        } else {
            beginLine(Long.toString(number));
        }
    }

    /**
     * Begins a step that deletes clauses.
     *
     * @param number the number of the last clause added before, which the binary form lacks
     */
    public void beginDeletion(long number) {
        if (isBinary) {
            beginBinary('d');
        } else {
            begin(number);
            put("d");
        }
    }
}
