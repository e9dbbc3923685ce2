package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.run.RandomStream;
import java.util.Arrays;

/** Removes orbits of givens from solved grids in random order, each if the puzzle stays proper. */
final class TopDown {

    private final Removal removal = new Removal();
    private final RandomStream random;
    private final int[][] orbits;
    private final int[] order;
    private final Bias bias;
    /** For each cell, when the bias removes it. */
    private final int[] ranks;

    /** The orbits that had to stay, in the order in which that was found. */
    private final int[] kept;
    /** For each of these, the first cell that could not go. */
    private final int[] obstacles;

    /**
     * @param orbits every cell in exactly one of them
     */
    TopDown(RandomStream random, int[][] orbits, Bias bias) {
        this.random = random;
        this.bias = bias;
        this.orbits = orbits;
        order = new int[orbits.length];
        kept = new int[orbits.length];
        obstacles = new int[orbits.length];
        ranks = new int[BitSolver.CELLS];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
    }

    /** Where the puzzle and its solution can be read. */
    Removal removal() {
        return removal;
    }

    /**
     * Makes a puzzle in which no orbit can go.
     *
     * @return whether it keeps the promise
     */
    boolean make(byte[] solution, Minimality minimality) {
        removal.fill(solution);
        random.shuffle(order);
        arrange(solution);
        int count = 0;
        for (int orbit : order) {
            int obstacle = removal.remove(orbits[orbit]);
            if (obstacle >= 0) {
                obstacles[count] = obstacle;
                kept[count++] = orbit;
            }
        }
        return minimality == Minimality.ORBIT || isMinimal(count);
    }

    /** Sorts the orbits by the rank that the bias gives to any of their cells, the earliest one. */
    private void arrange(byte[] solution) {
        if (bias == Bias.NONE) {
            return;
        }
        Arrays.fill(ranks, Bias.LATER);
        bias.rank(solution, random, ranks);
        int front = 0;
        for (int rank = Bias.FIRST; rank < Bias.LAST; rank++) {
            for (int i = front; i < order.length; i++) {
                int orbit = order[i];
                if (rank(orbits[orbit]) == rank) {
                    order[i] = order[front];
                    order[front++] = orbit;
                }
            }
        }
    }

    private int rank(int[] orbit) {
        int earliest = Bias.LAST;
        for (int cell : orbit) {
            earliest = Math.min(earliest, ranks[cell]);
        }
        return earliest;
    }

    /**
     * Makes a puzzle by removing orbits until a number of givens is reached that is chosen at random.
     *
     * @return whether the number of givens is in the range
     */
    boolean make(byte[] solution, int fewest, int most) {
        removal.fill(solution);
        random.shuffle(order);
        int goal = fewest + random.nextInt(most - fewest + 1);
        int givens = solution.length;
        for (int orbit : order) {
            int[] cells = orbits[orbit];
            if (givens - cells.length >= goal && removal.remove(cells) < 0) {
                givens -= cells.length;
            }
        }
        return givens <= most;
    }

    /** Whether no clue of the orbits kept can go. The last ones are asked first: fewest givens have gone since they were found to be needed. */
    private boolean isMinimal(int count) {
        for (int i = count - 1; i >= 0; i--) {
            int[] orbit = orbits[kept[i]];
            // If the first cell was the obstacle, it could not go alone, and with fewer givens around it can do so even
            // less.
            for (int k = obstacles[i] == 0 ? 1 : 0; k < orbit.length; k++) {
                if (removal.isSuperfluous(orbit[k])) {
                    return false;
                }
            }
        }
        return true;
    }
}
