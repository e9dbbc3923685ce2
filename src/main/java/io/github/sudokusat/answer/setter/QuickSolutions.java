package io.github.sudokusat.answer.setter;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Solutions of a puzzle with rules that a short search finds, one for each candidate that no other has. On boards with few givens it finds most of those that
 * true candidates need in a fraction of the time that a SAT solver takes; of a classic puzzle, that needs no help.
 */
final class QuickSolutions {

    /** The nodes after which a candidate is left to the SAT solver. */
    private static final int MOST_NODES = 20_000;

    private final Puzzle puzzle;
    private final int side;
    private final List<Grid> solutions = new ArrayList<>();
    /** The candidates that a solution has. */
    private final BitSet covered = new BitSet();

    private QuickSolutions(Puzzle puzzle) {
        this.puzzle = puzzle;
        side = puzzle.layout().side();
    }

    /** Solutions, among them those that are known and fit the puzzle's digits; as many as a solver finds under its limits. */
    static List<Grid> of(Puzzle puzzle, List<Grid> known, SudokuSolver solver) {
        QuickSolutions quick = new QuickSolutions(puzzle);
        known.stream().filter(solution -> solution.keeps(puzzle.grid())).forEach(quick::add);
        if (!puzzle.layout().statedRules().isEmpty()) {
            quick.search(solver.withLimits(solver.limits().withMaxWork(MOST_NODES)));
        }
        return quick.solutions;
    }

    private void add(Grid solution) {
        solutions.add(solution);
        for (int cell = 0; cell < solution.layout().cellCount(); cell++) {
            covered.set(cell * side + solution.digit(cell) - 1);
        }
    }

    private void search(SudokuSolver solver) {
        CandidateGrid left = puzzle.toCandidates();
        boolean isOpen = !left.isContradictory();
        for (int i = 0; isOpen && i < puzzle.layout().cellCount() * side; i++) {
            isOpen = solver.limits().poll() == null;
            if (isOpen && !covered.get(i) && left.isCandidate(i / side, i % side + 1)) {
                search(left.copy(), i, solver);
            }
        }
    }

    private void search(CandidateGrid with, int candidate, SudokuSolver solver) {
        if (with.place(candidate / side, candidate % side + 1)) {
            try (Search search = solver.search(Puzzle.of(puzzle.grid(), with))) {
                if (search.advance() == Search.Status.FOUND) {
                    add(search.solution());
                }
            }
        }
    }
}
