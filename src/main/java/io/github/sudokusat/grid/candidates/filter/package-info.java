/**
 * What primitives leave of the candidates (internal).
 *
 * <p>A {@link io.github.sudokusat.grid.candidates.filter.Filter} looks at the sets of digits of all cells and removes digits that one primitive
 * forbids. It knows nothing of boards, of placed digits or of when it is called, which is the matter of {@code grid.candidates}.
 * {@link io.github.sudokusat.grid.candidates.filter.Filters} makes those of a layout; they are immutable and may be shared between threads.
 */
@NullMarked
package io.github.sudokusat.grid.candidates.filter;

import org.jspecify.annotations.NullMarked;
