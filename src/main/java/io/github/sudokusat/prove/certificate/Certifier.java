package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.DimacsOptions;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes certificates: that a puzzle has exactly one solution, or that it has none, in a form that others can check without this library.
 *
 * <p>A certificate of one solution consists of the puzzle, the solution, the puzzle's formula with an additional clause that excludes the solution,
 * and a proof that this formula has no model. Without a solution it consists of the puzzle, its formula and a proof. The formula is that of the
 * puzzle itself: nothing is concluded before it is written, except what {@link ClueHandling#REDUCED} leaves out of it.
 *
 * <p>A puzzle is solved twice, in two new sessions, the second time with the solution excluded and the proof written. Limits apply to
 * each call separately, and a limit on conflicts to both solves together. Immutable, and safe for use by several threads if the solver is.
 */
public final class Certifier {

    private final SatSolver solver;
    private final EncodingOptions options;
    private final long seed;
    private final Limits limits;

    private Certifier(SatSolver solver, EncodingOptions options, long seed, Limits limits) {
        this.solver = solver;
        this.options = options;
        this.seed = seed;
        this.limits = limits;
    }

    /**
     * Creates a certifier.
     *
     * @param solver a solver that writes proofs
     * @param options how the formula is written; its givens must be units or reduced
     * @return the certifier
     * @throws IllegalArgumentException if the solver lacks {@link Capability#PROOF}, or the givens are assumed, so that no formula contains them
     */
    public static Certifier of(SatSolver solver, EncodingOptions options) {
        if (!solver.capabilities().contains(Capability.PROOF)) {
            throw new IllegalArgumentException("the solver must write proofs, but " + solver.name() + " does not");
        }
        if (options.clues() == ClueHandling.ASSUMED) {
            throw new IllegalArgumentException("clues must be units or reduced, but are assumed");
        }
        return new Certifier(solver, options, 0, Limits.none());
    }

    /**
     * This certifier with another seed for the solver's arbitrary choices.
     *
     * @param value the seed, 0 for the solver's default order
     * @return the new certifier
     */
    public Certifier withSeed(long value) {
        return new Certifier(solver, options, value, limits);
    }

    /**
     * This certifier with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new certifier
     */
    public Certifier withLimits(Limits value) {
        return new Certifier(solver, options, seed, Objects.requireNonNull(value, "value"));
    }

    /**
     * The text of a grid in a certificate: one line in the line format, with numbers separated by blanks if the side is above 35.
     *
     * @param grid the puzzle or the solution
     * @return the line with its line end
     */
    public static String text(Grid grid) {
        boolean isWide = grid.layout().side() > TextOptions.DEFAULT_ALPHABET.length();
        return (isWide ? GridFormat.numbers() : GridFormat.line()).format(grid) + "\n";
    }

    /**
     * Writes the formula and the proof of a puzzle.
     *
     * @param puzzle the puzzle; if it has conflicts, it has no solution
     * @param formula receives the formula, as a DIMACS text written by {@link DimacsExport}; not closed
     * @param proof receives the proof, as a text in DRUP; not closed
     * @return what is certified; if nothing is, the output is useless
     * @throws IOException if {@code formula} or {@code proof} fails
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public CertifyResult certify(Grid puzzle, Appendable formula, Appendable proof) throws IOException {
        SudokuCnf cnf = SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
        Run run = new Run(cnf, new Effort(limits.watch()));
        try {
            return run.certify(formula, proof);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The work on one puzzle. */
    private final class Run {

        private final SudokuCnf cnf;
        private final Effort effort;

        Run(SudokuCnf cnf, Effort effort) {
            this.cnf = cnf;
            this.effort = effort;
        }

        CertifyResult certify(Appendable formula, Appendable proof) throws IOException {
            SessionOptions session = SessionOptions.defaults().withSeed(seed);
            SatResult plain = solve(null, session);
            if (plain instanceof SatResult.Unknown) {
                return stopped();
            }
            Grid solution = plain.findModel().map(cnf::decode).orElse(null);
            DimacsOptions options = DimacsOptions.defaults();
            Optional<StopReason> stop = DimacsExport.write(
                    cnf,
                    solution == null ? options : options.withExcluded(solution),
                    formula,
                    effort.watch().limits());
            if (stop.isPresent()) {
                return new CertifyResult.Stopped(stop.get());
            }
            SatResult proved = solve(solution, session.withProof(Objects.requireNonNull(proof, "proof")));
            if (proved instanceof SatResult.Unknown) {
                return stopped();
            }
            Grid other = proved.findModel().map(cnf::decode).orElse(null);
            if (solution == null) {
                if (other != null) {
                    throw new IllegalStateException(
                            "the solver found no solution of " + cnf.puzzle() + " at first, and then " + other);
                }
                return new CertifyResult.Unsolvable();
            }
            return other == null ? new CertifyResult.Unique(solution) : new CertifyResult.Several(solution, other);
        }

        private CertifyResult stopped() {
            return new CertifyResult.Stopped(effort.reason());
        }

        /** Solves in a new session, with a solution excluded if there is one; an unknown answer stops the effort. */
        private SatResult solve(@Nullable Grid excluded, SessionOptions how) {
            if (cnf.hasAuxiliaryVariables() && !cnf.measure(effort.watch())) {
                return unknown();
            }
            try (SatSession session = solver.open(cnf.variables(), how)) {
                if (!cnf.writeTo(session, effort.watch())) {
                    return unknown();
                }
                if (excluded != null) {
                    int[] clause = cnf.blockingClause(excluded);
                    session.add(clause, clause.length);
                }
                return effort.solve(session);
            }
        }

        private SatResult unknown() {
            return new SatResult.Unknown(effort.reason());
        }
    }
}
