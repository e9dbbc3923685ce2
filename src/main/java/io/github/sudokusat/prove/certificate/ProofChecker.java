package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.ClauseSink;
import java.io.IOException;

/** Checks a proof that a formula has no model; the formula's clauses are added first, in its order. */
public sealed interface ProofChecker extends ClauseSink permits RupChecker, LratChecker {

    /**
     * Checks a proof, once.
     *
     * @param proof the proof; read up to its first wrong step; not closed
     * @return whether it is a proof of the formula
     * @throws IOException if reading fails
     * @throws IllegalStateException if this checker has checked a proof before
     */
    ProofCheckResult check(Readable proof) throws IOException;
}
