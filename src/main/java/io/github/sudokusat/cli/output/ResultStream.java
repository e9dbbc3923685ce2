package io.github.sudokusat.cli.output;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The results of a run over many puzzles: they are written in portions, above the line of progress if both appear on one terminal. */
public final class ResultStream {

    private final Output output;
    private final ProgressLine progress;

    public ResultStream(Output output, ProgressLine progress) {
        this.output = output;
        this.progress = progress;
    }

    /** Adds records, and writes all that wait once they are a portion. */
    public void add(String records) {
        output.add(records);
        flushPortion();
    }

    /** Adds records, and writes all that wait once they are a portion. */
    public void add(ByteText records) {
        output.add(records);
        flushPortion();
    }

    private void flushPortion() {
        if (output.isPortion()) {
            flush();
        }
    }

    /** Writes the records that have waited for a while; for use by a {@link Flusher}. */
    public void flushPending() {
        if (output.isPending()) {
            flush();
        }
    }

    /** Writes all records that wait. */
    public void flush() {
        progress.hideFromResults();
        try {
            output.flush();
            progress.showAfterResults();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Completes the results. */
    public void commit() throws IOException {
        output.commit();
    }

    /** Keeps the whole records that could be written before a failure, and returns the failure to report. */
    public IOException keepLines(IOException failed) {
        return output.keepLines(failed);
    }

    /** Keeps the results of a run that was cancelled, and says where they are. */
    public void commitPartial(Streams streams) throws IOException {
        output.commitPartial().ifPresent(file -> streams.say("the results so far are in " + file));
    }
}
