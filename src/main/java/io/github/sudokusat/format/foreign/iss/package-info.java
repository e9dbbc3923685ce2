/** Constraint strings of the Interactive Sudoku Solver: {@link io.github.sudokusat.format.foreign.iss.IssReader}. */
@NullMarked
package io.github.sudokusat.format.foreign.iss;

import org.jspecify.annotations.NullMarked;
