/**
 * Text formats of grids and layouts, read.
 *
 * <p>Entry classes are {@link io.github.sudokusat.grid.text.read.GridParser} for one puzzle in a text,
 * {@link io.github.sudokusat.grid.text.read.PuzzleReader} for a stream of puzzles and {@link io.github.sudokusat.grid.text.read.LayoutText} for layouts. The
 * rules by which a text's format is recognised are in the description of {@link io.github.sudokusat.grid.text}. Parsers and readers belong to one thread
 * each. Bad text raises {@link io.github.sudokusat.grid.text.GridFormatException} and nothing else.
 */
@NullMarked
package io.github.sudokusat.grid.text.read;

import org.jspecify.annotations.NullMarked;
