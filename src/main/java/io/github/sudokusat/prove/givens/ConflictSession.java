package io.github.sudokusat.prove.givens;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.sat.SatResult;

/** A session in which whatever can be in conflict is an assumption. */
interface ConflictSession extends AutoCloseable {

    /** The literals of a puzzle: its givens and, if they can be in conflict, its rules; ascending. */
    int[] literals(Grid puzzle);

    /** Solves under literals. */
    SatResult solve(int... literals);

    /** The solution that a model represents, if all literals of a puzzle were assumed. */
    Grid solution(Model model);

    /** The conflict that literals are. */
    ConflictResult.Found found(int[] literals, boolean isSmallest);

    @Override
    void close();
}
