package io.github.sudokusat.cli.report;

import io.github.sudokusat.cli.output.JsonLine;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import java.util.List;

/** Steps in the forms of the command line. */
final class Steps {

    private Steps() {}

    /** Puts the keys of a whole step. */
    static void json(Step step, JsonLine json) {
        json(step, HintDetail.FULL, json);
    }

    /** Puts as many keys of a step as a strength gives away. */
    static void json(Step step, HintDetail strength, JsonLine json) {
        json.put("technique", step.technique().id());
        if (strength == HintDetail.CONCRETE) {
            json.put("cells", Phrases.names(step.cells()));
        }
        if (strength == HintDetail.FULL) {
            json.put("placements", placements(step)).put("eliminations", eliminations(step));
        }
        json.put("text", step.text(strength));
    }

    /** One candidate an entry, such as {@code r1c1=5}. */
    static List<String> placements(Step step) {
        return Phrases.candidates(step.placements());
    }

    /** One candidate an entry, such as {@code r1c1<>5}. */
    static List<String> eliminations(Step step) {
        return Phrases.eliminations(step.eliminations());
    }

    /** Texts on lines of their own, numbered. */
    static void numbered(List<String> texts, StringBuilder out) {
        int width = Integer.toString(texts.size()).length();
        for (int i = 0; i < texts.size(); i++) {
            String number = Integer.toString(i + 1);
            out.append(" ".repeat(width - number.length())).append(number).append(". ");
            out.append(texts.get(i)).append('\n');
        }
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
