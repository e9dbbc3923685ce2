package io.github.sudokusat.cluster.sql;

import java.io.Serializable;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/**
 * What a function of SQL answers for one value. It goes to executors with the query, and several threads of a JVM may use it at once. Values are in
 * Spark's internal form: {@code UTF8String}, {@code Decimal}, {@code InternalRow}. Public for generated code alone.
 */
public abstract class SudokuFunction implements Serializable {

    private static final long serialVersionUID = 1;

    private final String name;
    private final DataType resultType;
    private final boolean isStrict;

    SudokuFunction(String name, DataType resultType, boolean isStrict) {
        this.name = name;
        this.resultType = resultType;
        this.isStrict = isStrict;
    }

    /** The name in SQL. */
    final String name() {
        return name;
    }

    /** The type of the argument. */
    DataType inputType() {
        return DataTypes.StringType;
    }

    /** The type of the answer. */
    final DataType resultType() {
        return resultType;
    }

    /** Whether a malformed text ends the query, as in ANSI mode; otherwise it has no answer. */
    final boolean isStrict() {
        return isStrict;
    }

    /** Whether equal arguments have equal answers, which a limit on time prevents. */
    abstract boolean isDeterministic();

    /**
     * The answer; called by generated code, which is why it is public.
     *
     * @param value the argument, not null
     * @return the answer, or null
     */
    public abstract @Nullable Object answer(Object value);
}
