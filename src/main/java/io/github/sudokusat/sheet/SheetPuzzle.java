package io.github.sudokusat.sheet;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One puzzle of a sheet with what is printed about it, in a few hundred bytes, because all of them are kept until the last one is known. Immutable.
 */
public final class SheetPuzzle {

    /** The largest side that is legible on paper, and that a byte holds. */
    public static final int LARGEST_SIDE = 36;

    /** Longer names do not fit under a puzzle. */
    private static final int LONGEST_ID = 80;

    private final Layout layout;
    /** The digits; those that are not givens are negative. */
    private final byte[] digits;
    /** The solution; empty if it is not printed. */
    private final byte[] solution;

    private final @Nullable PencilMarks marks;
    private final @Nullable String id;
    private final @Nullable Level level;
    /** What the setter says of the rules; empty if that is nothing. */
    private final String words;

    private SheetPuzzle(
            Layout layout,
            byte[] digits,
            byte[] solution,
            @Nullable PencilMarks marks,
            @Nullable String id,
            @Nullable Level level,
            String words) {
        this.layout = layout;
        this.digits = digits;
        this.solution = solution;
        this.marks = marks;
        this.id = id;
        this.level = level;
        this.words = words;
    }

    /**
     * A puzzle without a level and a solution.
     *
     * @param puzzle a puzzle of side {@value #LARGEST_SIDE} or less
     * @param layout the layout of the puzzle; the puzzles of a sheet should share one object
     * @param id its name in its source, of which the first characters are kept; null if it has none
     * @return the puzzle
     */
    public static SheetPuzzle of(PuzzleInContext puzzle, Layout layout, @Nullable String id) {
        Grid grid = puzzle.grid();
        Grid givens = puzzle.givens();
        byte[] digits = digits(grid);
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] *= (byte) (givens.digit(cell) == 0 ? -1 : 1);
        }
        ShownPuzzle shown = new ShownPuzzle(puzzle, false);
        PencilMarks marks = shown.hasOwnMarks() ? shown.marks() : null;
        return new SheetPuzzle(layout, digits, new byte[0], marks, id == null ? null : shortened(id), null, "");
    }

    private static String shortened(String id) {
        return id.codePointCount(0, id.length()) <= LONGEST_ID
                ? id
                : id.substring(0, id.offsetByCodePoints(0, LONGEST_ID - 1)) + "…";
    }

    private static byte[] digits(Grid grid) {
        byte[] digits = new byte[grid.layout().cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = (byte) grid.digit(cell);
        }
        return digits;
    }

    /**
     * This puzzle with its solution.
     *
     * @param grid the solution
     * @return the new puzzle
     */
    public SheetPuzzle withSolution(Grid grid) {
        return new SheetPuzzle(layout, digits, digits(grid), marks, id, level, words);
    }

    /**
     * This puzzle with its level.
     *
     * @param found the level
     * @return the new puzzle
     */
    public SheetPuzzle withLevel(Level found) {
        return new SheetPuzzle(layout, digits, solution, marks, id, found, words);
    }

    /**
     * This puzzle with its rules in words.
     *
     * @param said the rules as the setter says them, on any number of lines
     * @return the new puzzle
     */
    public SheetPuzzle withWords(String said) {
        return new SheetPuzzle(layout, digits, solution, marks, id, level, said);
    }

    Layout layout() {
        return layout;
    }

    /** The givens, also those that a library line does not mark as placed later. */
    Grid givens() {
        int[] givens = new int[digits.length];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = Math.max(0, digits[cell]);
        }
        return Grid.of(layout, givens);
    }

    /** The givens and the digits that were placed later. */
    Grid position() {
        int[] all = new int[digits.length];
        for (int cell = 0; cell < all.length; cell++) {
            all[cell] = Math.abs(digits[cell]);
        }
        return Grid.of(layout, all);
    }

    /** The solution; empty if it is not printed. */
    Optional<Grid> solution() {
        if (solution.length == 0) {
            return Optional.empty();
        }
        int[] all = new int[solution.length];
        for (int cell = 0; cell < all.length; cell++) {
            all[cell] = solution[cell];
        }
        return Optional.of(Grid.of(layout, all));
    }

    /** The pencil marks that the text of the puzzle gave. */
    Optional<PencilMarks> marks() {
        return Optional.ofNullable(marks);
    }

    /** The name of the puzzle in its source. */
    Optional<String> id() {
        return Optional.ofNullable(id);
    }

    /** The rules as the setter says them; empty if that is nothing. */
    String words() {
        return words;
    }

    /** The level; empty if it is unknown or not printed. */
    Optional<Level> level() {
        return Optional.ofNullable(level);
    }
}
