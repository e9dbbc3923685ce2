package io.github.sudokusat.cli.output;

/**
 * The result of a command on a puzzle, a proof or an answer, with the word for it in every form of output. {@link ExitCode#of} gives its exit code.
 */
public enum Outcome {
    /** A solution. */
    SOLVED("solved"),
    /** Exactly one solution. */
    PROPER("proper"),
    /** Exactly one solution; a limit was reached before it was known whether a player has made mistakes. */
    PROPER_UNCHECKED("proper"),
    /** The exact number of solutions. */
    COUNTED("counted"),
    /** The number of solutions at which the user wanted the count to stop. */
    COUNTED_TO_LIMIT("stopped"),
    /** A lower bound on the number of solutions; a limit was reached. */
    COUNTED_IN_PART("stopped"),
    /** An estimate. */
    ESTIMATED("estimated"),
    /** An estimate from fewer probes than requested; a limit was reached. */
    ESTIMATED_IN_PART("estimated"),
    /** Everything that was sought. */
    FOUND("found"),
    /** A part of what was sought; a limit was reached. */
    FOUND_IN_PART("found"),
    /** A minimal puzzle. */
    MINIMIZED("minimized"),
    /** A proof that holds. */
    VERIFIED("verified"),
    /** A rating. */
    RATED("rated"),
    /** A puzzle without a rating, because the techniques do not solve it. */
    UNRATED("unrated"),
    /** No rating; a limit was reached. */
    UNRATED_IN_TIME("unrated"),
    /** The first steps towards a solution, up to the number that the user wanted. */
    PARTIAL("partial"),
    /** A position in which no technique applies. */
    STUCK("stuck"),
    /** A puzzle, as it is. */
    SHOWN("shown"),
    /** Several solutions where one was required. */
    SEVERAL("several"),
    /** Several solutions; a limit was reached before it was known whether a player has made mistakes. */
    SEVERAL_UNCHECKED("several"),
    /** No solution. */
    NONE("none"),
    /** A proof that does not hold. */
    REFUSED("refused"),
    /** No answer; a limit was reached. */
    UNKNOWN("unknown"),
    /** No puzzle: the text is malformed. */
    ERROR("error");

    private final String word;

    Outcome(String word) {
        this.word = word;
    }

    /** The word for this result in every form of output. */
    public String word() {
        return word;
    }

    /** Whether a limit was reached before the answer was complete. */
    public boolean isLimited() {
        return ExitCode.of(this) == ExitCode.LIMIT;
    }
}
