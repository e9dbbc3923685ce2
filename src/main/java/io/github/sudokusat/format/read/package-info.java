/**
 * Readers of the text formats of grids and layouts.
 *
 * <p>The entry points are {@link io.github.sudokusat.format.read.GridParser} for one puzzle in a text,
 * {@link io.github.sudokusat.format.read.PuzzleReader} for a stream of puzzles and {@link io.github.sudokusat.format.read.LayoutText} for
 * layouts. The rules by which a text's format is recognized are in the document <i>Input formats</i> ({@code src/site/markdown/formats.md}). A reader
 * must be used by one thread only; a parser may be shared by several. Bad text raises {@link io.github.sudokusat.format.GridFormatException} and
 * nothing else.
 */
@NullMarked
package io.github.sudokusat.format.read;

import org.jspecify.annotations.NullMarked;
