package io.github.sudokusat.cli.output;

import io.github.sudokusat.run.Cancellation;
import java.io.UncheckedIOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Flushes the output a few times a second while a run continues; otherwise the results of quick puzzles would wait for a slow one. If flushing fails,
 * for instance because the reader is gone, the run is cancelled, and its own next flush fails as well.
 */
public final class Flusher {

    private static final long EVERY_MILLIS = 100;

    private final Runnable flush;
    private final Cancellation cancellation;
    private final CountDownLatch stopped = new CountDownLatch(1);

    /**
     * Starts flushing.
     *
     * @param flush flushes the output; may be called by another thread at the same time
     * @param cancellation ends the run
     */
    public Flusher(Runnable flush, Cancellation cancellation) {
        this.flush = flush;
        this.cancellation = cancellation;
        Thread thread = new Thread(this::run, "flush-output");
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        try {
            while (!stopped.await(EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
                flush.run();
            }
        } catch (UncheckedIOException e) {
            cancellation.cancel();
        } catch (InterruptedException e) {
            // This only happens at the end of the program.
            Thread.currentThread().interrupt();
        }
    }

    /** Stops flushing; a flush in progress still completes. */
    public void stop() {
        stopped.countDown();
    }
}
