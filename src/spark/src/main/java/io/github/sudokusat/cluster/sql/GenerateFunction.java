package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.request.GenerateRequest;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.PuzzleSource;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_generate}: the first puzzle of a seed. */
final class GenerateFunction extends SudokuFunction {

    static final String NAME = "sudoku_generate";

    /** The options. */
    static final List<String> KEYS = Stream.concat(GenerateRequest.KEYS.stream(), Stream.of("box", "rules", "timeout"))
            .toList();

    private static final long serialVersionUID = 1;

    private final FunctionOptions options;
    private final Settings settings;
    private transient volatile @Nullable PuzzleSource source;

    /**
     * Creates the function.
     *
     * @throws BadOption if an option is malformed
     */
    GenerateFunction(FunctionOptions options) {
        super(NAME, DataTypes.StringType, false);
        this.options = options;
        this.settings = Settings.of(options);
        source();
    }

    @Override
    DataType inputType() {
        return DataTypes.LongType;
    }

    @Override
    boolean isDeterministic() {
        return !settings.hasTimeout();
    }

    /** Null if there is no such puzzle, or a limit was reached before one was found. */
    @Override
    public @Nullable Object answer(Object seed) {
        GenerateResult result = source().withLimits(settings.limits()).generate((Long) seed, 0);
        if (result instanceof GenerateResult.Stopped) {
            PuzzleFunction.endIfKilled();
        }
        return result instanceof GenerateResult.Found found
                ? PuzzleFunction.text(found.generated().puzzle())
                : null;
    }

    private PuzzleSource source() {
        PuzzleSource made = source;
        if (made == null) {
            made = GenerateRequest.of(options).puzzles(settings.layout());
            source = made;
        }
        return made;
    }
}
