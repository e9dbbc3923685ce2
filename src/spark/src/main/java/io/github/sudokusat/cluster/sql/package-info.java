/** The functions that {@link io.github.sudokusat.cluster.SudokuExtensions} adds to Spark SQL. */
@NullMarked
package io.github.sudokusat.cluster.sql;

import org.jspecify.annotations.NullMarked;
