package io.github.sudokusat.cli.output;

/**
 * What a command found out about a puzzle, a proof or an answer: the word that every form of output has for it. The exit code follows from it, see
 * {@link ExitCode#of}.
 */
public enum Outcome {
    /** A solution. */
    SOLVED("solved"),
    /** Exactly one solution. */
    PROPER("proper"),
    /** The exact number of solutions. */
    COUNTED("counted"),
    /** A number of solutions, at which the user wanted the count to stop. */
    COUNTED_TO_LIMIT("stopped"),
    /** A lower bound of the number of solutions; a limit was reached. */
    COUNTED_IN_PART("stopped"),
    /** An estimate. */
    ESTIMATED("estimated"),
    /** An estimate from fewer probes than were wanted; a limit was reached. */
    ESTIMATED_IN_PART("estimated"),
    /** All that was looked for. */
    FOUND("found"),
    /** A part of what was looked for; a limit was reached. */
    FOUND_IN_PART("found"),
    /** A minimal puzzle. */
    MINIMIZED("minimized"),
    /** A proof that holds. */
    VERIFIED("verified"),
    /** A rating. */
    RATED("rated"),
    /** A puzzle that the techniques do not solve, so that it has no rating. */
    UNRATED("unrated"),
    /** No rating; a limit was reached. */
    UNRATED_IN_TIME("unrated"),
    /** The first steps towards a solution, as many as the user wanted. */
    PARTIAL("partial"),
    /** A position in which no technique applies. */
    STUCK("stuck"),
    /** Several solutions where one was required. */
    SEVERAL("several"),
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

    /** The word for it in every form of output. */
    public String word() {
        return word;
    }

    /** Whether a limit was reached before the answer was complete. */
    public boolean isLimited() {
        return ExitCode.of(this) == ExitCode.LIMIT;
    }
}
