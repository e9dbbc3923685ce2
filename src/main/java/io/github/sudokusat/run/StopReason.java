package io.github.sudokusat.run;

/** Why a computation ended before it was complete. */
public enum StopReason {
    /** The time limit was reached. */
    TIME_LIMIT("time limit reached"),
    /** The {@linkplain Limits#withMaxWork limit on the work} was reached: conflicts of a SAT solver, nodes of another search. */
    WORK_LIMIT("work limit reached"),
    /** The requested number of solutions was found. */
    SOLUTION_LIMIT("solution limit reached"),
    /** {@link Cancellation#cancel()} was called. */
    CANCELLED("cancelled"),
    /** The computing thread was interrupted; its interrupt flag is left set. */
    INTERRUPTED("interrupted"),
    /** A rule, or the whole formula, would take more clauses than fit into memory. */
    SIZE_LIMIT("the formula is too large"),
    /** An external program ended without an answer. */
    NO_ANSWER("no answer from the solver");

    private final String text;

    StopReason(String text) {
        this.text = text;
    }

    /**
     * The reason in words, for messages.
     *
     * @return a few lower-case English words without a full stop
     */
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }
}
