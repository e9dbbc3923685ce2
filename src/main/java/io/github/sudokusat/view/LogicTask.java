package io.github.sudokusat.view;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle as the logic commands take it: a position, and what may be assumed of it.
 *
 * @param puzzle the puzzle
 * @param solver the techniques; those that assume a single solution are in it if they may be
 * @param position the position that the puzzle stands for; not to be changed
 * @param verdict what a search says of its solutions; null if none was asked
 * @param uniqueness why techniques that assume a single solution are in or not
 * @param areGivensKnown whether the digits of {@link Puzzle#givens()} are known to be given, and no others
 * @param search looks for solutions under limits whose time is running
 */
public record LogicTask(
        ReadPuzzle puzzle,
        LogicSolver solver,
        CandidateGrid position,
        @Nullable CheckResult verdict,
        Uniqueness uniqueness,
        boolean areGivensKnown,
        SudokuSolver search) {

    /** Why techniques that assume a single solution are used or not. */
    public enum Uniqueness {
        /** A search found one solution. */
        CHECKED("checked"),
        /** The user says that there is one. */
        ASSUMED("assumed"),
        /** They are not used. */
        OFF("off");

        private final String text;

        Uniqueness(String text) {
            this.text = text;
        }

        /** The word of JSON and CSV. */
        public String text() {
            return text;
        }
    }

    /** Conflicts or choices of the check, beyond which it is not worth its time: no logic would solve such a puzzle. */
    private static final long CHECK_CONFLICTS = 20_000;

    /**
     * What the user says of a puzzle.
     *
     * @param isUnique that it has a single solution, also within its candidates, so that no search need find out
     * @param isPlayers that its digits and marks may be a player's own, so that the givens are not known
     */
    public record Claims(boolean isUnique, boolean isPlayers) {}

    /** A puzzle with its check done, unless the user claims that there is a single solution. */
    public static LogicTask of(ReadPuzzle puzzle, LogicTools tools, Claims claims, SudokuSolver solver) {
        SudokuSolver started = solver.withLimits(solver.limits().started());
        CandidateGrid position = puzzle.position(tools.tables());
        CheckResult verdict = claims.isUnique() ? null : check(puzzle, position, started);
        boolean areGivensKnown = !claims.isPlayers() && !puzzle.hasPlayersMarks();
        Uniqueness uniqueness = Uniqueness.OFF;
        if (claims.isUnique()) {
            uniqueness = Uniqueness.ASSUMED;
        } else if (verdict instanceof CheckResult.Proper && areGivensKnown && isProper(puzzle, started)) {
            uniqueness = Uniqueness.CHECKED;
        }
        LogicSolver logic = tools.solver(uniqueness != Uniqueness.OFF);
        if (uniqueness != Uniqueness.OFF && areGivensKnown) {
            logic = logic.withGivens(puzzle.givens());
        }
        return new LogicTask(puzzle, logic, position, verdict, uniqueness, areGivensKnown, started);
    }

    private static CheckResult check(ReadPuzzle puzzle, CandidateGrid position, SudokuSolver solver) {
        if (position.isContradictory()) {
            return new CheckResult.Unsolvable(puzzle.grid().conflicts(), Statistics.NONE);
        }
        return bounded(solver).check(puzzle.puzzle());
    }

    /** Whether a puzzle has one solution by its givens alone, if its position has one. */
    private static boolean isProper(ReadPuzzle puzzle, SudokuSolver solver) {
        return puzzle.libraryCase() == null || bounded(solver).check(puzzle.givens()) instanceof CheckResult.Proper;
    }

    private static SudokuSolver bounded(SudokuSolver solver) {
        Limits limits = solver.limits();
        return limits.maxWork() == Long.MAX_VALUE ? solver.withLimits(limits.withMaxWork(CHECK_CONFLICTS)) : solver;
    }

    /** The digits that are given; of a player's position all that are placed, since it is not known which were. */
    public Grid givens() {
        return puzzle.hasPlayersMarks() ? position.toGrid() : puzzle.givens();
    }

    public Limits limits() {
        return search.limits();
    }

    public Profile profile() {
        return solver.profile();
    }

    /** Whether the check has found no solution. */
    public boolean isUnsolvable() {
        return verdict instanceof CheckResult.Unsolvable;
    }

    /** What may help where no technique does, as a line; empty if nothing is known to. */
    public String advice(LogicOutcome ending) {
        if (ending.end() != LogicPath.End.STUCK || !(verdict instanceof CheckResult.Proper)) {
            return "";
        }
        boolean isExhaustive =
                profile().techniques().containsAll(Profile.exhaustive().techniques());
        return (isExhaustive ? "" : "--profile exhaustive has more techniques; ")
                + "explain --smallest solves every puzzle with one solution.\n";
    }

    /** Why no technique applies to a cell. */
    public String whyStuck(Cell cell) {
        int digit = position.digit(cell.number(position.layout().side()));
        return digit == 0
                ? "no technique of profile " + profile() + " applies to " + cell + " now"
                : cell + " has its digit already: " + digit;
    }

    /** Why no technique helps any more. */
    public String whyStuck() {
        String text = "no technique of profile " + profile() + " applies";
        if (verdict instanceof CheckResult.Several) {
            return text + "; there are several solutions";
        }
        boolean isTechniqueOff = uniqueness == Uniqueness.OFF
                && position.layout().isPlain()
                && profile().techniques().stream().anyMatch(Technique::assumesUniqueness);
        return isTechniqueOff ? text + "; techniques that assume a unique solution were not used" : text;
    }
}
