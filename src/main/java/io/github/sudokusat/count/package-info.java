/**
 * The number of solutions, exact or bounded from below.
 *
 * <p>The entry point is {@link io.github.sudokusat.count.SolutionCounter}, which searches if there are few solutions and contracts if there are many.
 * All types are immutable and may be shared between threads.
 */
@NullMarked
package io.github.sudokusat.count;

import org.jspecify.annotations.NullMarked;
