package io.github.sudokusat.answer.logic;

import io.github.sudokusat.logic.step.Step;
import java.util.HashSet;
import java.util.Set;

/** The long form of a step with nets within its net: why the candidates are false that it refutes in their turn. */
final class Refutations {

    /** Where the refutations are if the form has no room for them. */
    static final String ELSEWHERE = "what is refuted in its turn is shown in the formats picture and json";

    /** So many lines are written for a step. */
    private static final int MOST_LINES = 30;

    private final StringBuilder out;
    /** What has been written: a candidate may be refuted in the same way within several refutations. */
    private final Set<String> told = new HashSet<>();

    private int lines;

    private Refutations(StringBuilder out) {
        this.out = out;
    }

    /** Appends a line for each refutation, indented further the deeper it is, but none twice; nothing for most steps. */
    static void append(Step step, String indent, StringBuilder out) {
        Refutations all = new Refutations(out);
        all.append(step, indent);
        if (all.lines > MOST_LINES) {
            out.append(indent).append("… (").append(all.lines - MOST_LINES).append(" more)\n");
        }
    }

    private void append(Step step, String indent) {
        for (Step within : step.refutations()) {
            String text = within.withoutTitle();
            if (told.add(text)) {
                if (lines++ < MOST_LINES) {
                    out.append(indent).append(text).append('\n');
                }
                append(within, indent + "  ");
            }
        }
    }
}
