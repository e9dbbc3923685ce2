package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.text.JsonObject;
import java.util.List;

/**
 * The range of the steps of a path that are shown.
 *
 * @param first the number of the first step, from 1
 * @param last the number of the last step, at which the path ends
 */
public record StepRange(int first, int last) {

    /** Whether it leaves out steps, unless the path is short. */
    boolean isPart() {
        return first > 1 || last < Integer.MAX_VALUE;
    }

    /** Whether a step is shown; steps are numbered from 1. */
    boolean contains(int step) {
        return step >= first && step <= last;
    }

    /** The steps of a path that are shown. */
    <T> List<T> of(List<T> steps) {
        int from = Math.min(first - 1, steps.size());
        return steps.subList(from, Math.max(from, Math.min(last, steps.size())));
    }

    /** The messages on standard error about a path of a number of steps: why it ends, or that it ends before the range. */
    List<String> messages(int steps, LogicOutcome ending) {
        boolean isBeyond = steps > 0 && steps < first && ending.messages().isEmpty();
        return isBeyond ? List.of("the path ends after " + Phrases.count(steps, "step")) : ending.messages();
    }

    /** Writes the number of the first step, unless all steps are shown. */
    void json(JsonObject json) {
        if (isPart()) {
            json.put("first", first);
        }
    }
}
