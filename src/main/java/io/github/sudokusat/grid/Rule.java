package io.github.sudokusat.grid;

import java.util.function.Consumer;

/**
 * A constraint of a layout in addition to its houses.
 *
 * <p>{@link MustDiffer} is the only kind that this library has today; under a name of your own it works with every engine, the formulas,
 * the exported files and the human techniques. They all refuse a layout with a rule of a class that they do not know (see
 * {@link Layout#requireKnownRules}), since ignoring a rule would give wrong answers. An implementation is immutable and has
 * {@code equals} and {@code hashCode}; methods added to this interface later will be default methods.
 */
public interface Rule {

    /**
     * What the rule is called in messages and exported files.
     *
     * @return its name, such as {@code anti-knight}, on one line
     */
    String name();

    /**
     * Reports every breach of this rule by the digits placed in a grid.
     *
     * @param grid the grid, complete or not
     * @param found takes the conflicts one by one, in an order that depends on nothing but the grid
     */
    void conflicts(Grid grid, Consumer<Conflict> found);

    /**
     * Checks a rule's name.
     *
     * @param name the name
     * @throws IllegalArgumentException if it has a line break or another control character
     */
    static void requireName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                throw new IllegalArgumentException("a rule's name must be on one line and have no control"
                        + " character, but its character " + (i + 1) + " has code " + (int) c);
            }
        }
    }
}
