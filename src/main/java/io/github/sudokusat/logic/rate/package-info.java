/**
 * Rates how hard a puzzle is for a person: rounds, score, level.
 *
 * <p>The entry point is {@link io.github.sudokusat.logic.rate.Rater}, which uses a {@link io.github.sudokusat.logic.LogicSolver} and its profile.
 * Immutable and safe for use by several threads.
 */
@NullMarked
package io.github.sudokusat.logic.rate;

import org.jspecify.annotations.NullMarked;
