package io.github.sudokusat.testing;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Small puzzles, and the oracle's answers about them. */
public final class ProofPuzzles {

    private ProofPuzzles() {}

    /** Every 4 × 4 grid with two digits. */
    public static List<Grid> allPairs() {
        List<Grid> puzzles = new ArrayList<>();
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        for (int first = 0; first < 16; first++) {
            for (int second = 0; second < first; second++) {
                for (int digits = 0; digits < 16; digits++) {
                    puzzles.add(empty.with(first, 1 + digits / 4).with(second, 1 + digits % 4));
                }
            }
        }
        return puzzles;
    }

    /** Random grids of a layout with a given number of digits, in any cells and of any value. */
    public static List<Grid> random(Layout layout, int digits, int count, long seed) {
        Random random = new Random(seed);
        List<Grid> puzzles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Grid puzzle = Grid.empty(layout);
            while (puzzle.filledCount() < digits) {
                puzzle = puzzle.with(random.nextInt(layout.cellCount()), 1 + random.nextInt(layout.side()));
            }
            puzzles.add(puzzle);
        }
        return puzzles;
    }

    /** A solution of a layout with some cells blank. */
    public static Grid blanked(Grid solution, int digits, Random random) {
        Grid puzzle = solution;
        while (puzzle.filledCount() > digits) {
            puzzle = puzzle.with(random.nextInt(solution.layout().cellCount()), 0);
        }
        return puzzle;
    }

    public static List<Layout> smallLayouts() {
        return List.of(
                Layout.boxes(2, 2),
                Layout.boxes(1, 4),
                Layout.boxes(2, 2).with(Variant.DIAGONALS),
                Layout.boxes(2, 2).with(Variant.ANTI_KNIGHT),
                Layout.boxes(2, 2).with(Variant.DISJOINT_GROUPS),
                Layouts.jigsaw(new BoxShape(2, 2), 5, new Random(1)));
    }

    /** The givens of a puzzle by cell. */
    public static List<Candidate> givens(Grid puzzle) {
        List<Candidate> givens = new ArrayList<>();
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            if (puzzle.digit(cell) != 0) {
                givens.add(new Candidate(Cell.numbered(cell, puzzle.layout().side()), puzzle.digit(cell)));
            }
        }
        return givens;
    }

    /** A grid with some more digits. */
    public static Grid with(Grid grid, List<Candidate> digits) {
        Grid result = grid;
        for (Candidate digit : digits) {
            result = result.with(digit.cell().number(grid.layout().side()), digit.digit());
        }
        return result;
    }

    /** All members of a list except one. */
    public static <T> List<T> without(List<T> list, int index) {
        List<T> fewer = new ArrayList<>(list);
        fewer.remove(index);
        return fewer;
    }

    public static boolean isSolvable(Grid puzzle) {
        return BruteForce.count(puzzle, 1) > 0;
    }
}
