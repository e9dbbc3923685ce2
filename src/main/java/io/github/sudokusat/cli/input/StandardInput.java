package io.github.sudokusat.cli.input;

import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Standard input as a run sees it: before it has to wait it tells somebody, so that whoever types at the other end sees the answers so far; and
 * it ends when the run is cancelled.
 */
public final class StandardInput extends InputStream {

    private static final int POLL_MILLIS = 20;

    private final InputStream in;
    private final Runnable beforeWait;
    private final Cancellation cancellation;

    public StandardInput(InputStream in, Runnable beforeWait, Cancellation cancellation) {
        this.in = in;
        this.beforeWait = beforeWait;
        this.cancellation = cancellation;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (cancellation.isCancelled()) {
            // A read left waiting may hold the stream's lock, so not even asking what is available would come back.
            return -1;
        }
        if (in.available() > 0) {
            return in.read(bytes, from, length);
        }
        beforeWait.run();
        // Nothing ends a read that waits for a terminal or a pipe, so it waits on a thread that the program need not
        // wait for.
        FutureTask<Integer> reading = new FutureTask<>(() -> in.read(bytes, from, length));
        Thread thread = new Thread(reading, "standard-input");
        thread.setDaemon(true);
        thread.start();
        return await(reading);
    }

    @Override
    public int available() throws IOException {
        // As above.
        return cancellation.isCancelled() ? 0 : in.available();
    }

    private int await(FutureTask<Integer> reading) throws IOException {
        while (!cancellation.isCancelled()) {
            try {
                return reading.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                // Looks at the cancellation again.
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
