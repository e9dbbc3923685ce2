package io.github.sudokusat.answer.setter;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.function.Consumer;

/**
 * A message that is being answered.
 *
 * @param limits how far to go, with the time running
 * @param out receives each answer
 */
record SetterTask(SetterRequest request, Limits limits, Consumer<String> out) {

    /** Answers with a type and more keys. */
    void answer(String type, Consumer<JsonObject> more) {
        out.accept(text(request.nonce(), type, more));
    }

    /** The answer to a message with a number: its type and more keys. */
    static String text(long nonce, String type, Consumer<JsonObject> more) {
        StringBuilder text = new StringBuilder();
        JsonObject json = new JsonObject(text).put("nonce", nonce).put("type", type);
        more.accept(json);
        json.end();
        return text.toString().stripTrailing();
    }

    SudokuSolver solver() {
        return SudokuSolver.create().withLimits(limits);
    }

    /** The answer that something is wrong. */
    SetterException invalid(String sentence) {
        return new SetterException(request.nonce(), sentence);
    }

    SetterException stopped(StopReason reason) {
        return invalid("Stopped: " + reason.text() + ".");
    }
}
