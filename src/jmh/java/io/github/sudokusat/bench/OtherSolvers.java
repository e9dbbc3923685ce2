package io.github.sudokusat.bench;

import de.sfuhrm.sudoku.GameMatrix;
import de.sfuhrm.sudoku.GameMatrixFactory;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/** Uniqueness checks of 9×9 puzzles by other Java libraries, used as their documentation shows. */
final class OtherSolvers {

    private static final int SIDE = 9;

    private OtherSolvers() {}

    /**
     * A model with an all-different constraint for each house and default consistency; it branches on the smallest domain first, with values in
     * ascending order.
     */
    static boolean isProperByChoco(Grid puzzle) {
        Model model = new Model();
        IntVar[] cells = new IntVar[SIDE * SIDE];
        for (int cell = 0; cell < cells.length; cell++) {
            int digit = puzzle.digit(cell);
            cells[cell] = digit == 0 ? model.intVar(1, SIDE) : model.intVar(digit);
        }
        for (House house : puzzle.layout().houses()) {
            IntVar[] members = new IntVar[SIDE];
            for (int i = 0; i < SIDE; i++) {
                members[i] = cells[house.cell(i)];
            }
            model.allDifferent(members).post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(cells));
        return solver.solve() && !solver.solve();
    }

    /** Finds up to two solutions with the library's own backtracking. */
    static boolean isProperBySfuhrm(Grid puzzle) {
        GameMatrix matrix = new GameMatrixFactory().newGameMatrix();
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            matrix.set(cell / SIDE, cell % SIDE, (byte) puzzle.digit(cell));
        }
        de.sfuhrm.sudoku.Solver solver = new de.sfuhrm.sudoku.Solver(matrix);
        solver.setLimit(2);
        return solver.solve().size() == 1;
    }
}
