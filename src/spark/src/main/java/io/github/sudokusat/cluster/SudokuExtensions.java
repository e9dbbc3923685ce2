package io.github.sudokusat.cluster;

import io.github.sudokusat.cluster.sql.Functions;
import org.apache.spark.sql.SparkSessionExtensions;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Gives sessions of Spark the functions {@code sudoku_solve}, {@code sudoku_check}, {@code sudoku_count}, {@code sudoku_rate},
 * {@code sudoku_canonical}, {@code sudoku_is_minimal}, {@code sudoku_message} and {@code sudoku_generate}: with
 * {@code --conf spark.sql.extensions=io.github.sudokusat.cluster.SudokuExtensions}. What they do, {@code DESCRIBE FUNCTION EXTENDED} says.
 */
public final class SudokuExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {

    /** Creates the extension; Spark does so by its name. */
    public SudokuExtensions() {}

    /**
     * Adds the functions.
     *
     * @throws IllegalStateException if the version of Spark is not supported
     */
    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        SparkVersion.refusal().ifPresent(message -> {
            throw new IllegalStateException("sudoku-sat: " + message);
        });
        Functions.inject(extensions);
        return BoxedUnit.UNIT;
    }
}
