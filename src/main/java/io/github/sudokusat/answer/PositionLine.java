package io.github.sudokusat.answer;

import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.List;
import java.util.Optional;

/** Writes a position on one line, from which the search for steps can continue as if it had never been interrupted. */
public final class PositionLine {

    /** The code of a library line that names no technique. */
    private static final String NO_TECHNIQUE = "0000";

    private PositionLine() {}

    /** The largest side that has such a line. */
    public static int largestSide() {
        return TextOptions.DEFAULT_ALPHABET.length();
    }

    /**
     * The line of a position: a library line {@linkplain TechniqueCase#isFor where there is one}, up to side 9 with digits from 1, which distinguishes givens
     * from later digits; else a character for each candidate, in which a digit counts as placed if it is the only candidate of its cell and is excluded from all cells that must differ.
     *
     * @param givens the digits that are known to be given, all of them placed in the position
     * @param symbols how digits are written where there is no library line
     * @return the line; empty if the position is contradictory or the side is too large
     */
    public static Optional<String> of(CandidateGrid position, Grid givens, DigitSymbols symbols) {
        int side = position.layout().side();
        if (position.isContradictory() || side < 2 || side > largestSide()) {
            return Optional.empty();
        }
        return Optional.of(
                TechniqueCase.isFor(position.layout())
                        ? TechniqueCase.of(NO_TECHNIQUE, "", givens, position, List.of(), List.of())
                                .line()
                        : line(symbols).format(marks(position)));
    }

    private static MarksFormat line(DigitSymbols symbols) {
        return symbols.areCharacters() ? MarksFormat.line(symbols.characters()) : MarksFormat.line();
    }

    private static PencilMarks marks(CandidateGrid position) {
        PencilMarks.Builder marks = PencilMarks.builder(position.layout());
        int side = position.layout().side();
        for (int cell = 0; cell < position.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (position.isCandidate(cell, digit)) {
                    marks.add(cell, digit);
                }
            }
        }
        return marks.build();
    }
}
