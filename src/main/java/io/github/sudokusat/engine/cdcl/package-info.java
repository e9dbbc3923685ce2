/**
 * The SAT engine: propagate, encode, solve, block, decode.
 *
 * <p>Entry is {@link io.github.sudokusat.engine.cdcl.CdclEngine}, which is given a {@link io.github.sudokusat.sat.SatSolver} and knows none.
 */
@NullMarked
package io.github.sudokusat.engine.cdcl;

import org.jspecify.annotations.NullMarked;
