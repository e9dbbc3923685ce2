package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.PuzzleInContext;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_message}: what is wrong with a text; null for a puzzle. Never an error, not even in ANSI mode. */
final class MessageFunction extends PuzzleFunction {

    static final String NAME = "sudoku_message";

    private static final long serialVersionUID = 1;

    MessageFunction(Settings settings) {
        super(NAME, DataTypes.StringType, false, settings);
    }

    @Override
    @Nullable
    Object answer(PuzzleInContext puzzle) {
        return null;
    }

    @Override
    UTF8String malformed(String message) {
        return Rows.text(message);
    }
}
