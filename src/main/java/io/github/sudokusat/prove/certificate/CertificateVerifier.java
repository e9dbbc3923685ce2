package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.DimacsOptions;
import io.github.sudokusat.export.ExportSettings;
import io.github.sudokusat.export.MalformedExportException;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks certificates, whether written by {@link Certifier} or by another program.
 *
 * <p>It checks, in this order: the layout and the encoding that the formula's comments name; the puzzle and the solution, each on one line as
 * {@link Certifier#text} writes it, where the solution must break no rule and keep every given; that the formula is, character by character, the one
 * to which the puzzle is encoded in this way, with the clause that excludes the solution if there is one; and the proof, by the checker of its
 * {@linkplain ProofFormat format}, which its first step shows. The origin of the parts therefore does not matter. Whether the layout is the intended one is for people to check.
 */
public final class CertificateVerifier {

    private final Readable puzzleText;
    private final Readable formulaText;
    private final Readable proofText;
    private final ProofFormat format;
    private final Watch watch;

    private CertificateVerifier(Readable puzzle, Readable formula, Readable proof, ProofFormat format, Watch watch) {
        this.puzzleText = puzzle;
        this.formulaText = formula;
        this.proofText = proof;
        this.format = format;
        this.watch = watch;
    }

    /**
     * Checks a certificate.
     *
     * @param puzzle the puzzle's text
     * @param formula the formula's text, decoded so that equal characters are equal bytes
     * @param proof the proof's text, in either {@linkplain ProofFormat format}, which its first step shows
     * @param solution the solution's text; null for a certificate that there is none, or of their number by a graph
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it holds; malformed texts are rejected like wrong ones
     * @throws IOException if reading fails
     */
    public static VerifyResult verify(
            Readable puzzle, Readable formula, Readable proof, @Nullable Readable solution, Limits limits)
            throws IOException {
        ProofText text = ProofText.of(proof);
        return verify(puzzle, formula, text, text.format(), solution, limits);
    }

    /**
     * Checks a certificate whose proof has a given format.
     *
     * @param puzzle the puzzle's text
     * @param formula the formula's text, decoded so that equal characters are equal bytes
     * @param proof the proof's text
     * @param format the format of the proof; a text in the other one is refused
     * @param solution the solution's text; null for a certificate that there is none, or of their number by a graph
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it holds; malformed texts are rejected like wrong ones
     * @throws IOException if reading fails
     */
    public static VerifyResult verify(
            Readable puzzle,
            Readable formula,
            Readable proof,
            ProofFormat format,
            @Nullable Readable solution,
            Limits limits)
            throws IOException {
        CertificateVerifier verifier = new CertificateVerifier(puzzle, formula, proof, format, limits.watch());
        return verifier.result(Claim.SOLUTIONS, given -> GridTexts.readAtMostOne(solution, given));
    }

    /**
     * Checks the certificate of a number of solutions.
     *
     * @param puzzle the puzzle's text
     * @param formula the formula's text, decoded so that equal characters are equal bytes
     * @param proof the proof's text
     * @param format the format of the proof; a text in the other one is refused
     * @param solutions the text of the solutions, a line each as {@link Certifier#text} writes it, in ascending order; read whole
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it holds; malformed texts are rejected like wrong ones
     * @throws IOException if reading fails
     */
    public static VerifyResult verifyCount(
            Readable puzzle, Readable formula, Readable proof, ProofFormat format, Readable solutions, Limits limits)
            throws IOException {
        CertificateVerifier verifier = new CertificateVerifier(puzzle, formula, proof, format, limits.watch());
        return verifier.result(
                Claim.SOLUTIONS, given -> GridTexts.readSolutions(CertificatePart.SOLUTIONS, solutions, given));
    }

    /**
     * Checks the certificate of the candidates that are in a solution.
     *
     * @param puzzle the puzzle's text
     * @param formula the formula's text, decoded so that equal characters are equal bytes
     * @param proof the proof's text
     * @param format the format of the proof; a text in the other one is refused
     * @param covering the text of solutions that have all these candidates, as for {@link #verifyCount}
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it holds; malformed texts are rejected like wrong ones
     * @throws IOException if reading fails
     */
    public static VerifyResult verifyCandidates(
            Readable puzzle, Readable formula, Readable proof, ProofFormat format, Readable covering, Limits limits)
            throws IOException {
        CertificateVerifier verifier = new CertificateVerifier(puzzle, formula, proof, format, limits.watch());
        return verifier.result(
                Claim.CANDIDATES, given -> GridTexts.readSolutions(CertificatePart.COVERING, covering, given));
    }

    /**
     * Checks the certificate that there is one solution, or none, and that each given is needed for that.
     *
     * @param puzzle the puzzle's text
     * @param formula the formula's text, decoded so that equal characters are equal bytes
     * @param proof the proof's text
     * @param format the format of the proof; a text in the other one is refused
     * @param solution the solution's text; null for a certificate that there is none
     * @param needed for each given, in the order of the cells, the text of a solution of the puzzle without it that has another digit there, a line
     *     each as {@link Certifier#text} writes it
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it holds; malformed texts are rejected like wrong ones
     * @throws IOException if reading fails
     */
    public static VerifyResult verifyNeeded(
            Readable puzzle,
            Readable formula,
            Readable proof,
            ProofFormat format,
            @Nullable Readable solution,
            Readable needed,
            Limits limits)
            throws IOException {
        CertificateVerifier verifier = new CertificateVerifier(puzzle, formula, proof, format, limits.watch());
        return verifier.result(Claim.NEEDED_GIVENS, given -> {
            GridTexts.requireNeeded(needed, given);
            return GridTexts.readAtMostOne(solution, given);
        });
    }

    /** Reads the solutions of a puzzle. */
    private interface SolutionReader {

        List<Grid> read(Grid puzzle) throws IOException, RefusedException;
    }

    private VerifyResult result(Claim claim, SolutionReader reader) throws IOException {
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
