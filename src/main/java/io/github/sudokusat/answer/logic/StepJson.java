package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import java.util.function.BiConsumer;

/** Writes logic steps as JSON. */
public final class StepJson {

    private StepJson() {}

    /** Writes all keys of a step. */
    public static void write(Step step, JsonObject json) {
        write(step, HintDetail.FULL, json);
    }

    /** Writes all keys of a step, and more. */
    static BiConsumer<Step, JsonObject> and(BiConsumer<Step, JsonObject> more) {
        BiConsumer<Step, JsonObject> all = StepJson::write;
        return all.andThen(more);
    }

    /** Writes the keys of a step that a hint of the given detail reveals. */
    public static void write(Step step, HintDetail strength, JsonObject json) {
        json.put("technique", step.technique().id());
        if (strength == HintDetail.CONCRETE) {
            json.put("cells", Phrases.names(step.cells()));
        }
        if (strength == HintDetail.FULL) {
            json.put("placements", placements(step)).put("eliminations", eliminations(step));
        }
        json.put("text", step.text(strength));
        if (strength == HintDetail.FULL) {
            json.putObject("explanation", explanation -> ExplanationJson.write(step, explanation));
        }
    }

    /** The placed candidates, one for each entry, such as {@code r1c1=5}. */
    public static List<String> placements(Step step) {
        return Phrases.candidates(step.placements(), step.symbols());
    }

    /** The removed candidates, one for each entry, such as {@code r1c1<>5}. */
    public static List<String> eliminations(Step step) {
        return Phrases.eliminations(step.eliminations(), step.symbols());
    }
}
