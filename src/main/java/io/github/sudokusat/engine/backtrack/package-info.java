/**
 * The plain backtracking of the textbooks, for any layout.
 *
 * <p>Entry is {@link io.github.sudokusat.engine.backtrack.BacktrackEngine}. It is here to be compared with, and as an engine so simple that others are
 * checked against it.
 */
@NullMarked
package io.github.sudokusat.engine.backtrack;

import org.jspecify.annotations.NullMarked;
