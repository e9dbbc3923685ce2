package io.github.sudokusat.cluster;

import org.apache.spark.sql.SparkSessionExtensions;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/** Functions. */
public final class SudokuExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {

    /** Creates the extension. */
    public SudokuExtensions() {}

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        return BoxedUnit.UNIT;
    }
}
