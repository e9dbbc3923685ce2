/**
 * Batches of puzzles on several threads, answers that come later, and time limits by the system clock, for programs that embed the library and for the command line.
 *
 * <p>The entry points are {@link io.github.sudokusat.batch.Batch} and {@link io.github.sudokusat.batch.Background}. In the library, threads are started only here and in the adapters to external
 * programs and to ojAlgo; this package leaves none running.
 */
@NullMarked
package io.github.sudokusat.batch;

import org.jspecify.annotations.NullMarked;
