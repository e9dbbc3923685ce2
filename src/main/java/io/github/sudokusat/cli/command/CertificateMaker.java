package io.github.sudokusat.cli.command;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.DirectoryOutput;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.CertifyResult;
import io.github.sudokusat.prove.givens.NeededGivenFinder;
import io.github.sudokusat.prove.givens.NeededGivensResult;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the files of a puzzle's certificate, all but a proof with hints. */
final class CertificateMaker {

    private final Certifier certifier;
    private final Grid puzzle;
    private final DirectoryOutput output;
    private final Limits limits;
    private final Streams streams;

    /**
     * Begins with the puzzle.
     *
     * @param certifier makes the certificate, within limits of its own
     * @param limits those of the searches besides
     * @param streams receives why there is no certificate, unless its result says that
     */
    CertificateMaker(Certifier certifier, Grid puzzle, DirectoryOutput output, Limits limits, Streams streams)
            throws IOException {
        this.certifier = certifier;
        this.puzzle = puzzle;
        this.output = output;
        this.limits = limits;
        this.streams = streams;
        write(CertificatePart.PUZZLE, List.of(puzzle));
    }

    /** Certifies that there is one solution, or none. */
    CertifyResult one() throws IOException {
        CertifyResult certified =
                write(CertificatePart.PROOF, (formula, proof) -> certifier.certify(puzzle, formula, proof));
        if (certified instanceof CertifyResult.Unique unique) {
            write(CertificatePart.SOLUTION, List.of(unique.solution()));
        }
        return certified;
    }

    /**
     * Certifies the number of solutions.
     *
     * @param mostListed the most solutions to list
     * @param mostNodes the most nodes of a graph of more; null if there is to be none
     */
    CertifyResult count(int mostListed, @Nullable Integer mostNodes) throws IOException {
        List<Grid> solutions = new ArrayList<>();
        Search.Status status;
        try (Search search = SudokuSolver.create().withLimits(limits).search(puzzle)) {
            status = search.advance();
            while (status == Search.Status.FOUND && solutions.size() < mostListed) {
                solutions.add(search.solution());
                status = search.advance();
            }
            if (status == Search.Status.STOPPED) {
                return new CertifyResult.Stopped(
                        search.statistics().stopReason().orElse(StopReason.CANCELLED));
            }
        }
        if (status == Search.Status.FOUND) {
            if (mostNodes != null) {
                return graph(mostNodes);
            }
            streams.say("more than " + mostListed + " solutions, which is too many to list");
            return new CertifyResult.Stopped(StopReason.SOLUTION_LIMIT);
        }
        CertifyResult certified = write(
                CertificatePart.PROOF, (formula, proof) -> certifier.certifyCount(puzzle, solutions, formula, proof));
        if (certified instanceof CertifyResult.Counted counted) {
            write(CertificatePart.SOLUTIONS, counted.solutions());
        }
        return certified;
    }

    private CertifyResult graph(int mostNodes) throws IOException {
        CertifyResult certified;
        try {
            certified = write(
                    CertificatePart.GRAPH, (formula, graph) -> certifier.compile(puzzle, mostNodes, formula, graph));
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage() + "; try --list");
        }
        if (certified instanceof CertifyResult.Stopped stopped && stopped.reason() == StopReason.WORK_LIMIT) {
            streams.say("more than " + mostNodes + " nodes, which is too many for the graph (--max-nodes)");
        }
        return certified;
    }

    /** Certifies the candidates that are in a solution; that there is none, if that is so. */
    CertifyResult candidates() throws IOException {
        TrueCandidatesResult found = TrueCandidateFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(limits)
                .find(Puzzle.of(puzzle));
        if (found instanceof TrueCandidatesResult.Stopped stopped) {
            return new CertifyResult.Stopped(stopped.reason());
        }
        if (!(found instanceof TrueCandidatesResult.Found some)) {
            return one();
        }
        CertifyResult certified = write(
                CertificatePart.PROOF,
                (formula, proof) -> certifier.certifyCandidates(puzzle, some.solutions(), formula, proof));
        if (certified instanceof CertifyResult.Covered covered) {
            write(CertificatePart.COVERING, covered.solutions());
        }
        return certified;
    }

    /** Whether each given is needed, with the solutions that show it. */
    NeededGivensResult needed() throws IOException {
        NeededGivensResult found = NeededGivenFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(limits)
                .find(puzzle);
        if (found instanceof NeededGivensResult.Needed needed) {
            write(CertificatePart.NEEDED, needed.witnesses());
        }
        return found;
    }

    /** Writes a formula and what certifies something about it. */
    private interface Work {

        CertifyResult write(Writer formula, Writer proof) throws IOException;
    }

    private CertifyResult write(CertificatePart part, Work work) throws IOException {
        try (Writer formula = output.write(CertificatePart.FORMULA.fileName());
                Writer proof = output.write(part.fileName())) {
            return work.write(formula, proof);
        }
    }

    private void write(CertificatePart part, List<Grid> grids) throws IOException {
        try (Writer file = output.write(part.fileName())) {
            for (Grid grid : grids) {
                file.write(Certifier.text(grid));
            }
        }
    }
}
