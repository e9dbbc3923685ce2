package io.github.sudokusat.cli;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where logic goes no further, and why.
 *
 * @param task the puzzle
 * @param end how it ended
 * @param stop the limit that struck, or null
 * @param conflicts why there is no solution, if that is how it ended and it is plain to see
 */
record Ending(LogicTask task, LogicPath.End end, @Nullable StopReason stop, List<String> conflicts) {

    /** The ending at a position; what the check knows of the puzzle counts as well. */
    static Ending of(LogicTask task, LogicPath.End end, CandidateGrid reached) {
        if (end == LogicPath.End.STOPPED) {
            StopReason reason = task.limits().poll();
            return new Ending(task, end, reason == null ? StopReason.TIME_LIMIT : reason, List.of());
        }
        return end == LogicPath.End.CONTRADICTION || task.isUnsolvable()
                ? new Ending(task, LogicPath.End.CONTRADICTION, null, task.conflicts(reached))
                : new Ending(task, end, null, List.of());
    }

    Report.Outcome outcome() {
        return switch (end) {
            case SOLVED, STUCK -> Report.Outcome.YES;
            case CONTRADICTION -> Report.Outcome.NO;
            case STOPPED -> Report.Outcome.UNKNOWN;
        };
    }

    /** A word for scripts. */
    String word() {
        return switch (end) {
            case SOLVED -> "solved";
            case STUCK -> "stuck";
            case CONTRADICTION -> "none";
            case STOPPED -> "unknown";
        };
    }

    /** Why there is nothing more, for people; empty for a solved grid. */
    String reason() {
        return switch (end) {
            case SOLVED -> "";
            case STUCK -> task.whyStuck();
            case CONTRADICTION -> conflicts.isEmpty() ? "no solution" : "no solution: " + String.join("; ", conflicts);
            case STOPPED -> "stopped: " + Texts.reason(stop);
        };
    }

    /** The reason as a sentence. */
    String sentence() {
        String reason = end == LogicPath.End.SOLVED ? "the grid is solved" : reason();
        return reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1) + ".";
    }

    /** What is said on standard error where the form has no room for the reason and the word is not all there is to say. */
    List<String> messages() {
        boolean isWordEnough =
                end == LogicPath.End.SOLVED || (end == LogicPath.End.CONTRADICTION && conflicts.isEmpty());
        return isWordEnough ? List.of() : List.of(reason());
    }

    /** Puts why there is nothing more. */
    void json(JsonLine json) {
        switch (end) {
            case SOLVED -> {}
            case STUCK -> json.put("reason", task.whyStuck());
            case CONTRADICTION -> json.put("conflicts", conflicts);
            case STOPPED -> json.put("reason", Texts.reason(stop));
        }
    }
}
