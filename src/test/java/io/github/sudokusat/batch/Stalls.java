package io.github.sudokusat.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Records when a thread that only sleeps, a millisecond at a time, wakes up late: then the garbage collector held all threads, or the machine had no
 * processor for this program.
 */
final class Stalls {

    private static final long SLEEP = 1_000_000;

    /** The nanoseconds beyond the sleep from which a delay counts as a stall. */
    private static final long NOTICEABLE = 5_000_000;

    private static final Stalls INSTANCE = new Stalls();

    /** The beginning and end of each stall. */
    private final List<long[]> found = new ArrayList<>();

    private Stalls() {
        Thread thread = new Thread(this::watch, "stalls");
        thread.setDaemon(true);
        thread.start();
    }

    /** The only instance, which starts with the first call and never ends. */
    static Stalls watched() {
        return INSTANCE;
    }

    private void watch() {
        long before = System.nanoTime();
        while (true) {
            LockSupport.parkNanos(SLEEP);
            long now = System.nanoTime();
            if (now - before > SLEEP + NOTICEABLE) {
                note(before + SLEEP, now);
            }
            before = now;
        }
    }

    private synchronized void note(long from, long to) {
        found.add(new long[] {from, to});
    }

    /** The nanoseconds of stalls between two times. Wait some milliseconds after the later time before calling this. */
    synchronized long between(long from, long to) {
        long sum = 0;
        for (long[] stall : found) {
            sum += Math.max(0, Math.min(to, stall[1]) - Math.max(from, stall[0]));
        }
        return sum;
    }
}
