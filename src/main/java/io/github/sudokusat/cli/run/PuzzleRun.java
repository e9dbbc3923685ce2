package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.cli.input.CancellableInput;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.PuzzleOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Function;

/** One run of a question over puzzles: a puzzle alone, or any number in bulk. */
public final class PuzzleRun {

    private PuzzleRun() {}

    /**
     * Answers a question about all puzzles that the options name.
     *
     * @return the exit code
     */
    public static int run(Question question, PuzzleOptions options, Streams streams)
            throws IOException, InterruptedException {
        Cancellation cancellation = new Cancellation();
        Signals.onInterrupt(cancellation::cancel);
        PuzzleSetup setup = PuzzleSetup.of(question, options, streams, cancellation);
        if (setup == null) {
            return ExitCode.LIMIT;
        }
        try (ProgressLine progress =
                        options.run().progress(streams, options.output().isForTerminal(streams));
                Output output = options.output().open(streams)) {
            ResultStream results = new ResultStream(output, progress);
            Runnable beforeTerminal = streams.onceBeforeTerminal("puzzles");
            Runnable beforeWait = () -> {
                results.flush();
                beforeTerminal.run();
            };
            CancellableInput in = new CancellableInput(streams.in(), beforeWait, cancellation);
            try (Inputs inputs = new Inputs(options.puzzles(), setup.input().textOptions(), in, setup.isInBlocks())) {
                return over(new PuzzleSource(inputs, progress), setup, options, streams, results, progress);
            }
        }
    }

    private static int over(
            PuzzleSource source,
            PuzzleSetup setup,
            PuzzleOptions options,
            Streams streams,
            ResultStream results,
            ProgressLine progress)
            throws IOException, InterruptedException {
        boolean isAlone = source.isAlone();
        Rendering rendering = options.output()
                .rendering(streams, isAlone, setup.input().alphabet().orElse(null));
        Batch batch = options.jobs().batch();
        SudokuSolver solver = isAlone ? forOne(setup.solver(), batch, progress) : setup.solver();
        PuzzleAnswers answers = setup.answers(solver, rendering);
        if (rendering.form() == Rendering.Form.CSV && !setup.cancellation().isCancelled()) {
            StringBuilder header = new StringBuilder();
            Answer.csvRecord(header, answers.columns(source.haveNames()));
            results.add(header.toString());
        }
        PuzzleSink sink = new PuzzleSink(
                setup, isAlone, answers.haveParagraphs(), options.run().areQuiet(), streams, results, progress);
        Consumer<Grid> found = solution -> results.add(rendering.grid(solution) + "\n");
        Function<Inputs.Part, Records> work =
                isAlone ? part -> answers.alone((Inputs.Item) part, found) : answers::records;
        return new Loop(streams, batch, setup.cancellation(), results, progress).run(source, work, sink);
    }

    private static SudokuSolver forOne(SudokuSolver solver, Batch batch, ProgressLine progress) {
        return solver.withLimits(solver.limits().withProgress(progress)).withTaskRunner(batch.taskRunner());
    }
}
