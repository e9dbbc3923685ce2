package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.DimacsOptions;
import io.github.sudokusat.export.ExportSettings;
import io.github.sudokusat.export.MalformedExportException;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;

/** One check of a certificate, whose texts it reads. */
final class Verification {

    private final Readable puzzleText;
    private final Readable formulaText;
    private final Readable proofText;
    private final ProofFormat format;
    private final Watch watch;

    Verification(Readable puzzle, Readable formula, Readable proof, ProofFormat format, Watch watch) {
        this.puzzleText = puzzle;
        this.formulaText = formula;
        this.proofText = proof;
        this.format = format;
        this.watch = watch;
    }

    /** Reads the solutions of a puzzle. */
    interface SolutionReader {

        List<Grid> read(Grid puzzle) throws IOException, RefusedException;
    }

    /** Whether the certificate holds for a claim about the solutions read. */
    VerifyResult result(Claim claim, SolutionReader reader) throws IOException {
        try {
            return verify(claim, reader);
        } catch (RefusedException e) {
            return e.verdict;
        }
    }

    private VerifyResult verify(Claim claim, SolutionReader reader) throws IOException, RefusedException {
        StringBuilder head = new StringBuilder();
        ExportSettings settings = readHead(head);
        Grid puzzle = GridTexts.read(CertificatePart.PUZZLE, puzzleText, settings.layout());
        List<Grid> solutions = reader.read(puzzle);
        SudokuCnf formula =
                SudokuEncoder.of(puzzle.layout(), settings.options()).encode(Puzzle.of(puzzle));
        DimacsOptions options = claim == Claim.CANDIDATES
                ? DimacsOptions.defaults().withCovering(solutions)
                : DimacsOptions.defaults().withExcluded(solutions);
        if (!isFormula(formula, options, new ComparedText(head, formulaText))) {
            return stopped();
        }
        if (format == ProofFormat.CPOG && !formula.determinesAuxiliaryVariables()) {
            throw new RefusedException(CertificatePart.FORMULA, Certifier.UNDETERMINED);
        }
        ProofChecker checker = format.checker(formula.variables(), watch.limits());
        if (!formula.writeTo(checker, watch)) {
            return stopped();
        }
        options.lastClauses(formula).forEach(clause -> checker.add(clause, clause.length));
        ProofCheckResult proof = checker.check(proofText);
        if (proof instanceof ProofCheckResult.Refused refused) {
            throw new RefusedException(format.part(), refused.toString());
        }
        if (proof instanceof ProofCheckResult.Stopped stopped) {
            return new VerifyResult.Stopped(stopped.reason());
        }
        return new VerifyResult.Verified(claim, puzzle, solutions, (ProofCheckResult.Accepted) proof);
    }

    private VerifyResult stopped() {
        return new VerifyResult.Stopped(watch.reason().orElse(StopReason.CANCELLED));
    }

    /** Reads the comment lines at the beginning of the formula, and the text that follows them in the same portion. */
    private ExportSettings readHead(StringBuilder head) throws IOException, RefusedException {
        List<String> comments = new ArrayList<>();
        CharBuffer portion = CharBuffer.allocate(1 << 12);
        int start = 0;
        while (true) {
            int end = head.indexOf("\n", start);
            if (end >= 0 && head.charAt(start) == 'c') {
                comments.add(head.substring(Math.min(start + 2, end), end));
                start = end + 1;
            } else if ((start < head.length() && head.charAt(start) != 'c') || !readPortion(portion, head)) {
                break;
            }
        }
        GridTexts.requireNoneUnseen(CertificatePart.FORMULA, head);
        try {
            return ExportSettings.parse(comments);
        } catch (MalformedExportException e) {
            throw new RefusedException(CertificatePart.FORMULA, String.valueOf(e.getMessage()));
        }
    }

    private boolean readPortion(CharBuffer portion, StringBuilder head) throws IOException {
        portion.clear();
        int read = formulaText.read(portion);
        portion.flip();
        head.append(portion);
        return read >= 0;
    }

    /** Compares the formula's text; returns false if the watch stopped it. */
    private boolean isFormula(SudokuCnf formula, DimacsOptions options, ComparedText text)
            throws IOException, RefusedException {
        try {
            DimacsExport.write(formula, options, text, watch.limits()).ifPresent(watch::stop);
            if (watch.isStopped()) {
                return false;
            }
            text.requireEnd();
            return true;
        } catch (ComparedText.DifferenceException e) {
            throw new RefusedException(
                    CertificatePart.FORMULA,
                    "line " + e.line() + " is not what the puzzle encodes to" + lastClauses(options));
        }
    }

    private static String lastClauses(DimacsOptions options) {
        if (options.covering().isPresent()) {
            return ", with a clause for all candidates that are not covered";
        }
        int excluded = options.excluded().size();
        return excluded == 0 ? "" : ", with its solution" + (excluded == 1 ? "" : "s") + " excluded";
    }
}
