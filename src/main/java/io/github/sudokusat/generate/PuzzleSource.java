package io.github.sudokusat.generate;

import io.github.sudokusat.run.Limits;

/**
 * Makes proper puzzles by number from a seed, one independent of the others. Every implementation is immutable and safe for use by several threads.
 * Without limits only an interrupt stops a call, unless the source says otherwise.
 */
public interface PuzzleSource {

    /**
     * This source with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of tries as the limit on the work; the source says what a try is
     * @return the new source
     */
    PuzzleSource withLimits(Limits value);

    /**
     * Makes a puzzle.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle, always the same one for the same seed, index and settings; the reason why there is none; or the limit that was reached
     */
    GenerateResult generate(long seed, long index);
}
