package io.github.sudokusat.answer.setter;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * In how many solutions of a puzzle each true candidate occurs, up to a limit. A solution that was found for one candidate counts for all that it has,
 * and so do those of a board with fewer givens.
 */
final class SolutionsOfCandidates {

    private final Puzzle puzzle;
    private final TrueCandidatesResult.Found found;
    private final int most;
    private final int side;
    private final int[] counts;
    private final Set<Grid> solutions = new HashSet<>();
    /** The candidates all of whose solutions are among these. */
    private final BitSet complete = new BitSet();

    /** Begins with the solutions that show which candidates are true, and those of a board with fewer givens, if there is one. */
    SolutionsOfCandidates(
            Puzzle puzzle, TrueCandidatesResult.Found found, int most, @Nullable SolutionsOfCandidates ofFewer) {
        this.puzzle = puzzle;
        this.found = found;
        this.most = most;
        side = puzzle.layout().side();
        counts = new int[puzzle.layout().cellCount() * side];
        found.solutions().forEach(this::add);
        if (ofFewer != null) {
            complete.or(ofFewer.complete);
            ofFewer.solutions.stream()
                    .filter(solution -> solution.keeps(puzzle.grid()))
                    .forEach(this::add);
        }
    }

    private void add(Grid solution) {
        if (solutions.add(solution)) {
            for (int cell = 0; cell < counts.length / side; cell++) {
                int i = cell * side + solution.digit(cell) - 1;
                counts[i] = Math.min(most, counts[i] + 1);
            }
        }
    }

    /** Counts the solutions of every candidate; returns the limit that stopped it, or null. */
    @Nullable
    StopReason countAll(SudokuSolver solver) {
        StopReason stop = null;
        for (int i = 0; i < counts.length && stop == null; i++) {
            if (counts[i] < most && !complete.get(i) && found.isTrue(i / side, i % side + 1)) {
                stop = count(i, solver);
            }
        }
        return stop;
    }

    private @Nullable StopReason count(int candidate, SudokuSolver solver) {
        CandidateGrid with = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle.grid());
        int cell = candidate / side;
        int digit = candidate % side + 1;
        if (with.digit(cell) != digit && !with.place(cell, digit)) {
            throw new IllegalStateException("a candidate that is in a solution leads to a contradiction");
        }
        try (Search search = solver.search(Puzzle.of(puzzle.grid(), with))) {
            Search.Status status = Search.Status.FOUND;
            while (counts[candidate] < most && status == Search.Status.FOUND) {
                status = search.advance();
                if (status == Search.Status.FOUND) {
                    add(search.solution());
                }
            }
            complete.set(candidate, status == Search.Status.EXHAUSTED);
            return search.statistics().stopReason().orElse(null);
        }
    }

    /** For each candidate, by {@code cell · side + digit − 1}, the number of solutions that are known to have it. */
    int[] counts() {
        return counts.clone();
    }
}
