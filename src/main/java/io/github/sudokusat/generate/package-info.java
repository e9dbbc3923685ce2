/**
 * Generating: full grids that are exactly uniformly distributed, and puzzles made from them.
 */
@NullMarked
package io.github.sudokusat.generate;

import org.jspecify.annotations.NullMarked;
