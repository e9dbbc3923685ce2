package io.github.sudokusat.cli;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.input.StandardInput;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.cli.option.IgnoredOptions;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.output.Flusher;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.view.Puzzle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that says something about each of the puzzles that it is given: one alone, or any number in bulk. */
abstract class PuzzleCommand implements Callable<Integer> {

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Mixin
    private InputOptions text = new InputOptions();

    @Mixin
    private EngineOptions engineOptions = new EngineOptions();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    @Option(names = "-j", paramLabel = "N", description = "Threads for many puzzles. Default: all cores.")
    private @Nullable Integer threads;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..*",
            description =
                    "A file (any text format, one puzzle or many, gzip or not), '-' or nothing for standard input, or a puzzle's text.")
    private List<String> puzzles = new ArrayList<>();

    PuzzleCommand(Streams streams) {
        this.streams = streams;
    }

    /**
     * The work on one puzzle; called on several threads.
     *
     * @param found takes solutions as they are found, which the report then need not keep; null if the report shall have them all
     */
    abstract Report report(Puzzle puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found);

    /**
     * What {@link BulkLineSolver} can do in this command's place with a classic puzzle, in the form {@code line} and without limits; null if the options
     * ask for more than that.
     */
    BulkLineSolver.@Nullable Question question() {
        return null;
    }

    /** The names of the CSV columns between line, id, puzzle and the message. */
    abstract List<String> csvColumns();

    /** The options that choose an engine. */
    final EngineOptions engineOptions() {
        return engineOptions;
    }

    /** Why the command can say nothing about a puzzle; empty if it can. */
    Optional<String> refusal(Puzzle puzzle) {
        return Optional.empty();
    }

    /** Checks the command's own options before any input is read. */
    void checkOptions() {}

    /** Refuses a limit on solutions below what the command can do something with. */
    static void requireLimit(@Nullable Long limit, long least, String purpose) {
        if (limit != null && limit < least) {
            throw new InputException("--limit must be " + least + " or more" + purpose + ", but is " + limit);
        }
    }

    /** Whether the command gives steps, which can be written as library lines. */
    boolean givesSteps() {
        return false;
    }

    /** Whether steps are to be written as library lines. */
    final boolean isLibrary() {
        return outputOptions.isLibrary();
    }

    /**
     * The report with the reason for its answer, where that takes a search of its own; asked for only where there is room for the reason. Called on
     * several threads.
     */
    Report withReason(Report report, Puzzle puzzle, Limits limits) {
        return report;
    }

    /** The exit code for one puzzle alone. */
    int exitCode(Outcome outcome) {
        return ExitCode.of(outcome);
    }

    @Override
    public Integer call() throws Exception {
        checkOptions();
        if (!givesSteps()) {
            outputOptions.refuseLibrary();
        }
        Signals.onInterrupt(cancellation::cancel);
        try (ProgressLine progress = runOptions.progress(streams);
                Output output = outputOptions.open(streams)) {
            StandardInput in = new StandardInput(streams.in(), () -> flush(output, progress), cancellation);
            try (Inputs inputs = new Inputs(puzzles, text.textOptions(), in, canWorkInBlocks())) {
                return new Run(inputs, output, progress).run();
            }
        }
    }

    /** Whether the options leave nothing to say of a classic puzzle but what {@link BulkLineSolver} says. */
    private boolean canWorkInBlocks() {
        return question() != null
                && engineOptions.areForUnlimitedBits()
                && !runOptions.limitTime()
                && text.leaveClassicLines()
                && outputOptions.rendering(streams, false, null).form() == Rendering.Form.LINE;
    }

    private Batch batch() {
        if (threads == null) {
            return Batch.onAllProcessors();
        }
        IgnoredOptions.requireThreads(threads);
        return Batch.onThreads(threads);
    }

    private static void flush(Output output, ProgressLine progress) {
        progress.close();
        try {
            output.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One run over all inputs. */
    private final class Run {

        private final Inputs inputs;
        private final Output output;
        private final ProgressLine progress;
        private final SudokuSolver solver;
        private final Batch batch;
        private long done;
        private boolean anyBad;
        private boolean anyLimited;
        /** A puzzle was under way when the run was cancelled: no later record is written, so that records are those of the first puzzles. */
        private boolean isCut;

        Run(Inputs inputs, Output output, ProgressLine progress) {
            this.inputs = inputs;
            this.output = output;
            this.progress = progress;
            this.solver = SudokuSolver.of(engineOptions.engine())
                    .withLimits(engineOptions.limits(runOptions.limits(cancellation)));
            this.batch = batch();
            outputOptions.rendering(streams, true, null);
        }

        int run() throws IOException, InterruptedException {
            Inputs.Part first = inputs.hasNext() ? inputs.next() : null;
            Inputs.Item single = first instanceof Inputs.Item item
                            && !inputs.hasNext()
                            && inputs.failure().isEmpty()
                    ? item
                    : null;
            if (first == null || cancellation.isCancelled()) {
                return bulkCode();
            }
            Rendering rendering = outputOptions.rendering(
                    streams, single != null, text.alphabet().orElse(null));
            if (rendering.form() == Rendering.Form.CSV) {
                List<String> header = new ArrayList<>(List.of("line", "id", "puzzle"));
                header.addAll(csvColumns());
                header.add("message");
                StringBuilder record = new StringBuilder();
                Report.csvRecord(record, header);
                output.add(record.toString());
            }
            int code = single == null ? runBulk(first, rendering) : runSingle(single, rendering);
            if (single == null && cancellation.isCancelled()) {
                keepPartial();
            } else if (inputs.failure().isEmpty() && !(single != null && anyBad)) {
                output.commit();
            }
            return code;
        }

        private void keepPartial() throws IOException {
            if (done > 0) {
                output.commitPartial().ifPresent(file -> streams.say("what was done is in " + file));
            }
        }

        private int runSingle(Inputs.Item item, Rendering rendering) {
            Limits limits = solver.limits().withProgress(progress);
            Consumer<Grid> found = rendering.isLines() ? solution -> writeFound(solution, rendering) : null;
            Records records = new Records();
            Report report = work(rendering)
                    .addAlone(item, solver.withLimits(limits).withPieces(batch.taskRunner()), found, records);
            progress.close();
            write(records);
            if (!rendering.tellsEverything() || anyBad) {
                say(report.messages());
            }
            return exitCode(report.outcome());
        }

        private int runBulk(Inputs.Part first, Rendering rendering) throws InterruptedException {
            Iterator<Inputs.Part> parts = new Iterator<>() {
                private Inputs.@Nullable Part next = first;

                @Override
                public boolean hasNext() {
                    return (next != null || inputs.hasNext()) && !cancellation.isCancelled();
                }

                @Override
                public Inputs.Part next() {
                    Inputs.Part part = next == null ? inputs.next() : next;
                    next = null;
                    return part;
                }
            };
            Flusher flusher = new Flusher(this::flushPending, cancellation);
            try {
                batch.run(parts, Inputs.Part::weight, work(rendering)::records, this::take);
            } finally {
                flusher.stop();
            }
            progress.close();
            if (cancellation.isCancelled()) {
                flush(output, progress);
            }
            return bulkCode();
        }

        private PuzzleRunner work(Rendering rendering) {
            return new PuzzleRunner(PuzzleCommand.this, text, solver, rendering, cancellation);
        }

        private int bulkCode() {
            if (cancellation.isCancelled()) {
                streams.say("cancelled after " + done + " puzzles");
                return ExitCode.LIMIT;
            }
            if (inputs.failure().isPresent()) {
                streams.say(inputs.failure().get() + (done > 0 ? " (after " + done + " puzzles)" : ""));
                return ExitCode.BAD_INPUT;
            }
            return ExitCode.ofMany(anyBad, anyLimited);
        }

        private void take(Records records) {
            if (!isCut) {
                write(records);
                say(records.messages());
                progress.report("puzzles", done, -1);
            }
            isCut |= records.isCut();
        }

        private void writeFound(Grid solution, Rendering rendering) {
            output.add(rendering.grid(solution) + "\n");
            flushPortion();
        }

        private void write(Records records) {
            output.add(records.text());
            flushPortion();
            done += records.puzzles();
            anyBad |= records.anyBad();
            anyLimited |= records.anyLimited();
        }

        private void flushPortion() {
            if (output.isPortion()) {
                flush(output, progress);
            }
        }

        private void flushPending() {
            if (output.isPending()) {
                flush(output, progress);
            }
        }

        private void say(List<String> messages) {
            for (String message : messages) {
                progress.close();
                streams.say(message);
            }
        }
    }
}
