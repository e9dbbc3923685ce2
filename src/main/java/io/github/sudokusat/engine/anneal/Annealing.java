package io.github.sudokusat.engine.anneal;

import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;

/**
 * A set of candidates that do not clash, which changes at random until it covers all items.
 *
 * <p>A step takes an item that is not covered and proposes one of its candidates: it would replace all those that clash with it. What does not make
 * the set smaller is always accepted; what makes it smaller by n, with the probability e<sup>−n/T</sup> (N. Metropolis et al., Equation of State
 * Calculations by Fast Computing Machines, Journal of Chemical Physics 21, 1953). A sweep lowers the temperature T slowly past the point where the set
 * freezes (S. Kirkpatrick et al., Optimization by Simulated Annealing, Science 220, 1983). That point is close to 0.45 divided by the logarithm of the mean
 * number of candidates of an open cell; this was found by trials on grids of sides 36 to 64 with 40 to 60 % of their cells blank, where T was between 0.18 and
 * 0.25, and where a tenth more or less takes ten times as long.
 */
final class Annealing {

    private static final double HOT = 0.48;
    private static final double COLD = 0.42;

    /** The steps between two temperatures, after which the watch is polled, too: about 3 ms. */
    private static final int STRIDE = 1 << 16;

    private static final int NONE = -1;

    private final CoverProblem problem;
    private final RandomStream random;
    /** The candidate that covers each item, or {@link #NONE}. */
    private final int[] coverOf;
    /** The items that are not covered, in any order. */
    private final int[] uncovered;

    /** Where each item is among those, if it is. */
    private final int[] place;

    private int uncoveredCount;
    private long moves;

    /** How often of 2³¹ times a candidate that clashes with so many is accepted. */
    private final int[] acceptance;

    Annealing(CoverProblem problem, RandomStream random) {
        this.problem = problem;
        this.random = random;
        coverOf = new int[problem.itemCount];
        Arrays.fill(coverOf, NONE);
        uncovered = new int[problem.itemCount];
        place = new int[problem.itemCount];
        for (int item = 0; item < problem.itemCount; item++) {
            uncover(item);
        }
        int most = 0;
        for (int c = 0; c < problem.candidateCount(); c++) {
            most = Math.max(most, problem.itemStart[c + 1] - problem.itemStart[c]);
        }
        acceptance = new int[most + 1];
    }

    /**
     * Lowers the temperature once.
     *
     * @param steps the number of steps of the whole sweep
     * @param watch ends the sweep when it is stopped
     * @return whether all items are covered
     */
    boolean sweep(long steps, Watch watch) {
        double scale = Math.log((double) problem.candidateCount() / Math.max(1, problem.openCells));
        for (long done = 0; done < steps && uncoveredCount > 0 && !watch.isStopped(); done += STRIDE) {
            setTemperature((HOT + (COLD - HOT) * done / steps) / scale);
            for (int i = 0; i < STRIDE && uncoveredCount > 0; i++) {
                step();
            }
        }
        return uncoveredCount == 0;
    }

    private void setTemperature(double temperature) {
        for (int clashes = 0; clashes < acceptance.length; clashes++) {
            double probability = StrictMath.exp(-Math.max(0, clashes - 1) / temperature);
            acceptance[clashes] = (int) (probability * Integer.MAX_VALUE);
        }
    }

    private void step() {
        int item = uncovered[random.nextInt(uncoveredCount)];
        int first = problem.coverStart[item];
        int candidate = problem.covers[first + random.nextInt(problem.coverStart[item + 1] - first)];
        int clashes = clashes(candidate);
        if (clashes <= 1 || random.nextInt() >>> 1 < acceptance[clashes]) {
            put(candidate, clashes > 0);
        }
    }

    /** The number of candidates in the set that share an item with one outside it. */
    private int clashes(int candidate) {
        int begin = problem.itemStart[candidate];
        int end = problem.itemStart[candidate + 1];
        int count = 0;
        for (int i = begin; i < end; i++) {
            int other = coverOf[problem.items[i]];
            boolean isNew = other != NONE;
            for (int j = begin; isNew && j < i; j++) {
                isNew = coverOf[problem.items[j]] != other;
            }
            count += isNew ? 1 : 0;
        }
        return count;
    }

    private void put(int candidate, boolean hasClashes) {
        moves++;
        int begin = problem.itemStart[candidate];
        int end = problem.itemStart[candidate + 1];
        for (int i = begin; hasClashes && i < end; i++) {
            int other = coverOf[problem.items[i]];
            if (other != NONE) {
                takeAway(other);
            }
        }
        for (int i = begin; i < end; i++) {
            int item = problem.items[i];
            coverOf[item] = candidate;
            int last = uncovered[--uncoveredCount];
            uncovered[place[item]] = last;
            place[last] = place[item];
        }
    }

    private void takeAway(int candidate) {
        for (int i = problem.itemStart[candidate]; i < problem.itemStart[candidate + 1]; i++) {
            int item = problem.items[i];
            coverOf[item] = NONE;
            uncover(item);
        }
    }

    private void uncover(int item) {
        place[item] = uncoveredCount;
        uncovered[uncoveredCount++] = item;
    }

    /** The candidate that covers each item; {@link #NONE} for those that are not covered. */
    int[] cover() {
        return coverOf;
    }

    /** The number of candidates that were accepted so far. */
    long moves() {
        return moves;
    }
}
