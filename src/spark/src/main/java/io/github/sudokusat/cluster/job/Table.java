package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cluster.task.Fields;
import io.github.sudokusat.text.CsvText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Makes records of CSV rows of a table. */
final class Table implements Function<String, Row> {

    private static final long serialVersionUID = 1;

    private final StructType schema;

    private Table(StructType schema) {
        this.schema = schema;
    }

    /** A table with the columns of records. */
    static Table of(List<String> columns) {
        return new Table(Fields.schema(columns));
    }

    /** A record of CSV, such as the header. */
    static String record(List<String> fields) {
        StringBuilder record = new StringBuilder();
        try {
            CsvText.append(record, fields);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory can be written", e);
        }
        return record.toString();
    }

    StructType schema() {
        return schema;
    }

    @Override
    public Row call(String record) {
        StructField[] columns = schema.fields();
        List<String> fields = CsvText.fields(record);
        @Nullable Object[] values = new @Nullable Object[columns.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = Fields.value(fields.get(i), columns[i].dataType());
        }
        return RowFactory.create(values);
    }
}
