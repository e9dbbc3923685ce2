package io.github.sudokusat.prove.certificate;

/** What a certificate says of a puzzle. */
public enum Claim {
    /** Which solutions it has, or how many. */
    SOLUTIONS,
    /** Which candidates are in a solution. */
    CANDIDATES,
    /** That it has one solution, or none, and that each of its givens is needed for that. */
    NEEDED_GIVENS
}
