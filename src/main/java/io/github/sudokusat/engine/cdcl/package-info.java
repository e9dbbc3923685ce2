/**
 * The SAT engine: propagate, encode, solve, block, decode.
 *
 * <p>The entry point is {@link io.github.sudokusat.engine.cdcl.CdclEngine}, which receives a {@link io.github.sudokusat.sat.SatSolver} and depends on
 * no particular one.
 *
 * <p>For those who configure the SAT engine.
 */
@NullMarked
package io.github.sudokusat.engine.cdcl;

import org.jspecify.annotations.NullMarked;
