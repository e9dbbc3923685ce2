package io.github.sudokusat.grid;

import java.util.function.Consumer;

/**
 * A constraint of a layout in addition to its houses.
 *
 * <p>There are two kinds. {@link MustDiffer} keeps pairs of cells different and works with every engine. A {@link NamedRule} is anything that can be
 * stated as {@linkplain io.github.sudokusat.primitive primitives}; implement it for a rule of your own, and the engines that search, the formulas,
 * the exported files and the human techniques know it. All readers of a layout reject a rule of a class that they do not know (see
 * {@link Layout#requireKnownRules}), because ignoring a rule would give wrong answers. An implementation must be immutable and define {@code equals}
 * and {@code hashCode}; methods added to this interface later will be default methods.
 */
public interface Rule {

    /**
     * The rule's name in messages and exported files.
     *
     * @return its name, such as {@code anti-knight}, on one line
     */
    String name();

    /**
     * Reports every violation of this rule by the digits placed in a grid.
     *
     * @param grid the grid, complete or not
     * @param found receives the conflicts one by one, in an order that depends only on the grid
     */
    void conflicts(Grid grid, Consumer<Conflict> found);

    /**
     * Checks a rule's name.
     *
     * @param name the name
     * @throws IllegalArgumentException if it is blank, or contains a line break or another control character
     */
    static void requireName(String name) {
        Names.require("a rule's name", name);
    }
}
