/**
 * What techniques are built from: the position as bit sets, links, almost locked sets, and the builder and collector of steps; internal.
 *
 * <p>Cells are numbered row by row from 0, and digits from 0. A {@link io.github.sudokusat.logic.pattern.Position} and what it caches belong to one
 * thread.
 *
 * <p>Words used in this package and by the techniques, in addition to those of {@link io.github.sudokusat.logic.step}: a <em>victim</em> is a
 * candidate that a pattern removes, or a cell that loses one; a <em>chute</em> is the three boxes of a band or a stack; a <em>place</em> of a digit
 * in a house is a cell of the house that has the digit as a candidate, and a <em>position</em> of a house is the index of a cell within it; a
 * <em>plane</em> is the set of all cells that have a digit; a <em>component</em> is the candidates that strong links connect, in two
 * <em>colours</em>; a <em>builder</em> is a step under construction.
 */
@NullMarked
package io.github.sudokusat.logic.pattern;

import org.jspecify.annotations.NullMarked;
