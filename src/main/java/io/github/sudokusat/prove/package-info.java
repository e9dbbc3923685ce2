/**
 * Answers that can be checked.
 *
 * <p>{@link io.github.sudokusat.prove.RupChecker} checks any proof against any formula and knows no solver.
 */
@NullMarked
package io.github.sudokusat.prove;

import org.jspecify.annotations.NullMarked;
