package io.github.sudokusat.cluster.task;

import java.util.List;
import java.util.Map;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** The fields of the command line's records of CSV in tables: numbers and truth values have a type of their own, and what is empty is null. */
public final class Fields {

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

    private Fields() {}

    /** The names and types of fields. */
    public static StructType schema(List<String> columns) {
        StructType schema = new StructType();
        for (String column : columns) {
            schema = schema.add(column, TYPES.getOrDefault(column, DataTypes.StringType));
        }
        return schema;
    }

    /**
     * The value of a field.
     *
     * @param text the field of CSV
     * @param type its type
     * @return a text, number or truth value; null for an empty field
     */
    public static @Nullable Object value(String text, DataType type) {
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
