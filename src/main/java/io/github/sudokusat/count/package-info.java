/**
 * The number of solutions, exact or bounded from below.
 *
 * <p>Entry is {@link io.github.sudokusat.count.SolutionCounter}, which counts by searching: each solution is found. All types are immutable and may
 * be shared between threads.
 */
@NullMarked
package io.github.sudokusat.count;

import org.jspecify.annotations.NullMarked;
