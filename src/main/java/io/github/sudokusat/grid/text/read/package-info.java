/**
 * Readers of the text formats of grids and layouts.
 *
 * <p>The entry points are {@link io.github.sudokusat.grid.text.read.GridParser} for one puzzle in a text,
 * {@link io.github.sudokusat.grid.text.read.PuzzleReader} for a stream of puzzles and {@link io.github.sudokusat.grid.text.read.LayoutText} for
 * layouts. The rules by which a text's format is recognized are in the document <i>Input formats</i> ({@code src/site/markdown/formats.md}). A reader must be used by
 * one thread only; a parser may be shared by several. Bad text raises {@link io.github.sudokusat.grid.text.GridFormatException} and nothing else.
 */
@NullMarked
package io.github.sudokusat.grid.text.read;

import org.jspecify.annotations.NullMarked;
