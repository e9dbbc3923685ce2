package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import java.util.Objects;

/** The result of a {@link ProofChecker}: whether a proof holds. */
public sealed interface ProofCheckResult {

    /**
     * Every step of the proof is right, and the last one shows how many models the formula has.
     *
     * @param added the number of clauses, or of nodes and lemmas, that the proof adds, 1 or more
     * @param deleted the number of clauses that it deletes, whether or not they existed
     * @param models the number of models of the formula; 0 unless the format is {@link ProofFormat#CPOG}
     */
    record Accepted(long added, long deleted, BigInteger models) implements ProofCheckResult {

        public Accepted {
            Objects.requireNonNull(models, "models");
        }

        /**
         * A proof that the formula has no model.
         *
         * @param added the number of clauses that the proof adds, 1 or more
         * @param deleted the number of clauses that it deletes, whether or not they existed
         */
        public Accepted(long added, long deleted) {
            this(added, deleted, BigInteger.ZERO);
        }
    }

    /**
     * The text is not a proof; nothing is known about the formula.
     *
     * @param line the line of the wrong step, from 1, or the last line if the text ends too early; in binary, the number of the step
     * @param reason what is wrong, in a few words without a full stop
     * @param isBinary whether the proof is in binary
     */
    record Refused(long line, String reason, boolean isBinary) implements ProofCheckResult {

        public Refused {
            Objects.requireNonNull(reason, "reason");
        }

        /**
         * The refusal of a text.
         *
         * @param line the line of the wrong step, from 1; the last line if the text ends too early
         * @param reason what is wrong, in a few words without a full stop
         */
        public Refused(long line, String reason) {
            this(line, reason, false);
        }

        /**
         * The line or the step, and what is wrong there.
         *
         * @return for instance {@code line 7: the clause 1 -2 does not follow by unit propagation}; in binary, {@code step 7} in its place
         */
        @Override
        public String toString() {
            return (isBinary ? "step " : "line ") + line + ": " + reason;
        }
    }

    /**
     * A limit was reached before the result was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements ProofCheckResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
