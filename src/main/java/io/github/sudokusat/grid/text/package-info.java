/**
 * Text formats of grids and layouts, in and out: the edge between the pipeline's grids and files, arguments and terminals.
 *
 * <p>Entry classes: {@link io.github.sudokusat.grid.text.read.GridParser} for one puzzle in a text,
 * {@link io.github.sudokusat.grid.text.read.PuzzleReader} for a stream of them, {@link io.github.sudokusat.grid.text.GridFormat},
 * {@link io.github.sudokusat.grid.text.PictureFormat} and {@link io.github.sudokusat.grid.text.MarksFormat} for output,
 * {@link io.github.sudokusat.grid.text.read.LayoutText} for layouts. Parsers and readers belong to one thread each; everything else here is
 * immutable. Bad text raises {@link io.github.sudokusat.grid.text.GridFormatException} and nothing else.
 *
 * <h2>How a text is read</h2>
 *
 * <p>Lines end at LF, CR LF or CR and have at most 1,048,576 characters; a byte order mark at the start is dropped. A line that is blank, or
 * whose first character but blanks is {@code #}, holds no cells. The <em>first line</em> below is the first that holds some. N is the
 * side: that of the given layout, or without one a side that has boxes (1 or no prime, up to 256). The first rule that fits decides for the
 * whole text:
 *
 * <ol>
 *   <li><b>CSV</b>: a column was asked for; or the first line has two fields or more, and one of them is {@code puzzle}, {@code puzzles},
 *       {@code quizzes}, {@code quiz} or {@code question}, in either case; or it is one of these words alone, and the lines below it are
 *       puzzles by rule 3; or it has two fields or more that start with a letter, and the line below it as many, one of them a puzzle's
 *       text, which is a mistake, since no column is known to hold the puzzles. Fields are parted by whichever of comma, semicolon and tab comes
 *       first in the header; quoted fields end on their line. The puzzle's field is read as a line of rule 3 is; {@code solution},
 *       {@code solutions} or {@code answer}, and {@code id}, are kept unread.
 *   <li><b>Rows</b>: a border line, or a heading in square brackets such as {@code [Puzzle]}, comes before or as the first line.
 *   <li><b>Lines</b>, a puzzle each: the characters of the first line up to a blank, tab or one of {@code , ; : #} are more than the
 *       alphabet has digits (36 and more by default), or those of the second or third line are besides N²; or no other line holds cells; or the
 *       first line has N² characters or pieces. With a
 *       layout that is its N, and lines of N characters or pieces are rows. Without one, a line of 16, 36, 64 … pieces, or of 16 characters,
 *       might be a row as well: lines of n such pieces are rows if n of them follow each other without a blank line and most hold a digit
 *       beyond √n, or if the text is to be one puzzle and they are n exactly.
 *   <li><b>Rows</b>: anything else.
 * </ol>
 *
 * <h3>Lines</h3>
 *
 * <p>The cells are the characters up to a blank, tab or one of {@code , ; : #}; what follows is a comment. Their number is N², or 729 (N³
 * with a layout) for a character a candidate: position {@code N²·r + N·c + d − 1} holds d or a blank. A line that starts with three
 * characters or less before the first blank or comma is N² numbers. Where every character may be a blank, the cells are as many characters as
 * the layout has, the whole line if its length is that of a grid, or else those up to a separator.
 *
 * <h3>Rows</h3>
 *
 * <p>A <em>border line</em> has no character but blanks, {@code | ! : + = - – — [ ] ( ) ' ` . * _} and those of the Unicode block for
 * box drawing, and has a horizontal one or {@code +}, or no cell. Other lines are cut into pieces at blanks, commas, the same characters but
 * {@code . * _}, and ANSI styles; a character that the options name as a digit or blank is a cell first. {@code *} is a blank, but a
 * border where only so the row has N cells. A row is N characters in pieces of any length, or N pieces; which of them, the
 * first row tells that has a longer piece. Pieces are characters of the alphabet; or numbers, if one is longer than a character; or
 * candidates: numbers parted by {@code /} ({@code /} alone for none), if one has a slash; or candidates a character each ({@code 2389}), if
 * no piece is a blank and N is below 10, or one has a letter or four characters.
 *
 * <p>Without a layout N is the number of pieces of the first row, if that is a legal side and each could be a number or candidates of it,
 * else the number of characters; where the second and third row agree on another number, theirs. Puzzles that follow each other without
 * anything between have the same N.
 *
 * <p>A puzzle ends with its N-th row; short of that with a blank line (unless blank lines part all bands of boxes), a heading, a title or the
 * end of the text. Headings other than {@code [Puzzle]} are skipped with what follows them. A <em>title</em> is a line with letters that has
 * not N pieces, and has either two letters side by side that stand for no digit or blank, or, above side 9, not N characters. The last
 * title before a puzzle is its id; titles after the last puzzle are skipped.
 *
 * <h3>Library lines</h3>
 *
 * <p>A line that starts with a colon is a {@linkplain io.github.sudokusat.grid.text.TechniqueCase case of a technique}, wherever a line of rule 3 may stand:
 * {@code :technique:digits:givens:deleted:eliminations:placements:extra}, of which the fields after the deleted candidates may be left out. The givens are N²
 * characters besides {@code +}, which stands before a digit that is placed but not given; N is at most 9. Candidates are three digits each,
 * {@code 412} for 4 in r1c2, parted by blanks. Digits are 1 to 9 whatever the alphabet. The text is one of lines by rule 3 if its first line starts with a
 * colon and has a third field of 16 characters or more, which no border of colons has.
 */
@NullMarked
package io.github.sudokusat.grid.text;

import org.jspecify.annotations.NullMarked;
