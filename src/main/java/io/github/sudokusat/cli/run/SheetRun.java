package io.github.sudokusat.cli.run;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.cli.input.CancellableInput;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.option.SheetOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.sheet.Sheet;
import io.github.sudokusat.sheet.SheetPuzzle;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

/** One run of {@code sheet} over the puzzles of its pages. */
public final class SheetRun {

    private static final String TITLE = "Sudoku";

    private SheetRun() {}

    /** The message that a grid cannot be printed legibly. */
    public static String tooLarge(int side) {
        return "a sheet shows grids up to side " + SheetPuzzle.LARGEST_SIDE + ", but this grid has side " + side;
    }

    /**
     * Reads, checks and rates all puzzles and writes the sheet.
     *
     * @param puzzles the arguments that name or are puzzles
     * @return the exit code
     */
    public static int run(
            List<String> puzzles,
            SheetOptions options,
            InputSetup input,
            RunOptions runOptions,
            Batch batch,
            Streams streams,
            Cancellation cancellation)
            throws IOException, InterruptedException {
        // Opened first, so that a file that cannot be written is reported before the work.
        try (ProgressLine progress = runOptions.progress(streams, options.isForTerminal(streams));
                Output output = options.open(streams)) {
            CancellableInput in =
                    new CancellableInput(streams.in(), streams.onceBeforeTerminal("puzzles"), cancellation);
            try (Inputs inputs = new Inputs(puzzles, input.textOptions(), in, false)) {
                SheetWork work = new SheetWork(options, input, runOptions.limits(cancellation), runOptions.limitTime());
                PuzzleSource source = new PuzzleSource(inputs, progress);
                SheetSink.Writing writing = read -> new Sheet(
                                read,
                                options.perPage(read.size()),
                                options.paper(),
                                Objects.requireNonNullElse(options.title(), TITLE),
                                input.alphabet().orElse(TextOptions.DEFAULT_ALPHABET),
                                options.haveMarks())
                        .write(output.stream(), cancellation::isCancelled);
                SheetSink sink =
                        new SheetSink(work, source, writing, runOptions.areQuiet(), streams, progress, cancellation);
                return new Loop(streams, batch, cancellation, new ResultStream(output, progress), progress)
                        .run(source, work::prepare, sink);
            }
        }
    }
}
