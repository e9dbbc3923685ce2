package io.github.sudokusat.cli.output;

import io.github.sudokusat.run.Cancellation;
import java.io.UncheckedIOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Hands on what has been written, some times a second, while a run works on: else results of quick puzzles would wait behind a slow one. When that fails,
 * for instance since nobody reads any more, the run is cancelled, and its own next flush fails likewise.
 */
public final class Flusher {

    private static final long EVERY_MILLIS = 100;

    private final Runnable flush;
    private final Cancellation cancellation;
    private final CountDownLatch stopped = new CountDownLatch(1);

    /**
     * Begins.
     *
     * @param flush does it; may be called by another thread at the same time
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
            // Nobody does that but at the end of the program.
            Thread.currentThread().interrupt();
        }
    }

    /** Ends; a flush under way ends by itself. */
    public void stop() {
        stopped.countDown();
    }
}
