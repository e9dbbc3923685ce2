package io.github.sudokusat.cli;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command that says something about each of the puzzles that it is given: one alone, or any number in bulk. */
abstract class PuzzleCommand implements Callable<Integer> {

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Mixin
    private LayoutOptions layoutOptions = new LayoutOptions();

    @Mixin
    private EngineOptions engineOptions = new EngineOptions();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..*",
            description =
                    "A file (any text format, one puzzle or many, gzip or not), '-' or nothing for standard input, or a puzzle's text.")
    private List<String> puzzles = new ArrayList<>();

    PuzzleCommand(Streams streams) {
        this.streams = streams;
    }

    /** The work on one puzzle; called on several threads. */
    abstract Report report(Grid puzzle, SudokuSolver solver);

    /** The names of the CSV columns that follow line, id and puzzle. */
    abstract List<String> csvColumns();

    /** Checks the command's own options before any input is read. */
    void checkOptions() {}

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
            @Nullable Grid puzzle,
            @Nullable Report bad) {}

    private record Done(Task task, Report report, String text) {}

    @Override
    public Integer call() throws Exception {
        checkOptions();
        Signals.onInterrupt(cancellation::cancel);
        try (ProgressLine progress = runOptions.progress(streams);
                Output output = outputOptions.open(streams)) {
            Inputs inputs = new Inputs(puzzles, layoutOptions.textOptions(), streams.in(), () -> flush(output));
            try (inputs) {
                return new Run(inputs, output, progress).run();
            }
        }
    }

    private static void flush(Output output) {
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
        private long done;
        private boolean anyBad;
        private boolean anyUnknown;

        Run(Inputs inputs, Output output, ProgressLine progress) {
            this.inputs = inputs;
            this.output = output;
            this.progress = progress;
            this.solver = SudokuSolver.with(engineOptions.engine()).withLimits(runOptions.limits(cancellation));
        }

        int run() throws IOException, InterruptedException {
            runOptions.batch();
            outputOptions.rendering(streams, true, null);
            if (!inputs.hasNext()) {
                return bulkCode();
            }
            Inputs.Item first = inputs.next();
            boolean single = !inputs.hasNext() && inputs.failure().isEmpty();
            Rendering rendering = outputOptions.rendering(
                    streams, single, layoutOptions.alphabet().orElse(null));
            if (rendering.form() == Rendering.Form.CSV) {
                List<String> header = new ArrayList<>(List.of("line", "id", "puzzle"));
                header.addAll(csvColumns());
                Report.csvRecord(output.pending(), header);
            }
            int code = single ? runSingle(first, rendering) : runBulk(first, rendering);
            output.commit();
            return code;
        }

        private int runSingle(Inputs.Item item, Rendering rendering) throws IOException {
            Limits limits = solver.limits().withProgress(progress);
            Done result = work(task(item), solver.withLimits(limits), rendering);
            progress.close();
            take(result, true);
            return exitCode(result.report().outcome());
        }

        private int runBulk(Inputs.Item first, Rendering rendering) throws IOException, InterruptedException {
            Iterator<Task> tasks = new Iterator<>() {
                private Inputs.@Nullable Item next = first;

                @Override
                public boolean hasNext() {
                    return !cancellation.isCancelled() && (next != null || inputs.hasNext());
                }

                @Override
                public Task next() {
                    Inputs.Item item = next == null ? inputs.next() : next;
                    next = null;
                    return task(item);
                }
            };
            try {
                runOptions.batch().run(tasks, task -> work(task, solver, rendering), result -> {
                    try {
                        take(result, false);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
            progress.close();
            return bulkCode();
        }

        private int bulkCode() {
            if (inputs.failure().isPresent()) {
                streams.say(inputs.failure().get() + (done > 0 ? " (after " + done + " puzzles)" : ""));
                return ExitCode.BAD_INPUT;
            }
            if (cancellation.isCancelled()) {
                streams.say("cancelled after " + done + " puzzles");
                return ExitCode.LIMIT;
            }
            return anyBad ? ExitCode.BAD_INPUT : anyUnknown ? ExitCode.LIMIT : ExitCode.OK;
        }

        private Task task(Inputs.Item item) {
            if (item.record().error().isPresent()) {
                return new Task(
                        item,
                        null,
                        new Report.Bad(item.source(), item.record().error().get()));
            }
            Grid puzzle = layoutOptions.withRules(item.record().grid());
            Engine engine = solver.engine();
            if (!engine.supports(puzzle.layout())) {
                throw new InputException("--engine " + engine.name() + " does not support layout " + puzzle.layout());
            }
            return new Task(item, puzzle, null);
        }

        private Done work(Task task, SudokuSolver with, Rendering rendering) {
            Report report = task.bad();
            Grid puzzle = task.puzzle();
            if (report == null && puzzle != null) {
                report = report(puzzle, with);
            }
            if (report == null) {
                throw new IllegalStateException("a task without a puzzle has a report");
            }
            StringBuilder text = new StringBuilder();
            String asRead = puzzle == null ? task.item().record().text() : rendering.grid(puzzle);
            report.write(task.item(), asRead, rendering, text);
            return new Done(task, report, text.toString());
        }

        private void take(Done result, boolean single) throws IOException {
            Report.Outcome outcome = result.report().outcome();
            if (!single && outcome == Report.Outcome.UNKNOWN && cancellation.isCancelled()) {
                return;
            }
            output.pending().append(result.text());
            output.endRecord();
            done++;
            anyBad |= outcome == Report.Outcome.BAD;
            anyUnknown |= outcome == Report.Outcome.UNKNOWN;
            for (String message : result.report().messages(single)) {
                progress.close();
                streams.say(message);
            }
            progress.report("puzzles", done, -1);
        }
    }
}
