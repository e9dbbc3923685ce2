/**
 * Solutions of large grids by simulated annealing, which finds them where systematic search takes hours, but never that there is none.
 *
 * <p>The entry points are {@link io.github.sudokusat.engine.anneal.CoverProblem} and {@link io.github.sudokusat.engine.anneal.AnnealingSearch}.
 */
@NullMarked
package io.github.sudokusat.engine.anneal;

import org.jspecify.annotations.NullMarked;
