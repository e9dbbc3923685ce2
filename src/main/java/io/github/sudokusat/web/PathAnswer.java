package io.github.sudokusat.web;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.ExplainedPath;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.SmallestPath;
import io.github.sudokusat.answer.logic.StepRange;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;

/** {@code path} and {@code reason}: the steps through a puzzle by techniques, and those with the fewest constraints. */
final class PathAnswer {

    private PathAnswer() {}

    private static StepRange range(Request request, int usual) {
        return new StepRange(1, (int) request.number("most", usual, 0, Integer.MAX_VALUE));
    }

    /** {@code path}: steps by techniques, each with the position in which it is taken. */
    static void write(Request request, JsonObject json) {
        StepRange range = range(request, Integer.MAX_VALUE);
        LogicTask task = LogicRequest.task(request, GameText.game(request).position(), "full");
        ExplainedPath answer = ExplainedPath.of(task, range).withReason(SudokuSolver.defaultSatSolver(), task.limits());
        CandidateGrid position = task.position().copy();
        answer.json(GameText.RENDERING, json, (step, inner) -> {
            StepObject.write(step, task.profile(), HintDetail.FULL, inner);
            inner.putObject(
                    "before",
                    before -> before.put("digits", GameText.text(position.toGrid()))
                            .put("marks", GameText.marks(position)));
            LogicSolver.apply(step, position);
        });
        answer.path().hardest().ifPresent(hardest -> json.put("hardestName", hardest.title()));
        json.put("sentence", answer.sentence());
    }

    /** {@code reason}: steps with the fewest constraints, whatever techniques there are; one if the request does not say how many. */
    static void reason(Request request, JsonObject json) {
        StepRange range = range(request, 1);
        PuzzleInContext puzzle = GameText.game(request).position();
        DeductionFinder finder = ReasonAnswer.finder(request, request.limits());
        SmallestPath answer = SmallestPath.of(
                        puzzle, CandidateLayout.of(puzzle.grid().layout()), finder, range)
                .withReason(SudokuSolver.defaultSatSolver(), request.limits());
        answer.json(GameText.RENDERING, json, (step, inner) -> ReasonAnswer.places(step, puzzle.symbols(), inner));
        json.put("sentence", answer.ending().sentence());
    }
}
