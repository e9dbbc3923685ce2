package io.github.sudokusat.prove.certificate;

/** Ends a verification; never leaves this package. */
final class RefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    final transient VerifyResult.Refused verdict;

    RefusedException(CertificatePart part, String reason) {
        super(reason, null, false, false);
        verdict = new VerifyResult.Refused(part, reason);
    }
}
