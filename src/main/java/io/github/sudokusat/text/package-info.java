/**
 * Reading of text by characters, and writing of CSV and JSON text; internal and independent of Sudoku.
 */
@NullMarked
package io.github.sudokusat.text;

import org.jspecify.annotations.NullMarked;
