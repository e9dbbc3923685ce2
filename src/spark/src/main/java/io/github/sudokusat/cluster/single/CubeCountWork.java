package io.github.sudokusat.cluster.single;

import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.solve.SudokuSolver;

/** Counts the solutions of a cube one by one. */
final class CubeCountWork implements PieceJob.Work<Cube, PartialCount> {

    private static final long serialVersionUID = 1L;

    private final SharedPuzzle puzzle;
    private final long most;

    /**
     * Creates the work.
     *
     * @param puzzle the puzzle
     * @param most how many solutions are enough
     */
    CubeCountWork(SharedPuzzle puzzle, long most) {
        this.puzzle = puzzle;
        this.most = most;
    }

    @Override
    public PartialCount run(Cube cube, Limits limits) {
        SudokuSolver solver = SudokuSolver.create().withLimits(limits.withMaxSolutions(most));
        try (Search search = solver.search(cube.of(puzzle.puzzle()))) {
            return PartialCount.of(SolutionCounter.count(search, Progress.NONE));
        }
    }
}
