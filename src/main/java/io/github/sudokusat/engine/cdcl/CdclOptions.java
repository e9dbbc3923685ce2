package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Objects;

/**
 * How the SAT engine works.
 *
 * @param encoding how puzzles are written as clauses
 * @param propagation what is concluded before encoding; only a {@linkplain io.github.sudokusat.encode.ClueHandling#REDUCED reduced} formula
 *     profits, others are made from the givens alone
 * @param session how the solver works
 */
public record CdclOptions(EncodingOptions encoding, Propagation.Depth propagation, SessionOptions session) {

    /**
     * Checks the components.
     *
     * @param encoding how puzzles are written as clauses
     * @param propagation what is concluded before encoding
     * @param session how the solver works
     */
    public CdclOptions {
        Objects.requireNonNull(encoding, "encoding");
        Objects.requireNonNull(propagation, "propagation");
        Objects.requireNonNull(session, "session");
    }

    /**
     * The options that solve fastest.
     *
     * @return the complete pairwise encoding, reduced by the givens and by singles and locked candidates, seed 0
     */
    public static CdclOptions defaults() {
        return new CdclOptions(EncodingOptions.defaults(), Propagation.Depth.LOCKED, SessionOptions.defaults());
    }

    /**
     * These options with another encoding.
     *
     * @param value the encoding's options
     * @return the new options
     */
    public CdclOptions with(EncodingOptions value) {
        return new CdclOptions(value, propagation, session);
    }

    /**
     * These options with another depth of propagation.
     *
     * @param value what is concluded before encoding
     * @return the new options
     */
    public CdclOptions with(Propagation.Depth value) {
        return new CdclOptions(encoding, value, session);
    }

    /**
     * These options with other options for the solver.
     *
     * @param value how the solver works
     * @return the new options
     */
    public CdclOptions with(SessionOptions value) {
        return new CdclOptions(encoding, propagation, value);
    }
}
