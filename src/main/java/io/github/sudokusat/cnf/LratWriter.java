package io.github.sudokusat.cnf;

/**
 * Writes a proof in the text form of LRAT: each added clause has a number and, as hints, the numbers of the clauses by which it follows, so that a
 * checker need not search.
 *
 * <p>The clauses of the formula are numbered from 1 in its order, those of the proof on from there. A line is the number, the literals, {@code 0}, the
 * hints and {@code 0}; or a number that has occurred, {@code d}, the numbers of clauses that are no longer needed, and {@code 0}. Each line is
 * written with a single call; lines end with {@code \n} on every platform. Not thread-safe.
 *
 * @see "L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp, Efficient Certified RAT Verification, CADE 2017"
 */
public final class LratWriter extends ProofLineWriter {

    /**
     * Creates a writer that has written nothing.
     *
     * @param out receives the text; never flushed or closed by the writer
     */
    public LratWriter(Appendable out) {
        super(out);
    }

    /**
     * Begins the line of an added clause.
     *
     * @param number the clause's number, above those of all clauses before
     */
    public void begin(long number) {
        beginLine(Long.toString(number));
    }

    /**
     * Begins a line that deletes clauses.
     *
     * @param number the number of the last clause added before
     */
    public void beginDeletion(long number) {
        begin(number);
        put("d");
    }
}
