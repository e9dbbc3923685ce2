package io.github.sudokusat.view;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.text.MarksFormat;
import io.github.sudokusat.grid.text.PencilMarks;
import io.github.sudokusat.grid.text.TextOptions;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;

/** Writes the candidates that occur in a solution as pencil marks. */
public final class TrueCandidateText {

    private TrueCandidateText() {}

    /** The pencil marks. */
    public static PencilMarks marks(TrueCandidatesResult.Found found) {
        int side = found.solution().layout().side();
        PencilMarks.Builder marks = PencilMarks.builder(found.solution().layout());
        for (Candidate candidate : found.candidates()) {
            marks.add(candidate.cell().number(side), candidate.digit());
        }
        return marks.build();
    }

    /** One line: a character for each candidate, cell by cell, or names such as {@code r1c1=5} if there are not enough characters. */
    public static String line(TrueCandidatesResult.Found found) {
        int side = found.solution().layout().side();
        return side >= 2 && side <= TextOptions.DEFAULT_ALPHABET.length()
                ? MarksFormat.line().format(marks(found))
                : Phrases.joined(found.candidates());
    }
}
