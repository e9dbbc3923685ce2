package consumer;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** An embedder's own rule: the halves of each row have the same sum, and its first and last digit an odd one. */
final class BalancedRows implements NamedRule {

    @Override
    public String name() {
        return "balanced rows";
    }

    @Override
    public List<Cell> cells() {
        return List.of();
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        List<Primitive> primitives = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            int[] cells = new int[side];
            int[] signs = new int[side];
            for (int column = 0; column < side; column++) {
                cells[column] = row * side + column;
                signs[column] = column < side / 2 ? 1 : -1;
            }
            primitives.add(LinearSum.of(side, cells, signs, 0));
            primitives.add(PairRelation.of(side, cells[0], cells[side - 1], (first, last) -> (first + last) % 2 == 1));
        }
        return primitives;
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        int side = grid.layout().side();
        for (int row = 0; row < side; row++) {
            int difference = 0;
            boolean isComplete = true;
            for (int column = 0; column < side; column++) {
                int digit = grid.digit(row * side + column);
                isComplete &= digit != 0;
                difference += column < side / 2 ? digit : -digit;
            }
            int first = grid.digit(row * side);
            int last = grid.digit(row * side + side - 1);
            if (isComplete && difference != 0) {
                found.accept(Conflict.of(this, List.of(new Cell(row, 0)), difference, name() + ": row is off balance"));
            }
            if (first != 0 && last != 0 && (first + last) % 2 == 0) {
                found.accept(Conflict.of(
                        this, List.of(new Cell(row, 0), new Cell(row, side - 1)), name() + ": ends are even"));
            }
        }
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof BalancedRows;
    }

    @Override
    public int hashCode() {
        return 1;
    }
}
