package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.run.StopReason;
import java.util.Objects;

/** What {@link RupChecker} has found out about a proof. */
public sealed interface ProofCheckResult {

    /**
     * Every clause that the proof adds follows, the last of them is the empty one, and so the formula has no model.
     *
     * @param added clauses that the proof adds, 1 or more
     * @param deleted clauses that it deletes, whether there were such clauses or not
     */
    record Accepted(long added, long deleted) implements ProofCheckResult {}

    /**
     * It is no proof; of the formula nothing is known.
     *
     * @param line the line of the step that is wrong, from 1; at the end of the text, where it ends
     * @param reason what is wrong, in a few words without a full stop
     */
    record Refused(long line, String reason) implements ProofCheckResult {

        /**
         * Checks the components.
         *
         * @param line the line
         * @param reason what is wrong
         */
        public Refused {
            Objects.requireNonNull(reason, "reason");
        }

        /**
         * The line and what is wrong there.
         *
         * @return for instance {@code line 7: the clause 1 -2 does not follow by unit propagation}
         */
        @Override
        public String toString() {
            return "line " + line + ": " + reason;
        }
    }

    /**
     * A limit struck before it was known.
     *
     * @param reason which limit
     */
    record Stopped(StopReason reason) implements ProofCheckResult {

        /**
         * Checks the component.
         *
         * @param reason which limit
         */
        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
