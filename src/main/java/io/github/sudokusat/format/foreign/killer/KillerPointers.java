package io.github.sudokusat.format.foreign.killer;

import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.rule.cage.Killer;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the short format of classic killer puzzles, one puzzle a line with a character for each cell.
 *
 * <p>One cell of each cage has its sum: {@code 0} to {@code 9}, {@code A} (10) to {@code Z} (35), {@code a} (36) to {@code j} (45); the sum 0 stands
 * for any. The other cells point to the next one on the way there: {@code < > ^ v}, or a corner as <code>` ' , .</code> do.
 */
public final class KillerPointers {

    private static final int SIDE = 9;
    private static final int CELLS = SIDE * SIDE;
    private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
    private static final String POINTERS = "<>^v`',.";
    private static final int[] ROWS = {0, 0, -1, 1, -1, -1, 1, 1};
    private static final int[] COLUMNS = {-1, 1, 0, 0, -1, 1, -1, 1};
    /** Only the first pointers tell such a line from other texts of 81 characters. */
    private static final int PLAIN_POINTERS = 4;

    private final SourceText text;

    private KillerPointers(SourceText text) {
        this.text = text;
    }

    /** Whether a line without surrounding blanks has this format. */
    public static boolean matches(CharSequence line) {
        boolean hasPointer = false;
        for (int i = 0; i < line.length() && line.length() == CELLS; i++) {
            int pointer = POINTERS.indexOf(line.charAt(i));
            if (pointer < 0 && SUMS.indexOf(line.charAt(i)) < 0) {
                return false;
            }
            hasPointer |= pointer >= 0 && pointer < PLAIN_POINTERS;
        }
        return hasPointer;
    }

    /** Reads a line that {@linkplain #matches has this format}. */
    public static ImportedPuzzle read(SourceText text) {
        return new KillerPointers(text).read();
    }

    private ImportedPuzzle read() {
        List<List<Cell>> cages = new ArrayList<>();
        for (int cell = 0; cell < CELLS; cell++) {
            cages.add(new ArrayList<>());
        }
        for (int cell = 0; cell < CELLS; cell++) {
            cages.get(root(cell)).add(Cell.numbered(cell, SIDE));
        }
        PuzzleDraft draft = new PuzzleDraft(DigitValues.ofSide(SIDE));
        for (int root = 0; root < CELLS; root++) {
            if (!cages.get(root).isEmpty()) {
                draft.add(text.place(root), Killer.ofSumIfAny(SUMS.indexOf(text.charAt(root)), cages.get(root)));
            }
        }
        return draft.finish(text.place(0));
    }

    /** The cell with the sum of a cell's cage. */
    private int root(int from) {
        int cell = from;
        for (int steps = 0; steps < CELLS; steps++) {
            int pointer = POINTERS.indexOf(text.charAt(cell));
            if (pointer < 0) {
                return cell;
            }
            int row = cell / SIDE + ROWS[pointer];
            int column = cell % SIDE + COLUMNS[pointer];
            if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) {
                throw text.error(cell, cell + 1, "a sum, or a pointer to another cell of the grid");
            }
            cell = row * SIDE + column;
        }
        throw text.error(from, from + 1, "a pointer that leads to a sum and not in a circle");
    }
}
