package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.ClauseSink;
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
import io.github.sudokusat.prove.graph.GraphCompiler;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
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

    /** Why the models of a formula are not counted. */
    static final String UNDETERMINED =
            "the formula must have as many models as the puzzle has solutions, but its auxiliary variables are not determined";

    private final SatSolver solver;
    private final EncodingOptions options;
    private final long seed;
    private final Limits limits;
    private final ProofFormat format;

    private Certifier(SatSolver solver, EncodingOptions options, long seed, Limits limits, ProofFormat format) {
        this.solver = solver;
        this.options = options;
        this.seed = seed;
        this.limits = limits;
        this.format = format;
    }

    /**
     * Creates a certifier.
     *
     * @param solver a solver that writes proofs
     * @param options how the formula is written
     * @return the certifier
     * @throws IllegalArgumentException if the solver lacks {@link Capability#PROOF}
     */
    public static Certifier of(SatSolver solver, EncodingOptions options) {
        if (!solver.capabilities().contains(Capability.PROOF)) {
            throw new IllegalArgumentException("the solver must write proofs, but " + solver.name() + " does not");
        }
        return new Certifier(solver, options, 0, Limits.none(), ProofFormat.DRUP);
    }

    /**
     * This certifier with another seed for the solver's arbitrary choices.
     *
     * @param value the seed, 0 for the solver's default order
     * @return the new certifier
     */
    public Certifier withSeed(long value) {
        return new Certifier(solver, options, value, limits, format);
    }

    /**
     * This certifier with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new certifier
     */
    public Certifier withLimits(Limits value) {
        return new Certifier(solver, options, seed, Objects.requireNonNull(value, "value"), format);
    }

    /**
     * This certifier with another format of the proofs that it writes; {@link ProofFormat#DRUP} unless it is set.
     *
     * <p>With {@link ProofFormat#LRAT} and {@link ProofFormat#LRAT_BINARY}, the solver's proof is kept in memory, checked, and written with hints.
     *
     * @param value the format
     * @return the new certifier
     * @throws IllegalArgumentException if the format is {@link ProofFormat#CPOG}, which {@link #compile} writes
     */
    public Certifier withFormat(ProofFormat value) {
        if (value == ProofFormat.CPOG) {
            throw new IllegalArgumentException(
                    "a proof that there is no model must be DRUP, LRAT or LRAT_BINARY, but is CPOG");
        }
        return new Certifier(solver, options, seed, limits, Objects.requireNonNull(value, "value"));
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
     * Writes the formula of a puzzle, and a graph of all its solutions with the proof that it is equivalent to the formula (CPOG); they certify their
     * number.
     *
     * <p>The graph shares what several solutions have in common; its text has some kilobytes for each node, and about a node for each solution, often
     * fewer. No solver is used.
     *
     * @param puzzle the puzzle
     * @param mostNodes the most nodes that the graph may have, 1 or more
     * @param formula receives the formula, as a DIMACS text written by {@link DimacsExport}; not closed
     * @param graph receives the graph; not closed
     * @return the size of the graph; {@link CompileResult.Stopped} with {@link StopReason#WORK_LIMIT} if there are more nodes
     * @throws IOException if {@code formula} or {@code graph} fails
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded, or the formula has auxiliary variables that the candidates do not
     *     {@linkplain SudokuCnf#determinesAuxiliaryVariables() determine}, so that it has more models than solutions
     */
    public CompileResult compile(Grid puzzle, int mostNodes, Appendable formula, Appendable graph) throws IOException {
        return run(puzzle, run -> run.compile(mostNodes, formula, graph));
    }

    /**
     * Writes the formula and the proof of a puzzle.
     *
     * @param puzzle the puzzle; if it has conflicts, it has no solution
     * @param formula receives the formula, as a DIMACS text written by {@link DimacsExport}; not closed
     * @param proof receives the proof, in this certifier's {@linkplain #withFormat format}; not closed
     * @return what is certified; if nothing is, the output is useless
     * @throws IOException if {@code formula} or {@code proof} fails
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     * @throws IllegalStateException if a proof is written with hints, and that of the solver is wrong
     */
    public CertifyResult certify(Grid puzzle, Appendable formula, Appendable proof) throws IOException {
        return run(puzzle, run -> run.certify(formula, proof));
    }

    /**
     * Writes the formula of a puzzle with each of its solutions excluded, and the proof that it has no model; the solutions and the proof certify their
     * number.
     *
     * <p>Formula and proof grow with each solution, so that this is for some thousands at most.
     *
     * @param puzzle the puzzle; if it has conflicts, it has no solution
     * @param solutions all its solutions, in any order
     * @param formula receives the formula, as a DIMACS text written by {@link DimacsExport}, which excludes the solutions in ascending order; not closed
     * @param proof receives the proof, in this certifier's {@linkplain #withFormat format}; not closed
     * @return whether these are all solutions
     * @throws IOException if {@code formula} or {@code proof} fails
     * @throws IllegalArgumentException if a grid is not a solution of the puzzle, or occurs twice, or the layout has a rule that cannot be encoded
     * @throws IllegalStateException if a proof is written with hints, and that of the solver is wrong
     */
    public CertifySolutionsResult certifyCount(
            Grid puzzle, Collection<Grid> solutions, Appendable formula, Appendable proof) throws IOException {
        List<Grid> ascending = ascending(puzzle, solutions);
        return run(
                puzzle,
                run -> run.certifyAll(DimacsOptions.defaults().withExcluded(ascending), ascending, formula, proof));
    }

    /**
     * Writes the formula of a puzzle with a clause that requires a candidate that none of some solutions has, and the proof that it has no model; the
     * solutions and the proof certify which candidates are in a solution.
     *
     * @param puzzle the puzzle; if it has conflicts, it has no solution
     * @param solutions solutions that together have every candidate that is in any, in any order, such as {@link
     *     io.github.sudokusat.prove.givens.TrueCandidatesResult.Found#solutions()}
     * @param formula receives the formula, as a DIMACS text written by {@link DimacsExport}, whose comments name the solutions in ascending order; not
     *     closed
     * @param proof receives the proof, in this certifier's {@linkplain #withFormat format}; not closed
     * @return whether these have every candidate that is in any solution
     * @throws IOException if {@code formula} or {@code proof} fails
     * @throws IllegalArgumentException if a grid is not a solution of the puzzle, or occurs twice, or the layout has a rule that cannot be encoded
     * @throws IllegalStateException if a proof is written with hints, and that of the solver is wrong
     */
    public CertifySolutionsResult certifyCandidates(
            Grid puzzle, Collection<Grid> solutions, Appendable formula, Appendable proof) throws IOException {
        List<Grid> ascending = ascending(puzzle, solutions);
        return run(
                puzzle,
                run -> run.certifyAll(DimacsOptions.defaults().withCovering(ascending), ascending, formula, proof));
    }

    /** Solutions in ascending order; requires that they have the layout of the puzzle, and that none occurs twice. */
    private static List<Grid> ascending(Grid puzzle, Collection<Grid> solutions) {
        for (Grid solution : solutions) {
            if (!solution.layout().equals(puzzle.layout())) {
                throw new IllegalArgumentException("the solution must have the layout " + puzzle.layout()
                        + " of the puzzle, but has the layout " + solution.layout());
            }
        }
        List<Grid> ascending = new ArrayList<>(solutions);
        ascending.sort(Certifier::compare);
        for (int i = 1; i < ascending.size(); i++) {
            if (ascending.get(i).equals(ascending.get(i - 1))) {
                throw new IllegalArgumentException("the solution occurs twice: " + ascending.get(i));
            }
        }
        return ascending;
    }

    /** Compares complete grids of a layout by their digits, cell by cell. */
    static int compare(Grid one, Grid other) {
        int cell = 0;
        while (cell < one.layout().cellCount() - 1 && one.digit(cell) == other.digit(cell)) {
            cell++;
        }
        return Integer.compare(one.digit(cell), other.digit(cell));
    }

    /** What is to be done with a puzzle. */
    private interface Work<T> {

        T apply(Run run) throws IOException;
    }

    private <T> T run(Grid puzzle, Work<T> work) throws IOException {
        SudokuCnf cnf = SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
        try {
            return work.apply(new Run(cnf, new Effort(limits.watch())));
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
            SatResult plain =
                    solve(DimacsOptions.defaults(), SessionOptions.defaults().withSeed(seed));
            if (plain instanceof SatResult.Unknown) {
                return new CertifyResult.Stopped(effort.reason());
            }
            List<Grid> found = plain.findModel().map(cnf::decode).stream().toList();
            SatResult proved = prove(DimacsOptions.defaults().withExcluded(found), formula, proof);
            if (proved instanceof SatResult.Unknown) {
                return new CertifyResult.Stopped(effort.reason());
            }
            Grid other = proved.findModel().map(cnf::decode).orElse(null);
            if (found.isEmpty()) {
                requireNone(other);
                return new CertifyResult.Unsolvable();
            }
            Grid solution = found.get(0);
            return other == null ? new CertifyResult.Unique(solution) : new CertifyResult.Several(solution, other);
        }

        /** Certifies that the formula with last clauses has no model. */
        CertifySolutionsResult certifyAll(
                DimacsOptions what, List<Grid> solutions, Appendable formula, Appendable proof) throws IOException {
            return prove(what, formula, proof)
                    .match(
                            sat -> new CertifySolutionsResult.Another(cnf.decode(sat.model())),
                            unsat -> new CertifySolutionsResult.Certified(solutions),
                            unknown -> new CertifySolutionsResult.Stopped(unknown.reason()));
        }

        CompileResult compile(int mostNodes, Appendable formula, Appendable graph) throws IOException {
            if (!cnf.measure(effort.watch())) {
                return stopped();
            }
            if (!cnf.determinesAuxiliaryVariables()) {
                throw new IllegalArgumentException(UNDETERMINED);
            }
            GraphCompiler compiler =
                    new GraphCompiler(cnf.variables(), mostNodes, BranchOrders.of(cnf), graph, effort.watch());
            if (!export(DimacsOptions.defaults(), formula) || !writeTo(compiler, DimacsOptions.defaults())) {
                return stopped();
            }
            int root = compiler.compile();
            if (root == GraphCompiler.STOPPED) {
                return stopped();
            }
            return root == GraphCompiler.FALSE
                    ? new CompileResult.Unsolvable()
                    : new CompileResult.Compiled(
                            compiler.graph().models(root), compiler.graph().nodes());
        }

        private void requireNone(@Nullable Grid other) {
            if (other != null) {
                throw new IllegalStateException(
                        "the solver found no solution of " + cnf.puzzle() + " at first, and then " + other);
            }
        }

        /** Writes the formula with its last clauses, and the proof that it has no model; if there is a model, the proof is useless. */
        private SatResult prove(DimacsOptions what, Appendable formula, Appendable proof) throws IOException {
            Objects.requireNonNull(proof, "proof");
            if (!export(what, formula)) {
                return unknown();
            }
            Appendable drup = format == ProofFormat.DRUP ? proof : new StringBuilder();
            SessionOptions session = SessionOptions.defaults().withSeed(seed).withProof(drup);
            SatResult proved = solve(what, session);
            boolean needsHints = proved instanceof SatResult.Unsat && format.isHinted();
            return needsHints && !addHints(drup.toString(), what, proof) ? unknown() : proved;
        }

        /** Writes the text of the formula with its last clauses; returns false if the effort's watch stopped it. */
        private boolean export(DimacsOptions what, Appendable formula) throws IOException {
            DimacsExport.write(cnf, what, formula, effort.watch().limits()).ifPresent(effort.watch()::stop);
            return effort.watch().reason().isEmpty();
        }

        /** Writes a proof with hints; returns false if the effort's watch stopped it. */
        private boolean addHints(String drup, DimacsOptions what, Appendable proof) throws IOException {
            RupChecker checker =
                    RupChecker.noting(cnf.variables(), effort.watch().limits());
            if (!writeTo(checker, what)) {
                return false;
            }
            ProofCheckResult result = checker.check(new StringReader(drup));
            if (result instanceof ProofCheckResult.Refused refused) {
                throw new IllegalStateException("the proof of " + solver.name() + " is refused: " + refused);
            }
            if (result instanceof ProofCheckResult.Stopped stopped) {
                effort.watch().stop(stopped.reason());
                return false;
            }
            return checker.writeLrat(format, proof);
        }

        /** Writes the formula with its last clauses; returns false if the effort's watch stopped it. */
        private boolean writeTo(ClauseSink sink, DimacsOptions what) {
            if (!cnf.writeTo(sink, effort.watch())) {
                return false;
            }
            what.lastClauses(cnf).forEach(clause -> sink.add(clause, clause.length));
            return true;
        }

        private CompileResult stopped() {
            return new CompileResult.Stopped(effort.reason());
        }

        /** Solves with the last clauses in a new session; an unknown answer stops the effort. */
        private SatResult solve(DimacsOptions what, SessionOptions how) {
            if (!isMeasured()) {
                return unknown();
            }
            try (SatSession session = solver.open(cnf.variables(), how)) {
                return writeTo(session, what) ? effort.solve(session) : unknown();
            }
        }

        /** Whether the number of variables is known, as a session needs; false if the effort was stopped. */
        private boolean isMeasured() {
            return !cnf.hasAuxiliaryVariables() || cnf.measure(effort.watch());
        }

        private SatResult unknown() {
            return new SatResult.Unknown(effort.reason());
        }
    }
}
