package io.github.sudokusat.answer.setter;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.ExplainedPath;
import io.github.sudokusat.answer.logic.Hint;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.answer.logic.StepRange;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesBoard;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@code step} and {@code solvepath}: what follows in a position, in words, and the position after it. Safe for use by several threads. */
final class StepAnswers {

    private static final String INITIAL = "Initial candidates.";
    private static final String NO_STEPS = "No logical steps found.";
    private static final String INVALID = "Board is invalid!";

    /** The tools that were used last, as an editor asks again and again about the same layout. */
    private volatile @Nullable LogicTools last;

    /** The next step; or the candidates that are left, if the board shows others. */
    void step(SetterTask task, FPuzzlesBoard board) throws SetterException {
        LogicTask logic = logic(task, board);
        CandidateGrid position = logic.position();
        if (isInvalid(logic)) {
            answer(task, position, invalid(logic), false);
            return;
        }
        if (!shows(board, position)) {
            answer(task, position, INITIAL, true);
            return;
        }
        Hint hint = Hint.of(logic, null, HintDetail.FULL).withReason(SudokuSolver.defaultSatSolver(), task.limits());
        requireNotStopped(task);
        Step step = hint.step();
        if (step == null) {
            answer(
                    task,
                    position,
                    position.isSolved()
                            ? hint.ending().sentence()
                            : NO_STEPS + " " + hint.ending().sentence(),
                    true);
            return;
        }
        CandidateGrid after = position.copy();
        LogicSolver.apply(step, after);
        answer(task, after, step.text(), !after.isContradictory());
    }

    /** All steps, as far as they go. */
    void path(SetterTask task, FPuzzlesBoard board) throws SetterException {
        LogicTask logic = logic(task, board);
        if (isInvalid(logic)) {
            answer(task, logic.position(), invalid(logic), false);
            return;
        }
        ExplainedPath path = ExplainedPath.of(logic, new StepRange(1, Integer.MAX_VALUE));
        requireNotStopped(task);
        List<Step> steps = path.path().steps();
        String texts = steps.stream().map(step -> logic.worded(step).text()).collect(Collectors.joining("\n"));
        CandidateGrid end = path.path().position();
        String message = steps.isEmpty() ? NO_STEPS : texts;
        answer(task, end, end.isSolved() ? message : message + "\n" + path.sentence(), !end.isContradictory());
    }

    private LogicTask logic(SetterTask task, FPuzzlesBoard board) throws SetterException {
        Layout layout = board.digits().layout();
        String refusal = LogicTools.refusal(layout).orElse(null);
        if (refusal != null) {
            throw task.invalid("There are no steps, because " + refusal + ".");
        }
        PuzzleInContext puzzle = Positions.of(board);
        LogicTools tools = tools(layout, DisabledLogic.profile(board), DisabledLogic.allowsTrials(board));
        LogicTask logic = LogicTask.of(puzzle, tools, new LogicTask.Claims(false, false), task.solver());
        requireNotStopped(task);
        return logic;
    }

    private LogicTools tools(Layout layout, Profile profile, boolean goesFurther) {
        LogicTools known = last;
        if (known == null
                || !known.tables().layout().equals(layout)
                || !known.cautious().profile().equals(profile)) {
            known = LogicTools.of(layout, profile);
            last = known;
        }
        return known.goingFurther(goesFurther);
    }

    private static void requireNotStopped(SetterTask task) throws SetterException {
        StopReason reason = task.limits().poll();
        if (reason != null) {
            throw task.stopped(reason);
        }
    }

    private static boolean isInvalid(LogicTask logic) {
        return logic.position().isContradictory() || logic.isUnsolvable();
    }

    private static String invalid(LogicTask logic) {
        List<String> conflicts = logic.puzzle().conflicts(logic.position());
        return conflicts.isEmpty()
                ? INVALID + " There is no solution."
                : INVALID + " " + String.join("; ", conflicts) + ".";
    }

    /** Whether the board shows the digits and candidates of a position. */
    private static boolean shows(FPuzzlesBoard board, CandidateGrid position) {
        Layout layout = position.layout();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side() && position.digit(cell) == 0; digit++) {
                if (position.isCandidate(cell, digit) != board.isMarked(cell, digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void answer(SetterTask task, CandidateGrid position, String message, boolean isValid) {
        List<Integer> cells =
                IntStream.range(0, position.layout().cellCount()).boxed().toList();
        task.answer(
                "logical",
                json -> json.put("cells", cells, (cell, inner) -> write(position, cell, inner))
                        .put("message", message)
                        .put("isValid", isValid));
    }

    private static void write(CandidateGrid position, int cell, JsonObject json) {
        json.put("value", position.digit(cell));
        if (position.digit(cell) == 0) {
            int[] candidates = IntStream.rangeClosed(1, position.layout().side())
                    .filter(digit -> position.isCandidate(cell, digit))
                    .toArray();
            json.putNumbers("candidates", candidates);
        }
    }
}
