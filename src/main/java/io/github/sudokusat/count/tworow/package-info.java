/**
 * Counts the solutions of any clue set on grids with two stacks of boxes, or two bands, by contraction: sums of products over the ways to distribute
 * the digits among rows and columns, never over solutions.
 *
 * <p>The entry point is {@link io.github.sudokusat.count.tworow.TwoRowContraction}.
 *
 * <p>Boxes of two rows and c columns make grids of side 2c with two stacks and c bands; boxes of c rows and two columns are transposed. Terms: the
 * <i>row set</i> of a band is the set of the c digits in the upper row of its left box. It determines the digits of all rows of both boxes: the other
 * digits are below it, and in the right box it is the other way round. So with row sets chosen for all bands the two stacks are filled independently
 * of each other. A <i>half</i> is one or two bands, which distribute the digits among the columns of a stack: a <i>column set</i> gives for each
 * digit the columns in which it is. The lower half must use exactly what the upper half leaves.
 */
@NullMarked
package io.github.sudokusat.count.tworow;

import org.jspecify.annotations.NullMarked;
