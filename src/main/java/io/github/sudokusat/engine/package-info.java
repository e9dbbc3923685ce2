/**
 * The port to everything that finds solutions of a grid: SAT, backtracking, and whatever joins them.
 *
 * <p>Entry is {@link io.github.sudokusat.engine.Engine}; each engine has a package of its own. An engine may be shared between threads, a
 * {@link io.github.sudokusat.engine.Search} belongs to one. Engines give the same set of solutions for the same puzzle and differ in order
 * and speed.
 */
@NullMarked
package io.github.sudokusat.engine;

import org.jspecify.annotations.NullMarked;
