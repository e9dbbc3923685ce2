/**
 * Counts the solutions of any classic 9 × 9 clue set by contraction: sums of products over the ways in which the digits of a box can be shared out
 * among its columns, never over solutions.
 *
 * <p>Entry is {@link io.github.sudokusat.count.contraction.classic.ClassicContraction}. The idea of bands and column sets is that of B. Felgenhauer and F. Jarvis,
 * Enumerating possible Sudoku grids, 2005.
 *
 * <p>Terms: the <i>column word</i> of a filled box says for each digit in which column of the box it stands, the <i>row word</i> in which row. Givens
 * fix letters of words. Columns of a box in which no digit is given can be exchanged; words that differ by such exchanges form a <i>class</i>. The
 * three words of a <i>chute</i> (the column words of a stack, the row words of a band) differ at every digit.
 */
@NullMarked
package io.github.sudokusat.count.contraction.classic;

import org.jspecify.annotations.NullMarked;
