package io.github.sudokusat.answer.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.StepsResult;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.DeductionResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is tried where no technique of the profile applies, unless the user has chosen the techniques: the techniques that only the exhaustive profile
 * has, then the smallest explanation, then a trial.
 */
final class FurtherMeans {

    /** The conflicts after which a smallest explanation is no longer sought. */
    private static final int MOST_CONFLICTS = 20_000;

    private final LogicTask task;
    private final CandidateGrid position;
    private final @Nullable Cell cell;
    private final boolean isSmallestTried;

    private FurtherMeans(LogicTask task, CandidateGrid position, @Nullable Cell cell, boolean isSmallestTried) {
        this.task = task;
        this.position = position;
        this.cell = cell;
        this.isSmallestTried = isSmallestTried;
    }

    /**
     * A step of the first means that has one.
     *
     * @param position a position in which no technique of the task's profile applies
     * @param cell the cell in which the step changes something; null for any
     * @return the step; null if there is none, or a limit was reached
     */
    static @Nullable FurtherStep next(LogicTask task, CandidateGrid position, @Nullable Cell cell) {
        return new FurtherMeans(task, position, cell, true).next();
    }

    /** A step of the techniques of the exhaustive profile, or a trial: for a path on which smallest explanations have been sought in vain. */
    static @Nullable FurtherStep nextWithoutSmallest(LogicTask task, CandidateGrid position) {
        return new FurtherMeans(task, position, null, false).next();
    }

    private @Nullable FurtherStep next() {
        if (!task.goesFurther() || position.isSolved() || position.isContradictory()) {
            return null;
        }
        FurtherStep step = techniques();
        if (step != null) {
            return step;
        }
        return isSmallestTried ? beyondTechniques() : trial();
    }

    /** The limit that has been reached if no step was found; null if none has. */
    static @Nullable StopReason stopReason(LogicTask task) {
        Watch watch = task.limits().watch();
        return watch.isStopped() ? watch.reason().orElse(null) : null;
    }

    private @Nullable FurtherStep techniques() {
        List<Technique> more = new ArrayList<>(Profile.exhaustive().techniques());
        more.removeAll(task.profile().techniques());
        if (more.isEmpty()) {
            return null;
        }
        LogicSolver solver = task.solver().withProfile(Profile.exhaustive().only(more));
        return first(cell == null ? solver.next(position) : solver.next(position, cell), FurtherStep.Means.EXHAUSTIVE);
    }

    private static @Nullable FurtherStep first(StepsResult found, FurtherStep.Means means) {
        return found.steps().isEmpty() ? null : new FurtherStep(found.steps().get(0), means);
    }

    /** The smallest explanation, if chains of singles show it, or else a trial; null if nothing follows. */
    private @Nullable FurtherStep beyondTechniques() {
        DeductionFinder finder = DeductionFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(task.limits().withMaxWork(Math.min(task.limits().maxWork(), MOST_CONFLICTS)))
                .withoutSmallest();
        DeductionResult result = cell == null ? finder.next(position) : inCell(finder, cell);
        if (result instanceof DeductionResult.Found found) {
            Step step = Unfolded.of(task.solver(), position, found.deduction()).orElse(null);
            return step == null ? trial() : new FurtherStep(step, FurtherStep.Means.SMALLEST);
        }
        return result instanceof DeductionResult.Stopped ? trial() : null;
    }

    /** Why the cell has the digit of the only solution. */
    private DeductionResult inCell(DeductionFinder finder, Cell where) {
        if (!(task.verdict() instanceof CheckResult.Proper proper)) {
            return new DeductionResult.Nothing();
        }
        Grid solution = proper.solution();
        int number = where.number(solution.layout().side());
        for (int digit = 1; digit <= solution.layout().side(); digit++) {
            if (position.isCandidate(number, digit) && digit != solution.digit(number)) {
                return finder.explain(position, new Candidate(where, digit), false);
            }
        }
        return new DeductionResult.Nothing();
    }

    private @Nullable FurtherStep trial() {
        return first(task.solver().trial(position, cell), FurtherStep.Means.TRIAL);
    }
}
