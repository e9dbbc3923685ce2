package io.github.sudokusat.cli;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.Step;
import io.github.sudokusat.logic.Strength;
import java.util.ArrayList;
import java.util.List;

/** Steps in the forms of the command line. */
final class Steps {

    private Steps() {}

    /** Puts the keys of a whole step. */
    static void json(Step step, JsonLine json) {
        json(step, Strength.FULL, json);
    }

    /** Puts as many keys of a step as a strength gives away. */
    static void json(Step step, Strength strength, JsonLine json) {
        json.put("technique", step.technique().id());
        if (strength == Strength.CONCRETE) {
            json.put("cells", Texts.names(step.cells()));
        }
        if (strength == Strength.FULL) {
            json.put("placements", placements(step)).put("eliminations", eliminations(step));
        }
        json.put("text", step.text(strength));
    }

    /** One candidate an entry, such as {@code r1c1=5}. */
    static List<String> placements(Step step) {
        return step.placements().stream().map(Candidate::toString).toList();
    }

    /** One candidate an entry, such as {@code r1c1<>5}. */
    static List<String> eliminations(Step step) {
        List<String> texts = new ArrayList<>();
        for (Candidate candidate : step.eliminations()) {
            Cell cell = candidate.cell();
            texts.add(cell + "<>" + candidate.digit());
        }
        return texts;
    }

    /** The texts of steps. */
    static List<String> texts(List<Step> steps) {
        return steps.stream().map(Step::text).toList();
    }

    /** The texts of steps in a field of CSV, parted by a bar, which no text has. */
    static String csv(List<Step> steps) {
        return String.join(" | ", texts(steps));
    }
}
