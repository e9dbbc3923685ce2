/** Sheets of puzzles to print, as HTML. */
@NullMarked
package io.github.sudokusat.sheet;

import org.jspecify.annotations.NullMarked;
