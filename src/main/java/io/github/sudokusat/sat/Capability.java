package io.github.sudokusat.sat;

/** What a SAT solver can do beyond solving a formula once. */
public enum Capability {
    /** Clauses may be added and the session solved again without starting anew: what was learned is kept. */
    INCREMENTAL,
    /** An unsatisfiable answer names a subset of the assumptions that is unsatisfiable; others name all of them. */
    CORE,
    /** Writes a proof of unsatisfiability, if {@link SessionOptions#proof()} asks for one. */
    PROOF
}
