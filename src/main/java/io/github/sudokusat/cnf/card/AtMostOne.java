package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.cnf.VariablePool;

/**
 * A way to say in clauses that at most one of n literals holds.
 *
 * <p>Every assignment of the n literals with at most one true extends to a model of the clauses, perhaps in several ways; no other does.
 * Clauses come in a fixed order that depends on nothing but n. For n ≤ 1 there is no clause and no auxiliary variable.
 *
 * <p>A <em>direct</em> clause says ¬x ∨ ¬y of two of the literals themselves; all other clauses name an auxiliary variable. Only direct
 * clauses can repeat a clause of another constraint, so a caller that knows of such repeats can have them left out.
 */
public interface AtMostOne {

    /** Says which direct clauses to leave out. */
    @FunctionalInterface
    interface PairFilter {

        /** The filter that leaves nothing out. A class of its own: the first lambda of a JVM costs start-up time. */
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
     * @return clauses, direct ones included
     * @throws IllegalArgumentException if {@code n} is negative
     */
    long clauseCount(int n);

    /**
     * The number of auxiliary variables.
     *
     * @param n the number of literals, 0 or more
     * @return variables taken from the pool
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
     * Whether the auxiliary variables have but one value each wherever exactly one of the literals is true.
     *
     * <p>If so, a formula whose constraints all have exactly one true literal in each of its models has as many models as it has models
     * projected on the variables that are not auxiliary, and needs no {@code c p show} lines. Where no literal is true, several
     * assignments of the auxiliary variables may be models.
     *
     * @return true if so for every n, as it is with an encoding that has no auxiliary variables
     */
    boolean determinesAuxiliaries();

    /**
     * Writes the clauses.
     *
     * @param literals the literals x_0 … x_{n−1} at the beginning of an array, of different variables; not changed or kept
     * @param n how many there are, 0 or more
     * @param pool where {@link #auxiliaryCount} auxiliary variables come from
     * @param sink takes {@link #clauseCount} clauses, less the direct ones that the filter skips
     * @param filter asked exactly once for each pair that {@link #statesPair}, but {@link PairFilter#NONE} need not be asked
     * @throws IllegalArgumentException if {@code n} is negative or more than the array has
     */
    void encode(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter);
}
