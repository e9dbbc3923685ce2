/**
 * How hard a puzzle is for a person: rounds, score, level.
 *
 * <p>Entry is {@link io.github.sudokusat.logic.rate.Rater}, over a {@link io.github.sudokusat.logic.LogicSolver} and its profile. Immutable and safe for
 * use by several threads.
 */
@NullMarked
package io.github.sudokusat.logic.rate;

import org.jspecify.annotations.NullMarked;
