/**
 * The façade that most users need: solving, checking, enumerating, counting.
 *
 * <p>The entry point is {@link io.github.sudokusat.solve.SudokuSolver}. All types are immutable and may be shared between threads.
 */
@NullMarked
package io.github.sudokusat.solve;

import org.jspecify.annotations.NullMarked;
