/**
 * Many puzzles on several threads, and limits by the system's clock: the edge for those who embed the library, and for the command line.
 *
 * <p>Entry is {@link io.github.sudokusat.batch.Batch}. Threads are started here (and in the adapter to external programs) and nowhere else; none is
 * left behind.
 */
@NullMarked
package io.github.sudokusat.batch;

import org.jspecify.annotations.NullMarked;
