package io.github.sudokusat.cli.output;

import io.github.sudokusat.run.Progress;
import java.io.PrintStream;
import java.util.Locale;

/**
 * One line on the terminal that shows, five times a second, the progress of a long run, and is erased at the end. If results go to the same terminal,
 * the line is erased before them and drawn again after them.
 */
public final class ProgressLine implements Progress, AutoCloseable {

    private static final long EVERY_NANOS = 200_000_000L;
    private static final String ERASE = "\r\u001b[K";

    private final PrintStream err;
    private final boolean isShown;
    private final boolean sharesTerminal;
    private final long begin = System.nanoTime();
    private long last = begin;
    private String text = "";

    /**
     * Creates a line that is still empty.
     *
     * @param isShown whether to draw anything at all
     * @param sharesTerminal whether results appear on the same terminal
     */
    public ProgressLine(PrintStream err, boolean isShown, boolean sharesTerminal) {
        this.err = err;
        this.isShown = isShown;
        this.sharesTerminal = sharesTerminal;
    }

    public boolean isShown() {
        return isShown;
    }

    /** Whether the line is shown and the next report would draw it. */
    public synchronized boolean isDue() {
        return isShown && System.nanoTime() - last >= EVERY_NANOS;
    }

    @Override
    public void report(String what, long done, long total) {
        if (isDue()) {
            draw(what, done, total > 0 ? String.format(Locale.ROOT, " of %,d", total) : "", total);
        }
    }

    /** Reports the number of puzzles done, and an estimate of the number of all puzzles, or −1 if there is none. */
    public void reportPuzzles(long done, long estimate) {
        if (isDue()) {
            draw("puzzles", done, estimate > 0 ? String.format(Locale.ROOT, " of about %,d", estimate) : "", estimate);
        }
    }

    private synchronized void draw(String what, long done, String ofTotal, long total) {
        last = System.nanoTime();
        double seconds = (last - begin) / 1e9;
        boolean isOne = done == 1 && ofTotal.isEmpty() && what.endsWith("s");
        String unit = isOne ? what.substring(0, what.length() - 1) : what;
        String percent = total > 0 ? String.format(Locale.ROOT, " (%d %%)", Math.min(100, done * 100 / total)) : "";
        text = String.format(
                Locale.ROOT,
                "%,d%s %s%s, %.0f s, %,.0f a second",
                done,
                ofTotal,
                unit,
                percent,
                seconds,
                done / seconds);
        err.print(ERASE + text);
        err.flush();
    }

    /** Erases the line before results if they appear on the same terminal. */
    public synchronized void hideFromResults() {
        if (sharesTerminal && !text.isEmpty()) {
            err.print(ERASE);
            err.flush();
        }
    }

    /** Draws again what {@link #hideFromResults} erased. */
    public synchronized void showAfterResults() {
        if (sharesTerminal && !text.isEmpty()) {
            err.print(text);
            err.flush();
        }
    }

    /** Erases the line; a later report draws it again. */
    @Override
    public synchronized void close() {
        if (!text.isEmpty()) {
            err.print(ERASE);
            err.flush();
            text = "";
        }
    }
}
