package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PositionLine;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle as the logic commands use it: a position, and what may be assumed about it.
 *
 * @param puzzle the puzzle
 * @param solver the techniques, including those that assume a single solution if that is permitted, under limits whose time is running
 * @param position the position that the puzzle describes; must not be changed
 * @param verdict what a search found out about its solutions; null if there was no search
 * @param uniqueness why techniques that assume a single solution are included or not
 * @param areGivensKnown whether the digits of {@link PuzzleInContext#givens()}, and no others, are known to be given
 * @param search the solver that looks for solutions, under the same limits
 * @param goesFurther whether other means are tried where no technique of the profile applies
 */
public record LogicTask(
        PuzzleInContext puzzle,
        LogicSolver solver,
        CandidateGrid position,
        @Nullable CheckResult verdict,
        Uniqueness uniqueness,
        boolean areGivensKnown,
        SudokuSolver search,
        boolean goesFurther) {

    /** The reason why techniques that assume a single solution are used or not. */
    public enum Uniqueness {
        /** A search found one solution. */
        CHECKED("checked"),
        /** The user asserts that there is one. */
        ASSUMED("assumed"),
        /** These techniques are not used. */
        OFF("off");

        private final String text;

        Uniqueness(String text) {
            this.text = text;
        }

        /** The word in JSON and CSV. */
        public String text() {
            return text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** The conflicts or choices after which the check is no longer worth its time: no logic would solve such a puzzle. */
    private static final long CHECK_CONFLICTS = 100_000;

    /** The same for a layout with named rules, nearly all of them by propagation: two or three seconds. */
    private static final long CHECK_CONFLICTS_WITH_RULES = 200_000;

    /**
     * What the user asserts about a puzzle.
     *
     * @param isUnique whether it has a single solution, also within its candidates, so that no search is needed
     * @param isPlayers whether its digits and marks may be those of a player, so that the givens are not known
     */
    public record Claims(boolean isUnique, boolean isPlayers) {}

    /** Creates a task and checks its puzzle, unless the user asserts that there is a single solution. */
    public static LogicTask of(PuzzleInContext puzzle, LogicTools tools, Claims claims, SudokuSolver solver) {
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
        LogicSolver logic = tools.solver(uniqueness != Uniqueness.OFF).withLimits(started.limits());
        if (uniqueness != Uniqueness.OFF && areGivensKnown) {
            logic = logic.withGivens(puzzle.givens());
        }
        if (verdict instanceof CheckResult.Proper proper) {
            logic = logic.withSolution(proper.solution());
        }
        return new LogicTask(
                puzzle, logic, position, verdict, uniqueness, areGivensKnown, started, tools.goesFurther());
    }

    private static CheckResult check(PuzzleInContext puzzle, CandidateGrid position, SudokuSolver solver) {
        if (position.isContradictory()) {
            return new CheckResult.Unsolvable(puzzle.grid().conflicts(), Statistics.NONE);
        }
        return bounded(solver, position.layout()).check(puzzle.puzzle());
    }

    /** Whether a puzzle whose position has one solution has only that one by its givens alone. */
    private static boolean isProper(PuzzleInContext puzzle, SudokuSolver solver) {
        return !puzzle.isPosition()
                || bounded(solver, puzzle.givens().layout()).check(puzzle.givens()) instanceof CheckResult.Proper;
    }

    private static SudokuSolver bounded(SudokuSolver solver, Layout layout) {
        Limits limits = solver.limits();
        long most = layout.statedRules().isEmpty() ? CHECK_CONFLICTS : CHECK_CONFLICTS_WITH_RULES;
        return limits.maxWork() == Long.MAX_VALUE ? solver.withLimits(limits.withMaxWork(most)) : solver;
    }

    /** The given digits; in a player's position all placed digits, because it is not known which were given. */
    public Grid givens() {
        return puzzle.hasPlayersMarks() ? position.toGrid() : puzzle.givens();
    }

    /** A position of this task on one line, as {@link PositionLine} writes it; empty if it has no such line. */
    public Optional<String> line(CandidateGrid reached) {
        Grid known = areGivensKnown ? puzzle.givens() : Grid.empty(reached.layout());
        return PositionLine.of(reached, known, puzzle.symbols());
    }

    /** A step whose texts write digits as the puzzle does. */
    public Step worded(Step step) {
        return step.withSymbols(puzzle.symbols());
    }

    public Limits limits() {
        return search.limits();
    }

    public Profile profile() {
        return solver.profile();
    }

    /** The only solution of the position; null if the check has not found it. */
    @Nullable
    Grid knownSolution() {
        return verdict instanceof CheckResult.Proper proper ? proper.solution() : null;
    }

    /** Whether the check has shown that there is no solution. */
    public boolean isUnsolvable() {
        return verdict instanceof CheckResult.Unsolvable;
    }

    /** The contradiction to which logic leads, in a sentence without a full stop; empty if it gets stuck before or a limit is reached. */
    Optional<String> refutation() {
        LogicPath path = solver.solve(position);
        return path.position().contradiction().map(contradiction -> {
            String hardest = path.hardest().map(Technique::title).orElse("");
            return "after " + Phrases.count(path.steps().size(), "step") + ", the hardest by " + hardest + ", "
                    + contradiction.text(puzzle.symbols());
        });
    }

    /** How a search for steps in the position ended, in a cell or, if that is null, anywhere. */
    LogicOutcome ending(@Nullable Cell cell, @Nullable StopReason stop) {
        LogicOutcome ending = LogicOutcome.of(this, LogicSolver.end(position), stop, position);
        return cell != null && ending.end() == SolvingPath.End.STUCK ? stuckAt(cell) : ending;
    }

    /** The outcome if no technique applies to a cell, or its digit is already placed. */
    private LogicOutcome stuckAt(Cell cell) {
        int digit = position.digit(cell.number(position.layout().side()));
        return digit == 0
                ? LogicOutcome.stuck(noneApplies() + " to " + cell + " now").withHelp(help(position, cell))
                : LogicOutcome.stuck(
                        cell + " already contains " + puzzle.symbols().text(digit));
    }

    /** The first technique of a shipped profile that applies where those of this task do not, in a cell or, if that is null, anywhere. */
    LogicOutcome.@Nullable Help help(CandidateGrid reached, @Nullable Cell cell) {
        for (Profile other : List.of(Profile.full(), Profile.exhaustive())) {
            if (!profile().techniques().containsAll(other.techniques())) {
                LogicSolver more = solver.withProfile(other);
                List<Step> steps = (cell == null ? more.next(reached) : more.next(reached, cell)).steps();
                if (!steps.isEmpty()) {
                    return new LogicOutcome.Help(steps.get(0).technique(), other);
                }
            }
        }
        return null;
    }

    /** That a step is beyond the profile, and by which means it was found. */
    String note(FurtherStep.Means means) {
        return noneApplies() + "; this step is " + means.title();
    }

    private String noneApplies() {
        if (!profile().isRestricted()) {
            return "no technique in profile " + profile() + " applies";
        }
        return profile().entries().size() == 1
                ? "the chosen technique does not apply"
                : "none of the chosen techniques applies";
    }

    /** The reason why no technique applies any more. */
    public String whyStuck() {
        String text = noneApplies();
        if (verdict instanceof CheckResult.Several) {
            return text + "; there are several solutions";
        }
        if (goesFurther) {
            text += ", and neither the smallest explanation nor a trial was found with reasonable effort";
        }
        boolean isTechniqueOff = uniqueness == Uniqueness.OFF
                && position.layout().isPlain()
                && profile().techniques().stream().anyMatch(Technique::assumesUniqueness);
        return isTechniqueOff ? text + "; techniques that assume a unique solution were not used" : text;
    }
}
