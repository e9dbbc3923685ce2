package io.github.sudokusat.grid;

import io.github.sudokusat.primitive.Primitive;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A named rule with what it demands on a layout.
 *
 * @param rule the rule
 * @param name what it is called on the layout: the rule's own name, and, where other rules have the same, also its last cell, such as {@code arrow at
 *     r1c1 to r3c3}, if that tells them apart
 * @param primitives its primitives on the layout; copied
 */
public record StatedRule(NamedRule rule, String name, List<Primitive> primitives) {

    public StatedRule {
        if (primitives == null) {
            throw new NullPointerException("the primitives of " + name);
        }
        primitives = List.copyOf(primitives);
    }

    /**
     * A rule that is called by its own name.
     *
     * @param rule the rule
     * @param primitives its primitives on the layout; copied
     */
    public StatedRule(NamedRule rule, List<Primitive> primitives) {
        this(rule, rule.name(), primitives);
    }

    /**
     * A part of the rule, under the same name.
     *
     * @param some some of the primitives; copied
     * @return the part
     */
    public StatedRule part(List<Primitive> some) {
        return new StatedRule(rule, name, some);
    }

    /**
     * Whether the primitives keep pairs of cells different; these are among the layout's {@link Layout#mustDifferRules()}, in the order of the stated
     * rules.
     *
     * @return true if there is such a pair
     */
    public boolean keepsPairs() {
        return primitives.stream().anyMatch(primitive -> primitive.size() > 1 && primitive.keepsDifferent());
    }

    /**
     * The pairs of cells that the primitives keep different.
     *
     * @return the pairs, under the name of the rule; empty if there is none
     */
    public Optional<MustDiffer> pairs() {
        int[] cells = primitives.stream()
                .flatMapToInt(primitive -> Arrays.stream(primitive.differentPairs()))
                .toArray();
        return cells.length == 0 ? Optional.empty() : Optional.of(MustDiffer.of(name, cells));
    }

    /** Reports each primitive that the digits of a grid break, with digits of which each is needed for that; what several report alike, once. */
    void conflicts(Grid grid, Consumer<Conflict> found) {
        Set<Conflict> told = new LinkedHashSet<>();
        for (Primitive primitive : primitives) {
            int[] digits = new int[primitive.size()];
            Arrays.setAll(digits, i -> grid.digit(primitive.cell(i)));
            if (!primitive.isPossible(digits)) {
                told.add(conflict(primitive, digits, grid.layout()));
            }
        }
        told.forEach(found);
    }

    private Conflict conflict(Primitive primitive, int[] digits, Layout layout) {
        Set<Cell> cells = new LinkedHashSet<>();
        StringBuilder text = new StringBuilder();
        for (int i : order(primitive)) {
            int digit = digits[i];
            digits[i] = 0;
            if (primitive.isPossible(digits)) {
                digits[i] = digit;
                Cell cell = Cell.numbered(primitive.cell(i), layout.side());
                if (cells.add(cell)) {
                    text.append(text.isEmpty() ? " is broken by " : ", ")
                            .append(layout.values().of(digit))
                            .append(" in ")
                            .append(cell);
                }
            }
        }
        return Conflict.of(rule, List.copyOf(cells), name + (text.isEmpty() ? " can't hold" : text));
    }

    /** The positions of the cells of a primitive, by the numbers of the cells. */
    private static List<Integer> order(Primitive primitive) {
        return IntStream.range(0, primitive.size())
                .boxed()
                .sorted(Comparator.comparingInt(primitive::cell))
                .toList();
    }
}
