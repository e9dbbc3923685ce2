package io.github.sudokusat.cli.option;

/** The candidates that {@code show} writes in the empty cells of a puzzle whose text gives digits only. */
public enum CandidateChoice {
    /** Those that the digits of the puzzle leave. */
    LEFT,
    /** Every digit. */
    ALL
}
