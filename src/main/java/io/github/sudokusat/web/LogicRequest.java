package io.github.sudokusat.web;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;

/** What the commands about steps have in common: the position and what may be assumed about it. */
final class LogicRequest {

    /** The keys of these commands in addition to those of a game. */
    static final List<String> KEYS = List.of("profile", "techniques", "unique");

    private LogicRequest() {}

    /**
     * The task of a request.
     *
     * @param puzzle the part of the game that it is about
     * @param usual the name of the profile if the request names none
     */
    static LogicTask task(Request request, PuzzleInContext puzzle, String usual) {
        Layout layout = puzzle.grid().layout();
        LogicTools.refusal(layout).ifPresent(refusal -> {
            throw BadRequest.because("layout", refusal);
        });
        Profile profile = Profiles.of(request, usual);
        String unique = request.choice("unique", "checked", "assumed", "off");
        LogicTask.Claims claims = new LogicTask.Claims(unique.equals("assumed"), unique.equals("off"));
        SudokuSolver search = SudokuSolver.create().withLimits(request.limits());
        boolean isChosen =
                request.find("profile") != null || !request.text("techniques").isEmpty();
        LogicTools tools = LogicTools.of(layout, profile).goingFurther(!isChosen);
        return LogicTask.of(puzzle, tools, claims, search);
    }
}
