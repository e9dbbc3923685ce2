/**
 * At-most-one constraints as clauses, one class for each published encoding.
 *
 * <p>Entry is {@link io.github.sudokusat.cnf.card.AtMostOne}. All encodings are stateless and may be shared between threads. In all of
 * them unit propagation finds, once one literal is true, that the others are false.
 */
@NullMarked
package io.github.sudokusat.cnf.card;

import org.jspecify.annotations.NullMarked;
