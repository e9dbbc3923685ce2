package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cluster.task.TaskCancellation;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.QueryContext;
import org.apache.spark.SparkRuntimeException;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** A function of the text of a puzzle. */
abstract class PuzzleFunction extends SudokuFunction {

    private static final long serialVersionUID = 1;

    private final Settings settings;

    PuzzleFunction(String name, DataType resultType, boolean isStrict, Settings settings) {
        super(name, resultType, isStrict);
        this.settings = settings;
    }

    @Override
    final boolean isDeterministic() {
        return !settings.hasTimeout();
    }

    @Override
    public final @Nullable Object answer(Object value) {
        UTF8String text = (UTF8String) value;
        Object known = settings.arePlain() && ClassicLine.isOne(text) ? answerLine(text) : null;
        if (known != null) {
            return known;
        }
        try {
            return answer(read(text));
        } catch (GridFormatException e) {
            return malformed(String.valueOf(e.getMessage()));
        }
    }

    /**
     * The answer for 81 characters that are a classic grid, without making objects of them; null to treat them as any other text.
     *
     * @param line 81 digits and blanks
     */
    @Nullable
    Object answerLine(UTF8String line) {
        return null;
    }

    /**
     * The answer for a puzzle; null if there is none.
     *
     * @throws GridFormatException if the function is not for such puzzles
     */
    abstract @Nullable Object answer(PuzzleInContext puzzle);

    /** What a malformed text has in place of an answer: nothing, or an error in ANSI mode. */
    @Nullable
    Object malformed(String message) {
        if (!isStrict()) {
            return null;
        }
        // The class of errors that raise_error has, which takes any text.
        throw new SparkRuntimeException(
                "USER_RAISED_EXCEPTION",
                scala.collection.immutable.Map.from(
                        CollectionConverters.asScala(Map.of("errorMessage", name() + ": " + message))),
                null,
                new QueryContext[0],
                "");
    }

    /** A solver whose limits are those of the options. */
    final SudokuSolver solver() {
        return SudokuSolver.create().withLimits(settings.limits());
    }

    /** Ends the task if it has been killed, which is the only reason for an answer that a cancelled search gives. */
    static void endIfKilled() {
        TaskCancellation.endIfKilled();
    }

    final Settings settings() {
        return settings;
    }

    /** A grid in line format, or as numbers if there are not enough characters for its digits. */
    static UTF8String text(Grid grid) {
        boolean hasCharacters = grid.layout().side() <= TextOptions.DEFAULT_ALPHABET.length();
        return Rows.text((hasCharacters ? GridFormat.line() : GridFormat.numbers()).format(grid));
    }

    private PuzzleInContext read(UTF8String text) {
        PuzzleReader reader = PuzzleReader.of(new StringReader(text.toString()), settings.options());
        try {
            Optional<PuzzleRecord> first = reader.next();
            if (first.isEmpty()) {
                throw new GridFormatException(1, 1, "the end of the text", "a puzzle");
            }
            PuzzleRecord record = first.get();
            Grid grid = settings.withRules(record.grid());
            Optional<PuzzleRecord> second = reader.next();
            if (second.isPresent()) {
                throw new GridFormatException(second.get().line(), 1, "another puzzle", "the end of the text");
            }
            return PuzzleInContext.of(
                    record,
                    grid,
                    DigitSymbols.of(settings.options().alphabet().orElse(TextOptions.DEFAULT_ALPHABET), grid.layout()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
