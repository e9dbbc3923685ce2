package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a question about a puzzle has no answer, in every form: a limit was reached, or the puzzle has no solution.
 *
 * @param puzzle the puzzle
 * @param stop the limit; null if there is no solution
 */
record NoAnswer(PuzzleInContext puzzle, @Nullable StopReason stop) {

    private List<Conflict> conflicts() {
        return puzzle.grid().conflicts();
    }

    private List<String> sentences() {
        return Phrases.sentences(conflicts(), puzzle.symbols());
    }

    void picture(StringBuilder out) {
        if (stop == null) {
            Phrases.noSolution(conflicts(), puzzle.symbols(), out);
        } else {
            out.append("Stopped: ").append(stop.text()).append(".\n");
        }
    }

    /** The last field of CSV. */
    String message() {
        return stop == null ? String.join("; ", sentences()) : stop.text();
    }

    /** Adds {@code conflicts} and {@code brokenRules}, or {@code reason}. */
    void json(JsonObject json) {
        if (stop == null) {
            json.put("conflicts", sentences());
            ConflictJson.write(conflicts(), json);
        } else {
            json.put("reason", stop.text());
        }
    }

    /** The messages on standard error. */
    List<String> messages() {
        return stop == null ? Phrases.noSolution(sentences()) : Phrases.messages(stop);
    }
}
