/**
 * A search that draws the conclusions of a simple human solver after every choice: singles and locked candidates.
 *
 * <p>The entry point is {@link io.github.sudokusat.engine.propagate.PropagateEngine}. It lies between plain backtracking, which concludes nothing,
 * and the SAT engine, which learns.
 */
@NullMarked
package io.github.sudokusat.engine.propagate;

import org.jspecify.annotations.NullMarked;
