/**
 * The few kinds of constraint over cells and digits that engines, encoders and candidate grids understand.
 *
 * <p>Every named rule of Sudoku, such as a killer cage or a thermometer, is stated as a list of
 * {@link io.github.sudokusat.primitive.Primitive primitives}, all of which must hold. Cells are numbered {@code row · side + column} from 0, digits
 * run from 1 to the side, and a set of digits is a {@code long} in which digit <i>d</i> is bit <i>d</i> − 1; so the side is at most
 * {@link io.github.sudokusat.primitive.Digits#MAX_SIDE}. This package knows nothing about grids or layouts. Every type here is immutable and may be
 * shared between threads.
 *
 * <p>For authors of rules and engines.
 */
@NullMarked
package io.github.sudokusat.primitive;

import org.jspecify.annotations.NullMarked;
