package io.github.sudokusat.grid.candidates;

/** How far a computation on a {@link CandidateGrid} came. */
public enum Outcome {
    /** It is finished, and no contradiction was met. */
    DONE,
    /** It met a contradiction, which {@link CandidateGrid#contradiction()} names; the grid is of no further use. */
    CONTRADICTION,
    /** The caller asked it to stop. */
    STOPPED
}
