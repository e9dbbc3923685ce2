package io.github.sudokusat.format.foreign.killer;

import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the long format of classic killer puzzles, one puzzle a line: {@code 3x3::k:} and for each cell 256 times the sum of its cage plus the number
 * of the cage, with a colon after each. A cell with the sum 0 is in no cage. A {@code d} before {@code k} adds the diagonals.
 */
public final class KillerNumbers {

    private static final String START = "3x3:";
    private static final String PLAIN = "3x3::k:";
    private static final String DIAGONAL = "3x3:d:k:";
    private static final int SIDE = 9;
    private static final int CELLS = SIDE * SIDE;
    private static final int SUM_UNIT = 256;
    private static final int GREATEST_SUM = 405;

    /** The cells with the same sum and number. */
    private record Cage(Place place, List<Cell> cells) {}

    private final SourceText text;
    private final PuzzleDraft draft = new PuzzleDraft(DigitValues.ofSide(SIDE));
    private int index;

    private KillerNumbers(SourceText text) {
        this.text = text;
    }

    /** Whether a line without surrounding blanks has this format. */
    public static boolean matches(CharSequence line) {
        return line.length() > START.length()
                && line.subSequence(0, START.length()).toString().equals(START);
    }

    /** Reads a line that {@linkplain #matches has this format}. */
    public static ImportedPuzzle read(SourceText text) {
        return new KillerNumbers(text).read();
    }

    private ImportedPuzzle read() {
        readOptions();
        Map<Integer, Cage> cages = new LinkedHashMap<>();
        for (int cell = 0; cell < CELLS; cell++) {
            Place place = text.place(index);
            int number = readNumber(cell);
            if (number >= SUM_UNIT) {
                cages.computeIfAbsent(number, key -> new Cage(place, new ArrayList<>()))
                        .cells()
                        .add(Cell.numbered(cell, SIDE));
            }
        }
        if (index < text.length()) {
            throw text.error(index, text.length(), "the end of the line after " + CELLS + " numbers");
        }
        cages.forEach((number, cage) -> draft.add(cage.place(), Killer.ofSumIfAny(number / SUM_UNIT, cage.cells())));
        return draft.finish(text.place(0));
    }

    private void readOptions() {
        boolean isPlain = text.startsWith(PLAIN);
        if (!isPlain && !text.startsWith(DIAGONAL)) {
            throw text.error(0, Math.min(text.length(), DIAGONAL.length()), PLAIN + " or " + DIAGONAL);
        }
        index = (isPlain ? PLAIN : DIAGONAL).length();
        if (!isPlain) {
            draft.add(PuzzleDraft.LongDiagonal.UP);
            draft.add(PuzzleDraft.LongDiagonal.DOWN);
        }
    }

    private int readNumber(int cell) {
        int end = text.indexOf(':', index);
        int number = Numbers.parse(text.substring(index, end));
        if (number < 0 || number >= (GREATEST_SUM + 1) * SUM_UNIT) {
            throw text.error(
                    index, end, "256 times the sum plus the number of the cage of " + Cell.numbered(cell, SIDE));
        }
        index = Math.min(end + 1, text.length());
        return number;
    }
}
