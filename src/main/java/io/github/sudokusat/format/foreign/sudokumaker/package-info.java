/** Puzzles of SudokuMaker (internal). */
@NullMarked
package io.github.sudokusat.format.foreign.sudokumaker;

import org.jspecify.annotations.NullMarked;
