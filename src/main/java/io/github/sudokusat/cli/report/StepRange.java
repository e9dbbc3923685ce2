package io.github.sudokusat.cli.report;

import io.github.sudokusat.text.JsonObject;
import java.util.List;

/**
 * Which steps of a path are shown.
 *
 * @param first the number of the first one, from 1
 * @param last the number of the last one, at which the path ends
 */
public record StepRange(int first, int last) {

    private boolean isAll() {
        return first == 1 && last == Integer.MAX_VALUE;
    }

    /** The steps of a path that are shown. */
    <T> List<T> of(List<T> steps) {
        int from = Math.min(first - 1, steps.size());
        return steps.subList(from, Math.max(from, Math.min(last, steps.size())));
    }

    /** Puts the number of the first step, unless all are shown. */
    void json(JsonObject json) {
        if (!isAll()) {
            json.put("first", first);
        }
    }
}
