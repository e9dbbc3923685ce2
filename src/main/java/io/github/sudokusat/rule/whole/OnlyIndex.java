package io.github.sudokusat.rule.whole;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.TextRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The negative rule of index cells: no other cell is an index. If r2c1 is no column index, then it is not 5, or r2c5 is not 1; and it is not 1. It may
 * be about all cells, or about some, such as those of columns 1, 5 and 9.
 *
 * <p>What an index cell names is an index, too: if r2c1 is 5 and r2c5 is 1, each says where the number of its own column is. So both must be index cells
 * if the rule is about both.
 *
 * <p>Text: {@code only-index column}, {@code only-index row left1 left5 left9}, {@code only-index box r1c1-r9c9}.
 */
public final class OnlyIndex extends TextRule {

    private final Indexing.Kind kind;

    private OnlyIndex(Indexing.Kind kind, List<Cell> cells) {
        super(
                "only-index " + kind.word() + (cells.isEmpty() ? "" : " at " + cells.get(0)),
                "only-index " + kind.word() + (cells.isEmpty() ? "" : " " + CellText.of(cells)),
                cells);
        this.kind = kind;
    }

    /**
     * A rule.
     *
     * @param kind what digits are places in
     * @param cells the cells that it is about; all if there is none
     * @return the rule
     */
    public static OnlyIndex of(Indexing.Kind kind, List<Cell> cells) {
        return new OnlyIndex(kind, cells);
    }

    /**
     * What digits are places in.
     *
     * @return the kind
     */
    public Indexing.Kind kind() {
        return kind;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        Set<Integer> open = open(layout);
        List<Primitive> primitives = new ArrayList<>();
        for (int cell : open) {
            int[] places = kind.places(cell, layout);
            int own = Indexing.placeOf(cell, places);
            for (int place = 1; place <= places.length; place++) {
                int other = places[place - 1];
                boolean isNew = other >= cell || !open.contains(other);
                if (isNew && values.include(own) && values.include(place)) {
                    primitives.add(notBoth(layout, cell, place, other, own));
                }
            }
        }
        return primitives;
    }

    /** Two cells, which may be the same, do not have two values. */
    private static DigitClause notBoth(Layout layout, int one, int value, int other, int otherValue) {
        int side = layout.side();
        DigitValues values = layout.values();
        long without = Digits.all(side) & ~Digits.of(values.digit(value));
        long otherWithout = Digits.all(side) & ~Digits.of(values.digit(otherValue));
        return one == other
                ? DigitClause.of(side, one, without)
                : DigitClause.of(side, new int[] {one, other}, new long[] {without, otherWithout});
    }

    /** The cells that are no index. */
    private Set<Integer> open(Layout layout) {
        Set<Integer> open = new LinkedHashSet<>();
        int[] regions = layout.regionOfCells();
        for (int cell : cells().isEmpty() ? layout.cells() : numbers(cells(), layout.side())) {
            if (kind != Indexing.Kind.BOX || regions[cell] >= 0) {
                open.add(cell);
            } else if (!cells().isEmpty()) {
                throw new IllegalArgumentException(name() + " has the cell " + Cell.numbered(cell, layout.side())
                        + ", which is in no box or region");
            }
        }
        for (Rule rule : layout.rules()) {
            if (rule instanceof Indexing index && index.kind() == kind) {
                index.cells().forEach(cell -> open.remove(cell.number(layout.side())));
            }
        }
        return open;
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        Layout layout = grid.layout();
        Set<Set<Integer>> told = new LinkedHashSet<>();
        for (int cell : open(layout)) {
            int[] places = kind.places(cell, layout);
            int value = layout.values().of(grid.digit(cell));
            boolean isPlace = value > 0 && value <= places.length;
            int other = isPlace ? places[value - 1] : cell;
            int own = Indexing.placeOf(cell, places);
            boolean isIndex = isPlace && layout.values().of(grid.digit(other)) == own;
            if (isIndex && told.add(new TreeSet<>(List.of(cell, other)))) {
                found.accept(
                        breach(Cell.numbered(cell, layout.side()), value, Cell.numbered(other, layout.side()), own));
            }
        }
    }

    private Conflict breach(Cell cell, int value, Cell other, int own) {
        String first = "is broken by " + value + " in " + cell;
        return cell.equals(other)
                ? broken(List.of(cell), first)
                : broken(List.of(cell, other), first + " and " + own + " in " + other);
    }
}
