/**
 * The candidates of every cell of a grid, on any layout: placing and removing them, naming contradictions, and drawing the conclusions of singles and
 * locked candidates.
 *
 * <p>This package lies between {@code grid} and everything that starts from pencil marks: the encoder's preprocessing, the propagating engine and the
 * human techniques. The entry point is {@link io.github.sudokusat.grid.candidates.CandidateGrid}, over the tables of a
 * {@link io.github.sudokusat.grid.candidates.CandidateLayout}, which are built once for a layout and kept;
 * {@link io.github.sudokusat.grid.candidates.Propagation} draws the conclusions. Layouts and contradictions are immutable and may be shared between
 * threads; a candidate grid belongs to one thread.
 */
@NullMarked
package io.github.sudokusat.grid.candidates;

import org.jspecify.annotations.NullMarked;
