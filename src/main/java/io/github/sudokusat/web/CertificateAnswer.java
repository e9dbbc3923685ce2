package io.github.sudokusat.web;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.CertificateVerifier;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CertifyResult;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.run.Limits;
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
            case SOLUTION -> "solution";
        };
    }

    /** {@code certify}: the files of a certificate, which has been verified. */
    static void certify(Request request, JsonObject json) {
        PuzzleInContext puzzle = GameText.game(request).asked(request);
        if (puzzle.marksSayMore()) {
            throw BadRequest.because(
                    "marks",
                    "a certificate covers only givens, but these pencil marks exclude more candidates than the givens do");
        }
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
            json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", stopped.reason().text());
            return;
        }
        if (result instanceof CertifyResult.Several several) {
            json.put("result", Outcome.SEVERAL.word())
                    .put("witness", List.of(GameText.text(several.first()), GameText.text(several.second())));
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
        VerifyResult verdict = verify(Certifier.text(puzzle), texts.get(0), texts.get(1), solution, limits);
        if (verdict instanceof VerifyResult.Stopped stopped) {
            json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", stopped.reason().text());
            return;
        }
        json.put("result", solution == null ? "none" : "proper").put("files", parts, Part::json);
        verdict(verdict, json);
    }

    /** {@code verify}: whether a certificate holds. */
    static void verify(Request request, JsonObject json) {
        String puzzle = part(request, CertificatePart.PUZZLE);
        String formula = part(request, CertificatePart.FORMULA);
        String proof = part(request, CertificatePart.PROOF);
        try {
            VerifyResult result = verify(puzzle, formula, proof, request.find("solution"), request.limits());
            if (result instanceof VerifyResult.Stopped stopped) {
                json.put("result", Outcome.UNKNOWN.word())
                        .put("reason", stopped.reason().text());
                return;
            }
            json.put("result", result instanceof VerifyResult.Verified ? "verified" : "refused");
            verdict(result, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String part(Request request, CertificatePart part) {
        return request.required(key(part), "the text of " + part.fileName());
    }

    private static VerifyResult verify(
            String puzzle, String formula, String proof, @Nullable String solution, Limits limits) throws IOException {
        return CertificateVerifier.verify(
                new StringReader(puzzle),
                new StringReader(formula),
                new StringReader(proof),
                solution == null ? null : new StringReader(solution),
                limits);
    }

    private static void verdict(VerifyResult verdict, JsonObject json) {
        if (verdict instanceof VerifyResult.Verified verified) {
            json.put("verified", true)
                    .put("layout", GameText.text(verified.puzzle().layout()))
                    .put("givens", GameText.text(verified.puzzle()));
            verified.findSolution().ifPresent(solution -> json.put("solution", GameText.text(solution)));
            json.put("added", verified.proof().added())
                    .put("deleted", verified.proof().deleted());
        } else if (verdict instanceof VerifyResult.Refused refused) {
            json.put("verified", false).put("part", refused.part().fileName()).put("reason", refused.reason());
        }
    }
}
