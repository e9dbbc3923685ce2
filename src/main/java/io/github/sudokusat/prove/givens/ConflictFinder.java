package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.Literals;
import io.github.sudokusat.prove.mus.MusFinder;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Explains why a puzzle has no solution: finds as few givens and named rules as possible that cannot all hold.
 *
 * <p>It first searches for a direct clash of givens, then asks the solver. From the givens that the solver names, it leaves out givens until none can
 * be left out, and then searches for a smallest such set (see {@link MusFinder}) as long as limits allow. Every set is checked once more in a session
 * of its own before it is returned: together its givens have no solution, and without any one of them there is a solution, which is verified.
 *
 * <p>Rules are left out like givens, and so are the variants, houses and pairs that the
 * layout adds to rows, columns and boxes or regions. A rule means what it means in the whole puzzle: a
 * negative constraint leaves out the pairs that are marked there, also where their marks are not part of the answer.
 *
 * <p>Limits apply to each call separately, with conflicts counted over all solves. If one is reached after a minimal set is known, that set is the
 * result.
 *
 * <p>Immutable, and safe for use by several threads if the solver is.
 */
public final class ConflictFinder {

    /** The number of solves after which the search for a smallest set ends; a few seconds on the hardest 9 × 9. */
    static final long MAX_SOLVES = 5_000;

    /** The same where rules are left out, too, which makes each solve longer. */
    private static final long MAX_SOLVES_WITH_RULES = 1_000;

    private final SatSolver solver;
    private final Limits limits;

    private ConflictFinder(SatSolver solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
    }

    /**
     * Creates a finder.
     *
     * @param solver answers the questions; it is fast if it is {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental} and names
     *     {@linkplain io.github.sudokusat.sat.Capability#CORE cores}
     * @return the finder
     */
    public static ConflictFinder of(SatSolver solver) {
        return new ConflictFinder(Objects.requireNonNull(solver, "solver"), Limits.none());
    }

    /**
     * This finder with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new finder
     */
    public ConflictFinder withLimits(Limits value) {
        return new ConflictFinder(solver, Objects.requireNonNull(value, "value"));
    }

    /**
     * Searches for a smallest set of givens and named rules that cannot all hold.
     *
     * @param puzzle the puzzle
     * @return the givens and rules, or that the puzzle has a solution, or which limit was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public ConflictResult find(Grid puzzle) {
        Layout layout = puzzle.layout();
        Effort effort = new Effort(limits.watch());
        boolean isBare = layout.statedRules().isEmpty() && AddedPart.of(layout).isEmpty();
        return isBare
                ? find(Puzzle.of(Grid.empty(layout)), puzzle, effort)
                : find(() -> RuleSession.open(solver, layout, effort), puzzle, effort);
    }

    /** Searches for a smallest set of digits that cannot all be correct in a solution of another puzzle, which has one. */
    ConflictResult find(Puzzle base, Grid digits, Effort effort) {
        return find(() -> GivenSession.open(solver, base, effort), digits, effort);
    }

    private static ConflictResult find(Supplier<@Nullable ConflictSession> opener, Grid digits, Effort effort) {
        try (ConflictSession session = opener.get()) {
            return session == null
                    ? new ConflictResult.Stopped(effort.reason())
                    : new Run(opener, digits, session, effort).find();
        }
    }

    /** The work on one puzzle. */
    private static final class Run {

        /** Opens a session; null if the effort is stopped meanwhile. */
        private final Supplier<@Nullable ConflictSession> opener;

        private final Grid puzzle;
        private final ConflictSession session;
        private final Effort effort;
        private final int[] all;

        Run(Supplier<@Nullable ConflictSession> opener, Grid puzzle, ConflictSession session, Effort effort) {
            this.opener = opener;
            this.puzzle = puzzle;
            this.session = session;
            this.effort = effort;
            this.all = session.literals(puzzle);
        }

        ConflictResult find() {
            SatResult result = session.solve(clash());
            if (!(result instanceof SatResult.Unsat)) {
                result = session.solve(all);
            }
            if (result instanceof SatResult.Sat sat) {
                return new ConflictResult.Solvable(session.solution(sat.model()));
            }
            MusFinder musFinder = new MusFinder(session::solve, effort);
            int[] some = result instanceof SatResult.Unsat unsat ? musFinder.minimal(unsat.core()) : null;
            if (some == null || !isConfirmed(some)) {
                return new ConflictResult.Stopped(effort.reason());
            }
            int[] fewest = musFinder.smallest(all, some, maxSolves());
            return fewest == null || (fewest.length < some.length && !isConfirmed(fewest))
                    ? session.found(some, false)
                    : session.found(fewest, true);
        }

        private long maxSolves() {
            return all.length > puzzle.filledCount() ? MAX_SOLVES_WITH_RULES : MAX_SOLVES;
        }

        /** The first givens that clash, which are quickly refuted; all givens if none clash. */
        private int[] clash() {
            List<Conflict> conflicts = puzzle.conflicts();
            if (conflicts.isEmpty()) {
                return all;
            }
            Grid clashing = Grid.empty(puzzle.layout());
            for (Cell cell : conflicts.get(0).cells()) {
                int number = cell.number(puzzle.layout().side());
                clashing = clashing.with(number, puzzle.digit(number));
            }
            return session.literals(clashing);
        }

        /** Checks a set in a new session; returns false if the effort is stopped first. */
        private boolean isConfirmed(int[] literals) {
            try (ConflictSession fresh = opener.get()) {
                if (fresh == null) {
                    return false;
                }
                requireUnlessStopped(fresh.solve(literals), SatResult.Unsat.class, literals);
                for (int i = 0; i < literals.length && !effort.isStopped(); i++) {
                    requireUnlessStopped(fresh.solve(Literals.without(literals, i)), SatResult.Sat.class, literals);
                }
            }
            return !effort.isStopped();
        }

        private void requireUnlessStopped(SatResult result, Class<? extends SatResult> expected, int[] literals) {
            if (!(result instanceof SatResult.Unknown) && !expected.isInstance(result)) {
                throw new IllegalStateException(
                        "the solver contradicts itself: " + session.found(literals, false) + " of " + puzzle);
            }
        }
    }
}
