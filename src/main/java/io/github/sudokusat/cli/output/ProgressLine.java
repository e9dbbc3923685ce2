package io.github.sudokusat.cli.output;

import io.github.sudokusat.run.Progress;
import java.io.PrintStream;
import java.util.Locale;

/** Shows on one line of the terminal, a few times a second, how far a long run is, and wipes it at the end. */
public final class ProgressLine implements Progress, AutoCloseable {

    private static final long EVERY_NANOS = 200_000_000L;
    private static final String WIPE = "\r\u001b[K";

    private final PrintStream err;
    private final boolean shown;
    private final long begin = System.nanoTime();
    private long last = begin;
    private boolean dirty;

    public ProgressLine(PrintStream err, boolean shown) {
        this.err = err;
        this.shown = shown;
    }

    @Override
    public synchronized void report(String what, long done, long total) {
        long now = System.nanoTime();
        if (!shown || now - last < EVERY_NANOS) {
            return;
        }
        last = now;
        dirty = true;
        double seconds = (now - begin) / 1e9;
        String share = total > 0 ? String.format(Locale.ROOT, " of %,d (%d %%)", total, done * 100 / total) : "";
        err.print(WIPE
                + String.format(
                        Locale.ROOT, "%,d %s%s, %.0f s, %,.0f a second", done, what, share, seconds, done / seconds));
        err.flush();
    }

    @Override
    public synchronized void close() {
        if (dirty) {
            err.print(WIPE);
            err.flush();
            dirty = false;
        }
    }
}
