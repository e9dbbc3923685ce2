package modular;

import io.github.sudokusat.run.MissingLibraryException;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.solve.Engines;
import io.github.sudokusat.solve.SudokuSolver;

/** Does what a modular application does, and fails loudly if an answer is wrong. */
public final class Main {

    private Main() {}

    /**
     * Solves one classic grid, which needs no SAT solver, and one that needs SAT4J.
     *
     * @param args not used
     */
    public static void main(String[] args) {
        Module module = SudokuSolver.class.getModule();
        check(module.isNamed() && !module.getDescriptor().isAutomatic(), "the library is not a module of its own");
        check(!module.isExported("io.github.sudokusat.cli"), "the command line is exported");
        check(
                ModuleLayer.boot().findModule("java.desktop").isEmpty(),
                "this is not the image, which lacks java.desktop");

        Layout diagonals = Layout.classic().with(Variant.DIAGONALS);
        for (Layout layout : new Layout[] {Layout.classic(), diagonals}) {
            Grid puzzle = Grid.empty(layout).with(0, 5).with(80, 7);
            Grid solution = SudokuSolver.create().solve(puzzle).orElseThrow();
            check(solution.isSolved() && solution.keeps(puzzle), "wrong: " + solution);
            System.out.println(solution);
        }
        try {
            Engines.ilpByOjAlgo();
            throw new IllegalStateException("ojAlgo came along");
        } catch (MissingLibraryException e) {
            System.out.println("as it should be: " + e.getMessage());
        }
    }

    private static void check(boolean condition, String failure) {
        if (!condition) {
            throw new IllegalStateException(failure);
        }
    }
}
