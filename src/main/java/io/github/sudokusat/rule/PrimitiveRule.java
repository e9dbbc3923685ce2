package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.primitive.Primitive;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/**
 * A rule that is given by its name and primitives, without a class of its own.
 *
 * <p>It is also what becomes of a rule of a user's class that is written as text and read back.
 */
public final class PrimitiveRule implements NamedRule {

    private final String name;
    private final List<Primitive> primitives;
    private final List<Cell> cells;

    private PrimitiveRule(String name, List<Primitive> primitives) {
        this.name = name;
        this.primitives = List.copyOf(primitives);
        TreeSet<Integer> numbers = new TreeSet<>();
        for (Primitive primitive : primitives) {
            for (int cell : primitive.cells()) {
                numbers.add(cell);
            }
        }
        int side = primitives.get(0).side();
        this.cells = numbers.stream().map(number -> Cell.numbered(number, side)).toList();
    }

    /**
     * A rule.
     *
     * @param name what it is called in messages and exported files
     * @param primitives what it demands; copied
     * @return the rule, which fits layouts of its primitives' side only
     * @throws IllegalArgumentException if the name is blank or has a line break or another control character, there is no primitive, or they are of
     *     different sides
     */
    public static PrimitiveRule of(String name, List<? extends Primitive> primitives) {
        Rule.requireName(Objects.requireNonNull(name, "name"));
        if (primitives.stream().mapToInt(Primitive::side).distinct().count() != 1) {
            throw new IllegalArgumentException("a rule needs primitives of one side: " + name);
        }
        return new PrimitiveRule(name, List.copyOf(primitives));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Cell> cells() {
        return cells;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = primitives.get(0).side();
        if (side != layout.side()) {
            throw new IllegalArgumentException(
                    "rule " + name + " is one for a grid of side " + side + ", not of side " + layout.side());
        }
        return primitives;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof PrimitiveRule other && name.equals(other.name) && primitives.equals(other.primitives);
    }

    @Override
    public int hashCode() {
        return name.hashCode() * 31 + primitives.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
