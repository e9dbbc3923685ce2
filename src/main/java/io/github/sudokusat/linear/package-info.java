/**
 * 0-1 linear constraints as text: the LP format of CPLEX, the OPB format of the pseudo-Boolean competitions, and the answers of glpsol, all
 * independent of Sudoku.
 *
 * <p>{@link io.github.sudokusat.linear.LpWriter} and {@link io.github.sudokusat.linear.OpbWriter} stream rows as they are produced;
 * {@link io.github.sudokusat.linear.LpReader} and {@link io.github.sudokusat.linear.OpbReader} read their output row by row. Answers to OPB files are
 * read by {@link io.github.sudokusat.cnf.AnswerReader}. Nothing here is thread-safe except {@link io.github.sudokusat.linear.GlpsolAnswer}, which is
 * immutable.
 */
@NullMarked
package io.github.sudokusat.linear;

import org.jspecify.annotations.NullMarked;
