/**
 * The port to SAT solvers: what the rest of the library sees of any of them.
 *
 * <p>Entry is {@link io.github.sudokusat.sat.SatSolver}; adapters are in packages of their own. A solver may be shared between threads, a
 * {@link io.github.sudokusat.sat.SatSession} belongs to one thread at a time. Unsatisfiable, out of limits and cancelled are results, never
 * exceptions.
 */
@NullMarked
package io.github.sudokusat.sat;

import org.jspecify.annotations.NullMarked;
