package io.github.sudokusat.grid.candidates;

/** The outcome of a computation on a {@link CandidateGrid}. */
public enum PropagationOutcome {
    /** The computation finished without meeting a contradiction. */
    DONE,
    /** The computation met a contradiction, which {@link CandidateGrid#contradiction()} names; the grid is of no further use. */
    CONTRADICTION,
    /** The caller stopped the computation. */
    STOPPED
}
