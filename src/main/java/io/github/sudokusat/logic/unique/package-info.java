/** Techniques that assume that the puzzle has one solution: rectangles, loops and graves that would have two. */
@NullMarked
package io.github.sudokusat.logic.unique;

import org.jspecify.annotations.NullMarked;
