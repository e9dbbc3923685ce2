package io.github.sudokusat.testing;

import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random grids with few enough solutions to list them all. */
public final class RandomPuzzles {

    private RandomPuzzles() {}

    /**
     * A solved grid of the layout with cells blanked; one in four also has a digit changed, so that it may have conflicts or no solution.
     *
     * @param layout a layout; if no solution of it is found, the result is empty, or the empty grid for sides up to 4
     * @param seed equal seeds give equal puzzles
     * @param max the maximum number of solutions
     */
    public static Optional<Grid> find(Layout layout, long seed, int max) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Random random = new Random(seed);
        Optional<Grid> solution = maker.findSolution(layout);
        if (solution.isEmpty()) {
            return layout.side() <= 4 ? Optional.of(Grid.empty(layout)) : Optional.empty();
        }
        Grid puzzle = maker.blank(solution.get(), 0.3 + 0.5 * random.nextDouble());
        while (BruteForce.count(puzzle, max + 1) > max) {
            puzzle = fill(puzzle, solution.get(), 1 + layout.cellCount() / 10, random);
        }
        return Optional.of(random.nextInt(4) == 0 ? changed(puzzle, random, max) : puzzle);
    }

    /** A solved grid with cells blanked. */
    public static Grid within(Grid solution, long seed, int max) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Random random = new Random(seed);
        Grid puzzle = maker.blank(solution, 0.4 + 0.5 * random.nextDouble());
        while (BruteForce.count(puzzle, max + 1) > max) {
            puzzle = fill(puzzle, solution, 1 + solution.layout().cellCount() / 10, random);
        }
        return puzzle;
    }

    /** A puzzle of a layout that is known to have solutions. */
    public static Grid of(Layout layout, long seed, int max) {
        return find(layout, seed, max).orElseThrow(() -> new AssertionError("found no solution of " + layout));
    }

    /** Puzzles of a 9 × 9 layout that are proper only because of its further houses or rules, so that ignoring those would show. */
    public static List<Grid> properOnlyOn(Layout layout, int count) {
        List<Grid> puzzles = new ArrayList<>();
        Grid solution = SudokuSolver.of(PropagateEngine.create())
                .solve(Grid.empty(layout))
                .orElseThrow();
        for (long seed = 1; puzzles.size() < count; seed++) {
            Grid puzzle = new PuzzleMaker(seed).blank(solution, 0.62);
            if (BruteForce.count(puzzle, 2) == 1 && BruteForce.count(puzzle.on(Layout.classic()), 2) == 2) {
                puzzles.add(puzzle);
            }
        }
        return puzzles;
    }

    /** All solutions, found by the oracle. */
    public static List<Grid> solutions(Grid puzzle) {
        return BruteForce.solutions(puzzle, Long.MAX_VALUE);
    }

    private static Grid fill(Grid puzzle, Grid solution, int cells, Random random) {
        Grid result = puzzle;
        for (int i = 0; i < cells; i++) {
            int cell = Layouts.cell(puzzle.layout(), random);
            result = result.with(cell, solution.digit(cell));
        }
        return result;
    }

    private static Grid changed(Grid puzzle, Random random, int max) {
        Layout layout = puzzle.layout();
        Grid other = puzzle.with(Layouts.cell(layout, random), 1 + random.nextInt(layout.side()));
        return BruteForce.count(other, max + 1) > max ? puzzle : other;
    }
}
