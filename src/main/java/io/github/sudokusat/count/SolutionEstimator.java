package io.github.sudokusat.count;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the number of solutions of any layout by random probes (D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of
 * Computation 29, 1975, pages 121–136).
 *
 * <p>A probe propagates, gives the cell with the fewest candidates one of them at random, and repeats. If it ends at a solution, its weight is the
 * product of the numbers of candidates that it chose from; if it ends at a contradiction, its weight is 0. The mean weight is an unbiased estimate. A
 * probe of the empty 9 × 9 grid takes about 0.1 ms. The same seed gives the same estimate.
 *
 * <p>Each call runs on the calling thread. Limits apply to each call separately; progress is reported for every probe. Immutable and safe for use by
 * several threads.
 */
public final class SolutionEstimator {

    private static final MathContext DIGITS = MathContext.DECIMAL128;
    private static final int ROOT_DIGITS = 16;

    private final long seed;
    private final Limits limits;

    private SolutionEstimator(long seed, Limits limits) {
        this.seed = seed;
        this.limits = limits;
    }

    /**
     * An estimator with seed 0 and without limits.
     *
     * @return the estimator
     */
    public static SolutionEstimator create() {
        return new SolutionEstimator(0, Limits.none());
    }

    /**
     * This estimator with other random choices.
     *
     * @param value the seed that determines them
     * @return the new estimator
     */
    public SolutionEstimator withSeed(long value) {
        return new SolutionEstimator(value, limits);
    }

    /**
     * This estimator with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new estimator
     */
    public SolutionEstimator withLimits(Limits value) {
        return new SolutionEstimator(seed, Objects.requireNonNull(value, "value"));
    }

    /**
     * Estimates the number of a puzzle's solutions.
     *
     * @param puzzle the puzzle
     * @param probes the number of probes to make, 2 or more; the standard error falls with its square root
     * @return the estimate from the probes made before a limit was reached; its value is 0 if none was made
     * @throws IllegalArgumentException if there are fewer than 2 probes, or the layout has a rule that candidate grids do not support
     */
    public Estimate estimate(Puzzle puzzle, long probes) {
        if (probes < 2) {
            throw new IllegalArgumentException("probes must be 2 or more, but is " + probes);
        }
        return new Run(limits.watch(), seed).from(puzzle, probes);
    }

    /** The probes of one puzzle. */
    private static final class Run {

        private final Watch watch;
        private final RandomStream random;

        private BigDecimal sum = BigDecimal.ZERO;
        private BigDecimal sumOfSquares = BigDecimal.ZERO;
        private long probes;
        private long reached;

        Run(Watch watch, long seed) {
            this.watch = watch;
            this.random = RandomStream.of(seed);
        }

        private Estimate from(Puzzle puzzle, long wanted) {
            CandidateGrid start = puzzle.toCandidates(CandidateLayout.of(puzzle.layout()), watch);
            PropagationOutcome outcome = watch.isStopped() ? PropagationOutcome.STOPPED : conclude(start);
            if (outcome == PropagationOutcome.CONTRADICTION
                    || (outcome == PropagationOutcome.DONE && start.isSolved())) {
                BigDecimal number = outcome == PropagationOutcome.DONE ? BigDecimal.ONE : BigDecimal.ZERO;
                return new Estimate(number, BigDecimal.ZERO, 0, 0, true, Optional.empty());
            }
            if (outcome == PropagationOutcome.DONE) {
                run(start, wanted);
            }
            return result();
        }

        private PropagationOutcome conclude(CandidateGrid grid) {
            return grid.isContradictory()
                    ? PropagationOutcome.CONTRADICTION
                    : Propagation.run(grid, Propagation.Depth.LOCKED, watch);
        }

        private void run(CandidateGrid start, long wanted) {
            while (probes < wanted) {
                BigDecimal weight = probe(start.copy());
                if (weight == null) {
                    return;
                }
                probes++;
                if (weight.signum() > 0) {
                    reached++;
                    sum = sum.add(weight, DIGITS);
                    sumOfSquares = sumOfSquares.add(weight.multiply(weight, DIGITS), DIGITS);
                }
                watch.limits().progress().report("probes", probes, wanted);
            }
        }

        /** The weight of one probe, or null if it was stopped. */
        private @Nullable BigDecimal probe(CandidateGrid grid) {
            BigDecimal weight = BigDecimal.ONE;
            while (!grid.isSolved()) {
                if (watch.isStopped()) {
                    return null;
                }
                int cell = tightest(grid);
                int choices = grid.candidateCount(cell);
                weight = weight.multiply(BigDecimal.valueOf(choices), DIGITS);
                if (!grid.place(cell, candidate(grid, cell, random.nextInt(choices)))) {
                    return BigDecimal.ZERO;
                }
                PropagationOutcome outcome = conclude(grid);
                if (outcome != PropagationOutcome.DONE) {
                    return outcome == PropagationOutcome.STOPPED ? null : BigDecimal.ZERO;
                }
            }
            return weight;
        }

        /** The first of the open cells with the fewest candidates. */
        private static int tightest(CandidateGrid grid) {
            int best = -1;
            int fewest = Integer.MAX_VALUE;
            for (int cell = 0; cell < grid.layout().cellCount() && fewest > 2; cell++) {
                int count = grid.digit(cell) == 0 ? grid.candidateCount(cell) : Integer.MAX_VALUE;
                if (count < fewest) {
                    fewest = count;
                    best = cell;
                }
            }
            return best;
        }

        private static int candidate(CandidateGrid grid, int cell, int index) {
            int digit = grid.nextCandidate(cell, 1);
            for (int i = 0; i < index; i++) {
                digit = grid.nextCandidate(cell, digit + 1);
            }
            return digit;
        }

        private Estimate result() {
            Optional<StopReason> stop = watch.reason();
            if (probes < 2) {
                return new Estimate(sum, sum, probes, reached, false, stop);
            }
            BigDecimal n = BigDecimal.valueOf(probes);
            BigDecimal spread = sumOfSquares.subtract(sum.multiply(sum, DIGITS).divide(n, DIGITS), DIGITS);
            BigDecimal variance =
                    spread.max(BigDecimal.ZERO).divide(n, DIGITS).divide(BigDecimal.valueOf(probes - 1), DIGITS);
            return new Estimate(sum.divide(n, DIGITS), squareRoot(variance), probes, reached, false, stop);
        }

        /** The square root to {@value ROOT_DIGITS} digits or one more, without a double as text, for which browsers would have to load a table. */
        private static BigDecimal squareRoot(BigDecimal number) {
            if (number.signum() == 0) {
                return BigDecimal.ZERO;
            }
            int shift = ROOT_DIGITS - Math.floorDiv(number.precision() - number.scale(), 2);
            BigInteger root = number.scaleByPowerOfTen(2 * shift).toBigInteger().sqrt();
            return new BigDecimal(root, shift);
        }
    }
}
