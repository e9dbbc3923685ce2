/**
 * Puzzles in the formats of other programs: constraint strings of the Interactive Sudoku Solver, f-puzzles, SudokuPad and the two formats of killer
 * lists. {@link io.github.sudokusat.format.foreign.Imports} reads them all.
 */
@NullMarked
package io.github.sudokusat.format.foreign;

import org.jspecify.annotations.NullMarked;
