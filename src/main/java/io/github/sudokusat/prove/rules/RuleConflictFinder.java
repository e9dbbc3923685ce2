package io.github.sudokusat.prove.rules;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.Literals;
import io.github.sudokusat.prove.mus.MusFinder;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import java.util.Objects;

/**
 * Finds a smallest set of givens and named rules that cannot all hold, which tells a setter where a puzzle contradicts itself.
 *
 * <p>Givens and rules are assumptions in one session with the formula of the houses; the answer is a minimal unsatisfiable subset of them, made as small as the
 * limits allow, and confirmed in a fresh session. A rule means what it means in the whole puzzle: a negative constraint leaves out the pairs that are
 * marked there, also where their marks are not part of the answer.
 *
 * <p>Immutable, and safe for use by several threads if the solver is.
 */
public final class RuleConflictFinder {

    /** Bounds the search for a smallest set. */
    private static final long MAX_SOLVES = 2_000;

    private final SatSolver solver;

    private RuleConflictFinder(SatSolver solver) {
        this.solver = solver;
    }

    /**
     * Creates a finder.
     *
     * @param solver answers the questions; must be {@linkplain io.github.sudokusat.sat.Capability#CORE able to name cores}
     * @return the finder
     */
    public static RuleConflictFinder of(SatSolver solver) {
        return new RuleConflictFinder(Objects.requireNonNull(solver, "solver"));
    }

    /**
     * Searches for givens and rules that cannot all hold.
     *
     * @param puzzle the puzzle
     * @param limits how far to go, with conflicts counted over all solves
     * @return the givens and rules, or a solution if there is one, or which limit was reached before one of them was known
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public RuleConflictResult find(Grid puzzle, Limits limits) {
        Effort effort = new Effort(limits.watch());
        try (RuleSession session = RuleSession.open(solver, puzzle.layout(), effort)) {
            return session == null ? new RuleConflictResult.Stopped(effort.reason()) : find(puzzle, session, effort);
        }
    }

    private RuleConflictResult find(Grid puzzle, RuleSession session, Effort effort) {
        int[] all = session.literals(puzzle);
        SatResult result = session.solve(all);
        if (result instanceof SatResult.Sat sat) {
            return new RuleConflictResult.Solvable(session.solution(sat.model()));
        }
        MusFinder finder = new MusFinder(session::solve, effort);
        int[] some = result instanceof SatResult.Unsat unsat ? finder.minimal(unsat.core()) : null;
        if (some == null || !isConfirmed(puzzle, some, effort)) {
            return new RuleConflictResult.Stopped(effort.reason());
        }
        int[] fewest = finder.smallest(all, some, MAX_SOLVES);
        return fewest == null || (fewest.length < some.length && !isConfirmed(puzzle, fewest, effort))
                ? session.found(some, false)
                : session.found(fewest, true);
    }

    /** Whether a fresh session confirms that literals cannot hold, but can without any one of them; false only if the effort is stopped. */
    private boolean isConfirmed(Grid puzzle, int[] literals, Effort effort) {
        try (RuleSession fresh = RuleSession.open(solver, puzzle.layout(), effort)) {
            if (fresh == null) {
                return false;
            }
            requireUnlessStopped(fresh.solve(literals), SatResult.Unsat.class, puzzle);
            for (int i = 0; i < literals.length && !effort.isStopped(); i++) {
                requireUnlessStopped(fresh.solve(Literals.without(literals, i)), SatResult.Sat.class, puzzle);
            }
        }
        return !effort.isStopped();
    }

    private static void requireUnlessStopped(SatResult result, Class<? extends SatResult> expected, Grid puzzle) {
        if (!(result instanceof SatResult.Unknown) && !expected.isInstance(result)) {
            throw new IllegalStateException("the solver contradicts itself on givens and rules of " + puzzle);
        }
    }
}
