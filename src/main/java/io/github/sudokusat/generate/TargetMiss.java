package io.github.sudokusat.generate;

/** Why a proper puzzle did not meet a {@linkplain PuzzleTarget target}: the first of the reasons, in this order. */
public enum TargetMiss {
    /** It has too few or too many givens. */
    GIVENS,
    /** It is solved without the technique that should be needed. */
    NOT_NEEDED,
    /** The techniques that the target allows do not solve it. */
    NOT_SOLVED,
    /** It has another level or score. */
    RATING,
    /** A technique is not used that should be, or is used that should not be. */
    TECHNIQUES,
    /** It has the right difficulty, but some given could be removed although none should be. */
    NOT_MINIMAL
}
