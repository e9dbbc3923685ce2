package consumer;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;

/** Does what an embedder does, and fails loudly where the answer is wrong. */
public final class Consumer {

    private Consumer() {}

    public static void main(String[] args) {
        // prettier-ignore: a puzzle of this project's own making
        int[] givens = {
            1, 0, 0, 0,
            0, 0, 3, 0,
            0, 4, 0, 0,
            0, 0, 0, 2
        };
        SudokuSolver solver = SudokuSolver.create();
        Grid puzzle = Grid.of(Layout.boxes(2, 2), givens);
        Grid solution = solver.solve(puzzle).findSolution().orElseThrow();
        if (!solution.isSolved() || !solution.keeps(puzzle) || !solver.isProper(puzzle)) {
            throw new IllegalStateException("wrong: " + solution);
        }
        long all = solver.count(Grid.empty(Layout.boxes(2, 2))).value().longValueExact();
        if (all != 288) {
            throw new IllegalStateException("4x4 has 288 grids, not " + all);
        }
        System.out.println("the consumer solved " + puzzle + " as " + solution);
    }
}
