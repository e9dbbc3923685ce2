package consumer;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.run.MissingLibraryException;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.Engines;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.function.Supplier;

/** Does what an embedder does, and fails loudly if an answer is wrong. */
public final class Consumer {

    private Consumer() {}

    public static void main(String[] args) throws Exception {
        // prettier-ignore: a puzzle of this project's own making
        int[] givens = {
            1, 0, 0, 0,
            0, 0, 3, 0,
            0, 4, 0, 0,
            0, 0, 0, 2
        };
        SudokuSolver solver = SudokuSolver.create();
        Grid puzzle = Grid.of(Layout.boxes(2, 2), givens);
        Grid solution = solver.solve(puzzle).orElseThrow();
        if (!solution.isSolved() || !solution.keeps(puzzle) || !solver.isProper(puzzle)) {
            throw new IllegalStateException("wrong: " + solution);
        }
        long all = solver.count(Grid.empty(Layout.boxes(2, 2))).value().longValueExact();
        if (all != 288) {
            throw new IllegalStateException("4x4 has 288 grids, not " + all);
        }
        missing(Engines::ilpBySat4j, "org.ow2.sat4j:org.ow2.sat4j.pb:");
        missing(Engines::ilpByOjAlgo, "org.ojalgo:ojalgo:");
        OwnRule.use();
        System.out.println("the consumer solved " + puzzle + " as " + solution);
    }

    /** An engine whose library is missing reports it by name. */
    private static void missing(Supplier<Engine> engine, String artifact) {
        try {
            engine.get();
        } catch (MissingLibraryException e) {
            if (!e.getMessage().contains(artifact) || !e.artifact().startsWith(artifact)) {
                throw new IllegalStateException("the message does not name " + artifact, e);
            }
            System.out.println("as it should be: " + e.getMessage());
            return;
        }
        throw new IllegalStateException(artifact + " came along");
    }
}
