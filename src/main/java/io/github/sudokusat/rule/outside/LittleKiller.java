package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.SumRange;
import io.github.sudokusat.rule.Sums;
import io.github.sudokusat.rule.TextRule;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A little killer: the digits from a cell to the edge of the grid in a diagonal direction have a sum; they may repeat.
 *
 * <p>Text: {@code little-killer 22 r1c2 down-right}, or with the cells {@code little-killer 22 r1c2-r8c9}. {@link #cells()} is the first cell only,
 * because the others depend on the side of the grid.
 */
public final class LittleKiller extends TextRule {

    private final int sum;
    private final Diagonal direction;

    private LittleKiller(int sum, Cell first, Diagonal direction) {
        super(
                "little killer " + sum + " " + direction + " from " + first,
                "little-killer " + sum + " " + first + " " + direction,
                List.of(first));
        this.sum = sum;
        this.direction = direction;
    }

    /**
     * A little killer.
     *
     * @param sum the sum, 0 or more; only digits from 0 can sum to 0
     * @param first the cell at the edge, where it begins
     * @param direction where it goes from there
     * @return the rule
     * @throws IllegalArgumentException if the sum is negative
     */
    public static LittleKiller of(int sum, Cell first, Diagonal direction) {
        return new LittleKiller(OutsideClue.requireAtLeast(0, sum), first, direction);
    }

    /**
     * A little killer by its cells.
     *
     * @param sum the sum, 0 or more; only digits from 0 can sum to 0
     * @param cells the cells of a diagonal, two or more, up to the edge of the grid
     * @return the rule, which goes to the edge even if the last cells are not listed
     * @throws IllegalArgumentException if the sum is negative, or the cells do not go on in one diagonal direction
     */
    public static LittleKiller of(int sum, List<Cell> cells) {
        Optional<Diagonal> direction = directionOf(cells);
        if (direction.isEmpty()) {
            throw new IllegalArgumentException("a little killer needs two or more cells in a diagonal direction");
        }
        return of(sum, cells.get(0), direction.get());
    }

    /**
     * The direction in which cells go on.
     *
     * @param cells the cells
     * @return the direction; empty if there are fewer than two cells, or it is not always the same diagonal direction
     */
    public static Optional<Diagonal> directionOf(List<Cell> cells) {
        if (cells.size() < 2) {
            return Optional.empty();
        }
        Optional<Diagonal> direction = Diagonal.between(cells.get(0), cells.get(1));
        for (int i = 2; i < cells.size(); i++) {
            if (!Diagonal.between(cells.get(i - 1), cells.get(i)).equals(direction)) {
                return Optional.empty();
            }
        }
        return direction;
    }

    /**
     * The sum.
     *
     * @return 0 or more
     */
    public int sum() {
        return sum;
    }

    /**
     * The cell where it begins.
     *
     * @return the cell
     */
    public Cell first() {
        return cells().get(0);
    }

    /**
     * Where it goes.
     *
     * @return the direction
     */
    public Diagonal direction() {
        return direction;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        return List.of(Sums.of(layout, this, sum, cells(layout)));
    }

    private List<Cell> cells(Layout layout) {
        return direction.cells(first(), layout.rows(), layout.columns());
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        List<Cell> cells = cells(grid.layout());
        SumRange range = SumRange.of(
                cells.stream().mapToInt(grid::value).toArray(), grid.layout().values());
        if (range.excludes(sum)) {
            found.accept(broken(cells, range, sum, "is"));
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        int row = first().row() - direction.rows();
        int column = first().column() - direction.columns();
        boolean isOutside = row < 0 || row == layout.rows() || column < 0 || column == layout.columns();
        String label = Integer.toString(sum);
        return List.of(
                isOutside
                        ? new Shape.Outside(
                                Shape.ClueStyle.PLAIN, row, column, direction.rows(), direction.columns(), label)
                        : new Shape.Line(Shape.LineStyle.SUM, cells(layout), label));
    }
}
