package io.github.sudokusat.cli;

import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.report.BadPuzzle;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.format.TextOptions;
import java.util.List;

/**
 * The work of a command on puzzles, for a caller that reads texts and writes records in its own ways: the records are those that the command writes
 * about many puzzles. Safe for use by several threads.
 */
public final class PuzzleWork {

    private final PuzzleCommand command;
    private final PuzzleReporter reporter;
    private final TextOptions textOptions;
    private final Rendering rendering;
    private final boolean isInBlocks;

    PuzzleWork(
            PuzzleCommand command,
            PuzzleReporter reporter,
            TextOptions textOptions,
            Rendering rendering,
            boolean isInBlocks) {
        this.command = command;
        this.reporter = reporter;
        this.textOptions = textOptions;
        this.rendering = rendering;
        this.isInBlocks = isInBlocks;
    }

    /** The records about the puzzles of a part; {@linkplain Records#isCut() cut} if the thread was interrupted or the work cancelled. */
    public Records records(Inputs.Part part) {
        return reporter.records(part);
    }

    /** The puzzles of a part whose records say that they are bad, found without answering any. */
    public List<BadPuzzle> bad(Inputs.Part part) {
        return reporter.bad(part);
    }

    /** How texts are read. */
    public TextOptions textOptions() {
        return textOptions;
    }

    /** Whether blocks of lines can be answered, too, if they hold a puzzle each. */
    public boolean isInBlocks() {
        return isInBlocks;
    }

    /** The form of the records. */
    public Rendering.Form form() {
        return rendering.form();
    }

    /** The names of the fields of a record in the form {@code csv}, the last of which names the source if there are several. */
    public List<String> columns(boolean haveNames) {
        return command.csvHeader(haveNames);
    }

    /** Whether records with the key of an earlier one are left out. */
    public boolean dropsRepeats() {
        return command.dropsRepeats();
    }
}
