/**
 * The port to everything that finds solutions of a grid: SAT, backtracking, and other engines.
 *
 * <p>The entry point is {@link io.github.sudokusat.engine.Engine}; each engine has a package of its own. An engine may be shared between threads, but
 * a {@link io.github.sudokusat.engine.Search} belongs to one. All engines find the same set of solutions for the same puzzle but differ in order and
 * speed.
 *
 * <p>For authors of engines; an application chooses one by {@code solve.Engines} and asks it through {@code solve.SudokuSolver}.
 */
@NullMarked
package io.github.sudokusat.engine;

import org.jspecify.annotations.NullMarked;
