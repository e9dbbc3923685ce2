package io.github.sudokusat.sat;

/** What a SAT solver can do beyond solving a formula once. */
public enum Capability {
    /** Clauses may be added and the session solved again without starting over; learned clauses are kept. */
    INCREMENTAL,
    /** An unsatisfiable answer names an unsatisfiable subset of the assumptions; solvers without this capability name all of them. */
    CORE,
    /** Writes a proof of unsatisfiability, if {@link SessionOptions#proof()} asks for one. */
    PROOF
}
