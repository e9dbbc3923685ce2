/**
 * Control of computations: limits, cancellation, the reason why a computation stopped, and progress reports.
 *
 * <p>Every solve, count and enumeration of the library takes a {@link io.github.sudokusat.run.Limits}. The package starts no thread and reads no
 * clock of its own: time comes from a {@link io.github.sudokusat.run.Clock} that the caller supplies, and long loops ask a
 * {@link io.github.sudokusat.run.Watch} now and then whether to continue. It depends on no other package.
 *
 * <p>{@link io.github.sudokusat.run.Limits} is immutable and {@link io.github.sudokusat.run.Cancellation} may be used from any
 * thread; a {@link io.github.sudokusat.run.Watch} belongs to the one computation that it watches.
 */
@NullMarked
package io.github.sudokusat.run;

import org.jspecify.annotations.NullMarked;
