/**
 * Grids and the layouts that they live on: side, houses and rules, cells, candidates, conflicts.
 *
 * <p>The first stage of the pipeline; it knows nothing of text, clauses or engines. Entry classes are
 * {@link io.github.sudokusat.grid.Layout} and {@link io.github.sudokusat.grid.Grid}. Cells are numbered {@code row · side + column}
 * from 0, digits run from 1 to the side, and 0 stands for a blank. Every type here is immutable and may be shared between threads.
 */
@NullMarked
package io.github.sudokusat.grid;

import org.jspecify.annotations.NullMarked;
