package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.ExitCode;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Makes the interrupt key, or a request to terminate, stop a run cleanly: its results so far are reported and kept. A second interrupt ends the
 * program at once.
 *
 * <p>The JVM's class for signals is not part of its documented interface; where it is missing, the key ends the program as it would any other.
 */
public final class Signals {

    private Signals() {}

    /** Runs a task on the first interrupt; the second interrupt ends the program. A later call replaces an earlier one. */
    public static void onInterrupt(Runnable stop) {
        try {
            Handler handler = new Handler(stop);
            Signal.handle(new Signal("INT"), handler);
            Signal.handle(new Signal("TERM"), handler);
        } catch (IllegalArgumentException | NoClassDefFoundError e) {
            // No signals here: the interrupt key ends the program, and its shutdown removes temporary files.
        }
    }

    private static final class Handler implements SignalHandler {

        private final Runnable stop;
        private boolean isStopping;

        Handler(Runnable stop) {
            this.stop = stop;
        }

        @Override
        public void handle(Signal signal) {
            if (isStopping) {
                // Not halt: temporary files are removed on the way out.
                System.exit(ExitCode.LIMIT);
            }
            isStopping = true;
            stop.run();
        }
    }
}
