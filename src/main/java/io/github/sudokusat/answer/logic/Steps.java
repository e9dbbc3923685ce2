package io.github.sudokusat.answer.logic;

import io.github.sudokusat.logic.step.Step;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Steps in the forms of the command line. */
final class Steps {

    private Steps() {}

    /** Appends things in words, each on a line of its own with its number, followed by lines about it, which get an indentation. */
    static <T> void numbered(
            int first, List<T> things, Function<T, String> words, BiConsumer<T, String> more, StringBuilder out) {
        int width = Integer.toString(first - 1 + things.size()).length();
        String indent = " ".repeat(width + 2);
        for (int i = 0; i < things.size(); i++) {
            String number = Integer.toString(first + i);
            out.append(" ".repeat(width - number.length())).append(number).append(". ");
            out.append(words.apply(things.get(i))).append('\n');
            more.accept(things.get(i), indent);
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
