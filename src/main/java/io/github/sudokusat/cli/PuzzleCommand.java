package io.github.sudokusat.cli;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.text.PuzzleRecord;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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
    private TextArguments text = new TextArguments();

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

    /** The names of the CSV columns between line, id, puzzle and the message. */
    abstract List<String> csvColumns();

    /** The options that choose an engine. */
    final EngineOptions engineOptions() {
        return engineOptions;
    }

    /** Checks the command's own options before any input is read. */
    void checkOptions() {}

    /** Refuses a limit on solutions below what the command can do something with. */
    static void requireLimit(@Nullable Long limit, long least, String purpose) {
        if (limit != null && limit < least) {
            throw new InputException("--limit must be " + least + " or more" + purpose + ", but is " + limit);
        }
    }

    /** The exit code for one puzzle alone. */
    int exitCode(Report.Outcome outcome) {
        return switch (outcome) {
            case YES -> ExitCode.OK;
            case NO -> ExitCode.NO;
            case SEVERAL -> ExitCode.SEVERAL;
            case UNKNOWN -> ExitCode.LIMIT;
            case BAD -> ExitCode.BAD_INPUT;
        };
    }

    /** A puzzle with its layout complete, or the report of why there is none. */
    private record Task(
            Inputs.Item item,
            @Nullable Puzzle puzzle,
            @Nullable Report bad) {}

    private record Done(Report report, String text) {}

    @Override
    public Integer call() throws Exception {
        checkOptions();
        Signals.onInterrupt(cancellation::cancel);
        try (ProgressLine progress = runOptions.progress(streams);
                Output output = outputOptions.open(streams)) {
            StandardInput in = new StandardInput(streams.in(), () -> flush(output, progress), cancellation);
            try (Inputs inputs = new Inputs(puzzles, text.textOptions(), in)) {
                return new Run(inputs, output, progress).run();
            }
        }
    }

    private Batch batch() {
        if (threads == null) {
            return Batch.onAllProcessors();
        }
        IdleOptions.requireThreads(threads);
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
        private boolean anyUnknown;
        /** A puzzle was under way when the run was cancelled: no later record is written, so that records are those of the first puzzles. */
        private boolean isCut;

        Run(Inputs inputs, Output output, ProgressLine progress) {
            this.inputs = inputs;
            this.output = output;
            this.progress = progress;
            this.solver = SudokuSolver.with(engineOptions.engine())
                    .withLimits(engineOptions.limits(runOptions.limits(cancellation)));
            this.batch = batch();
            outputOptions.rendering(streams, true, null);
        }

        int run() throws IOException, InterruptedException {
            Inputs.Item first = inputs.hasNext() ? inputs.next() : null;
            boolean single =
                    first != null && !inputs.hasNext() && inputs.failure().isEmpty();
            if (first == null || cancellation.isCancelled()) {
                return bulkCode();
            }
            Rendering rendering =
                    outputOptions.rendering(streams, single, text.alphabet().orElse(null));
            if (rendering.form() == Rendering.Form.CSV) {
                List<String> header = new ArrayList<>(List.of("line", "id", "puzzle"));
                header.addAll(csvColumns());
                header.add("message");
                Report.csvRecord(output.pending(), header);
            }
            int code = single ? runSingle(first, rendering) : runBulk(first, rendering);
            if (!single && cancellation.isCancelled()) {
                keepPartial();
            } else if (inputs.failure().isEmpty() && !(single && anyBad)) {
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
            Done result = work(task(item), solver.withLimits(limits).withPieces(batch.pieces()), rendering, found);
            progress.close();
            write(result);
            if (!rendering.tellsEverything() || anyBad) {
                say(result.report().messages());
            }
            return exitCode(result.report().outcome());
        }

        private int runBulk(Inputs.Item first, Rendering rendering) throws InterruptedException {
            Iterator<Task> tasks = new Iterator<>() {
                private Inputs.@Nullable Item next = first;

                @Override
                public boolean hasNext() {
                    return (next != null || inputs.hasNext()) && !cancellation.isCancelled();
                }

                @Override
                public Task next() {
                    Inputs.Item item = next == null ? inputs.next() : next;
                    next = null;
                    return task(item);
                }
            };
            batch.run(tasks, task -> work(task, solver, rendering, null), this::takeOneOfMany);
            progress.close();
            return bulkCode();
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
            return anyBad ? ExitCode.BAD_INPUT : anyUnknown ? ExitCode.LIMIT : ExitCode.OK;
        }

        private Task task(Inputs.Item item) {
            PuzzleRecord record = item.record();
            String error = item.error();
            if (error != null) {
                return bad(item, error);
            }
            Puzzle puzzle;
            try {
                puzzle = Puzzle.of(record, text);
            } catch (InputException e) {
                return bad(item, "line " + record.line() + ": " + e.getMessage());
            }
            Engine engine = solver.engine();
            return engine.supports(puzzle.grid().layout())
                    ? new Task(item, puzzle, null)
                    : bad(
                            item,
                            "line " + record.line() + ": --engine " + engine.name() + " does not support layout "
                                    + puzzle.grid().layout());
        }

        private Task bad(Inputs.Item item, String message) {
            return new Task(
                    item,
                    null,
                    new Report.Bad(item.source(), message, csvColumns().size()));
        }

        private Done work(Task task, SudokuSolver with, Rendering rendering, @Nullable Consumer<Grid> found) {
            Report report = task.bad();
            Puzzle puzzle = task.puzzle();
            if (report == null && puzzle != null) {
                report = report(puzzle, with, found);
            }
            if (report == null) {
                throw new IllegalStateException("a task without a puzzle has a report");
            }
            StringBuilder out = new StringBuilder();
            String asRead = puzzle == null ? task.item().record().text() : rendering.grid(puzzle.grid());
            report.write(task.item(), asRead, rendering, out);
            return new Done(report, out.toString());
        }

        private void takeOneOfMany(Done result) {
            isCut |= cancellation.isCancelled() && result.report().outcome() == Report.Outcome.UNKNOWN;
            if (isCut) {
                return;
            }
            write(result);
            if (result.report().outcome() == Report.Outcome.BAD) {
                say(result.report().messages());
            }
            progress.report("puzzles", done, -1);
        }

        private void writeFound(Grid solution, Rendering rendering) {
            write(rendering.grid(solution) + "\n");
        }

        private void write(String record) {
            output.pending().append(record);
            if (output.isPortion()) {
                flush(output, progress);
            }
        }

        private void write(Done result) {
            Report.Outcome outcome = result.report().outcome();
            write(result.text());
            done++;
            anyBad |= outcome == Report.Outcome.BAD;
            anyUnknown |= outcome == Report.Outcome.UNKNOWN;
        }

        private void say(List<String> messages) {
            for (String message : messages) {
                progress.close();
                streams.say(message);
            }
        }
    }
}
