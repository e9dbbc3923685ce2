package io.github.sudokusat.rule.pair;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.PairwiseRule;
import java.util.List;

/**
 * A mark between two cells, which need not be neighbours: their digits have a difference (a white dot: 1), a ratio (a black dot: 2), or a sum (V: 5,
 * X: 10). With the ratio 2, 3 and 6 may stand there in either order.
 *
 * <p>Text: {@code difference 1 r1c1 r1c2}, {@code ratio 2 r1c1 r1c2}, {@code pair-sum 10 r1c1 r1c2}. Without a number a difference is 1 and a ratio
 * 2, and the mark of a sum is only drawn: it demands nothing, but like every mark it lifts {@link OnlyMarked} rules from its two cells.
 */
public final class PairMark extends PairwiseRule {

    /** What a mark is about. */
    public enum Kind {
        /** The larger digit minus the smaller one. */
        DIFFERENCE("difference", 0),
        /** The larger digit divided by the smaller one. */
        RATIO("ratio", 1),
        /** The sum of both digits. */
        SUM("pair-sum", 0);

        private final String word;
        private final int least;

        Kind(String word, int least) {
            this.word = word;
            this.least = least;
        }

        /**
         * The least number that makes sense.
         *
         * @return 0 for a difference, 1 for a ratio, 0 for a sum
         */
        public int least() {
            return least;
        }

        /**
         * The word in the text form of rules.
         *
         * @return a lower-case word
         */
        public String word() {
            return word;
        }

        /** Whether two digits have a difference, ratio or sum. */
        boolean holds(int value, int first, int second) {
            return switch (this) {
                case DIFFERENCE -> Math.abs(first - second) == value;
                case RATIO -> Math.max(first, second) == (long) value * Math.min(first, second);
                case SUM -> first + second == value;
            };
        }

        /** Whether a mark of this kind lifts a negative rule of another: dots do so for dots, sums for sums. */
        boolean lifts(Kind negative) {
            return (this == SUM) == (negative == SUM);
        }
    }

    private final Kind kind;
    private final int value;

    private PairMark(Kind kind, int value, List<Cell> cells) {
        super(
                kind.word + (value < 0 ? "" : " " + value) + " at " + cells.get(0) + " and " + cells.get(1),
                kind.word + (value < 0 ? "" : " " + value) + " " + cells.get(0) + " " + cells.get(1),
                cells);
        this.kind = kind;
        this.value = value;
    }

    /**
     * A mark of a difference.
     *
     * @param difference the difference, 0 or more
     * @param one a cell
     * @param other another cell
     * @return the rule, the same for both orders of the cells
     * @throws IllegalArgumentException if the cells are the same or the number is less
     */
    public static PairMark difference(int difference, Cell one, Cell other) {
        return of(Kind.DIFFERENCE, difference, one, other);
    }

    /**
     * A mark of a ratio.
     *
     * @param ratio the ratio of the larger digit to the smaller one, 1 or more
     * @param one a cell
     * @param other another cell
     * @return the rule, the same for both orders of the cells
     * @throws IllegalArgumentException if the cells are the same or the number is less
     */
    public static PairMark ratio(int ratio, Cell one, Cell other) {
        return of(Kind.RATIO, ratio, one, other);
    }

    /**
     * A mark of a sum.
     *
     * @param sum the sum, 0 or more
     * @param one a cell
     * @param other another cell
     * @return the rule, the same for both orders of the cells
     * @throws IllegalArgumentException if the cells are the same or the number is less
     */
    public static PairMark sum(int sum, Cell one, Cell other) {
        return of(Kind.SUM, sum, one, other);
    }

    /**
     * A mark of a sum that is drawn without its number.
     *
     * @param one a cell
     * @param other another cell
     * @return the rule, which demands nothing but lifts negative rules about sums; the same for both orders of the cells
     * @throws IllegalArgumentException if the cells are the same
     */
    public static PairMark drawn(Cell one, Cell other) {
        return new PairMark(Kind.SUM, -1, sorted(one, other));
    }

    /**
     * A mark of a kind.
     *
     * @param kind the kind
     * @param value the difference, ratio or sum
     * @param one a cell
     * @param other another cell
     * @return the rule, the same for both orders of the cells
     * @throws IllegalArgumentException if the cells are the same or the value is less than {@link Kind#least}
     */
    public static PairMark of(Kind kind, int value, Cell one, Cell other) {
        requireValue(kind, value);
        return new PairMark(kind, value, sorted(one, other));
    }

    static void requireValue(Kind kind, int value) {
        if (value < kind.least) {
            throw new IllegalArgumentException(
                    "a " + kind.word + " must be " + kind.least + " or more, but is " + value);
        }
    }

    private static List<Cell> sorted(Cell one, Cell other) {
        int order = compare(one, other);
        if (order == 0) {
            throw new IllegalArgumentException("a mark needs two different cells, but has " + one + " twice");
        }
        return order < 0 ? List.of(one, other) : List.of(other, one);
    }

    /**
     * The mark's kind.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    /**
     * Whether the mark has a number.
     *
     * @return false if it is only drawn
     */
    public boolean hasValue() {
        return value >= 0;
    }

    /**
     * The difference, ratio or sum.
     *
     * @return the number; −1 if the mark is only drawn
     */
    public int value() {
        return value;
    }

    @Override
    protected List<Pair> pairs() {
        return hasValue() ? List.of(new Pair(0, 1)) : List.of();
    }

    @Override
    protected boolean allows(int first, int second) {
        return kind.holds(value, first, second);
    }

    @Override
    protected String breach(Cell first, int firstDigit, Cell second, int secondDigit) {
        return "has " + firstDigit + " and " + secondDigit;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        Shape.MarkStyle style = switch (kind) {
            case DIFFERENCE -> Shape.MarkStyle.WHITE;
            case RATIO -> Shape.MarkStyle.BLACK;
            case SUM -> Shape.MarkStyle.LETTER;
        };
        return List.of(new Shape.Mark(style, cells().get(0), cells().get(1), mark()));
    }

    /** What is written on the mark: nothing on dots with their usual values. */
    private String mark() {
        boolean isUsual = kind == Kind.DIFFERENCE ? value == 1 : kind == Kind.RATIO && value == 2;
        if (isUsual) {
            return "";
        }
        if (kind == Kind.SUM && (value == 5 || value == 10)) {
            return value == 5 ? "V" : "X";
        }
        return value < 0 ? "XV" : Integer.toString(value);
    }
}
