package io.github.sudokusat.rule.pair;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.TextRule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A minimum or maximum: the digit of a cell is less, or greater, than those of its neighbours in its row and column. Neighbours that are marked as
 * the same are not compared, so that an area can be marked as low.
 *
 * <p>Text: {@code minimum r5c5}, {@code maximum r5c5}.
 */
public final class Extremum extends TextRule {

    private final boolean isMinimum;

    private Extremum(boolean isMinimum, Cell cell) {
        super(
                (isMinimum ? "minimum at " : "maximum at ") + cell,
                (isMinimum ? "minimum " : "maximum ") + cell,
                List.of(cell));
        this.isMinimum = isMinimum;
    }

    /**
     * A minimum.
     *
     * @param cell the cell
     * @return the rule
     */
    public static Extremum minimum(Cell cell) {
        return new Extremum(true, cell);
    }

    /**
     * A maximum.
     *
     * @param cell the cell
     * @return the rule
     */
    public static Extremum maximum(Cell cell) {
        return new Extremum(false, cell);
    }

    /**
     * Whether the cell is a minimum.
     *
     * @return true for a minimum, false for a maximum
     */
    public boolean isMinimum() {
        return isMinimum;
    }

    /** The neighbours that are not marked as the cell is. */
    private List<Cell> compared(Layout layout) {
        Cell cell = cells().get(0);
        List<Cell> compared = new ArrayList<>();
        add(compared, layout, cell.row() - 1, cell.column());
        add(compared, layout, cell.row(), cell.column() - 1);
        add(compared, layout, cell.row(), cell.column() + 1);
        add(compared, layout, cell.row() + 1, cell.column());
        return compared;
    }

    private void add(List<Cell> compared, Layout layout, int row, int column) {
        if (row < 0 || column < 0 || row >= layout.rows() || column >= layout.columns()) {
            return;
        }
        Rule same = new Extremum(isMinimum, new Cell(row, column));
        if (!layout.rules().contains(same)) {
            compared.add(new Cell(row, column));
        }
    }

    private boolean allows(int digit, int neighbour) {
        return isMinimum ? digit < neighbour : digit > neighbour;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        DigitValues values = layout.values();
        List<Primitive> primitives = new ArrayList<>();
        for (Cell neighbour : compared(layout)) {
            primitives.add(PairRelation.of(
                    side,
                    cells().get(0).number(side),
                    neighbour.number(side),
                    (one, other) -> allows(values.worth(one), values.worth(other))));
        }
        return primitives;
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        Cell cell = cells().get(0);
        int digit = grid.value(cell);
        for (Cell neighbour : compared(grid.layout())) {
            int other = grid.value(neighbour);
            boolean areKnown = digit != DigitValues.BLANK && other != DigitValues.BLANK;
            if (areKnown && !allows(digit, other)) {
                String relation = isMinimum ? "less" : "greater";
                found.accept(broken(
                        List.of(cell, neighbour),
                        "has " + digit + ", which is not " + relation + " than " + other + " in " + neighbour));
            }
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        Shape.ShadeStyle style = isMinimum ? Shape.ShadeStyle.MINIMUM : Shape.ShadeStyle.MAXIMUM;
        return List.of(new Shape.Shade(style, cells()));
    }
}
