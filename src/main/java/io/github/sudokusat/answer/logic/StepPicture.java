package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.format.CandidatePicture;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.step.Step;

/** Draws the candidates of a position with a step marked, and a key to the marks. */
final class StepPicture {

    private StepPicture() {}

    /** The picture of a step, with a key; every line is ended. */
    static String of(CandidateGrid position, Step step, Rendering rendering) {
        return of(position, StepMarks.of(step), rendering) + ChainLines.of(step);
    }

    /** The picture of a position with marks, with a key; every line is ended. */
    static String of(CandidateGrid position, StepMarks marks, Rendering rendering) {
        Marked marked = new Marked(marks);
        String dots = hasDots(position, marked) ? "   . any digit" : "";
        return rendering.candidates(position, marked) + "\n" + key(marks) + dots + "\n";
    }

    private static boolean hasDots(CandidateGrid position, Marked marked) {
        for (int cell = 0; cell < position.layout().cellCount(); cell++) {
            if (CandidatePicture.isAnyDigit(position, cell, marked)) {
                return true;
            }
        }
        return false;
    }

    private record Marked(StepMarks marks) implements CandidatePicture.Marking {

        @Override
        public char sign(int cell, int digit) {
            StepMarks.Mark mark = marks.mark(cell, digit);
            return mark == null ? 0 : StepPicture.sign(mark);
        }

        @Override
        public int colour(int cell, int digit) {
            StepMarks.Mark mark = marks.mark(cell, digit);
            return mark == null ? 0 : StepPicture.colour(mark);
        }
    }

    private static char sign(StepMarks.Mark mark) {
        return switch (mark) {
            case PATTERN -> '*';
            case REASON -> '!';
            case FIN -> '#';
            case COLOUR_A -> 'a';
            case COLOUR_B -> 'b';
            case REMOVED -> '-';
            case PLACED -> '+';
        };
    }

    /** The colour of a mark on terminals, as an ANSI number. */
    private static int colour(StepMarks.Mark mark) {
        return switch (mark) {
            case PATTERN, PLACED, REASON -> 32;
            case FIN, COLOUR_B -> 36;
            case COLOUR_A -> 33;
            case REMOVED -> 31;
        };
    }

    private static String meaning(StepMarks.Mark mark) {
        return switch (mark) {
            case PATTERN -> "the pattern";
            case REASON -> "the reason";
            case FIN -> "fins";
            case COLOUR_A -> "one colour";
            case COLOUR_B -> "the other";
            case REMOVED -> "can be removed";
            case PLACED -> "can be placed";
        };
    }

    /** The key to the signs in the picture. */
    private static String key(StepMarks marks) {
        StringBuilder key = new StringBuilder();
        for (StepMarks.Mark mark : marks.used()) {
            key.append(key.length() == 0 ? "" : "   ")
                    .append(sign(mark))
                    .append(' ')
                    .append(meaning(mark));
        }
        return key.toString();
    }
}
