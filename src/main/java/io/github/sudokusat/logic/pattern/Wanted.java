package io.github.sudokusat.logic.pattern;

/** How many of a technique's steps are wanted. */
public enum Wanted {
    /** One of the smallest. */
    FIRST,
    /** All of the smallest size. */
    SMALLEST,
    /** All of the smallest size for what they change alone; a finder may leave out why. */
    CHANGES,
    /** All, but of those with the same conclusion only the smallest. */
    ALL
}
