package io.github.sudokusat.cluster;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.SparkSession;

/**
 * Ends a run with one line if its process is told to end, as by the interrupt key: its jobs are cancelled, it has some time to remove what it has
 * begun to write, and what it and Spark say about that is not shown. The exit code is the one that the system has for this.
 */
final class Interruption {

    /** Above the priority at which Spark stops, by which jobs would fail. */
    private static final int PRIORITY = 1000;

    /** How often jobs are cancelled, because the run may be about to start the next one. */
    private static final int TRIES = 100;

    private static final int MILLIS_OF_TRY = 100;

    private final PrintStream err = System.err;
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile boolean isStruck;

    private Interruption() {}

    /** Begins a run; what is written to standard error from now on passes through here. */
    static Interruption ofRun() {
        Interruption interruption = new Interruption();
        System.setErr(new PrintStream(interruption.new Shown(), true));
        ShutdownHookManager.get().addShutdownHook(interruption::strike, PRIORITY);
        return interruption;
    }

    /** Ends the run: the process ends by itself. */
    void endRun() {
        end.countDown();
    }

    private void strike() {
        if (end.getCount() == 0) {
            return;
        }
        isStruck = true;
        err.println("sudoku-sat: stopped before the end");
        // Without a session, nothing has been begun.
        SparkSession.getDefaultSession().foreach(session -> {
            cancel(session.sparkContext());
            return null;
        });
    }

    private void cancel(SparkContext context) {
        context.setLogLevel("OFF");
        try {
            for (int i = 0; i < TRIES && !end.await(MILLIS_OF_TRY, TimeUnit.MILLISECONDS); i++) {
                context.cancelAllJobs();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Standard error, until the end is near. */
    private final class Shown extends FilterOutputStream {

        Shown() {
            super(err);
        }

        @Override
        public void write(int character) throws IOException {
            if (!isStruck) {
                out.write(character);
            }
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            if (!isStruck) {
                out.write(bytes, from, length);
            }
        }
    }
}
