/**
 * What a technique is: one class, which finds its patterns and explains them; the words that the techniques share; and those techniques that show what
 * named rules say. Internal.
 *
 * <p>The table of all techniques is {@code Finders} in {@code logic}. Finders hold no state. Cells and digits are counted from 0, as in
 * {@link io.github.sudokusat.logic.pattern}, where the words used here are explained.
 */
@NullMarked
package io.github.sudokusat.logic.find;

import org.jspecify.annotations.NullMarked;
