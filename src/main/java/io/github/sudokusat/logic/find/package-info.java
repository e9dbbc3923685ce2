/**
 * The techniques: each is one class, which finds its patterns and explains them; internal.
 *
 * <p>{@link io.github.sudokusat.logic.find.Finders} is the table of all techniques. Finders hold no state. Cells and digits are counted from 0, as in
 * {@link io.github.sudokusat.logic.pattern}, where the words used here are explained.
 */
@NullMarked
package io.github.sudokusat.logic.find;

import org.jspecify.annotations.NullMarked;
