package io.github.sudokusat.answer.candidates;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Solutions of a puzzle, and in how many of them each candidate occurs, up to a limit.
 *
 * <p>A solution that was found for one candidate counts for all that it has. Solutions of a similar puzzle can be added; those that this one has, too,
 * save their search.
 */
public final class CandidateSolutions {

    /** The nodes after which a candidate is left to the SAT solver. */
    private static final int MOST_NODES = 20_000;

    private final Puzzle puzzle;
    private final int most;
    private final int side;
    /** What the puzzle leaves; may be contradictory. */
    private final CandidateGrid candidates;

    private final int[] counts;
    private final Set<Grid> solutions = new LinkedHashSet<>();
    /** The candidates all of whose solutions are among these. */
    private final BitSet complete = new BitSet();

    private CandidateSolutions(Puzzle puzzle, int most) {
        this.puzzle = puzzle;
        this.most = most;
        side = puzzle.layout().side();
        candidates = puzzle.toCandidates();
        counts = new int[puzzle.layout().cellCount() * side];
    }

    /**
     * No solutions.
     *
     * @param most the number up to which the solutions of a candidate are counted, 1 or more
     */
    public static CandidateSolutions of(Puzzle puzzle, int most) {
        return new CandidateSolutions(puzzle, most);
    }

    /** Adds those grids that are solutions of the puzzle. */
    public void addKnown(Iterable<Grid> known) {
        for (Grid grid : known) {
            if (grid.layout().equals(puzzle.layout()) && isWithin(grid) && grid.isSolved()) {
                add(grid);
            }
        }
    }

    /** Adds what is known of the puzzle with fewer givens, counted up to the same limit or a higher one. */
    public void addKnown(CandidateSolutions ofFewer) {
        complete.or(ofFewer.complete);
        addKnown(ofFewer.solutions);
    }

    private boolean isWithin(Grid grid) {
        boolean isWithin = !candidates.isContradictory() && grid.keeps(puzzle.grid());
        for (int cell = 0; isWithin && cell < grid.layout().cellCount(); cell++) {
            int digit = grid.digit(cell);
            isWithin = candidates.digit(cell) == digit || candidates.isCandidate(cell, digit);
        }
        return isWithin;
    }

    private void add(Grid solution) {
        if (solutions.add(solution)) {
            for (int cell = 0; cell < counts.length / side; cell++) {
                int i = cell * side + solution.digit(cell) - 1;
                counts[i] = Math.min(most, counts[i] + 1);
            }
        }
    }

    /**
     * Finds the candidates that have a solution: quickly, where rules make that worth while, then with a SAT solver.
     *
     * @param solver under its limits
     */
    public TrueCandidatesResult find(SudokuSolver solver) {
        if (!puzzle.layout().statedRules().isEmpty()) {
            searchShortly(solver);
        }
        return TrueCandidateFinder.of(SudokuSolver.defaultSatSolver())
                .withLimits(solver.limits())
                .find(puzzle, solutions());
    }

    /**
     * Searches shortly for a solution of each candidate that has none. On boards with rules and few givens that finds most of those that true candidates
     * need in a fraction of the time that a SAT solver takes; a classic puzzle needs no such help.
     *
     * @param solver under its limits
     */
    public void searchShortly(SudokuSolver solver) {
        SudokuSolver quick = solver.withLimits(
                solver.limits().withMaxWork(Math.min(MOST_NODES, solver.limits().maxWork())));
        boolean isOpen = !candidates.isContradictory();
        for (int i = 0; isOpen && i < counts.length && solver.limits().poll() == null; i++) {
            if (counts[i] == 0 && candidates.isCandidate(i / side, i % side + 1)) {
                advance(i, 1, quick);
            }
        }
    }

    /**
     * Counts the solutions of every candidate.
     *
     * @param found the candidates that have any
     * @param solver under its limits
     * @return the limit that stopped it, or null
     */
    public @Nullable StopReason countAll(TrueCandidatesResult.Found found, SudokuSolver solver) {
        addKnown(found.solutions());
        StopReason stop = null;
        for (int i = 0; i < counts.length && stop == null; i++) {
            if (counts[i] < most && !complete.get(i) && found.isTrue(i / side, i % side + 1)) {
                stop = advance(i, most, solver);
            }
        }
        return stop;
    }

    /** Searches until a candidate has so many solutions, or all; returns the limit that stopped it, or null. */
    private @Nullable StopReason advance(int candidate, int wanted, SudokuSolver solver) {
        CandidateGrid with = with(candidate);
        if (with == null) {
            complete.set(candidate);
            return null;
        }
        try (Search search = solver.search(Puzzle.of(puzzle.grid(), with))) {
            Search.Status status = Search.Status.FOUND;
            while (counts[candidate] < wanted && status == Search.Status.FOUND) {
                status = search.advance();
                if (status == Search.Status.FOUND) {
                    add(search.solution());
                }
            }
            complete.set(candidate, status == Search.Status.EXHAUSTED);
            return search.statistics().stopReason().orElse(null);
        }
    }

    /** The puzzle's candidates with one placed; null if that is a contradiction. */
    private @Nullable CandidateGrid with(int candidate) {
        CandidateGrid with = candidates.copy();
        int cell = candidate / side;
        int digit = candidate % side + 1;
        return with.digit(cell) == digit || with.place(cell, digit) ? with : null;
    }

    /** The solutions, in the order in which they were found. */
    public List<Grid> solutions() {
        return new ArrayList<>(solutions);
    }

    /** For each candidate, by {@code cell · side + digit − 1}, the number of solutions that are known to have it, up to the limit. */
    public int[] counts() {
        return counts.clone();
    }
}
