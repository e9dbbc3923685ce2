/**
 * Benchmarks with JMH, and single runs on giant grids.
 *
 * <p>Entries are {@link io.github.sudokusat.bench.BenchmarkTable} and {@link io.github.sudokusat.bench.GiantGrids}, which say by what commands
 * they are run. Nothing here is part of the library.
 */
@NullMarked
package io.github.sudokusat.bench;

import org.jspecify.annotations.NullMarked;
