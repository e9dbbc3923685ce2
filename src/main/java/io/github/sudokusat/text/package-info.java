/**
 * Reading of text by characters, and writing of CSV, JSON and lists of words; internal and independent of Sudoku.
 */
@NullMarked
package io.github.sudokusat.text;

import org.jspecify.annotations.NullMarked;
