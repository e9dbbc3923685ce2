package io.github.sudokusat.answer.logic;

import io.github.sudokusat.logic.step.Step;
import java.util.List;

/** Steps in the forms of the command line. */
final class Steps {

    private Steps() {}

    /** Appends texts, each on a line of its own with its number, starting from the given one. */
    static void numbered(int first, List<String> texts, StringBuilder out) {
        int width = Integer.toString(first - 1 + texts.size()).length();
        for (int i = 0; i < texts.size(); i++) {
            String number = Integer.toString(first + i);
            out.append(" ".repeat(width - number.length())).append(number).append(". ");
            out.append(texts.get(i)).append('\n');
        }
    }

    /** The texts of steps. */
    static List<String> texts(List<Step> steps) {
        return steps.stream().map(Step::text).toList();
    }

    /** The texts of steps in a field of CSV, separated by a bar, which does not occur in any text. */
    static String csv(List<Step> steps) {
        return String.join(" | ", texts(steps));
    }
}
