/**
 * The façade that most users need: solve, check, enumerate, count.
 *
 * <p>Entry is {@link io.github.sudokusat.solve.SudokuSolver}. All types are immutable and may be shared between threads.
 */
@NullMarked
package io.github.sudokusat.solve;

import org.jspecify.annotations.NullMarked;
