package io.github.sudokusat.cluster.sql;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** Makes structs and texts in Spark's internal form. */
final class Rows {

    private Rows() {}

    /** A struct of fields. */
    static InternalRow of(@Nullable Object... fields) {
        return new GenericInternalRow(fields);
    }

    /** A text. */
    static UTF8String text(String text) {
        return UTF8String.fromString(text);
    }
}
