package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.run.RandomStream;

/**
 * Searches for digits in given cells that make a proper puzzle.
 *
 * <p>The search starts with the digits of a random solved grid, so that there is a solution. A step blanks one to three of the cells, enumerates the
 * solutions, and counts them by the digits that these cells have: that gives the number of solutions of every filling that differs from the present
 * one in these cells only. If one of them has a single solution, the search is over. Otherwise it goes on with one of them, chosen at random with a
 * probability that falls with its number of solutions. After {@value #PATIENCE} steps it starts again with another grid.
 */
final class PatternFiller {

    /** The most solutions to enumerate in a step, a few milliseconds. */
    private static final int MOST_SOLUTIONS = 10_000;

    private static final int PATIENCE = 500;
    private static final int SIDE = 9;
    /** The most cells to blank in a step. */
    private static final int MOST_BLANKED = 3;
    /** About how many times as many solutions a puzzle has with one given less. */
    private static final int GROWTH = 7;

    private final int[] cells;
    private final RandomStream random;
    private final UniformGrids grids;
    private final BitSolver solver = new BitSolver();
    private final int[] puzzle = new int[BitSolver.CELLS];
    private final byte[] solution = new byte[BitSolver.CELLS];
    /** The number of solutions of each filling of the cells blanked, and which fillings have any. */
    private final int[] counts = new int[SIDE * SIDE * SIDE];

    private final int[] fillings = new int[SIDE * SIDE * SIDE];
    private int fillingCount;
    /** The number of the puzzle's solutions, or {@link #MOST_SOLUTIONS} if there may be more. */
    private int solutions;
    /** The steps left before the next start. */
    private int stepsLeft;

    PatternFiller(GivenPattern pattern, RandomStream random) {
        cells = pattern.cells();
        this.random = random;
        grids = UniformGrids.of(random);
    }

    /** The current puzzle, to be read only: 81 digits, 0 for a blank. */
    int[] puzzle() {
        return puzzle;
    }

    /** The solution once {@link #step()} has found a proper puzzle: 81 digits. */
    int[] solution() {
        solver.start(puzzle);
        solver.advance(1, Long.MAX_VALUE);
        return solver.solution();
    }

    /** Starts, or goes on. Returns whether the puzzle is proper now. */
    boolean step() {
        if (stepsLeft == 0) {
            stepsLeft = PATIENCE;
            start();
        } else {
            stepsLeft--;
            change();
        }
        return solutions == 1;
    }

    private void start() {
        grids.next(solution);
        for (int cell : cells) {
            puzzle[cell] = solution[cell];
        }
        solver.start(puzzle);
        solutions = (int) solver.advance(MOST_SOLUTIONS, Long.MAX_VALUE);
    }

    private void change() {
        int blanked = blanked();
        for (int i = 0; i < blanked; i++) {
            int k = i + random.nextInt(cells.length - i);
            int cell = cells[k];
            cells[k] = cells[i];
            cells[i] = cell;
            puzzle[cell] = 0;
        }
        boolean complete = enumerate(blanked);
        int chosen = choose(complete);
        solutions = complete ? counts[chosen] : MOST_SOLUTIONS;
        int filling = chosen;
        for (int i = blanked - 1; i >= 0; i--) {
            puzzle[cells[i]] = filling % SIDE + 1;
            filling /= SIDE;
        }
        for (int i = 0; i < fillingCount; i++) {
            counts[fillings[i]] = 0;
        }
    }

    /** How many cells can be blanked so that the solutions can still be enumerated. */
    private int blanked() {
        int blanked = 1;
        long expected = (long) solutions * GROWTH * GROWTH;
        while (blanked < MOST_BLANKED && expected <= MOST_SOLUTIONS) {
            blanked++;
            expected *= GROWTH;
        }
        return blanked;
    }

    /** Counts the solutions by the digits of the first cells. Returns whether there are no more than those counted. */
    private boolean enumerate(int blanked) {
        fillingCount = 0;
        solver.start(puzzle);
        for (int n = 0; n < MOST_SOLUTIONS; n++) {
            if (solver.advance(1, Long.MAX_VALUE) == 0) {
                return true;
            }
            solver.writeSolution(solution, 0);
            int filling = 0;
            for (int i = 0; i < blanked; i++) {
                filling = SIDE * filling + solution[cells[i]] - '1';
            }
            if (counts[filling]++ == 0) {
                fillings[fillingCount++] = filling;
            }
        }
        return false;
    }

    /** A filling with a single solution if there is one, otherwise one at random, with a weight that falls with the square of its solutions. */
    private int choose(boolean complete) {
        double total = 0;
        for (int i = 0; i < fillingCount; i++) {
            int count = counts[fillings[i]];
            if (count == 1 && complete) {
                return fillings[i];
            }
            total += 1.0 / ((double) count * count);
        }
        double left = total * ((random.nextInt() >>> 1) * 0x1p-31);
        for (int i = 0; i < fillingCount - 1; i++) {
            int count = counts[fillings[i]];
            left -= 1.0 / ((double) count * count);
            if (left < 0) {
                return fillings[i];
            }
        }
        return fillings[fillingCount - 1];
    }
}
