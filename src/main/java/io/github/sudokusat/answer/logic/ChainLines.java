package io.github.sudokusat.answer.logic;

import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Step;
import java.util.List;

/** The chains of a step below its picture, in the notation that experts read; in the picture they would cross each other. */
final class ChainLines {

    private static final int WIDTH = 100;
    private static final String INDENT = "    ";

    private ChainLines() {}

    /** The chains with a key to their signs, every line ended; empty if the step has none. */
    static String of(Step step) {
        StringBuilder lines = new StringBuilder();
        for (List<Link> links : step.explanation().chains()) {
            if (!links.isEmpty()) {
                append(chain(step, links), lines);
            }
        }
        return lines.length() == 0 ? "" : lines + "= strong link   - weak link\n";
    }

    private static String chain(Step step, List<Link> links) {
        boolean isLoop = !links.get(links.size() - 1).strong()
                && links.get(0).from().equals(links.get(links.size() - 1).to());
        return Notation.of(step.side(), step.symbols()).chain(links) + (isLoop ? " (loop)" : "") + " => "
                + step.notation();
    }

    /** Appends a line, broken at blanks where it is too long. */
    private static void append(String text, StringBuilder out) {
        String rest = text;
        String indent = "";
        while (rest.length() > WIDTH && rest.lastIndexOf(' ', WIDTH) > 0) {
            int end = rest.lastIndexOf(' ', WIDTH);
            out.append(indent).append(rest, 0, end).append('\n');
            rest = rest.substring(end + 1);
            indent = INDENT;
        }
        out.append(indent).append(rest).append('\n');
    }
}
