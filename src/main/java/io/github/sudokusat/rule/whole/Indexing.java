package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.TextRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * Index cells: the digit of each says where in its row, column or box its own place is written. If r2c1 is a column index with the digit 5, then r2c5
 * is 1, and if r2c5 is 1, then r2c1 is 5: cell (<i>r</i>, <i>c</i>) is <i>v</i> exactly if cell (<i>r</i>, <i>v</i>) is <i>c</i>. Likewise (<i>r</i>,
 * <i>c</i>) is <i>v</i> as a row index exactly if (<i>v</i>, <i>c</i>) is <i>r</i>. As a box index, the cell at place <i>p</i> of its box or region,
 * in reading order, is <i>v</i> exactly if the cell at place <i>v</i> is <i>p</i>.
 *
 * <p>Text: {@code index column r1c1-r9c1}, {@code index row r1c1-r1c9}, {@code index box r1c1 r2c2}.
 */
public final class Indexing extends TextRule {

    /** What the digits are places in. */
    public enum Kind {
        /** The place in the row is the column. */
        COLUMN("column"),
        /** The place in the column is the row. */
        ROW("row"),
        /** The place in the box or region, in reading order. */
        BOX("box");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /**
         * The word in the text form of rules.
         *
         * @return a lower-case word
         */
        public String word() {
            return word;
        }

        /** The cells among which a cell's digit names one: place 1 first. */
        int[] places(int cell, Layout layout) {
            int side = layout.side();
            int[] places = new int[layout.cellCount()];
            int[] regions = layout.regionOfCells();
            int size = 0;
            for (int other : layout.cells()) {
                boolean isPlace = switch (this) {
                    case COLUMN -> other / side == cell / side;
                    case ROW -> other % side == cell % side;
                    case BOX -> regions[other] == regions[cell];
                };
                if (isPlace) {
                    places[size++] = other;
                }
            }
            return Arrays.copyOf(places, size);
        }
    }

    private final Kind kind;

    private Indexing(Kind kind, List<Cell> cells) {
        super(kind.word + " index at " + cells.get(0), "index " + kind.word + " " + CellText.of(cells), cells);
        this.kind = kind;
    }

    /**
     * Index cells.
     *
     * @param kind what their digits are places in
     * @param cells the cells
     * @return the rule
     * @throws IllegalArgumentException if there is no cell
     */
    public static Indexing of(Kind kind, List<Cell> cells) {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a " + kind.word + " index needs at least one cell");
        }
        return new Indexing(kind, cells);
    }

    /**
     * What the digits are places in.
     *
     * @return the kind
     */
    public Kind kind() {
        return kind;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        List<Primitive> primitives = new ArrayList<>();
        for (Cell cell : new LinkedHashSet<>(cells())) {
            int index = cell.number(side);
            if (kind == Kind.BOX && layout.regionOfCells()[index] < 0) {
                throw new IllegalArgumentException(name() + " has the cell " + cell + ", which is in no box or region");
            }
            int[] places = kind.places(index, layout);
            int own = placeOf(index, places);
            DigitValues values = layout.values();
            if (!values.include(own)) {
                throw new IllegalArgumentException(
                        name() + " needs the digit " + own + ", but digits are " + values.words());
            }
            if (values.least() == 0 || values.greatest() > places.length) {
                primitives.add(DigitClause.of(side, index, values.where(value -> value > 0 && value <= places.length)));
            }
            long others = values.where(value -> value != own);
            for (int place = 1; place <= places.length; place++) {
                if (!values.include(place)) {
                    primitives.add(DigitClause.of(side, places[place - 1], others));
                } else if (place != own) {
                    addEquivalence(primitives, side, index, values.digit(place), places[place - 1], values.digit(own));
                }
            }
        }
        return primitives;
    }

    /** The number of a cell among its places, from 1. */
    static int placeOf(int cell, int... places) {
        int place = 1;
        while (places[place - 1] != cell) {
            place++;
        }
        return place;
    }

    /** One cell has a digit exactly if another has another. */
    private static void addEquivalence(
            List<Primitive> primitives, int side, int one, int digit, int other, int otherDigit) {
        int[] cells = {one, other};
        long with = Digits.of(digit);
        long otherWith = Digits.of(otherDigit);
        long all = Digits.all(side);
        primitives.add(DigitClause.of(side, cells, new long[] {all & ~with, otherWith}));
        primitives.add(DigitClause.of(side, cells, new long[] {with, all & ~otherWith}));
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        Layout layout = grid.layout();
        for (Cell cell : new LinkedHashSet<>(cells())) {
            int index = cell.number(layout.side());
            int digit = grid.value(cell);
            int[] places = kind.places(index, layout);
            if (digit == 0 || digit > places.length) {
                found.accept(broken(List.of(cell), "has " + digit + " in " + cell + ", which is no place"));
            }
            int own = placeOf(index, places);
            for (int place = 1; place <= places.length && digit > 0; place++) {
                Cell target = Cell.numbered(places[place - 1], layout.side());
                int there = grid.value(target);
                if (there != DigitValues.BLANK && (place == digit) != (there == own)) {
                    found.accept(broken(
                            List.of(cell, target),
                            "has " + digit + " in " + cell + ", but " + there + " in " + target));
                }
            }
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        Shape.ShadeStyle style = switch (kind) {
            case COLUMN -> Shape.ShadeStyle.INDEX_COLUMN;
            case ROW -> Shape.ShadeStyle.INDEX_ROW;
            case BOX -> Shape.ShadeStyle.INDEX_BOX;
        };
        return List.of(new Shape.Shade(style, cells()));
    }
}
