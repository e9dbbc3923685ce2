/**
 * Integer programming: a puzzle as a 0-1 linear program, solved by pseudo-Boolean reasoning or by branch and bound over its linear relaxation.
 *
 * <p>Entry is {@link io.github.sudokusat.engine.ilp.IlpEngine}. The two solvers implement the package-private port {@code ProgramSolver}; each needs
 * a library that is optional. The relaxation's adapter is the one class of the core that uses threads, for the library behind it
 * cannot be asked to look at limits.
 */
@NullMarked
package io.github.sudokusat.engine.ilp;

import org.jspecify.annotations.NullMarked;
