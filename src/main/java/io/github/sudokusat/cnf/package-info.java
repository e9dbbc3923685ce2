/**
 * Clauses and their sinks, models, and the DIMACS format, all independent of Sudoku.
 *
 * <p>Producers write clauses into a {@link io.github.sudokusat.cnf.ClauseSink}: a file, a solver, a counter, or a {@link io.github.sudokusat.cnf.Cnf}
 * in memory. A literal is an {@code int} v or −v for a variable v ≥ 1; a clause is a run of literals in an {@code int} array that the sink may read
 * only during the call. No object is created for a clause. Sinks are not thread-safe unless documented as such; {@link io.github.sudokusat.cnf.Model}
 * is immutable.
 *
 * <p>For authors of encodings and SAT solvers; an application needs it only for formulas of its own.
 */
@NullMarked
package io.github.sudokusat.cnf;

import org.jspecify.annotations.NullMarked;
