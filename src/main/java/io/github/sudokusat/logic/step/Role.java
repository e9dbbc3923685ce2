package io.github.sudokusat.logic.step;

/** What a part of a pattern does in it. */
public enum Role {
    /** Houses or candidates from which the conclusion is drawn. */
    BASE,
    /** Houses in which the candidates of the base lie and that lose their others. */
    COVER,
    /** Candidates of the base outside the cover. */
    FIN,
    /** Cells that join two houses. */
    HINGE,
    /** Cells at the ends, one of which takes the digit. */
    PINCER,
    /** Cells that share as many digits, or one digit more. */
    SET,
    /** The digits that two almost locked sets cannot both take. */
    RESTRICTED_COMMON,
    /** Corners of a rectangle with two candidates. */
    FLOOR,
    /** Corners of a rectangle with further candidates. */
    ROOF,
    /** Candidates that are all true or all false. */
    COLOUR_A,
    /** Candidates that are all false when colour A is true, and true when it is false. */
    COLOUR_B,
    /** Cells of a chain, one part each, in its order. */
    LINKED_CELL,
    /** What follows from a colour or from a premise, in the order in which it is placed; with the house in which it has no other place, unless its cell decides it. */
    CONSEQUENCE,
    /** The one of several candidates at least one of which is true, from which a chain begins. */
    PREMISE,
}
