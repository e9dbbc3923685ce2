package io.github.sudokusat.web;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.VerifiedProof;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CertifyResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code certify} and {@code verify}: a proof that there is one solution or none, and its check. */
final class CertificateAnswer {

    /** The keys of the parts of a certificate. */
    static final List<String> PARTS = List.of("puzzle", "formula", "proof", "solution");

    /**
     * A file of a certificate.
     *
     * @param part what it holds
     * @param text its text
     */
    private record Part(CertificatePart part, String text) {

        void json(JsonObject json) {
            json.put("key", key(part)).put("name", part.fileName()).put("text", text);
        }
    }

    private CertificateAnswer() {}

    private static String key(CertificatePart part) {
        return switch (part) {
            case PUZZLE -> "puzzle";
            case FORMULA -> "formula";
            case PROOF -> "proof";
            case HINTED_PROOF -> "lrat";
            case GRAPH -> "graph";
            case SOLUTION -> "solution";
            case SOLUTIONS -> "solutions";
            case COVERING -> "covering";
            case NEEDED -> "needed";
        };
    }

    /** {@code certify}: the files of a certificate, which has been verified. */
    static void certify(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        puzzle.refusalOfMarks("a certificate covers only givens").ifPresent(reason -> {
            throw BadRequest.because("marks", reason);
        });
        Limits limits = request.limits();
        try {
            StringBuilder formula = new StringBuilder();
            StringBuilder proof = new StringBuilder();
            CertifyResult result = Certifier.of(
                            SudokuSolver.defaultSatSolver(), ExportAnswer.options(request, ClueHandling.UNITS))
                    .withSeed(request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE))
                    .withLimits(limits)
                    .certify(puzzle.grid(), formula, proof);
            certified(result, puzzle.grid(), List.of(formula.toString(), proof.toString()), limits, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void certified(CertifyResult result, Grid puzzle, List<String> texts, Limits limits, JsonObject json)
            throws IOException {
        if (result instanceof CertifyResult.Stopped stopped) {
            stopped(stopped.reason(), json);
            return;
        }
        if (result instanceof CertifyResult.Several several) {
            json.put("result", Outcome.SEVERAL.word());
            Phrases.witness(
                    new CheckResult.Several(several.first(), several.second(), Statistics.NONE), GameText::text, json);
            return;
        }
        String solution = result instanceof CertifyResult.Unique unique ? Certifier.text(unique.solution()) : null;
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(CertificatePart.PUZZLE, Certifier.text(puzzle)));
        parts.add(new Part(CertificatePart.FORMULA, texts.get(0)));
        parts.add(new Part(CertificatePart.PROOF, texts.get(1)));
        if (solution != null) {
            parts.add(new Part(CertificatePart.SOLUTION, solution));
        }
        VerifiedProof verified = verify(parts.get(0).text(), texts.get(0), texts.get(1), solution, limits);
        if (verified.stop() != null) {
            stopped(verified.stop(), json);
            return;
        }
        if (verified.certificate() == null) {
            throw new IllegalStateException("the certificate is refused: " + verified.refusal());
        }
        json.put("result", (solution == null ? Outcome.NONE : Outcome.PROPER).word())
                .put("files", parts, Part::json);
        verified.proof(GameText.RENDERING, json);
    }

    private static void stopped(StopReason reason, JsonObject json) {
        json.put("result", Outcome.UNKNOWN.word()).put("reason", reason.text());
    }

    /** {@code verify}: whether a certificate holds. */
    static void verify(Request request, JsonObject json) {
        String puzzle = part(request, CertificatePart.PUZZLE);
        String formula = part(request, CertificatePart.FORMULA);
        String proof = part(request, CertificatePart.PROOF);
        try {
            VerifiedProof verified = verify(puzzle, formula, proof, request.find("solution"), request.limits());
            verified.json(GameText.RENDERING, json);
            if (verified.certificate() != null) {
                json.put("puzzle", verified.puzzle(GameText.RENDERING));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String part(Request request, CertificatePart part) {
        return request.required(key(part), "the text of " + part.fileName());
    }

    private static VerifiedProof verify(
            String puzzle, String formula, String proof, @Nullable String solution, Limits limits) throws IOException {
        return VerifiedProof.of(CertificateVerifier.verify(
                new StringReader(puzzle),
                new StringReader(formula),
                new StringReader(proof),
                solution == null ? null : new StringReader(solution),
                limits));
    }
}
