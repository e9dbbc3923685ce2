/**
 * Symmetries of layouts: moving the cells and renaming the digits of a grid so that solutions stay solutions.
 *
 * <p>Beside {@code grid}, used by generators and tests; the canonical form of a puzzle will join it. Entry classes are
 * {@link io.github.sudokusat.grid.symmetry.Symmetry}, one such map, and {@link io.github.sudokusat.grid.symmetry.Symmetries}, those that a
 * layout has. All types are immutable and may be shared between threads.
 */
@NullMarked
package io.github.sudokusat.grid.symmetry;

import org.jspecify.annotations.NullMarked;
