/**
 * Sudoku as clauses, and models as grids.
 *
 * <p>The entry point is {@link io.github.sudokusat.encode.SudokuEncoder}: from a puzzle it plans a {@link io.github.sudokusat.encode.SudokuCnf},
 * whose numbers of variables and clauses are known before the first clause is written to a {@link io.github.sudokusat.cnf.ClauseSink}. All types are
 * immutable and may be shared between threads.
 *
 * <p>For those who give the formula to a solver of their own; exports and engines call it themselves.
 */
@NullMarked
package io.github.sudokusat.encode;

import org.jspecify.annotations.NullMarked;
