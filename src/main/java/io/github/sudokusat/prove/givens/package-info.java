/**
 * Questions about the givens of a puzzle, answered with certainty by a SAT solver.
 *
 * <p>{@link io.github.sudokusat.prove.givens.ConflictFinder} finds givens that cannot all be correct,
 * {@link io.github.sudokusat.prove.givens.GivenMinimizer} a minimal puzzle contained in a puzzle,
 * {@link io.github.sudokusat.prove.givens.MistakeFinder} the wrong digits of a player's position,
 * {@link io.github.sudokusat.prove.givens.MissingGivenFinder} the fewest digits that make a puzzle proper, and
 * {@link io.github.sudokusat.prove.givens.TrueCandidateFinder} the candidates that occur in a solution: the <i>backbone</i> and what surrounds it.
 * Finders are safe for use by several threads if their solver is.
 */
@NullMarked
package io.github.sudokusat.prove.givens;

import org.jspecify.annotations.NullMarked;
