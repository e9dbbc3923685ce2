package io.github.sudokusat.encode;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import java.util.Arrays;

/**
 * The mapping between the candidates of a formula and its variables, in both directions.
 *
 * <p>In the <em>direct</em> numbering every candidate has the variable {@code cell · side + digit}, which is {@code r·N² + c·N + d} for row r and
 * column c from 0 and digit d from 1. In a <em>reduced</em> numbering some candidates have no variable, and the others are numbered densely from 1 in
 * the same order. A direct numbering takes no memory; a reduced one takes 4 bytes for each candidate of the grid and for each variable.
 */
public final class CandidateVariables {

    private final int side;
    /** The variable at index {@code cell · side + digit − 1}, 0 for none; empty in the direct numbering. */
    private final int[] variableOf;
    /** The index into {@link #variableOf} at index variable − 1. */
    private final int[] candidateOf;

    private CandidateVariables(int side, int[] variableOf, int[] candidateOf) {
        this.side = side;
        this.variableOf = variableOf;
        this.candidateOf = candidateOf;
    }

    /**
     * The direct numbering.
     *
     * @param side the side of the grid, 1 or more
     * @return the numbering
     */
    public static CandidateVariables direct(int side) {
        return new CandidateVariables(side, new int[0], new int[0]);
    }

    /**
     * A reduced numbering.
     *
     * @param side the side of the grid, 1 or more
     * @param open whether a candidate has a variable, at index {@code cell · side + digit − 1}
     * @return the numbering
     * @throws IllegalArgumentException if the length of {@code open} is not {@code side³}
     */
    public static CandidateVariables reduced(int side, boolean[] open) {
        if (open.length != side * side * side) {
            throw new IllegalArgumentException(
                    "open must have " + side * side * side + " marks, but has " + open.length);
        }
        int[] variableOf = new int[open.length];
        int[] candidateOf = new int[open.length];
        int variables = 0;
        for (int i = 0; i < open.length; i++) {
            if (open[i]) {
                candidateOf[variables++] = i;
                variableOf[i] = variables;
            }
        }
        return new CandidateVariables(side, variableOf, Arrays.copyOf(candidateOf, variables));
    }

    /**
     * Whether this is the direct numbering.
     *
     * @return false for a reduced one
     */
    public boolean isDirect() {
        return variableOf.length == 0;
    }

    /**
     * The side of the grid.
     *
     * @return 1 or more
     */
    public int side() {
        return side;
    }

    /**
     * The number of candidates that have a variable; their variables are 1 to this number.
     *
     * @return 0 or more
     */
    public int count() {
        return isDirect() ? side * side * side : candidateOf.length;
    }

    /**
     * The variable of a candidate.
     *
     * @param cell the cell's number
     * @param digit the digit, from 1
     * @return 1 to {@link #count()}, or 0 if the candidate has none
     * @throws IllegalArgumentException if there is no such cell or digit
     */
    public int variable(int cell, int digit) {
        if (cell < 0 || cell >= side * side || digit < 1 || digit > side) {
            throw new IllegalArgumentException("cell must be from 0 to " + (side * side - 1) + " and digit from 1 to "
                    + side + ", but they are " + cell + " and " + digit);
        }
        return at(cell * side + digit - 1);
    }

    /** The variable of the candidate with index {@code cell · side + digit − 1}, unchecked; 0 if it has none. */
    int at(int index) {
        return isDirect() ? index + 1 : variableOf[index];
    }

    /**
     * The cell of a variable's candidate.
     *
     * @param variable from 1 to {@link #count()}
     * @return the cell's number
     * @throws IllegalArgumentException if the variable is out of range
     */
    public int cell(int variable) {
        return index(variable) / side;
    }

    /**
     * The digit of a variable's candidate.
     *
     * @param variable from 1 to {@link #count()}
     * @return the digit, from 1
     * @throws IllegalArgumentException if the variable is out of range
     */
    public int digit(int variable) {
        return index(variable) % side + 1;
    }

    /**
     * A variable's candidate.
     *
     * @param variable from 1 to {@link #count()}
     * @return its cell and its digit
     * @throws IllegalArgumentException if the variable is out of range
     */
    public Candidate candidate(int variable) {
        return new Candidate(Cell.numbered(cell(variable), side), digit(variable));
    }

    private int index(int variable) {
        if (variable < 1 || variable > count()) {
            throw new IllegalArgumentException("the variable must be from 1 to " + count() + ", but is " + variable);
        }
        return isDirect() ? variable - 1 : candidateOf[variable - 1];
    }
}
