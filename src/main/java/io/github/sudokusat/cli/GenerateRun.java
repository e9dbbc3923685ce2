package io.github.sudokusat.cli;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.SearchSummary;
import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.output.Flusher;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.GeneratedPuzzle;
import io.github.sudokusat.cli.report.PuzzleMaker;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** One run of {@code generate}: makes puzzles by number on several threads, and writes them in order. */
final class GenerateRun {

    private final Streams streams;
    private final Cancellation cancellation;
    private final PuzzleMaker maker;
    private final ResultStream results;
    private final ProgressLine progress;
    private long done;
    private @Nullable GenerateResult failure;

    GenerateRun(Streams streams, Cancellation cancellation, PuzzleMaker maker, Output output, ProgressLine progress) {
        this.streams = streams;
        this.cancellation = cancellation;
        this.maker = maker;
        this.results = new ResultStream(output, progress);
        this.progress = progress;
    }

    /**
     * Makes and writes a number of puzzles; ends at the first that cannot be made.
     *
     * @return the exit code
     */
    int run(long count, Batch batch) throws IOException, InterruptedException {
        if (maker.rendering().form() == Rendering.Form.CSV) {
            StringBuilder header = new StringBuilder();
            Report.csvRecord(header, GeneratedPuzzle.COLUMNS);
            results.add(header.toString());
        }
        Flusher flusher = new Flusher(results::flushPending, cancellation);
        try {
            batch.run(numbers(count), maker::make, made -> take(made, count));
        } finally {
            flusher.stop();
        }
        progress.close();
        if (failure == null && !cancellation.isCancelled()) {
            results.commit();
        } else if (done > 0) {
            results.flush();
            results.commitPartial(streams);
        }
        return end();
    }

    private Iterator<Long> numbers(long count) {
        return new Iterator<>() {
            private long next;

            @Override
            public boolean hasNext() {
                return next < count && failure == null && !cancellation.isCancelled();
            }

            @Override
            public Long next() {
                if (next >= count) {
                    throw new NoSuchElementException();
                }
                return next++;
            }
        };
    }

    private void take(PuzzleMaker.Made made, long count) {
        if (failure != null) {
            return;
        }
        if (!(made.result() instanceof GenerateResult.Found)) {
            failure = made.result();
            return;
        }
        results.add(made.text());
        done++;
        if (progress.isDue()) {
            progress.report(maker.what() + "s", done, count);
        }
    }

    private int end() {
        GenerateResult ended = failure;
        if (cancellation.isCancelled()) {
            streams.say("cancelled after " + Phrases.count(done, maker.what()));
            return ExitCode.LIMIT;
        }
        if (ended instanceof GenerateResult.Impossible impossible) {
            streams.say("there is no such puzzle: " + impossible.explanation());
            return ExitCode.NO;
        }
        if (ended instanceof GenerateResult.Stopped stopped) {
            streams.say("stopped after " + Phrases.count(done, maker.what()) + ": " + Phrases.reason(stopped.reason())
                    + (stopped.tries() > 1 ? SearchSummary.of(stopped) : ""));
            return ExitCode.LIMIT;
        }
        return ExitCode.OK;
    }
}
