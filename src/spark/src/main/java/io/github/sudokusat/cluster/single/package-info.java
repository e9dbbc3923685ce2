/**
 * One question on many machines: the exact number of solutions of a puzzle, all of its solutions, or a solution of a grid that a single solver does
 * not decide.
 *
 * <p>The entry points are {@link io.github.sudokusat.cluster.single.ClusterCounter}, {@link io.github.sudokusat.cluster.single.ClusterEnumerator} and
 * {@link io.github.sudokusat.cluster.single.ClusterSolver}. Each divides its puzzle into pieces that are sent as numbers, or as {@link
 * io.github.sudokusat.cluster.single.Cube cubes}; the puzzle itself travels as a {@link io.github.sudokusat.cluster.single.SharedPuzzle}.
 */
@NullMarked
package io.github.sudokusat.cluster.single;

import org.jspecify.annotations.NullMarked;
