package io.github.sudokusat.sat;

import org.jspecify.annotations.Nullable;

/**
 * How a session works.
 *
 * <p><b>With a proof</b> a session allows a single {@link SatSession#solve}, without assumptions, and takes no clauses after it. If the answer is
 * {@link SatResult.Unsat}, the text is a proof of it in the DRUP format, over the session's
 * variables and clauses as they were added; its last line adds the empty clause. After any other answer the text, if any, is meaningless.
 *
 * @param seed shuffles the solver's arbitrary choices reproducibly; 0 for the solver's own default order. Solvers without
 *     seeds ignore it
 * @param proof where a proof of unsatisfiability is written, which is never flushed or closed; null for no proof. Only for a solver that
 *     {@linkplain Capability#PROOF writes proofs}
 */
public record SessionOptions(long seed, @Nullable Appendable proof) {

    /**
     * Returns the options for nearly every use.
     *
     * @return seed 0, no proof
     */
    public static SessionOptions defaults() {
        return new SessionOptions(0, null);
    }

    /**
     * These options with another seed.
     *
     * @param value the seed, 0 for the solver's default order
     * @return the new options
     */
    public SessionOptions withSeed(long value) {
        return new SessionOptions(value, proof);
    }

    /**
     * These options with a proof.
     *
     * @param value where the proof is written
     * @return the new options
     */
    public SessionOptions withProof(Appendable value) {
        return new SessionOptions(seed, value);
    }
}
