/**
 * The bit-parallel search for classic 9 × 9: the rules of Sudoku on whole machine words.
 *
 * <p>Entry is {@link io.github.sudokusat.engine.bits.BitsEngine}, behind the engine port, or {@link io.github.sudokusat.engine.bits.BitSolver},
 * which knows neither grids nor limits: bytes in, bytes out, a number of choices as its budget, and nothing allocated from one puzzle to the
 * next. An engine may be shared between threads, a solver belongs to one.
 */
@NullMarked
package io.github.sudokusat.engine.bits;

import org.jspecify.annotations.NullMarked;
