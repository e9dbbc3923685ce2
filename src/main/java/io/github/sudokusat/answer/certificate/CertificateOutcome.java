package io.github.sudokusat.answer.certificate;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.StopReason;
import org.jspecify.annotations.Nullable;

/** How making a certificate ended. The files are of use only if it was {@link Made}. */
public sealed interface CertificateOutcome {

    /**
     * The files have been written and checked.
     *
     * @param verified what they show
     * @param outcome the word and the exit code for it
     */
    record Made(VerifyResult.Verified verified, Outcome outcome) implements CertificateOutcome {}

    /** The puzzle has several solutions, so that it has not at most one. */
    record Several(Grid first, Grid second) implements CertificateOutcome {}

    /** A given follows from the others, so that it is not needed. */
    record Redundant(Candidate given) implements CertificateOutcome {}

    /** A certificate of this kind cannot be made of this puzzle; the reason is a sentence without its full stop. */
    record Unfit(String reason) implements CertificateOutcome {}

    /** The check refuses what a foreign solver has written. */
    record Refused(VerifyResult verdict) implements CertificateOutcome {}

    /** A limit was reached: of a request's own if there is a text, a sentence without its full stop. */
    record Stopped(StopReason reason, @Nullable String what) implements CertificateOutcome {

        public Stopped(StopReason reason) {
            this(reason, null);
        }
    }
}
