package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** A rule that demands nothing and is drawn with some shapes. */
record DrawnRule(String name, List<Cell> cells, List<Shape> shapes) implements NamedRule {

    static DrawnRule of(String name, Shape... shapes) {
        return new DrawnRule(name, List.of(), List.of(shapes));
    }

    static List<Cell> cells(String names) {
        return Arrays.stream(names.split(" ", -1)).map(Cell::parse).toList();
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return shapes;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        return List.of();
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {}
}
