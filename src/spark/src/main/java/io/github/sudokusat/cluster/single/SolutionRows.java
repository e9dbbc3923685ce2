package io.github.sudokusat.cluster.single;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/** The solutions of a cube as rows, each made when it is asked for. */
final class SolutionRows implements FlatMapFunction<Cube, Row> {

    private static final long serialVersionUID = 1L;

    private final SharedPuzzle puzzle;
    private final long most;

    /**
     * Creates the function.
     *
     * @param puzzle the puzzle
     * @param most how many solutions of a cube are enough
     */
    SolutionRows(SharedPuzzle puzzle, long most) {
        this.puzzle = puzzle;
        this.most = most;
    }

    /** The form in which grids of a side are written: a character a cell, or numbers where there are not enough characters. */
    static GridFormat format(int side) {
        return side > TextOptions.DEFAULT_ALPHABET.length() ? GridFormat.numbers() : GridFormat.line();
    }

    @Override
    public Iterator<Row> call(Cube cube) {
        Limits limits = TaskLimits.until(Long.MAX_VALUE).withMaxSolutions(most);
        Search search = SudokuSolver.create().withLimits(limits).search(cube.of(puzzle.puzzle()));
        TaskCompletionListener closer = context -> search.close();
        TaskContext.get().addTaskCompletionListener(closer);
        Grid grid = puzzle.puzzle().grid();
        GridFormat format = format(grid.layout().side());
        return new Rows(search, format, format.format(grid));
    }

    private static final class Rows implements Iterator<Row> {

        private final Search search;
        private final GridFormat format;
        private final String puzzle;
        private @Nullable Boolean hasNext;

        Rows(Search search, GridFormat format, String puzzle) {
            this.search = search;
            this.format = format;
            this.puzzle = puzzle;
        }

        @Override
        public boolean hasNext() {
            if (hasNext == null) {
                hasNext = advance();
            }
            return hasNext;
        }

        private boolean advance() {
            Search.Status status = search.advance();
            StopReason reason = search.statistics().stopReason().orElse(null);
            if (status == Search.Status.STOPPED && reason != null && reason != StopReason.SOLUTION_LIMIT) {
                throw new StoppedException("not all solutions were found", reason);
            }
            return status == Search.Status.FOUND;
        }

        @Override
        public Row next() {
            if (!hasNext()) {
                throw new NoSuchElementException("there is no further solution");
            }
            hasNext = null;
            return RowFactory.create(puzzle, format.format(search.solution()));
        }
    }
}
