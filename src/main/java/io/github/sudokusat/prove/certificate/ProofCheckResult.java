package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.math.BigInteger;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** The result of a {@link ProofChecker}: whether a proof holds. */
public sealed interface ProofCheckResult {

    /**
     * What the proof shows, if it holds.
     *
     * @return this result if it is {@link Accepted}; empty if the proof is {@link Refused}
     * @throws StoppedException if the check was {@link Stopped} before this was known
     */
    default Optional<Accepted> findAccepted() {
        return match(Optional::of, refused -> Optional.empty(), stopped -> {
            throw new StoppedException("it is not known whether the proof holds", stopped.reason());
        });
    }

    /**
     * What the proof shows, for callers that expect it to hold.
     *
     * @return this result, which is {@link Accepted}
     * @throws NoSuchElementException if the proof is {@link Refused}; the message says why
     * @throws StoppedException if the check was {@link Stopped} before this was known
     */
    default Accepted orElseThrow() {
        return findAccepted().orElseThrow(() -> new NoSuchElementException("the proof is refused: " + this));
    }

    /**
     * Applies the function for this result, in place of a {@code switch} over the three.
     *
     * @param <T> the type of the value
     * @param accepted applied to {@link Accepted}
     * @param refused applied to {@link Refused}
     * @param stopped applied to {@link Stopped}
     * @return what the function returned
     */
    default <T> T match(
            Function<? super Accepted, ? extends T> accepted,
            Function<? super Refused, ? extends T> refused,
            Function<? super Stopped, ? extends T> stopped) {
        if (this instanceof Accepted result) {
            return accepted.apply(result);
        }
        return this instanceof Refused result ? refused.apply(result) : stopped.apply((Stopped) this);
    }

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
