/**
 * At-most-one constraints as clauses, one class for each published encoding.
 *
 * <p>The entry point is {@link io.github.sudokusat.cnf.card.AtMostOne}. All encodings are stateless and may be shared between threads. In all of
 * them, once one literal is true, unit propagation makes the others false.
 */
@NullMarked
package io.github.sudokusat.cnf.card;

import org.jspecify.annotations.NullMarked;
