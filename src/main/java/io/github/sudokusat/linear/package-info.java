/**
 * 0-1 linear constraints as text: the LP format of CPLEX, the OPB format of the pseudo-Boolean competitions, and the answers of glpsol; nothing here
 * knows of Sudoku.
 *
 * <p>{@link io.github.sudokusat.linear.LpWriter} and {@link io.github.sudokusat.linear.OpbWriter} stream rows as they come;
 * {@link io.github.sudokusat.linear.LpReader} and {@link io.github.sudokusat.linear.OpbReader} read what these wrote, row by row. Answers to OPB files
 * are read by {@link io.github.sudokusat.cnf.AnswerReader}. Nothing here is thread-safe but {@link io.github.sudokusat.linear.GlpsolAnswer}, which is
 * immutable.
 */
@NullMarked
package io.github.sudokusat.linear;

import org.jspecify.annotations.NullMarked;
