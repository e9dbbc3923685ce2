/**
 * Steps of human solving as data: the technique, what it places and removes, and why.
 *
 * <p>Entry is {@link io.github.sudokusat.logic.step.Step}. Everything here is immutable.
 */
@NullMarked
package io.github.sudokusat.logic.step;

import org.jspecify.annotations.NullMarked;
