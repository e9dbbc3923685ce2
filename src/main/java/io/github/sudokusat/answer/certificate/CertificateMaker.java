package io.github.sudokusat.answer.certificate;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CertifyResult;
import io.github.sudokusat.prove.certificate.CertifySolutionsResult;
import io.github.sudokusat.prove.certificate.Claim;
import io.github.sudokusat.prove.certificate.CompileResult;
import io.github.sudokusat.prove.certificate.ProofCheckResult;
import io.github.sudokusat.prove.certificate.ProofFormat;
import io.github.sudokusat.prove.certificate.RupChecker;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.prove.givens.NeededGivenFinder;
import io.github.sudokusat.prove.givens.NeededGivensResult;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the files of a puzzle's certificate, and checks them. */
public final class CertificateMaker {

    private final Grid puzzle;
    private final CertificateRequest request;
    private final CertificateFiles files;
    private final Certifier certifier;
    private final Limits limits;

    private CertificateMaker(Grid puzzle, CertificateRequest request, CertificateFiles files) {
        this.puzzle = puzzle;
        this.request = request;
        this.files = files;
        certifier = request.certifier();
        limits = request.limits();
    }

    /**
     * Makes a certificate.
     *
     * @param files receives the files; there must be none yet
     */
    public static CertificateOutcome make(Grid puzzle, CertificateRequest request, CertificateFiles files)
            throws IOException {
        try {
            return new CertificateMaker(puzzle, request, files).make();
        } catch (CertificateFilesException e) {
            throw new IllegalStateException(e);
        }
    }

    private CertificateOutcome make() throws IOException, CertificateFilesException {
        write(CertificatePart.PUZZLE, List.of(puzzle));
        CertificateOutcome failed = switch (request.subject()) {
            case ONE -> failure(one());
            case COUNT -> count();
            case CANDIDATES -> candidates();
            case MINIMAL -> minimal();
        };
        return failed == null ? check() : failed;
    }

    /** Certifies that there is one solution, or none. */
    private CertifyResult one() throws IOException {
        CertifyResult certified =
                write(CertificatePart.PROOF, (formula, proof) -> certifier.certify(puzzle, formula, proof));
        if (certified instanceof CertifyResult.Unique unique) {
            write(CertificatePart.SOLUTION, List.of(unique.solution()));
        }
        return certified;
    }

    /** Why there is no certificate; null if there is one. */
    private static @Nullable CertificateOutcome failure(CertifyResult certified) {
        if (certified instanceof CertifyResult.Stopped stopped) {
            return new CertificateOutcome.Stopped(stopped.reason());
        }
        return certified instanceof CertifyResult.Several several
                ? new CertificateOutcome.Several(several.first(), several.second())
                : null;
    }

    /** Writes the solutions that are certified; returns why there are none, or null. */
    private @Nullable CertificateOutcome keep(CertificatePart part, CertifySolutionsResult certified)
            throws IOException {
        if (certified instanceof CertifySolutionsResult.Stopped stopped) {
            return new CertificateOutcome.Stopped(stopped.reason());
        }
        if (certified instanceof CertifySolutionsResult.Another another) {
            throw new IllegalStateException("a solution was not found by the search: " + another.other());
        }
        write(part, certified.orElseThrow());
        return null;
    }

    /** Lists the solutions, or makes a graph of them. */
    private @Nullable CertificateOutcome count() throws IOException {
        List<Grid> solutions = new ArrayList<>();
        Search.Status status;
        try (Search search = SudokuSolver.create().withLimits(limits).search(puzzle)) {
            status = search.advance();
            while (status == Search.Status.FOUND && solutions.size() < request.mostListed()) {
                solutions.add(search.solution());
                status = search.advance();
            }
            if (status == Search.Status.STOPPED) {
                return new CertificateOutcome.Stopped(
                        search.statistics().stopReason().orElse(StopReason.CANCELLED));
            }
        }
        if (status == Search.Status.FOUND) {
            return graph();
        }
        return keep(
                CertificatePart.SOLUTIONS,
                write(
                        CertificatePart.PROOF,
                        (formula, proof) -> certifier.certifyCount(puzzle, solutions, formula, proof)));
    }

