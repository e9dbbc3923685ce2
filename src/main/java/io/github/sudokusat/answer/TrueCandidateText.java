package io.github.sudokusat.answer;

import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;

/** Writes the candidates that occur in a solution as pencil marks. */
public final class TrueCandidateText {

    private TrueCandidateText() {}

    /** The pencil marks. */
    private static PencilMarks marks(TrueCandidatesResult.Found found) {
        int side = found.solution().layout().side();
        PencilMarks.Builder marks = PencilMarks.builder(found.solution().layout());
        for (Candidate candidate : found.candidates()) {
            marks.add(candidate.cell().number(side), candidate.digit());
        }
        return marks.build();
    }

    /** The candidates as a position, in which the cells that are the same in all solutions are placed. */
    public static CandidateGrid position(TrueCandidatesResult.Found found) {
        return marks(found).toPosition(CandidateLayout.of(found.solution().layout()));
    }

    /** One line: a character for each candidate, cell by cell, or names such as {@code r1c1=5} if digits are written as numbers. */
    public static String line(TrueCandidatesResult.Found found, DigitSymbols symbols) {
        return symbols.areCharacters() && found.solution().layout().side() >= 2
                ? MarksFormat.line(symbols.characters()).format(marks(found))
                : Phrases.joined(found.candidates(), symbols.inNumbers());
    }
}
