/**
 * Reading of text by characters, writing of CSV, JSON and lists of words, and suggestions for words that were mistyped; internal and independent of
 * Sudoku.
 */
@NullMarked
package io.github.sudokusat.text;

import org.jspecify.annotations.NullMarked;
