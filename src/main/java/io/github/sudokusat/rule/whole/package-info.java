/** Rules about the whole grid, and about single cells that need the grid for their meaning. */
@NullMarked
package io.github.sudokusat.rule.whole;

import org.jspecify.annotations.NullMarked;
