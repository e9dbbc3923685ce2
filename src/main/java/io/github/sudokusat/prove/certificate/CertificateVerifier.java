package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.DimacsOptions;
import io.github.sudokusat.export.ExportSettings;
import io.github.sudokusat.export.MalformedExportException;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
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

    /** The length of the longest digit with the blank before it. */
    private static final int WIDEST_CELL = 4;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** The same in UTF-8, each byte read as a character. */
    private static final String BYTE_ORDER_MARK_BYTES = "\u00EF\u00BB\u00BF";

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
        try {
            CertificateVerifier verifier = new CertificateVerifier(puzzle, formula, proof, format, limits.watch());
            return verifier.verify(given -> solution == null ? List.of() : List.of(readSolution(solution, given)));
        } catch (RefusedException e) {
            return e.verdict;
        }
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
        try {
            CertificateVerifier verifier = new CertificateVerifier(puzzle, formula, proof, format, limits.watch());
            return verifier.verify(given -> readSolutions(solutions, given));
        } catch (RefusedException e) {
            return e.verdict;
        }
    }

    /** Reads the solutions of a puzzle. */
    private interface SolutionReader {

        List<Grid> read(Grid puzzle) throws IOException, RefusedException;
    }

    /** Ends the verification; never leaves this class. */
    private static final class RefusedException extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient VerifyResult.Refused verdict;

        RefusedException(CertificatePart part, String reason) {
            super(reason, null, false, false);
            verdict = new VerifyResult.Refused(part, reason);
        }
    }

    private VerifyResult verify(SolutionReader reader) throws IOException, RefusedException {
        StringBuilder head = new StringBuilder();
        ExportSettings settings = readHead(head);
        Grid puzzle = readGrid(CertificatePart.PUZZLE, puzzleText, settings.layout());
        List<Grid> solutions = reader.read(puzzle);
        SudokuCnf formula =
                SudokuEncoder.of(puzzle.layout(), settings.options()).encode(Puzzle.of(puzzle));
        if (!isFormula(formula, solutions, new ComparedText(head, formulaText))) {
            return stopped();
        }
        if (format == ProofFormat.CPOG && !formula.determinesAuxiliaryVariables()) {
            throw new RefusedException(CertificatePart.FORMULA, Certifier.UNDETERMINED);
        }
        ProofChecker checker = format.checker(formula.variables(), watch.limits());
        if (!formula.writeTo(checker, watch)) {
            return stopped();
        }
        for (Grid solution : solutions) {
            int[] clause = formula.blockingClause(solution);
            checker.add(clause, clause.length);
        }
        ProofCheckResult proof = checker.check(proofText);
        if (proof instanceof ProofCheckResult.Refused refused) {
            throw new RefusedException(format.part(), refused.toString());
        }
        if (proof instanceof ProofCheckResult.Stopped stopped) {
            return new VerifyResult.Stopped(stopped.reason());
        }
        return new VerifyResult.Verified(puzzle, solutions, (ProofCheckResult.Accepted) proof);
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
        requireNoneUnseen(CertificatePart.FORMULA, head);
        try {
            ExportSettings settings = ExportSettings.parse(comments);
            if (settings.options().clues() == ClueHandling.ASSUMED) {
                throw new RefusedException(CertificatePart.FORMULA, "clues must be units or reduced, but are assumed");
            }
            return settings;
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

    /** Rejects invisible characters that editors and transfers insert into a text, so that they are reported as such. */
    private static void requireNoneUnseen(CertificatePart part, CharSequence text) throws RefusedException {
        String beginning = text.subSequence(0, Math.min(text.length(), BYTE_ORDER_MARK_BYTES.length()))
                .toString();
        if (beginning.startsWith(BYTE_ORDER_MARK) || beginning.equals(BYTE_ORDER_MARK_BYTES)) {
            throw new RefusedException(part, "line 1: expected a text without a byte order mark, but found one");
        }
        long line = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\r') {
                throw new RefusedException(
                        part,
                        "line " + line
                                + ": expected lines that end with a line feed alone, but found a carriage return");
            }
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
    }

    private static Grid readGrid(CertificatePart part, Readable in, Layout layout)
            throws IOException, RefusedException {
        CharBuffer text = CharBuffer.allocate(WIDEST_CELL * layout.cellCount() + 2);
        int read = 0;
        while (read >= 0 && text.hasRemaining()) {
            read = in.read(text);
        }
        text.flip();
        return readGrid(part, "", text, layout);
    }

    /** Reads the line of a grid, with or without its end; messages begin with where it is. */
    private static Grid readGrid(CertificatePart part, String where, CharSequence text, Layout layout)
            throws RefusedException {
        requireNoneUnseen(part, text);
        Grid grid;
        try {
            grid = GridParser.of(TextOptions.defaults().withLayout(layout)).parse(text);
        } catch (GridFormatException e) {
            throw new RefusedException(part, where + e.getMessage());
        }
        String expected = Certifier.text(grid);
        String found = text.toString();
        if (!found.equals(expected) && !(found + "\n").equals(expected)) {
            throw new RefusedException(
                    part,
                    where + "must be the line of " + layout.cellCount() + " cells, blank ones a dot, and nothing else");
        }
        return grid;
    }

    private static Grid readSolution(Readable in, Grid puzzle) throws IOException, RefusedException {
        Grid solution = readGrid(CertificatePart.SOLUTION, in, puzzle.layout());
        requireSolution(CertificatePart.SOLUTION, "", solution, puzzle);
        return solution;
    }

    private static void requireSolution(CertificatePart part, String where, Grid solution, Grid puzzle)
            throws RefusedException {
        List<Conflict> conflicts = solution.conflicts();
        String wrong = null;
        if (!conflicts.isEmpty()) {
            wrong = conflicts.get(0).toString();
        } else if (!solution.isComplete()) {
            wrong = "has blank cells";
        } else if (!solution.keeps(puzzle)) {
            wrong = "does not keep the givens of the puzzle";
        }
        if (wrong != null) {
            throw new RefusedException(part, where + wrong);
        }
    }

    /** Reads solutions in ascending order, each of which thus occurs once. */
    private static List<Grid> readSolutions(Readable in, Grid puzzle) throws IOException, RefusedException {
        StringBuilder text = new StringBuilder();
        CharBuffer portion = CharBuffer.allocate(1 << 12);
        for (int read = 0; read >= 0; read = in.read(portion)) {
            portion.flip();
            text.append(portion);
            portion.clear();
        }
        List<Grid> solutions = new ArrayList<>();
        for (int start = 0; start < text.length(); ) {
            int end = text.indexOf("\n", start);
            end = end < 0 ? text.length() : end;
            String where = "line " + (solutions.size() + 1) + ": ";
            Grid solution = readGrid(CertificatePart.SOLUTIONS, where, text.substring(start, end), puzzle.layout());
            requireSolution(CertificatePart.SOLUTIONS, where, solution, puzzle);
            Grid last = solutions.isEmpty() ? null : solutions.get(solutions.size() - 1);
            if (last != null && Certifier.compare(last, solution) >= 0) {
                throw new RefusedException(
                        CertificatePart.SOLUTIONS, where + "must come after the solution before, in ascending order");
            }
            solutions.add(solution);
            start = end + 1;
        }
        return solutions;
    }

    /** Compares the formula's text; returns false if the watch stopped it. */
    private boolean isFormula(SudokuCnf formula, List<Grid> solutions, ComparedText text)
            throws IOException, RefusedException {
        try {
            DimacsOptions options = DimacsOptions.defaults().withExcluded(solutions);
            DimacsExport.write(formula, options, text, watch.limits()).ifPresent(watch::stop);
            if (watch.isStopped()) {
                return false;
            }
            text.requireEnd();
            return true;
        } catch (ComparedText.DifferenceException e) {
            throw new RefusedException(
                    CertificatePart.FORMULA,
                    "line " + e.line() + " is not what the puzzle encodes to"
                            + (solutions.isEmpty()
                                    ? ""
                                    : ", with its solution" + (solutions.size() == 1 ? "" : "s") + " excluded"));
        }
    }
}
