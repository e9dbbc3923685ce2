/**
 * Grids and the layouts that they live on: side, houses and rules, cells, candidates, conflicts.
 *
 * <p>The first stage of the pipeline; it knows nothing of text, clauses or engines. Entry classes are
 * {@link io.github.sudokusat.grid.Layout} and {@link io.github.sudokusat.grid.Grid}. Cells are numbered {@code row · side + column}
 * from 0, digits run from 1 to the side, and 0 is a blank. Every type here is immutable and may be shared between threads.
 *
 * <p>Here and everywhere in this library, arguments and results are never null unless a parameter is marked {@code @Nullable}; a null
 * argument ends in a {@link java.lang.NullPointerException}, at the latest when it is first used.
 */
@NullMarked
package io.github.sudokusat.grid;

import org.jspecify.annotations.NullMarked;
