package io.github.sudokusat.encode;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.StatedRule;

/**
 * Takes the rows of a 0-1 linear program one by one. Variables are numbered from 1. Arrays may be read only during the call, up to the given length;
 * it is 0 if no candidate is left, so that the row cannot hold.
 */
public interface ProgramSink {

    /**
     * Takes a row: the sum of a cell's variables is 1.
     *
     * @param cell the cell's number
     * @param variables the variables of its candidates, ascending by digit
     * @param length the number of variables, 0 or more
     */
    void cell(int cell, int[] variables, int length);

    /**
     * Takes a row: the sum of a digit's variables in a house is 1.
     *
     * @param house the house
     * @param digit the digit, from 1
     * @param variables the variables of the digit's places, in the order of the house's cells
     * @param length the number of variables, 0 or more
     */
    void house(House house, int digit, int[] variables, int length);

    /**
     * Takes a row: the sum of two variables is at most 1.
     *
     * @param rule the rule by which two cells must differ
     * @param pair the index of the two cells among the rule's pairs
     * @param digit the digit, from 1
     * @param first the variable of the digit in the first cell
     * @param second the variable of the digit in the second cell
     */
    void differ(MustDiffer rule, int pair, int digit, int first, int second);

    /**
     * Takes a row of a named rule. By default no such row is taken, because a sink that ignored them would have another program.
     *
     * @param rule the rule
     * @param index its index among the {@linkplain io.github.sudokusat.grid.Layout#statedRules() stated rules} of the layout
     * @param number the number of the row among those of the rule, from 1
     * @param row the row, which must not be kept
     * @throws UnsupportedOperationException if this sink takes no such rows
     */
    default void rule(StatedRule rule, int index, int number, ProgramRow row) {
        throw new UnsupportedOperationException("rows of named rules are not taken");
    }

    /**
     * Takes a row: a variable is 1.
     *
     * @param cell the number of a cell with a given
     * @param digit the given
     * @param variable its variable
     */
    void given(int cell, int digit, int variable);
}
