/** Sheets of puzzles to print, as HTML; internal. */
@NullMarked
package io.github.sudokusat.cli.sheet;

import org.jspecify.annotations.NullMarked;
