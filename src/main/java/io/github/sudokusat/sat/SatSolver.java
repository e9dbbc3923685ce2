package io.github.sudokusat.sat;

import java.util.Set;

/** A SAT solver, from which sessions are opened. Safe for use by several threads. */
public interface SatSolver {

    /**
     * The solver's name for messages and statistics.
     *
     * @return a short word, without white space
     */
    String name();

    /**
     * What the solver can do.
     *
     * @return an unmodifiable set
     */
    Set<Capability> capabilities();

    /**
     * The most clauses of a formula that the solver can be expected to hold in memory.
     *
     * @return the number; by default no limit
     */
    default long mostClauses() {
        return Long.MAX_VALUE;
    }

    /**
     * Opens a session for a formula.
     *
     * @param variables the number of variables, 0 or more; {@link SatSession#newVariable()} makes more
     * @param options how the session works
     * @return a session without clauses
     * @throws IllegalArgumentException if {@code variables} is negative, or the options ask for a proof from a solver that lacks
     *     {@link Capability#PROOF}; the message then contains the word <i>proof</i>
     */
    SatSession open(int variables, SessionOptions options);
}
