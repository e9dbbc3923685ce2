package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.text.Suggestions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads the names of techniques that options take. */
final class TechniqueNames {

    private TechniqueNames() {}

    /**
     * Reads names.
     *
     * @param option the name of the option, for messages
     * @param names the names
     * @throws InputException if there is none or one is unknown
     */
    static Set<Technique> parse(String option, List<String> names) {
        Set<Technique> techniques = EnumSet.noneOf(Technique.class);
        if (names.isEmpty() || names.equals(List.of(""))) {
            throw new InputException(option + ": expected the name of a technique, but found none");
        }
        for (String name : names) {
            techniques.add(Technique.named(name.strip())
                    .orElseThrow(() ->
                            new InputException(option + ": unknown technique \"" + name + "\"" + ask(name.strip()))));
        }
        return techniques;
    }

    /** A question that suggests a technique with a similar name, or a hint where to find the names if there is none. */
    private static String ask(String name) {
        List<String> names = new ArrayList<>(Choices.techniques());
        for (Technique technique : Technique.values()) {
            names.addAll(technique.otherNames());
        }
        String question = Suggestions.ask(name, names);
        return question.isEmpty() ? "; 'sudoku-sat techniques' lists them all" : question;
    }
}
