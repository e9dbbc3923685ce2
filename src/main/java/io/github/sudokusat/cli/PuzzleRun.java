package io.github.sudokusat.cli;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.output.Flusher;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.cli.report.Work;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One run of a command over all inputs: a puzzle alone, or any number in bulk. */
final class PuzzleRun {

    private final PuzzleCommand command;
    private final Streams streams;
    private final OutputOptions outputOptions;
    private final InputSetup input;
    private final SudokuSolver solver;
    private final Batch batch;
    private final Cancellation cancellation;
    private final ResultStream results;
    private final ProgressLine progress;
    private final long start = System.nanoTime();
    private Work work = Work.NONE;
    private long repeats;
    private long done;
    private boolean anyBad;
    private boolean anyLimited;
    private boolean hasWarned;
    /**
     * Whether a puzzle was in progress when the run was cancelled. No later record is then written, so the records are those of the first puzzles.
     */
    private boolean isCut;

    private final Runnable beforeTerminal;
    /** The keys of the records so far, if the command drops repetitions. */
    private final Set<String> keys = new HashSet<>();

    PuzzleRun(
            PuzzleCommand command,
            Streams streams,
            OutputOptions outputOptions,
            InputSetup input,
            SudokuSolver solver,
            Batch batch,
            Cancellation cancellation,
            Output output,
            ProgressLine progress) {
        this.command = command;
        this.streams = streams;
        this.outputOptions = outputOptions;
        this.input = input;
        this.solver = solver;
        this.batch = batch;
        this.cancellation = cancellation;
        this.results = new ResultStream(output, progress);
        this.progress = progress;
        this.beforeTerminal = streams.onceBeforeTerminal("puzzles");
    }

    /** Writes the answers so far before the run waits for more input. */
    void beforeWait() {
        results.flush();
        beforeTerminal.run();
    }

    /** Answers all puzzles and returns the exit code. */
    int over(Inputs inputs) throws IOException, InterruptedException {
        Inputs.Part first = inputs.hasNext() ? inputs.next() : null;
        Inputs.Item single = first instanceof Inputs.Item item && !inputs.hasNext() ? item : null;
        if (cancellation.isCancelled()) {
            return bulkCode();
        }
        Rendering rendering = outputOptions.rendering(
                streams, single != null, input.alphabet().orElse(null));
        if (rendering.form() == Rendering.Form.CSV) {
            StringBuilder header = new StringBuilder();
            Report.csvRecord(header, command.csvHeader(inputs.haveNames()));
            results.add(header.toString());
        }
        int code = first == null
                ? ExitCode.OK
                : single == null ? runBulk(inputs, first, rendering) : runSingle(single, rendering);
        if (single == null && cancellation.isCancelled()) {
            keepPartial();
        } else if (single == null || !anyBad) {
            results.commit();
        }
        return code;
    }

    private void keepPartial() throws IOException {
        if (done > 0) {
            results.commitPartial(streams);
        }
    }

    private int runSingle(Inputs.Item item, Rendering rendering) {
        Limits limits = solver.limits().withProgress(progress);
        Consumer<Grid> found = rendering.isLines() ? solution -> writeFound(solution, rendering) : null;
        Records records = new Records();
        Report report = reporter(rendering)
                .addAlone(item, solver.withLimits(limits).withTaskRunner(batch.taskRunner()), found, records);
        progress.close();
        write(records, false);
        if (!command.isQuiet()) {
            say(records);
        }
        if ((!rendering.tellsEverything() && !command.isQuiet()) || anyBad) {
            say(report.messages());
        }
        if (work.puzzles() > 0) {
            streams.say(work.ofOne());
        }
        return command.exitCode(report.outcome());
    }

    private int runBulk(Inputs inputs, Inputs.Part first, Rendering rendering) throws InterruptedException {
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
        long size = progress.isShown() ? inputs.size() : -1;
        boolean hasParagraphs = command.hasParagraphs(rendering);
        Flusher flusher = new Flusher(results::flushPending, cancellation);
        try {
            batch.run(parts, Inputs.Part::weight, reporter(rendering)::records, records -> {
                take(records, hasParagraphs);
                if (progress.isDue()) {
                    progress.reportPuzzles(done, inputs.consumption().total(size));
                }
            });
        } finally {
            flusher.stop();
        }
        progress.close();
        // A failed write cancels the run; this reports the failure in place of a cancellation by the user.
        results.flush();
        if (repeats > 0 && !command.isQuiet()) {
            streams.say(String.format(
                    Locale.ROOT,
                    "left out %,d of %s: equivalent to earlier ones",
                    repeats,
                    Phrases.count(done, "puzzle")));
        }
        if (command.wantsStatistics()) {
            streams.say(work.ofMany(System.nanoTime() - start));
        }
        return bulkCode();
    }

    private PuzzleReporter reporter(Rendering rendering) {
        return new PuzzleReporter(command, input, solver, rendering, cancellation);
    }

    private int bulkCode() {
        if (cancellation.isCancelled()) {
            streams.say("cancelled after " + Phrases.count(done, "puzzle"));
            return ExitCode.LIMIT;
        }
        return ExitCode.ofMany(anyBad, anyLimited);
    }

    private void take(Records records, boolean hasParagraphs) {
        if (!isCut) {
            write(records, hasParagraphs);
            say(records);
        }
        isCut |= records.isCut();
    }

    private void writeFound(Grid solution, Rendering rendering) {
        results.add(rendering.grid(solution) + "\n");
    }

    private void write(Records records, boolean hasParagraphs) {
        if (!isRepeat(records)) {
            if (hasParagraphs && done > 0 && records.puzzles() > 0) {
                results.add("\n");
            }
            results.add(records.text());
        }
        done += records.puzzles();
        anyBad |= records.anyBad();
        anyLimited |= records.anyLimited();
        work = work.and(records.work());
    }

    private boolean isRepeat(Records records) {
        String key = records.key();
        boolean isRepeat = key != null && command.dropsRepeats() && !keys.add(key);
        repeats += isRepeat ? 1 : 0;
        return isRepeat;
    }

    /** Prints the messages of records, and the first warning of the run. */
    private void say(Records records) {
        say(records.messages());
        String warning = records.warning();
        if (warning != null && !hasWarned) {
            say(List.of(warning));
            hasWarned = true;
        }
    }

    private void say(List<String> messages) {
        for (String message : messages) {
            progress.close();
            streams.say(message);
        }
    }
}
