/**
 * Text formats of grids and layouts, in and out.
 *
 * @see io.github.sudokusat.grid.text.GridParser
 */
@NullMarked
package io.github.sudokusat.grid.text;

import org.jspecify.annotations.NullMarked;
