package io.github.sudokusat.web;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.VerifiedProof;
import io.github.sudokusat.answer.certificate.CertificateCheck;
import io.github.sudokusat.answer.certificate.CertificateFilesException;
import io.github.sudokusat.answer.certificate.CertificateMaker;
import io.github.sudokusat.answer.certificate.CertificateOutcome;
import io.github.sudokusat.answer.certificate.CertificateReadme;
import io.github.sudokusat.answer.certificate.CertificateRequest;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.ProofText;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** {@code certify} and {@code verify}: a certificate of what a puzzle has, and the check of one, or of a proof alone. */
final class CertificateAnswer {

    /** The keys of {@code certify} about the certificate itself. */
    static final List<String> KEYS = List.of("claim", "proofs", "limit");

    /** The keys of the parts of a certificate. */
    static final List<String> PARTS =
            Arrays.stream(CertificatePart.values()).map(CertificateTexts::key).toList();

    private CertificateAnswer() {}

    /** {@code certify}: the files of a certificate, which has been verified. */
    static void certify(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        puzzle.refusalOfMarks("a certificate covers only givens").ifPresent(reason -> {
            throw BadRequest.because("marks", reason);
        });
        CertificateTexts files = new CertificateTexts();
        try {
            CertificateOutcome outcome = CertificateMaker.make(puzzle.grid(), asked(request), files);
            if (outcome instanceof CertificateOutcome.Made made) {
                made(made, files, json);
            } else {
                failed(outcome, puzzle, json);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CertificateRequest asked(Request request) {
        Limits limits = request.limits();
        Certifier certifier = Certifier.of(
                        SudokuSolver.defaultSatSolver(), ExportAnswer.options(request, ClueHandling.UNITS))
                .withSeed(request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE))
                .withLimits(limits);
        String claim = request.choice("claim", "one", "count", "candidates", "minimal");
        String proofs = request.choice("proofs", "drup", "lrat", "lrat-binary", "both");
        return new CertificateRequest(
                CertificateRequest.Subject.valueOf(claim.toUpperCase(Locale.ROOT)),
                CertificateRequest.Proofs.valueOf(
                        proofs.toUpperCase(Locale.ROOT).replace('-', '_')),
                (int) request.number("limit", CertificateRequest.MOST_LISTED, 0, Integer.MAX_VALUE),
                null,
                certifier,
                limits);
    }

    private static void made(CertificateOutcome.Made made, CertificateTexts files, JsonObject json) throws IOException {
        List<CertificatePart> parts =
                Arrays.stream(CertificatePart.values()).filter(files::has).toList();
        json.put("result", made.outcome().word())
                .put(
                        "files",
                        parts,
                        (part, file) -> file.put("key", CertificateTexts.key(part))
                                .put("name", part.fileName())
                                .put("text", files.text(part)))
                .put("readme", CertificateReadme.of(made.verified(), files));
        VerifiedProof.of(made.verified()).proof(GameText.RENDERING, json);
    }

    private static void failed(CertificateOutcome outcome, PuzzleInContext puzzle, JsonObject json) {
        if (outcome instanceof CertificateOutcome.Unfit unfit) {
            throw BadRequest.because("claim", unfit.reason());
        }
        if (outcome instanceof CertificateOutcome.Refused refused) {
            throw new IllegalStateException("the certificate is refused: " + refused.verdict());
        }
        if (outcome instanceof CertificateOutcome.Several several) {
            json.put("result", Outcome.SEVERAL.word());
            Phrases.witness(
                    new CheckResult.Several(several.first(), several.second(), Statistics.NONE), GameText::text, json);
        } else if (outcome instanceof CertificateOutcome.Redundant redundant) {
            json.put("result", Outcome.SEVERAL.word())
                    .put("redundant", puzzle.symbols().text(redundant.given()));
        } else if (outcome instanceof CertificateOutcome.Stopped stopped) {
            json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", stopped.reason().text());
            if (stopped.what() != null) {
                json.put("message", stopped.what());
            }
        }
    }

    /** {@code verify}: whether a certificate holds, or a proof of a formula that is no puzzle's. */
    static void verify(Request request, JsonObject json) {
        CertificateTexts files = CertificateTexts.of(request);
        try {
            VerifiedProof verified = isProofAlone(files)
                    ? verifyProof(files, request.limits())
                    : VerifiedProof.of(CertificateCheck.verify(files, request.limits()));
            verified.json(GameText.RENDERING, json);
            if (verified.certificate() != null) {
                json.put("puzzle", verified.puzzle(GameText.RENDERING));
            }
        } catch (CertificateFilesException e) {
            throw BadRequest.because("files", String.valueOf(e.getMessage()));
        } catch (SolverFormatException e) {
            throw BadRequest.because("formula", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isProofAlone(CertificateTexts files) {
        return !files.has(CertificatePart.PUZZLE)
                && files.has(CertificatePart.FORMULA)
                && files.has(CertificatePart.PROOF);
    }

    private static VerifiedProof verifyProof(CertificateTexts files, Limits limits) throws IOException {
        try (Reader formula = files.open(CertificatePart.FORMULA);
                Reader proof = files.open(CertificatePart.PROOF)) {
            return VerifiedProof.of(CertificatePart.PROOF.fileName(), ProofText.check(formula, proof, limits));
        }
    }
}
