package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;
import java.util.List;

/**
 * Some cells contain each of some digits as often as it is listed, at least or exactly; digits that are not listed may be there, too.
 *
 * <p>Text: {@code contains 1,4,4 r1c1-r1c5}, which 4 1 4 4 7 fulfil, {@code contains-exactly 1,4,4 r1c1-r1c5}, which they do not, and
 * {@code quadruple 1,4,6 r1c1 r1c2 r2c1 r2c2}, a circle between four cells with up to four digits that are there at least so often.
 */
public final class Contains extends TallyRule {

    /** How often the digits occur, and how the rule is drawn. */
    public enum Kind {
        /** At least as often as they are listed. */
        AT_LEAST("contains"),
        /** Exactly as often as they are listed. */
        EXACTLY("contains-exactly"),
        /** At least as often as they are listed, as a circle where four cells meet. */
        QUADRUPLE("quadruple");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    private final Kind kind;
    private final int[] digits;

    private Contains(Kind kind, int[] digits, List<Cell> cells) {
        super(kind.word + " " + list(digits), cells, Tally.ofDigits(digits, kind == Kind.EXACTLY));
        this.kind = kind;
        this.digits = digits;
    }

    /**
     * Cells that contain some digits.
     *
     * @param digits the digits' values, each from 0 and as often as it must occur; one or more, in any order; copied
     * @param cells the cells, one or more, each once
     * @param exactly whether they may not occur more often
     * @return the rule
     * @throws IllegalArgumentException if there is no digit or no cell, a digit is out of range, or a cell is listed twice
     */
    public static Contains of(int[] digits, List<Cell> cells, boolean exactly) {
        return of(exactly ? Kind.EXACTLY : Kind.AT_LEAST, digits, cells);
    }

    /**
     * A quadruple: a circle where four cells meet.
     *
     * @param digits the values of one to four digits, each from 0 and as often as it must occur; in any order; copied
     * @param cells the four cells around it, in any order
     * @return the rule
     * @throws IllegalArgumentException if there are fewer or more digits, one is out of range, or the cells are not two by two
     */
    public static Contains quadruple(int[] digits, List<Cell> cells) {
        if (digits.length > 4 || !isTwoByTwo(cells)) {
            throw new IllegalArgumentException(
                    "a quadruple needs one to four digits and the four cells around a corner");
        }
        return of(Kind.QUADRUPLE, digits, cells);
    }

    /**
     * Whether cells are the four around a corner, as a quadruple needs.
     *
     * @param cells cells
     * @return true if they are two by two cells, in any order
     */
    public static boolean isTwoByTwo(List<Cell> cells) {
        int row = cells.stream().mapToInt(Cell::row).min().orElse(0);
        int column = cells.stream().mapToInt(Cell::column).min().orElse(0);
        return cells.size() == 4
                && cells.stream().distinct().count() == 4
                && cells.stream().allMatch(cell -> cell.row() <= row + 1 && cell.column() <= column + 1);
    }

    private static Contains of(Kind kind, int[] digits, List<Cell> cells) {
        int[] sorted = Arrays.stream(digits).sorted().toArray();
        if (cells.isEmpty() || sorted.length == 0 || sorted[0] < 0 || sorted[sorted.length - 1] > Digits.MAX_SIDE) {
            throw new IllegalArgumentException(
                    "\"" + kind.word + "\" needs a cell and digits from 0 to " + Digits.MAX_SIDE);
        }
        return new Contains(kind, sorted, requireDistinct("\"" + kind.word + "\"", cells));
    }

    private static String list(int[] digits) {
        StringBuilder list = new StringBuilder();
        for (int digit : digits) {
            list.append(list.isEmpty() ? "" : ",").append(digit);
        }
        return list.toString();
    }

    /**
     * How often the digits occur.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * The digits.
     *
     * @return a new array, ascending, with the value of each digit as often as it must occur
     */
    public int[] digits() {
        return digits.clone();
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        if (kind != Kind.QUADRUPLE) {
            return List.of(new Shape.Cage(cells(), (kind == Kind.EXACTLY ? "=" : "") + list(digits)));
        }
        return List.of(new Shape.Corner(
                cells(), Arrays.stream(digits).mapToObj(Integer::toString).toList()));
    }
}
