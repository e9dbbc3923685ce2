/**
 * The plain backtracking of the textbooks, for any layout.
 *
 * <p>The entry point is {@link io.github.sudokusat.engine.backtrack.BacktrackEngine}. It serves as a baseline for comparisons, and as an engine
 * simple enough to check others against.
 */
@NullMarked
package io.github.sudokusat.engine.backtrack;

import org.jspecify.annotations.NullMarked;
