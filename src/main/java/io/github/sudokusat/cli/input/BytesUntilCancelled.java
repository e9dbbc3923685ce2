package io.github.sudokusat.cli.input;

import io.github.sudokusat.run.Cancellation;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;

/** Unzipped bytes, which end when the run is cancelled: there may be lines without a puzzle for minutes. */
final class BytesUntilCancelled extends FilterInputStream {

    private final Cancellation cancellation;

    BytesUntilCancelled(InputStream in, Cancellation cancellation) {
        super(in);
        this.cancellation = cancellation;
    }

    @Override
    public int read() throws IOException {
        return isEnded() ? -1 : super.read();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        return isEnded() ? -1 : super.read(bytes, from, length);
    }

    private boolean isEnded() throws IOException {
        if (Thread.currentThread().isInterrupted()) {
            throw new InterruptedIOException("interrupted");
        }
        return cancellation.isCancelled();
    }
}
