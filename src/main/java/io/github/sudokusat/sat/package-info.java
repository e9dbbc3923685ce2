/**
 * The port to SAT solvers: all that the rest of the library sees of any solver.
 *
 * <p>The entry class is {@link io.github.sudokusat.sat.SatSolver}; each adapter has a package of its own. Threads may share a solver; a
 * {@link io.github.sudokusat.sat.SatSession} belongs to one thread at a time. Unsatisfiable, limit reached and cancelled are results, never
 * exceptions.
 *
 * <p>For authors of adapters to SAT solvers.
 */
@NullMarked
package io.github.sudokusat.sat;

import org.jspecify.annotations.NullMarked;
