package io.github.sudokusat.engine.pattern;

import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;

/**
 * Which digit is which pair of a high and a low part: one to one, and so that the parts of two digits are equal or differ where that is demanded, if
 * a tabu search finds a way.
 *
 * <p>A step exchanges the pair of a digit with an unmet demand and that of the digit with which the fewest demands are unmet afterwards.
 *
 * @see <a href="https://doi.org/10.1287/ijoc.1.3.190">F. Glover, Tabu Search – Part I, ORSA Journal on Computing 1, 1989, 190–206</a>
 */
final class DigitPairs {

    private static final int STEPS = 2000;
    /** The steps for which a digit keeps a new pair: this and up to as many again. */
    private static final int TENURE = 8;

    private static final int EQUAL = 1;
    private static final int LOW = 2;
    private static final int KIND = 4;

    private final int digits;
    private final int lows;
    private final RandomStream random;
    /** The pair of each digit: high part · number of low parts + low part. */
    private final int[] pairOf;
    /** For each digit the demands of which it is part: the other digit · {@link #KIND} + the kind. */
    private final int[][] demands;

    private final int[] sizes;
    private final int[] freeAt;

    DigitPairs(int highs, int lows, RandomStream random) {
        this.digits = highs * lows;
        this.lows = lows;
        this.random = random;
        this.pairOf = random.permutation(digits);
        this.demands = new int[digits][KIND];
        this.sizes = new int[digits];
        this.freeAt = new int[digits];
    }

    /** Demands that the high parts of two digits be equal or differ. */
    void demandHigh(int one, int other, boolean equal) {
        demand(one, other, equal ? EQUAL : 0);
    }

    /** Demands that the low parts of two digits be equal or differ. */
    void demandLow(int one, int other, boolean equal) {
        demand(one, other, equal ? LOW + EQUAL : LOW);
    }

    private void demand(int one, int other, int kind) {
        add(one, other * KIND + kind);
        add(other, one * KIND + kind);
    }

    private void add(int digit, int demand) {
        if (sizes[digit] == demands[digit].length) {
            demands[digit] = Arrays.copyOf(demands[digit], 2 * sizes[digit]);
        }
        demands[digit][sizes[digit]++] = demand;
    }

    int pair(int digit) {
        return pairOf[digit];
    }

    /** The digit of each pair. */
    int[] digits() {
        int[] digitOf = new int[digits];
        for (int digit = 0; digit < digits; digit++) {
            digitOf[pairOf[digit]] = digit;
        }
        return digitOf;
    }

    /** Arranges the pairs; returns false if a demand is left unmet or the watch has stopped the work. */
    boolean arrange(Watch watch) {
        for (int step = 0; step < STEPS; step++) {
            int digit = anyUnmet();
            if (digit < 0) {
                return true;
            }
            int other = bestPartner(digit, step, watch);
            if (other < 0) {
                return false;
            }
            exchange(digit, other);
            freeAt[digit] = step + TENURE + random.nextInt(TENURE);
            freeAt[other] = step + TENURE + random.nextInt(TENURE);
        }
        return anyUnmet() < 0;
    }

    /** A random digit with an unmet demand, or −1. */
    private int anyUnmet() {
        int chosen = -1;
        int seen = 0;
        for (int digit = 0; digit < digits; digit++) {
            if (unmet(digit) > 0 && random.nextInt(++seen) == 0) {
                chosen = digit;
            }
        }
        return chosen;
    }

    private int bestPartner(int digit, int step, Watch watch) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        int ties = 0;
        int before = unmet(digit);
        for (int other = 0; other < digits; other++) {
            if (other == digit || freeAt[other] > step) {
                continue;
            }
            int change = -before - unmet(other);
            exchange(digit, other);
            change += unmet(digit) + unmet(other);
            exchange(digit, other);
            if (change < fewest) {
                fewest = change;
                ties = 0;
            }
            if (change == fewest && random.nextInt(++ties) == 0) {
                best = other;
            }
            if (watch.tick(sizes[digit] + sizes[other])) {
                return -1;
            }
        }
        return best;
    }

    private void exchange(int one, int other) {
        int pair = pairOf[one];
        pairOf[one] = pairOf[other];
        pairOf[other] = pair;
    }

    private int unmet(int digit) {
        int pair = pairOf[digit];
        int high = pair / lows;
        int low = pair % lows;
        int unmet = 0;
        for (int i = 0; i < sizes[digit]; i++) {
            int demand = demands[digit][i];
            int other = pairOf[demand / KIND];
            boolean isEqual = (demand & LOW) == 0 ? high == other / lows : low == other % lows;
            if (isEqual != ((demand & EQUAL) != 0)) {
                unmet++;
            }
        }
        return unmet;
    }
}
