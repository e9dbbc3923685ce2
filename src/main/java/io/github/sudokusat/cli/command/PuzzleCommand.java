package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.PuzzleOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.cli.run.PuzzleRun;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** A command that asks a question about each of its puzzles: one alone, or any number in bulk. */
public abstract class PuzzleCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private PuzzleOptions options = new PuzzleOptions();

    PuzzleCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public final Integer call() throws Exception {
        return PuzzleRun.run(question(), options, streams);
    }

    /**
     * The question that the options ask; called once.
     *
     * @throws InputException if the options do not fit each other
     */
    public abstract Question question();

    /** The options that are not the command's own. */
    public final PuzzleOptions options() {
        return options;
    }

    /** Whether library lines are to be written. */
    final boolean isLibrary() {
        return options.output().form() == Rendering.Form.LIBRARY;
    }

    /** Refuses a limit on solutions that is too small for the command. */
    static void requireLimit(@Nullable Long limit, long least, String purpose) {
        if (limit != null && limit < least) {
            throw new InputException("--limit must be " + least + " or more" + purpose + ", but is " + limit);
        }
    }
}
