package io.github.sudokusat.web;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.LogicOutcome;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the commands about steps have in common: the position, what may be assumed about it, and how the search for steps ended. */
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
        if (!LogicSolver.supports(layout)) {
            throw BadRequest.because("layout", "the human techniques do not support the layout " + layout);
        }
        Profile profile = Profiles.of(request, usual);
        String unique = request.choice("unique", "checked", "assumed", "off");
        LogicTask.Claims claims = new LogicTask.Claims(unique.equals("assumed"), unique.equals("off"));
        SudokuSolver search = SudokuSolver.create().withLimits(request.limits());
        return LogicTask.of(puzzle, LogicTools.of(layout, profile), claims, search);
    }

    /** How a search for steps in the position of a task ended. */
    static LogicOutcome outcome(LogicTask task, @Nullable StopReason stop) {
        return LogicOutcome.of(task, LogicSolver.end(task.position()), stop, task.position());
    }

    /** Writes why there is no step, or no further one. */
    static void json(LogicOutcome outcome, JsonObject json) {
        json.put("end", GameText.name(outcome.end()))
                .put("reason", outcome.reason())
                .put("sentence", outcome.sentence())
                .put("conflicts", outcome.conflicts());
    }

    /** The word {@code result} for the way in which logic ended. */
    static String result(LogicOutcome outcome) {
        return (outcome.end() == LogicPath.End.STOPPED ? Outcome.UNKNOWN : Outcome.NONE).word();
    }

    /** Writes a position. */
    static void position(CandidateGrid position, JsonObject json) {
        json.put("digits", GameText.text(position.toGrid())).put("marks", GameText.marks(position));
    }
}
