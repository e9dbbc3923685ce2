/**
 * Solutions of large, nearly empty grids of boxes, which are built instead of searched for.
 *
 * <p>The entry point is {@link io.github.sudokusat.engine.pattern.PatternSearch}.
 */
@NullMarked
package io.github.sudokusat.engine.pattern;

import org.jspecify.annotations.NullMarked;
