package io.github.sudokusat.run;

import java.util.Objects;

/**
 * Signals that a computation was stopped before its answer was known, where the form of the answer has no room to say so.
 *
 * <p>A truncated answer thus cannot be taken for a complete one. Methods whose results name the {@link StopReason} do not throw it.
 */
public final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Why the computation was stopped. */
    private final StopReason reason;

    /**
     * Creates the exception.
     *
     * @param what what is not known or not complete, as the beginning of a sentence
     * @param reason why the computation was stopped
     */
    public StoppedException(String what, StopReason reason) {
        super(what + ": " + reason.text());
        this.reason = Objects.requireNonNull(reason, "reason");
    }

    /**
     * Why the computation was stopped.
     *
     * @return the reason
     */
    public StopReason reason() {
        return reason;
    }
}
