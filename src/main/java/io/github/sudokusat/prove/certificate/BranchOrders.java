package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.encode.SudokuCnf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Orders in which to decide the candidates of a puzzle, so that what is left is often the same. */
final class BranchOrders {

    private BranchOrders() {}

    /**
     * Orders for a formula: no order, and line by line from each edge of the grid, after which only the digits that columns and boxes still need matter.
     *
     * @return for each order, the rank of each variable from 0 to the side; auxiliary variables have the greatest
     */
    static List<int[]> of(SudokuCnf cnf) {
        int side = cnf.puzzle().layout().side();
        List<int[]> orders = new ArrayList<>();
        orders.add(new int[cnf.variables() + 1]);
        orders.add(ranks(cnf, cell -> cell / side));
        orders.add(ranks(cnf, cell -> cell % side));
        orders.add(ranks(cnf, cell -> side - 1 - cell / side));
        orders.add(ranks(cnf, cell -> side - 1 - cell % side));
        return orders;
    }

    private static int[] ranks(SudokuCnf cnf, IntUnaryOperator line) {
        int side = cnf.puzzle().layout().side();
        CandidateVariables variables = cnf.candidateVariables();
        int[] ranks = new int[cnf.variables() + 1];
        Arrays.fill(ranks, side);
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit = 1; digit <= side; digit++) {
                int variable = variables.variable(cell, digit);
                if (variable > 0) {
                    ranks[variable] = line.applyAsInt(cell);
                }
            }
        }
        return ranks;
    }
}
