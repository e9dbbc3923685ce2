/**
 * The bit-parallel search for classic 9 × 9: the rules of Sudoku on whole machine words.
 *
 * <p>The entry points are {@link io.github.sudokusat.engine.bits.BitsEngine}, which implements the engine port, and
 * {@link io.github.sudokusat.engine.bits.BitSolver}, which knows neither grids nor limits: it reads and writes bytes, has a number of choices as its
 * budget, and allocates nothing from one puzzle to the next. An engine may be shared between threads; a solver belongs to one.
 */
@NullMarked
package io.github.sudokusat.engine.bits;

import org.jspecify.annotations.NullMarked;
