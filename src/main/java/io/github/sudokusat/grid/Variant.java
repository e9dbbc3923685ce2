package io.github.sudokusat.grid;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A published addition to the rules of Sudoku: more houses, or pairs of cells that must differ. */
public enum Variant {
    /** Sudoku X: each digit once on both diagonals; any layout. */
    DIAGONALS("diagonals"),
    /** Windoku (hyper sudoku): each digit once in every window; square boxes of side 2 or more. */
    WINDOKU("windoku"),
    /** Disjoint groups: each digit once at each position in the boxes; rectangular boxes. */
    DISJOINT_GROUPS("disjoint"),
    /** Anti-knight: cells a knight's move apart differ; any layout. */
    ANTI_KNIGHT("anti-knight"),
    /** Anti-king: cells that touch at a corner differ; any layout. */
    ANTI_KING("anti-king");

    private final String text;

    Variant(String text) {
        this.text = text;
    }

    /**
     * The variant's name on the command line and in exported files.
     *
     * @return a lower-case word
     */
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }

    /**
     * The variant with a given name.
     *
     * @param text a name as returned by {@link #text()}
     * @return the variant; empty if there is none with that name
     */
    public static Optional<Variant> named(String text) {
        for (Variant variant : values()) {
            if (variant.text.equals(text)) {
                return Optional.of(variant);
            }
        }
        return Optional.empty();
    }

    /**
     * Checks that the variant exists for a layout's boxes and digits.
     *
     * @throws UnfitRuleException if it does not; a null shape is a jigsaw
     */
    void requireFits(LayoutBase base, DigitValues values) {
        BoxShape shape = base.boxShape;
        if (values.doublers() && !isLeap()) {
            throw UnfitRuleException.withDoublers(text);
        }
        if (!base.isSquare() && !isLeap()) {
            throw unfit(
                    LayoutNeed.SQUARE,
                    "there are " + base.rows + " rows, " + base.columns + " columns and " + base.side + " digits");
        }
        boolean needsBoxes = this == WINDOKU || this == DISJOINT_GROUPS;
        if (needsBoxes && !base.isUsual()) {
            throw unfit(LayoutNeed.WHOLE_BOXES, "there are none");
        }
        if (needsBoxes && shape == null) {
            throw unfit(LayoutNeed.BOXES, "this is a jigsaw of side " + base.side);
        }
        if (this == WINDOKU && shape != null && (shape.rows() != shape.columns() || shape.rows() < 2)) {
            throw unfit(LayoutNeed.SQUARE_BOXES, "these are " + shape);
        }
    }

    private UnfitRuleException unfit(LayoutNeed need, String found) {
        return new UnfitRuleException(text, need, ", but " + found);
    }

    /** The houses that the variant adds to boxes that {@linkplain #requireFits fit}; none if it adds a rule. */
    List<House> houses(LayoutBase base) {
        BoxShape shape = base.boxShape;
        return switch (this) {
            case DIAGONALS -> House.numbered(House.Kind.DIAGONAL, diagonals(base.side));
            case WINDOKU -> shape == null ? List.of() : House.numbered(House.Kind.WINDOW, windows(shape));
            case DISJOINT_GROUPS ->
                shape == null ? List.of() : House.byGroup(House.Kind.DISJOINT_GROUP, placeInBox(shape));
            case ANTI_KNIGHT, ANTI_KING -> List.of();
        };
    }

    /** The rule that the variant adds; empty if it adds houses. */
    Optional<MustDiffer> rule(LayoutBase base) {
        return switch (this) {
            case ANTI_KNIGHT -> Optional.of(leaps(base, 1, 2, 2, 1));
            case ANTI_KING -> Optional.of(leaps(base, 1, 1));
            case DIAGONALS, WINDOKU, DISJOINT_GROUPS -> Optional.empty();
        };
    }

    private boolean isLeap() {
        return this == ANTI_KNIGHT || this == ANTI_KING;
    }

    private static int[][] diagonals(int side) {
        int[][] cells = new int[2][side];
        for (int i = 0; i < side; i++) {
            cells[0][i] = i * side + i;
            cells[1][i] = i * side + (side - 1 - i);
        }
        return cells;
    }

    /** The windows are one cell away from the border and from each other. */
    private static int[][] windows(BoxShape shape) {
        int length = shape.rows();
        int side = shape.side();
        int[][] cells = new int[(length - 1) * (length - 1)][side];
        for (int window = 0; window < cells.length; window++) {
            int top = 1 + window / (length - 1) * (length + 1);
            int left = 1 + window % (length - 1) * (length + 1);
            for (int i = 0; i < side; i++) {
                cells[window][i] = (top + i / length) * side + left + i % length;
            }
        }
        return cells;
    }

    /** Returns, for each cell, its position in its box. */
    private static int[] placeInBox(BoxShape shape) {
        int side = shape.side();
        int[] placeOfCell = new int[side * side];
        for (int cell = 0; cell < placeOfCell.length; cell++) {
            placeOfCell[cell] = cell / side % shape.rows() * shape.columns() + cell % side % shape.columns();
        }
        return placeOfCell;
    }

    /** The pairs of cells of which one lies a number of rows below and a number of columns to the left or right of the other. */
    private MustDiffer leaps(LayoutBase base, int... steps) {
        int side = base.side;
        int[] cells = new int[side * side * 2 * steps.length];
        int size = 0;
        for (int cell = 0; cell < side * side; cell++) {
            for (int i = 0; i < steps.length; i += 2) {
                for (int sign = -1; sign <= 1; sign += 2) {
                    int row = cell / side + steps[i];
                    int column = cell % side + sign * steps[i + 1];
                    if (base.uses(cell) && row < base.rows && column >= 0 && column < base.columns) {
                        cells[size++] = cell;
                        cells[size++] = row * side + column;
                    }
                }
            }
        }
        return MustDiffer.of(text, Arrays.copyOf(cells, size));
    }
}
