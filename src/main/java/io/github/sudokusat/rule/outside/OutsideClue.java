package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.List;
import java.util.function.Consumer;

/**
 * A number at the beginning of a line of cells, usually a row or column. The line's first cell is the one next to the number.
 *
 * <p>Text: a word, the number and the cells, such as {@code x-sum 27 r1c2-r9c2}; a whole row or column can be read by its end, such as {@code top2}.
 */
public abstract class OutsideClue extends CellRule {

    private final int clue;

    /** Rejects a line without cells, or with one that is listed twice. */
    OutsideClue(String what, String word, int clue, List<Cell> line) {
        super(
                what + " " + clue + where(line),
                word + " " + clue + " " + CellText.of(line),
                requireDistinct("an outside clue", line));
        this.clue = clue;
    }

    /** Where a line is, and in which direction it goes, after the name of a rule. */
    static String where(List<Cell> line) {
        if (line.isEmpty()) {
            return "";
        }
        boolean isStraight = line.size() > 1 && isInOneHouse(line);
        return isStraight ? " " + direction(line) + " from " + line.get(0) : " at " + line.get(0);
    }

    private static String direction(List<Cell> line) {
        Cell from = line.get(0);
        Cell to = line.get(1);
        if (from.row() == to.row()) {
            return from.column() < to.column() ? "right" : "left";
        }
        return from.row() < to.row() ? "down" : "up";
    }

    /** Rejects a clue less than some number. */
    static int requireAtLeast(int least, int clue) {
        if (clue < least) {
            throw new IllegalArgumentException("this outside clue must be " + least + " or more, but is " + clue);
        }
        return clue;
    }

    /**
     * The number outside the grid.
     *
     * @return the number
     */
    public final int clue() {
        return clue;
    }

    /** Whether some cells are in one row or column, so that they differ anyway, as the house says. */
    static boolean isInOneHouse(List<Cell> cells) {
        Cell first = cells.get(0);
        return cells.stream().allMatch(cell -> cell.row() == first.row())
                || cells.stream().allMatch(cell -> cell.column() == first.column());
    }

    /** Whether the line is a whole row or column, so that it has every digit. */
    final boolean isWholeHouse(int side) {
        return cells().size() == side && isInOneHouse(cells());
    }

    /** Reports repeats, unless the row or column does. */
    final void checkRepeatsOutsideHouses(int[] digits, DigitValues values, Consumer<Conflict> found) {
        if (!isInOneHouse(cells())) {
            checkRepeats(digits, values, found);
        }
    }

    /** The digits of the line up to its first blank. */
    static int known(int[] digits) {
        int known = 0;
        while (known < digits.length && digits[known] != DigitValues.BLANK) {
            known++;
        }
        return known;
    }

    /** How the clue is drawn. */
    abstract Shape.ClueStyle style();

    @Override
    public final List<Shape> shapes(Layout layout) {
        return shapes(style(), clue, cells(), layout);
    }

    /** A clue before the first cell of a whole row or column, or at the beginning of another line. */
    static List<Shape> shapes(Shape.ClueStyle style, int clue, List<Cell> line, Layout layout) {
        String label = Integer.toString(clue);
        Cell first = line.get(0);
        boolean isInRow = line.get(line.size() - 1).row() == first.row();
        if (line.size() < 2 || line.size() != (isInRow ? layout.columns() : layout.rows()) || !isInOneHouse(line)) {
            return List.of(new Shape.Line(Shape.LineStyle.PLAIN, line, label));
        }
        Cell second = line.get(1);
        int row = 2 * first.row() - second.row();
        int column = 2 * first.column() - second.column();
        return List.of(new Shape.Outside(style, row, column, 0, 0, label));
    }
}
