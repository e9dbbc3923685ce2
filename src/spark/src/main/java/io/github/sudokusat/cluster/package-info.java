/** Sudoku on Apache Spark. */
@NullMarked
package io.github.sudokusat.cluster;

import org.jspecify.annotations.NullMarked;
