package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Objects;

/**
 * The options of the SAT engine.
 *
 * @param encoding how puzzles are written as clauses
 * @param propagation the conclusions drawn before encoding; only a {@linkplain io.github.sudokusat.encode.ClueHandling#REDUCED reduced} formula
 *     benefits, others are built from the givens alone
 * @param session how the solver works
 * @param assumesGivens whether the formula is that of the layout, kept from search to search, and the givens of a puzzle are assumed in it. Then the
 *     encoding's handling of clues does not matter, and no conclusions are drawn before, except for a puzzle with candidates of its own
 */
public record CdclOptions(
        EncodingOptions encoding, Propagation.Depth propagation, SessionOptions session, boolean assumesGivens) {

    /**
     * Checks the components.
     *
     * @param encoding how puzzles are written as clauses
     * @param propagation the conclusions drawn before encoding
     * @param session how the solver works
     * @param assumesGivens whether givens are assumed
     * @throws IllegalArgumentException if the session options request a proof, because a search solves more than once
     */
    public CdclOptions {
        Objects.requireNonNull(encoding, "encoding");
        Objects.requireNonNull(propagation, "propagation");
        Objects.requireNonNull(session, "session");
        if (session.proof() != null) {
            throw new IllegalArgumentException("a search writes no proof, but the session's options ask for one");
        }
    }

    /**
     * The options that solve fastest at every size and difficulty that was tried.
     *
     * <p>Uniqueness checks with SAT4J, processor time relative to these options, on 17-clue puzzles / the hardest known 9 × 9 (a loop that runs the
     * methods in turn; {@code CheckBenchmark} and {@code src/site/markdown/performance.md} have more): without propagation 4.7 / 1.0, singles alone
     * 1.9 / 1.0; clues as units 8.7 / 1.6, assumed in a kept session 5.8 / 2.6; natural 2.6 / 5.8, minimal 2.8 / 6.2; product 1.1 / 1.2, commander
     * 1.2 / 1.3, sequential 1.3 / 1.4, binary and bimander 1.2 on 17-clue puzzles. On 25 × 25 grids pairwise was the fastest as well, and minimal
     * left half of them unsolved.
     *
     * @return the complete pairwise encoding, reduced by the givens and by singles and locked candidates, seed 0
     */
    public static CdclOptions defaults() {
        return new CdclOptions(EncodingOptions.defaults(), Propagation.Depth.LOCKED, SessionOptions.defaults(), false);
    }

    /**
     * These options with another encoding.
     *
     * @param value the encoding's options
     * @return the new options
     */
    public CdclOptions withEncoding(EncodingOptions value) {
        return new CdclOptions(value, propagation, session, assumesGivens);
    }

    /**
     * These options with another depth of propagation.
     *
     * @param value the conclusions drawn before encoding
     * @return the new options
     */
    public CdclOptions withPropagation(Propagation.Depth value) {
        return new CdclOptions(encoding, value, session, assumesGivens);
    }

    /**
     * These options with other options for the solver.
     *
     * @param value how the solver works
     * @return the new options
     */
    public CdclOptions withSession(SessionOptions value) {
        return new CdclOptions(encoding, propagation, value, assumesGivens);
    }

    /**
     * These options with givens assumed or written into the formula.
     *
     * @param value true to assume them
     * @return the new options
     */
    public CdclOptions withAssumedGivens(boolean value) {
        return new CdclOptions(encoding, propagation, session, value);
    }
}
