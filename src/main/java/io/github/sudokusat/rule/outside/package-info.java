/**
 * Rules that setters write outside the grid, about what is seen from there along a row, a column or a diagonal.
 */
@NullMarked
package io.github.sudokusat.rule.outside;

import org.jspecify.annotations.NullMarked;
