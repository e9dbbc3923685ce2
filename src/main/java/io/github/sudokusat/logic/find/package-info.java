/**
 * The techniques, one class each, found by {@link io.github.sudokusat.logic.find.Finders}; internal.
 *
 * <p>Finders hold no state. Cells and digits are counted from 0, as in {@link io.github.sudokusat.logic.pattern}.
 */
@NullMarked
package io.github.sudokusat.logic.find;

import org.jspecify.annotations.NullMarked;
