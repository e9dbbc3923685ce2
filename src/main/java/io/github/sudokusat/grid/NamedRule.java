package io.github.sudokusat.grid;

import io.github.sudokusat.primitive.Primitive;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A rule that is stated as {@linkplain Primitive primitives}, such as a killer cage or a thermometer.
 *
 * <p>Engines, formulas, candidate grids and exported files see nothing but the primitives, so a class of yours works with all of them. The primitives
 * and {@link #conflicts} must agree: a complete grid that keeps its houses has a
 * conflict exactly if a primitive does not hold. They do unless a class has conflicts of
 * its own, whose words it chooses.
 *
 * <p>An implementation must be immutable and define {@code equals} and {@code hashCode}. Its {@link #name()} says what and where it is, such as
 * {@code killer cage 15 at r1c1}, because messages, explanations and exported files refer to it by that name.
 */
public interface NamedRule extends Rule {

    /**
     * The cells that the rule is about.
     *
     * @return the cells in the rule's own order, each as often as it is listed; empty if the rule is about the whole grid; unmodifiable
     */
    List<Cell> cells();

    /**
     * What the rule demands on a layout. Primitives number digits from 1; a rule that counts with what digits are worth asks {@link Layout#values()}.
     *
     * @param layout the layout with all its rules, this one included, because some rules depend on others: a negative constraint, for instance,
     *     leaves out the pairs that are marked
     * @return the primitives, all of which must hold; always the same ones, in the same order, for equal layouts
     * @throws IllegalArgumentException if the rule makes no sense on the layout, for instance because no digits have its sum; the message is a
     *     sentence without its full stop
     */
    List<Primitive> primitives(Layout layout);

    /**
     * Reports where a grid breaks the rule.
     *
     * @param grid the grid, on a layout with the rule; may have blanks
     * @param found receives the conflicts one by one; by default, one for each primitive that the digits break, with digits of which each is needed
     *     for that
     */
    @Override
    default void conflicts(Grid grid, Consumer<Conflict> found) {
        new StatedRule(this, primitives(grid.layout())).conflicts(grid, found);
    }

    /**
     * The rule in the text form of rules, one line, such as {@code killer 15 r1c1 r1c2}.
     *
     * @return the line; by default empty, for a class that the text form does not know: such a rule is written as its primitives under its name, and
     *     read back as a rule of these primitives
     */
    default Optional<String> text() {
        return Optional.empty();
    }

    /**
     * Whether the primitives of the rule are right on a layout {@linkplain Layout#withDoublers with doublers}, where it must ask
     * {@link DigitValues#worth} what a digit counts and {@link DigitValues#plain} which digit it is. A layout with doublers rejects a rule that does not
     * know them, and finds conflicts with the others by their primitives.
     *
     * @return by default, false
     */
    default boolean knowsDoublers() {
        return false;
    }

    /**
     * The rule for people who do not see where it is drawn.
     *
     * @return its name and its cells, such as {@code killer cage 15: r1c1, r1c2}; the name alone if the rule is about the whole grid, or if the name
     *     says more about the place than where it begins, such as {@code sandwich 8 down from r1c4}
     */
    default String label() {
        if (cells().isEmpty()) {
            return name();
        }
        String first = cells().get(0).toString();
        String place = " at " + first;
        boolean isPlaced = name().endsWith(place);
        if (!isPlaced && (" " + name()).contains(" " + first)) {
            return name();
        }
        StringBuilder label = new StringBuilder(name());
        label.setLength(label.length() - (isPlaced ? place.length() : 0));
        for (int i = 0; i < cells().size(); i++) {
            label.append(i == 0 ? ": " : ", ").append(cells().get(i));
        }
        return label.toString();
    }

    /**
     * How the rule is drawn.
     *
     * @param layout the layout on which it is drawn
     * @return its shapes, the lowest first; by default none, for a rule that the picture does not show and only its caption names
     */
    default List<Shape> shapes(Layout layout) {
        return List.of();
    }
}
