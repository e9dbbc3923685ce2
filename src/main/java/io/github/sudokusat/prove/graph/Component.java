package io.github.sudokusat.prove.graph;

import java.util.Arrays;

/**
 * A part of a formula, under some true literals, that has no variable in common with the rest: its open variables and its longer clauses without a true
 * literal. Equal components have the same models.
 */
final class Component {

    private final int[] variables;
    /** A bit for each variable of the formula, and for each of its longer clauses above them. */
    private final long[] members;

    private final int hash;

    Component(int[] variables, long[] members) {
        this.variables = variables;
        this.members = members;
        this.hash = Arrays.hashCode(members);
    }

    int[] variables() {
        return variables;
    }

    boolean contains(int variable) {
        return (members[variable >> 6] >> variable & 1) != 0;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Component other && Arrays.equals(members, other.members);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
