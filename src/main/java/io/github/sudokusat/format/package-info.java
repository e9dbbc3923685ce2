/**
 * Text formats of grids, layouts and rules, for input and output.
 *
 * <p>The entry points are {@link io.github.sudokusat.format.read.GridParser} for one puzzle in a text,
 * {@link io.github.sudokusat.format.read.PuzzleReader} for a stream of them, {@link io.github.sudokusat.format.GridFormat},
 * {@link io.github.sudokusat.format.PictureFormat} and {@link io.github.sudokusat.format.MarksFormat} for output,
 * {@link io.github.sudokusat.format.read.LayoutText} for layouts, and {@link io.github.sudokusat.format.RuleText} for rules, one a line. A reader
 * must be used by one thread only; everything else may be shared by several. Bad text raises {@link io.github.sudokusat.format.GridFormatException}
 * and nothing else.
 *
 * <h2>How a text is read</h2>
 *
 * <p>The format is recognized by the content: CSV with a header, one puzzle a line (characters, numbers, candidates, or a library line that starts
 * with a colon), or rows on lines (with or without borders, titles and headings). Lines end at LF, CR LF or CR and have at most 1,048,576 characters;
 * a byte order mark at the start is dropped; blank lines and comments, which start with {@code #}, do not hold cells. Without a layout the side
 * follows from the text and must have boxes: 1, or any number up to 256 that is not prime. All rules, with examples, are in the document <i>Input
 * formats</i> ({@code src/site/markdown/formats.md}).
 */
@NullMarked
package io.github.sudokusat.format;

import org.jspecify.annotations.NullMarked;
