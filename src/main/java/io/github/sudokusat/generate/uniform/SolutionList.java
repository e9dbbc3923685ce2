package io.github.sudokusat.generate.uniform;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The solutions of a puzzle as far as a search found them, with a byte for each cell. Immutable. */
final class SolutionList {

    private final Layout layout;
    private final List<byte[]> solutions;
    private final boolean hasAny;
    private final boolean isComplete;
    private final @Nullable StopReason stop;

    private SolutionList(Layout layout, List<byte[]> found, boolean isComplete, @Nullable StopReason stop) {
        this.layout = layout;
        this.solutions = isComplete ? found : List.of();
        this.hasAny = !found.isEmpty();
        this.isComplete = isComplete;
        this.stop = stop;
    }

    /**
     * Searches for solutions.
     *
     * @param engine finds them
     * @param puzzle the puzzle
     * @param most the number of solutions at which the search ends although there are more
     * @param nodes the work at which it ends; that is no limit of the caller's
     * @param limits the caller's limits; the one on solutions is ignored
     * @return the list; without solutions unless it is complete
     */
    static SolutionList of(Engine engine, Puzzle puzzle, long most, long nodes, Limits limits) {
        boolean isOwn = nodes < limits.maxWork();
        Limits within = limits.withMaxWork(Math.min(nodes, limits.maxWork())).withMaxSolutions(Long.MAX_VALUE);
        List<byte[]> found = new ArrayList<>();
        try (Search search = engine.start(puzzle, within)) {
            Search.Status status = search.advance();
            while (status == Search.Status.FOUND && found.size() < most) {
                found.add(bytes(search.solution()));
                limits.progress().report("solutions", found.size(), -1);
                status = search.advance();
            }
            StopReason stop = status == Search.Status.STOPPED
                    ? search.statistics().stopReason().orElse(null)
                    : null;
            boolean isComplete = status == Search.Status.EXHAUSTED;
            return new SolutionList(
                    puzzle.layout(), found, isComplete, isOwn && stop == StopReason.WORK_LIMIT ? null : stop);
        }
    }

    private static byte[] bytes(Grid solution) {
        byte[] bytes = new byte[solution.layout().cellCount()];
        for (int cell = 0; cell < bytes.length; cell++) {
            bytes[cell] = (byte) (solution.digit(cell) - 1);
        }
        return bytes;
    }

    /** Whether the search found a solution, even if the list is not complete. */
    boolean hasAny() {
        return hasAny;
    }

    /** Whether these are all solutions. */
    boolean isComplete() {
        return isComplete;
    }

    /** Which of the caller's limits stopped the search, or null. */
    @Nullable
    StopReason stop() {
        return stop;
    }

    /** The number of solutions. */
    int size() {
        return solutions.size();
    }

    /** Draws a solution; there must be one. */
    Grid draw(RandomStream random) {
        byte[] bytes = solutions.get(random.nextInt(solutions.size()));
        int[] digits = new int[bytes.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = (bytes[cell] & 0xFF) + 1;
        }
        return Grid.of(layout, digits);
    }
}
