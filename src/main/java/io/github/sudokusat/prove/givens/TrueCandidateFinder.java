package io.github.sudokusat.prove.givens;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the candidates of a puzzle that occur in at least one of its solutions, and with them the cells on which all solutions agree.
 *
 * <p>The candidates that singles and locked candidates leave are encoded. Each model shows that its candidates are true; a clause then requires a
 * model with at least one of those not yet known to be true, and when there is none, these are in no solution. The number of solutions does not
 * matter: there are at most as many models as candidates (M. Janota, I. Lynce, J. Marques-Silva, Algorithms for Computing Backbones of Propositional
 * Formulae, AI Communications 28, 2015, algorithm 4). Initial values are random, from a fixed seed, so that each model is informative.
 *
 * <p>Limits apply to each call separately, with conflicts counted over all solves.
 *
 * <p>Immutable, and safe for use by several threads if the solver is.
 */
public final class TrueCandidateFinder {

    private final SatSolver solver;
    private final Limits limits;

    private TrueCandidateFinder(SatSolver solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
    }

    /**
     * Creates a finder.
     *
     * @param solver finds the models; it is fast if it is {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental}
     * @return the finder
     */
    public static TrueCandidateFinder of(SatSolver solver) {
        return new TrueCandidateFinder(Objects.requireNonNull(solver, "solver"), Limits.none());
    }

    /**
     * This finder with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new finder
     */
    public TrueCandidateFinder withLimits(Limits value) {
        return new TrueCandidateFinder(solver, Objects.requireNonNull(value, "value"));
    }

    /**
     * Finds the true candidates of a puzzle.
     *
     * @param puzzle the puzzle
     * @return the candidates; or that there is no solution, or which limit was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public TrueCandidatesResult find(Puzzle puzzle) {
        return find(puzzle, List.of());
    }

    /**
     * Finds the true candidates of a puzzle, some solutions of which may be known: what those have is not searched for.
     *
     * @param puzzle the puzzle
     * @param known grids; those that are not solutions of the puzzle do not matter
     * @return the candidates; or that there is no solution, or which limit was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public TrueCandidatesResult find(Puzzle puzzle, List<Grid> known) {
        Effort effort = new Effort(limits.watch());
        CandidateGrid candidates = puzzle.hasCandidates() && !known.isEmpty() ? puzzle.toCandidates() : null;
        List<Grid> solutions = known.stream()
                .filter(grid -> isSolution(grid, puzzle.grid(), candidates))
                .distinct()
                .toList();
        return find(ReducedFormula.of(puzzle, effort), solutions, effort);
    }

    /** Whether a grid is a solution of a puzzle, within its candidates if there are any. */
    private static boolean isSolution(Grid grid, Grid puzzle, @Nullable CandidateGrid candidates) {
        boolean isKept = grid.layout().equals(puzzle.layout()) && grid.isSolved() && grid.keeps(puzzle);
        if (!isKept || candidates == null) {
            return isKept;
        }
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            int digit = grid.digit(cell);
            if (candidates.digit(cell) != digit && !candidates.isCandidate(cell, digit)) {
                return false;
            }
        }
        return true;
    }

    /** Finds the true candidates of a puzzle as a part of a computation. */
    TrueCandidatesResult find(Puzzle puzzle, Effort effort) {
        return find(ReducedFormula.of(puzzle, effort), List.of(), effort);
    }

    private TrueCandidatesResult find(@Nullable SudokuCnf formula, List<Grid> known, Effort effort) {
        if (formula == null) {
            return none(effort, known);
        }
        try (SatSession session = solver.open(formula.variables(), ReducedFormula.SESSION)) {
            return formula.writeTo(session, effort.watch())
                    ? new Run(formula, session, effort).find(known)
                    : none(effort, known);
        }
    }

    private static TrueCandidatesResult none(Effort effort, List<Grid> solutions) {
        return effort.isStopped()
                ? new TrueCandidatesResult.Stopped(effort.reason(), solutions)
                : new TrueCandidatesResult.Unsolvable();
    }

    /** The models of one formula. */
    private static final class Run {

        private final SudokuCnf formula;
        private final SatSession session;
        private final Effort effort;
        private final BitSet found = new BitSet();
        private final List<Grid> solutions = new ArrayList<>();

        Run(SudokuCnf formula, SatSession session, Effort effort) {
            this.formula = formula;
            this.session = session;
            this.effort = effort;
        }

        TrueCandidatesResult find(List<Grid> known) {
            known.forEach(this::take);
            if (!solutions.isEmpty()) {
                session.add(unknown(), unknownCount());
            }
            SatResult result = effort.solve(session);
            while (result instanceof SatResult.Sat sat) {
                take(sat.model());
                session.add(unknown(), unknownCount());
                result = effort.solve(session);
            }
            return solutions.isEmpty() || result instanceof SatResult.Unknown
                    ? none(effort, solutions)
                    : new TrueCandidatesResult.Found(withPlaced(solutions.get(0)), solutions);
        }

        private void take(Model model) {
            solutions.add(formula.decode(model));
            for (int variable = 1; variable <= formula.candidateVariables().count(); variable++) {
                if (model.isTrue(variable)) {
                    found.set(variable);
                }
            }
        }

        private void take(Grid solution) {
            solutions.add(solution);
            CandidateVariables variables = formula.candidateVariables();
            for (int cell = 0; cell < solution.layout().cellCount(); cell++) {
                int variable = variables.variable(cell, solution.digit(cell));
                if (variable != 0) {
                    found.set(variable);
                }
            }
        }

        private int unknownCount() {
            return formula.candidateVariables().count() - found.cardinality();
        }

        /** The candidates that are not known to be true; none if all are, in which case their clause ends the search. */
        private int[] unknown() {
            int[] clause = new int[unknownCount()];
            int n = 0;
            for (int variable = 1; variable <= formula.candidateVariables().count(); variable++) {
                if (!found.get(variable)) {
                    clause[n++] = variable;
                }
            }
            return clause;
        }

        /** The true candidates by cell and digit: those that have a variable, and those that were placed beforehand. */
        private BitSet withPlaced(Grid solution) {
            CandidateVariables variables = formula.candidateVariables();
            int side = solution.layout().side();
            BitSet all = new BitSet();
            for (int variable = found.nextSetBit(1); variable >= 0; variable = found.nextSetBit(variable + 1)) {
                all.set(variables.cell(variable) * side + variables.digit(variable) - 1);
            }
            for (int cell = 0; cell < solution.layout().cellCount(); cell++) {
                // In a placed cell no candidate has a variable.
                all.set(cell * side + solution.digit(cell) - 1);
            }
            return all;
        }
    }

    /** The formula of the candidates that singles and locked candidates leave in a puzzle, for questions about its solutions. */
    private static final class ReducedFormula {

        /** Initial values are random, from a fixed seed, so that each of several models is informative. */
        static final SessionOptions SESSION = SessionOptions.defaults().withSeed(1);

        private ReducedFormula() {}

        /** The formula of a puzzle; null if there is no solution, or the effort is stopped. */
        static @Nullable SudokuCnf of(Puzzle puzzle, Effort effort) {
            SudokuEncoder encoder = SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults());
            CandidateGrid candidates = puzzle.toCandidates(CandidateLayout.of(puzzle.layout()), effort.watch());
            if (effort.isStopped() || candidates.isContradictory()) {
                return null;
            }
            PropagationOutcome outcome = Propagation.run(candidates, Propagation.Depth.LOCKED, effort.watch());
            return outcome == PropagationOutcome.DONE ? encoder.encode(Puzzle.of(puzzle.grid(), candidates)) : null;
        }
    }
}
