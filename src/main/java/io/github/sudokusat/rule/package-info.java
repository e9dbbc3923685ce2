/**
 * Named rules of variant Sudoku: what they have in common.
 *
 * <p>A named rule says what a setter means, such as a killer cage; it states itself as {@linkplain io.github.sudokusat.primitive primitives}, checks
 * grids by itself, and has a line of text. The rules are in the packages below this one; add them to a layout with
 * {@link io.github.sudokusat.grid.Layout#with(io.github.sudokusat.grid.Rule)}.
 */
@NullMarked
package io.github.sudokusat.rule;

import org.jspecify.annotations.NullMarked;
