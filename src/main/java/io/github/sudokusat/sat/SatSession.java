package io.github.sudokusat.sat;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.run.Limits;

/**
 * A formula in a solver: clauses are added to it, and it is solved, any number of times in any order.
 *
 * <p>Clauses stay for the session's life. A clause that will be retracted later is added through a {@link ClauseGroup}. A session belongs to one
 * thread at a time; another thread stops its computation through {@link Limits#withCancellation}.
 */
public interface SatSession extends ClauseSink, AutoCloseable {

    /**
     * Creates a variable that no clause contains yet.
     *
     * @return one more than the highest variable so far
     * @throws IllegalStateException if the session is closed
     */
    int newVariable();

    /**
     * The number of variables.
     *
     * @return the highest variable
     */
    int variables();

    /**
     * Adds a clause; the empty clause makes the formula unsatisfiable.
     *
     * @param literals the array; its literals name variables from 1 to {@link #variables()}, repeats and both signs allowed
     * @param length the number of literals
     * @throws IllegalArgumentException if a literal is 0 or its variable out of range; the session is unchanged
     * @throws IllegalStateException if the session is closed, or {@linkplain SessionOptions#proof() writes a proof} and has been solved
     */
    @Override
    void add(int[] literals, int length);

    /**
     * Looks for a model of all clauses under assumptions, which hold for this call only.
     *
     * <p>The session stays usable after a limit was reached, and the limit on work counts this call only. Time, cancellation and interruption
     * are checked before the search begins and at least every 100 ms during it; an interrupted thread keeps its interrupt flag. The model gives every
     * variable up to {@link #variables()} a value. Equal seeds, clauses and calls lead to equal models.
     *
     * @param limits how far to go
     * @param assumptions literals of variables from 1 to {@link #variables()} that must hold; opposite ones are unsatisfiable
     * @return a model, a set of assumptions that cannot hold together, or why neither was found
     * @throws IllegalArgumentException if an assumption is 0 or out of range, in which case the message contains it, or there is one in a
     *     session that {@linkplain SessionOptions#proof() writes a proof}, in which case the message contains the word <i>assumptions</i>
     * @throws IllegalStateException if the session is closed, or writes a proof and has been solved before
     * @throws java.io.UncheckedIOException if the proof cannot be written; it is then worthless
     */
    SatResult solve(Limits limits, int... assumptions);

    /**
     * The work done so far in this session.
     *
     * @return a snapshot
     */
    SatStatistics statistics();

    /**
     * Frees what the session holds. Afterwards {@link #add}, {@link #newVariable} and {@link #solve} throw {@link IllegalStateException}; closing the
     * session again does nothing.
     */
    @Override
    void close();
}
