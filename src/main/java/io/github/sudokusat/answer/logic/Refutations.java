package io.github.sudokusat.answer.logic;

import io.github.sudokusat.logic.step.Step;

/** The long form of a step with nets within its net: why the candidates are false that it refutes in their turn. */
final class Refutations {

    /** So many lines are written for a step. */
    private static final int MOST_LINES = 40;

    private final StringBuilder out;
    private int lines;

    private Refutations(StringBuilder out) {
        this.out = out;
    }

    /** Appends a line for each refutation, indented further the deeper it is; nothing for most steps. */
    static void append(Step step, String indent, StringBuilder out) {
        Refutations all = new Refutations(out);
        all.append(step, indent);
        if (all.lines > MOST_LINES) {
            out.append(indent).append("… (").append(all.lines - MOST_LINES).append(" more)\n");
        }
    }

    private void append(Step step, String indent) {
        for (Step within : step.refutations()) {
            if (lines++ < MOST_LINES) {
                out.append(indent).append(within.withoutTitle()).append('\n');
            }
            append(within, indent + "  ");
        }
    }
}
