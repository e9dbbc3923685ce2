package io.github.sudokusat.testing;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.cdcl.CdclOptions;

/** The ways in which givens enter a SAT solver. */
public enum Givens {
    UNITS,
    ASSUMED,
    REDUCED;

    /** The engine's usual options with givens handled in this way. */
    public CdclOptions options() {
        ClueHandling clues = this == UNITS ? ClueHandling.UNITS : ClueHandling.REDUCED;
        return CdclOptions.defaults()
                .withEncoding(EncodingOptions.defaults().withClues(clues))
                .withAssumedGivens(this == ASSUMED);
    }
}
