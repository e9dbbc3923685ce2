/**
 * Generating: full grids of classic 9 × 9 that are exactly uniformly distributed, and puzzles made from them; full grids and puzzles of other
 * layouts, made by a SAT solver; and random jigsaw layouts.
 */
@NullMarked
package io.github.sudokusat.generate;

import org.jspecify.annotations.NullMarked;
