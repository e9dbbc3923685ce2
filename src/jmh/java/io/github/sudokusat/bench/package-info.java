/**
 * Benchmarks with JMH, and single runs on giant grids.
 *
 * <p>The entry points are {@link io.github.sudokusat.bench.BenchmarkTable} and {@link io.github.sudokusat.bench.GiantGrids}, which name the commands
 * that run them. Nothing here is part of the library.
 */
@NullMarked
package io.github.sudokusat.bench;

import org.jspecify.annotations.NullMarked;
