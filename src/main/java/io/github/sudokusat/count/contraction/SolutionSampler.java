package io.github.sudokusat.count.contraction;

import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Draws solutions of a grid, all with the same probability: a term of a contraction with a probability proportional to the number of solutions that
 * it counts, then one of those. Immutable; safe for use by several threads.
 */
public interface SolutionSampler {

    /**
     * The outcome of preparing a sampler.
     *
     * @param sampler the sampler, or null if the preparation was stopped
     * @param stop why it was stopped, or null
     */
    record Result(
            @Nullable SolutionSampler sampler, @Nullable StopReason stop) {}

    /**
     * The number of solutions.
     *
     * @return the exact number, 0 or more
     */
    BigInteger total();

    /**
     * Draws a solution, in milliseconds.
     *
     * @param random the random numbers
     * @return the digits of all cells from 1, row by row
     * @throws IllegalArgumentException if there is no solution
     */
    int[] draw(RandomStream random);
}
