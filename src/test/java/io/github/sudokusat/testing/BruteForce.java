package io.github.sudokusat.testing;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Finds all solutions by trying digits in the cell with the fewest that fit: the oracle of the tests, independent of the main code. */
public final class BruteForce {

    private final Layout layout;
    private final boolean[][] differ;
    private final int[] digits;
    private final Consumer<Grid> found;
    private long left;

    private BruteForce(Grid puzzle, long max, Consumer<Grid> found) {
        layout = puzzle.layout();
        digits = puzzle.digits();
        differ = new boolean[digits.length][digits.length];
        left = max;
        this.found = found;
        for (House house : layout.houses()) {
            for (int a : house.cells()) {
                for (int b : house.cells()) {
                    differ[a][b] = a != b;
                }
            }
        }
        for (Rule rule : layout.rules()) {
            if (rule instanceof MustDiffer pairs) {
                for (int i = 0; i < pairs.size(); i++) {
                    differ[pairs.first(i)][pairs.second(i)] = true;
                    differ[pairs.second(i)][pairs.first(i)] = true;
                }
            }
        }
    }

    /** Calls back with up to {@code max} solutions, each once. */
    public static void search(Grid puzzle, long max, Consumer<Grid> found) {
        if (puzzle.conflicts().isEmpty()) {
            new BruteForce(puzzle, max, found).search();
        }
    }

    /** The first solutions, up to {@code max} of them. */
    public static List<Grid> solutions(Grid puzzle, long max) {
        List<Grid> solutions = new ArrayList<>();
        search(puzzle, max, solutions::add);
        return solutions;
    }

    /** The number of solutions, up to {@code max}. */
    public static long count(Grid puzzle, long max) {
        long[] count = new long[1];
        search(puzzle, max, grid -> count[0]++);
        return count[0];
    }

    private void search() {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < digits.length && fewest > 0; cell++) {
            int fitting = digits[cell] == 0 ? countFitting(cell) : Integer.MAX_VALUE;
            if (fitting < fewest) {
                fewest = fitting;
                best = cell;
            }
        }
        if (best < 0) {
            Grid grid = Grid.of(layout, digits);
            // Rules of classes other than MustDiffer are checked here, on complete grids.
            if (grid.conflicts().isEmpty()) {
                left--;
                found.accept(grid);
            }
            return;
        }
        for (int digit = 1; digit <= layout.side() && left > 0; digit++) {
            if (fits(best, digit)) {
                digits[best] = digit;
                search();
                digits[best] = 0;
            }
        }
    }

    private int countFitting(int cell) {
        int count = 0;
        for (int digit = 1; digit <= layout.side(); digit++) {
            count += fits(cell, digit) ? 1 : 0;
        }
        return count;
    }

    private boolean fits(int cell, int digit) {
        for (int other = 0; other < digits.length; other++) {
            if (digits[other] == digit && differ[cell][other]) {
                return false;
            }
        }
        return true;
    }
}
