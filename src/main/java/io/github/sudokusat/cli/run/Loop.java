package io.github.sudokusat.cli.run;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.cli.output.Flusher;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Function;

/**
 * The loop of a run: each item of a source is worked on, on several threads, and the results go to a sink in the order of the items; what is written
 * appears as the run goes on.
 *
 * @param streams for messages
 * @param batch the threads
 * @param cancellation ends the run
 * @param results the output that the sink writes to
 * @param progress the line of progress, erased at the end
 */
public record Loop(
        Streams streams, Batch batch, Cancellation cancellation, ResultStream results, ProgressLine progress) {

    /**
     * Runs to the end of the source, until the sink is full or the run is cancelled.
     *
     * @param work safe for use by several threads
     * @return the exit code
     * @throws IOException if the results cannot be written; those that could be are kept
     */
    public <T, R> int run(Source<T> source, Function<T, R> work, Sink<R> sink)
            throws IOException, InterruptedException {
        try {
            return runToEnd(source, work, sink);
        } catch (UncheckedIOException e) {
            throw results.keepLines(Objects.requireNonNull(e.getCause(), "cause"));
        } catch (IOException e) {
            throw results.keepLines(e);
        }
    }

    private <T, R> int runToEnd(Source<T> source, Function<T, R> work, Sink<R> sink)
            throws IOException, InterruptedException {
        if (source.isAlone()) {
            runAlone(source, work, sink);
        } else {
            runMany(source, work, sink);
        }
        progress.close();
        // A failed write cancels the run; this reports the failure in place of a cancellation by the user.
        results.flush();
        End end = sink.end(cancellation.isCancelled());
        if (!end.message().isEmpty()) {
            streams.say(end.message());
        }
        if (end.isComplete()) {
            results.commit();
        } else if (end.isPartKept()) {
            results.commitPartial(streams);
        }
        return end.code();
    }

    /** The work on an item alone may use the threads, and the output, itself. */
    private <T, R> void runAlone(Source<T> source, Function<T, R> work, Sink<R> sink) {
        if (!cancellation.isCancelled()) {
            sink.take(work.apply(source.next()));
        }
    }

    private <T, R> void runMany(Source<T> source, Function<T, R> work, Sink<R> sink) throws InterruptedException {
        Flusher flusher = new Flusher(results::flushPending, cancellation);
        try {
            batch.run(() -> wanted(source, sink), source::weight, work, result -> {
                sink.take(result);
                if (progress.isDue()) {
                    source.report(sink.done(), progress);
                }
            });
        } finally {
            flusher.stop();
        }
    }

    private <T> Iterator<T> wanted(Source<T> source, Sink<?> sink) {
        return new Iterator<>() {

            /** Asks twice, because the run may be cancelled while the source waits for input. */
            @Override
            public boolean hasNext() {
                return isWanted() && source.hasNext() && isWanted();
            }

            private boolean isWanted() {
                return !sink.isFull() && !cancellation.isCancelled();
            }

            @Override
            public T next() {
                return source.next();
            }
        };
    }
}
