package toy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.List;

/** A rule in the smallest form: the product of two digits is a square. What is wrong with a grid follows from the primitive. */
record SquareProduct(Cell first, Cell second) implements NamedRule {

    @Override
    public String name() {
        return "square product at " + first;
    }

    @Override
    public List<Cell> cells() {
        return List.of(first, second);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        return List.of(PairRelation.of(side, first.number(side), second.number(side), SquareProduct::isSquare));
    }

    private static boolean isSquare(int a, int b) {
        int root = (int) Math.round(Math.sqrt(a * b));
        return root * root == a * b;
    }
}
