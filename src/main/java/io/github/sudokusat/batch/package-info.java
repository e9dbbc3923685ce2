/**
 * Batches of puzzles on several threads, and time limits by the system clock, for programs that embed the library and for the command line.
 *
 * <p>The entry point is {@link io.github.sudokusat.batch.Batch}. In the library, threads are started only here and in the adapters to external
 * programs and to ojAlgo; this package leaves none running.
 */
@NullMarked
package io.github.sudokusat.batch;

import org.jspecify.annotations.NullMarked;
