/**
 * Reading by characters, and writing of CSV and JSON text; knows no Sudoku; internal.
 */
@NullMarked
package io.github.sudokusat.text;

import org.jspecify.annotations.NullMarked;
