/**
 * The number of solutions, exact or bounded from below.
 *
 * <p>Entry is {@link io.github.sudokusat.count.SolutionCounter}, which searches while there are few solutions and contracts where
 * there are many. All types are immutable and may
 * be shared between threads.
 */
@NullMarked
package io.github.sudokusat.count;

import org.jspecify.annotations.NullMarked;
