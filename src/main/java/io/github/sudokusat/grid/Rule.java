package io.github.sudokusat.grid;

import java.util.function.Consumer;

/**
 * A constraint of a layout beside its houses.
 *
 * <p>{@link MustDiffer} is the only kind that this library has today. Encoders and engines refuse a layout with a rule of a class that
 * they do not know; a rule that is ignored would give wrong answers. An implementation is immutable and has {@code equals}.
 */
public interface Rule {

    /**
     * What the rule is called.
     *
     * @return its name on the command line, such as {@code anti-knight}
     */
    String name();

    /**
     * Reports every breach of this rule by the digits placed in a grid.
     *
     * @param grid the grid, complete or not
     * @param found takes the conflicts one by one, in an order that depends on nothing but the grid
     */
    void conflicts(Grid grid, Consumer<Conflict> found);
}
