package io.github.sudokusat.cluster.job;

import io.github.sudokusat.text.CsvText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Makes records of CSV rows of a table: the fields that are numbers get a type, and those without a value become null. */
final class Table implements Function<String, Row> {

    private static final long serialVersionUID = 1;

    private static final Map<String, DataType> TYPES = Map.of(
            "line", DataTypes.IntegerType,
            "score", DataTypes.LongType,
            "rounds", DataTypes.IntegerType,
            "openSteps", DataTypes.DoubleType,
            "seEstimate", DataTypes.DoubleType,
            "exact", DataTypes.BooleanType,
            "clues", DataTypes.IntegerType,
            "seed", DataTypes.LongType,
            "index", DataTypes.LongType,
            "weight", DataTypes.DoubleType);

    private final StructType schema;

    private Table(StructType schema) {
        this.schema = schema;
    }

    /** A table with the columns of records. */
    static Table of(List<String> columns) {
        StructType schema = new StructType();
        for (String column : columns) {
            schema = schema.add(column, TYPES.getOrDefault(column, DataTypes.StringType));
        }
        return new Table(schema);
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
            values[i] = value(fields.get(i), columns[i].dataType());
        }
        return RowFactory.create(values);
    }

    private static @Nullable Object value(String text, DataType type) {
        if (text.isEmpty()) {
            return null;
        }
        if (type.equals(DataTypes.IntegerType)) {
            return Integer.valueOf(text);
        }
        if (type.equals(DataTypes.LongType)) {
            return Long.valueOf(text);
        }
        if (type.equals(DataTypes.DoubleType)) {
            return Double.valueOf(text);
        }
        return type.equals(DataTypes.BooleanType) ? (Object) Boolean.valueOf(text) : text;
    }
}
