/**
 * Grids and their layouts: side, houses and rules, cells, candidates, conflicts.
 *
 * <p>This package is the first stage of the pipeline; it knows nothing about text, clauses or engines. The entry points are
 * {@link io.github.sudokusat.grid.Layout} and {@link io.github.sudokusat.grid.Grid}. Cells are numbered {@code row · side + column} from 0, digits
 * run from 1 to the side, and 0 is a blank. Every type here is immutable and may be shared between threads.
 *
 * <p>Here and everywhere in this library, two numbers {@code (cell, digit)} are a cell's number and a digit, in this order. A row and a column are the
 * parts of a {@link io.github.sudokusat.grid.Cell}; no other type takes them.
 *
 * <p>Here and everywhere in this library, arguments and results are never null unless a parameter is marked {@code @Nullable}; a null argument causes
 * a {@link java.lang.NullPointerException}, at the latest when it is first used.
 */
@NullMarked
package io.github.sudokusat.grid;

import org.jspecify.annotations.NullMarked;
