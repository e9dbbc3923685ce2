/**
 * Integer programming: a puzzle as a 0-1 linear program, solved by pseudo-Boolean reasoning or by branch and bound over its linear relaxation.
 *
 * <p>The entry point is {@link io.github.sudokusat.engine.ilp.IlpEngine}. The two solvers implement the package-private port {@code ProgramSolver};
 * each needs an optional library. The relaxation's adapter is the only class of the core that uses threads, because the library that it wraps cannot
 * be made to poll limits.
 */
@NullMarked
package io.github.sudokusat.engine.ilp;

import org.jspecify.annotations.NullMarked;
