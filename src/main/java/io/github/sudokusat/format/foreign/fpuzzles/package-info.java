/**
 * JSON of f-puzzles, read by {@link io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesReader}, and the drawings and lines with which it is written.
 */
@NullMarked
package io.github.sudokusat.format.foreign.fpuzzles;

import org.jspecify.annotations.NullMarked;
