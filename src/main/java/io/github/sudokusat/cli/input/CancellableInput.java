package io.github.sudokusat.cli.input;

import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Standard input, a pipe or a device that a run can stop reading. A callback runs before each wait, so that the user or program which feeds the input
 * sees the answers so far. The stream ends when the run is cancelled; once ended it stays ended, although a terminal would continue after Ctrl-D.
 */
public class CancellableInput extends InputStream {

    private static final int POLL_MILLIS = 20;

    /** Opens a stream, and may block until the other end of a pipe is opened, too. */
    interface Opener {

        InputStream open() throws IOException;
    }

    private final Opener opener;
    private final Runnable beforeWait;
    private final Cancellation cancellation;
    /** The stream, set by the thread that opens it. */
    private volatile @Nullable InputStream in;

    private boolean isEnded;

    private CancellableInput(Opener opener, Runnable beforeWait, Cancellation cancellation) {
        this.opener = opener;
        this.beforeWait = beforeWait;
        this.cancellation = cancellation;
    }

    /** An input over an open stream, which {@link #close} leaves open. */
    public CancellableInput(InputStream in, Runnable beforeWait, Cancellation cancellation) {
        this(() -> in, beforeWait, cancellation);
        this.in = in;
    }

    /** An input without any text. */
    static CancellableInput none() {
        return new CancellableInput(InputStream.nullInputStream(), () -> {}, new Cancellation());
    }

    /** What ends the input. */
    Cancellation cancellation() {
        return cancellation;
    }

    /** Another input with the same callback and cancellation, opened by its first read. */
    InputStream open(Opener other) {
        return new CancellableInput(other, beforeWait, cancellation) {
            @Override
            public void close() throws IOException {
                closeStream();
            }
        };
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        // After a cancellation a pending read may hold the stream's lock, so not even available() would return.
        if (isEnded || cancellation.isCancelled()) {
            return -1;
        }
        InputStream open = in;
        int count = open != null && open.available() > 0
                ? open.read(bytes, from, length)
                : readPatiently(bytes, from, length);
        isEnded = count < 0;
        return count;
    }

    /** Reads on a daemon thread, because nothing ends a read that waits for a terminal or a pipe. */
    private int readPatiently(byte[] bytes, int from, int length) throws IOException {
        beforeWait.run();
        FutureTask<Integer> reading = new FutureTask<>(() -> opened().read(bytes, from, length));
        Thread thread = new Thread(reading, "read-input");
        thread.setDaemon(true);
        thread.start();
        return await(reading);
    }

    private InputStream opened() throws IOException {
        InputStream open = in;
        if (open == null) {
            open = opener.open();
            in = open;
        }
        return open;
    }

    @Override
    public int available() throws IOException {
        InputStream open = in;
        return open == null || isEnded || cancellation.isCancelled() ? 0 : open.available();
    }

    final void closeStream() throws IOException {
        InputStream open = in;
        if (open != null && !cancellation.isCancelled()) {
            open.close();
        }
    }

    private int await(FutureTask<Integer> reading) throws IOException {
        while (!cancellation.isCancelled()) {
            try {
                return reading.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                // Polls the cancellation again.
            } catch (ExecutionException e) {
                throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("interrupted");
            }
        }
        return -1;
    }
}
