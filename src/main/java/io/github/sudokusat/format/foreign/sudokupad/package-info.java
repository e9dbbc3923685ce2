/** The own format of SudokuPad: {@link io.github.sudokusat.format.foreign.sudokupad.SudokuPadReader}. */
@NullMarked
package io.github.sudokusat.format.foreign.sudokupad;

import org.jspecify.annotations.NullMarked;
