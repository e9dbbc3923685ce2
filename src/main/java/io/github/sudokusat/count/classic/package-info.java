/**
 * Counts the solutions of any classic 9 × 9 clue set by contraction: sums of products over the ways to distribute the digits of a box among its
 * columns, never over solutions.
 *
 * <p>The entry point is {@link io.github.sudokusat.count.classic.ClassicContraction}. The idea of bands and column sets is that of B.
 * Felgenhauer and F. Jarvis, Enumerating possible Sudoku grids, 2005.
 *
 * <p>Terms: the <i>column word</i> of a filled box gives for each digit its column in the box, the <i>row word</i> its row. Givens fix letters of
 * words. Columns of a box in which no digit is given can be exchanged; words that differ by such exchanges form a <i>class</i>. The three words of a
 * <i>chute</i> (the column words of a stack, the row words of a band) differ at every digit.
 */
@NullMarked
package io.github.sudokusat.count.classic;

import org.jspecify.annotations.NullMarked;