    private @Nullable CertificateOutcome graph() throws IOException {
        CertificateRequest.Graphs graphs = request.graphs();
        if (graphs == null) {
            return new CertificateOutcome.Stopped(
                    StopReason.SOLUTION_LIMIT,
                    "more than " + request.mostListed() + " solutions, which is too many to list");
        }
        try {
            CompileResult compiled =
                    write(CertificatePart.GRAPH, (formula, graph) -> graphs.compile(puzzle, formula, graph));
            return compiled instanceof CompileResult.Stopped stopped
                    ? new CertificateOutcome.Stopped(stopped.reason())
                    : null;
        } catch (IllegalArgumentException e) {
            return new CertificateOutcome.Unfit(String.valueOf(e.getMessage()));
        }
    }

    /** Certifies the candidates that are in a solution; that there is none, if that is so. */
    private @Nullable CertificateOutcome candidates() throws IOException {
        TrueCandidatesResult found = TrueCandidateFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(limits)
                .find(Puzzle.of(puzzle));
        if (found instanceof TrueCandidatesResult.Stopped stopped) {
            return new CertificateOutcome.Stopped(stopped.reason());
        }
        if (!(found instanceof TrueCandidatesResult.Found some)) {
            return failure(one());
        }
        return keep(
                CertificatePart.COVERING,
                write(
                        CertificatePart.PROOF,
                        (formula, proof) -> certifier.certifyCandidates(puzzle, some.solutions(), formula, proof)));
    }

    /** Certifies that there is one solution, or none, with the solutions that show that each given is needed. */
    private @Nullable CertificateOutcome minimal() throws IOException {
        CertificateOutcome failed = failure(one());
        if (failed != null) {
            return failed;
        }
        NeededGivensResult found = NeededGivenFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(limits)
                .find(puzzle);
        if (found instanceof NeededGivensResult.Stopped stopped) {
            return new CertificateOutcome.Stopped(stopped.reason());
        }
        if (found instanceof NeededGivensResult.Redundant redundant) {
            return new CertificateOutcome.Redundant(redundant.given());
        }
        write(CertificatePart.NEEDED, ((NeededGivensResult.Needed) found).witnesses());
        return null;
    }

    /** Checks the files; with hints, which are written before, once these are enough. */
    private CertificateOutcome check() throws IOException, CertificateFilesException {
        ProofFormat format = files.has(CertificatePart.GRAPH)
                ? ProofFormat.CPOG
                : request.proofs().checked();
        VerifyResult verdict = format.isHinted() ? addHints(format) : null;
        if (verdict == null) {
            verdict = CertificateCheck.verify(files, format, limits);
        }
        if (verdict instanceof VerifyResult.Stopped stopped) {
            return new CertificateOutcome.Stopped(stopped.reason());
        }
        if (!(verdict instanceof VerifyResult.Verified verified)) {
            return new CertificateOutcome.Refused(verdict);
        }
        if (format.isHinted() && request.proofs() != CertificateRequest.Proofs.BOTH) {
            files.delete(CertificatePart.PROOF);
        }
        return new CertificateOutcome.Made(verified, outcome(verified));
    }

    private Outcome outcome(VerifyResult.Verified verified) {
        if (request.subject() == CertificateRequest.Subject.COUNT) {
            return Outcome.COUNTED;
        }
        if (verified.claim() == Claim.CANDIDATES) {
            return Outcome.FOUND;
        }
        return verified.count().signum() == 0 ? Outcome.NONE : Outcome.PROPER;
    }

    /** Writes the proof with hints; returns why that was not possible, or null. */
    private @Nullable VerifyResult addHints(ProofFormat format) throws IOException {
        ProofCheckResult checked;
        try (Reader formula = files.open(CertificatePart.FORMULA);
                Reader proof = files.open(CertificatePart.PROOF);
                Writer lrat = files.write(CertificatePart.HINTED_PROOF)) {
            checked = RupChecker.check(formula, proof, format, lrat, limits);
        }
        if (checked instanceof ProofCheckResult.Stopped stopped) {
            return new VerifyResult.Stopped(stopped.reason());
        }
        return checked instanceof ProofCheckResult.Refused
                ? new VerifyResult.Refused(CertificatePart.PROOF, checked.toString())
                : null;
    }

    /** Writes a formula and what certifies something about it. */
    private interface Work<T> {

        T write(Writer formula, Writer proof) throws IOException;
    }

    private <T> T write(CertificatePart part, Work<T> work) throws IOException {
        try (Writer formula = files.write(CertificatePart.FORMULA);
                Writer proof = files.write(part)) {
            return work.write(formula, proof);
        }
    }

    private void write(CertificatePart part, List<Grid> grids) throws IOException {
        try (Writer file = files.write(part)) {
            for (Grid grid : grids) {
                file.write(Certifier.text(grid));
            }
        }
    }
}
