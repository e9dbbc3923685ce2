package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.Choices;
import io.github.sudokusat.cli.option.PuzzleOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.cli.report.BadPuzzle;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cli.run.PuzzleAnswers;
import io.github.sudokusat.cli.run.PuzzleSetup;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.run.Cancellation;
import java.util.List;
import java.util.Objects;

/**
 * The work of a command on puzzles, for a caller that reads texts and writes records in its own ways: the records are those that the command writes
 * about many puzzles. Safe for use by several threads.
 */
final class PuzzleWork {

    private final PuzzleSetup setup;
    private final Rendering rendering;
    private final PuzzleAnswers answers;

    PuzzleWork(Question question, PuzzleOptions options, Streams streams, Cancellation cancellation) {
        setup = Objects.requireNonNull(PuzzleSetup.of(question, options, streams, cancellation), "cancelled");
        rendering = options.output()
                .rendering(streams, false, setup.input().alphabet().orElse(null));
        answers = setup.answers(rendering);
        if (answers.haveParagraphs()) {
            throw new InputException("--format " + Choices.name(rendering.form())
                    + " may give answers of several lines, but a job's have one; choose "
                    + (setup.question().givesParagraphs() ? "" : "line, ") + "csv, json or parquet");
        }
    }

    /** The records about the puzzles of a part; {@linkplain Records#isCut() cut} if the thread was interrupted or the work cancelled. */
    Records records(Inputs.Part part) {
        return answers.records(part);
    }

    /** The puzzles of a part whose records say that they are bad, found without answering any. */
    List<BadPuzzle> bad(Inputs.Part part) {
        return answers.bad(part);
    }

    /** How texts are read. */
    TextOptions textOptions() {
        return setup.input().textOptions();
    }

    /** Ends the work. */
    Cancellation cancellation() {
        return setup.cancellation();
    }

    /** Whether blocks of lines can be answered, too, if they hold a puzzle each. */
    boolean isInBlocks() {
        return setup.isInBlocks();
    }

    /** The form of the records. */
    Rendering.Form form() {
        return rendering.form();
    }

    /** The names of the fields of a record in the form {@code csv}, the last of which names the source if there are several. */
    List<String> columns(boolean haveNames) {
        return answers.columns(haveNames);
    }

    /** Whether records with the key of an earlier one are left out. */
    boolean dropsRepeats() {
        return setup.question().dropsRepeats();
    }
}
