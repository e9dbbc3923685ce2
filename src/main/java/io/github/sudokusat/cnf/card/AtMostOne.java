package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * A method of stating in clauses that at most one of n literals holds.
 *
 * <p>Every assignment of the n literals with at most one true extends to a model of the clauses, perhaps in several ways; no other assignment does.
 * The order of the clauses depends only on n. For n ≤ 1 there are no clauses and no auxiliary variables.
 *
 * <p>A <em>direct</em> clause is ¬x ∨ ¬y for two of the literals themselves; every other clause contains an auxiliary variable. Only direct clauses
 * can repeat a clause of another constraint, so a caller that knows such repeats can have them left out.
 */
public interface AtMostOne {

    /** Decides which direct clauses to leave out. */
    @FunctionalInterface
    interface PairFilter {

        /** The filter that leaves nothing out. It is a class of its own because the first lambda of a JVM costs start-up time. */
        PairFilter NONE = new PairFilter() {
            @Override
            public boolean skips(int i, int j) {
                return false;
            }
        };

        /**
         * Whether to leave out the direct clause of two literals.
         *
         * @param i the place of the first literal
         * @param j the place of the second, {@code i < j < n}
         * @return true to leave it out
         */
        boolean skips(int i, int j);
    }

    /**
     * The number of clauses, as the class comment derives it.
     *
     * @param n the number of literals, 0 or more
     * @return the number of clauses, including direct ones
     * @throws IllegalArgumentException if {@code n} is negative
     */
    long clauseCount(int n);

    /**
     * The number of auxiliary variables.
     *
     * @param n the number of literals, 0 or more
     * @return the number of variables taken from the pool
     * @throws IllegalArgumentException if {@code n} is negative
     */
    int auxiliaryCount(int n);

    /**
     * Whether two of the literals have a direct clause.
     *
     * @param n the number of literals
     * @param i the place of the first literal
     * @param j the place of the second, {@code i < j < n}
     * @return true if {@code ¬x_i ∨ ¬x_j} is one of the clauses
     * @throws IllegalArgumentException if the places are not {@code 0 ≤ i < j < n}
     */
    boolean statesPair(int n, int i, int j);

    /**
     * Whether each auxiliary variable has only one possible value if exactly one of the literals is true.
     *
     * <p>If so, a formula all of whose constraints have exactly one true literal in each model has the same number of models as after projection onto
     * its non-auxiliary variables, and needs no {@code c p show} lines. If no literal is true, several assignments of the auxiliary variables may be
     * models.
     *
     * @return true if this holds for every n; it always holds for an encoding without auxiliary variables
     */
    boolean determinesAuxiliaries();

    /**
     * Writes the clauses.
     *
     * @param literals the literals x_0 … x_{n−1} at the beginning of an array, of different variables; not modified or kept
     * @param n the number of literals, 0 or more
     * @param pool supplies {@link #auxiliaryCount} auxiliary variables
     * @param sink takes {@link #clauseCount} clauses, except the direct ones that the filter skips
     * @param filter called exactly once for each pair for which {@link #statesPair} is true, except that {@link PairFilter#NONE} need not be called
     * @throws IllegalArgumentException if {@code n} is negative or greater than the length of the array
     */
    void encode(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter);
}
