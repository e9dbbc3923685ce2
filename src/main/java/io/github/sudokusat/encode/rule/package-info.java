/**
 * The clauses of {@linkplain io.github.sudokusat.primitive primitives}, one class for each kind.
 *
 * <p>All clauses assume that every cell holds exactly one digit, which the formula of the grid states, and that cells which must differ do.
 * Candidates that are decided already count as constants, so the same code serves full and reduced formulas. Internal.
 */
@NullMarked
package io.github.sudokusat.encode.rule;

import org.jspecify.annotations.NullMarked;
