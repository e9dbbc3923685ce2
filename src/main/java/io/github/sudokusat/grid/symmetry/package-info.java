/**
 * Symmetries of layouts: moving the cells and renaming the digits of a grid so that solutions remain solutions.
 *
 * <p>This package supplements {@code grid}. The entry points are {@link io.github.sudokusat.grid.symmetry.Symmetry}, one such map,
 * {@link io.github.sudokusat.grid.symmetry.Symmetries}, the symmetries of a layout, and {@link io.github.sudokusat.grid.symmetry.CanonicalForm},
 * which represents all grids that are equivalent under them. All public types are immutable and may be shared between threads.
 */
@NullMarked
package io.github.sudokusat.grid.symmetry;

import org.jspecify.annotations.NullMarked;
