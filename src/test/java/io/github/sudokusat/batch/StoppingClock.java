package io.github.sudokusat.batch;

import io.github.sudokusat.run.Clock;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A clock that measures the processor time between two looks at it, on each thread, and that stops the computation at one of the looks.
 *
 * <p>A computation sees whether it must stop where it looks at the clock and nowhere else. So the longest time between two looks is the longest time
 * that a stop can be overlooked, at whatever moment it comes, and no second thread has to hit that moment.
 */
final class StoppingClock implements Clock {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The processor time of the current thread at its last look. */
    private final ThreadLocal<Long> lastLook = new ThreadLocal<>();

    private final AtomicLong longest = new AtomicLong();
    private final AtomicInteger looks = new AtomicInteger();
    private final AtomicLong looksSinceStop = new AtomicLong();
    private final long begin = System.nanoTime();
    private final long delay;
    private final int stopAtLook;
    private final Runnable stop;
    private volatile long timeAtStop;

    /**
     * Stops at the first look at which one of two conditions holds.
     *
     * @param delay the nanoseconds on the system's clock after which a look stops
     * @param stopAtLook the number of looks of all threads after which a look stops
     * @param stop stops the computation, unless it is to see at this very look that its time is over
     */
    StoppingClock(long delay, int stopAtLook, Runnable stop) {
        this.delay = delay;
        this.stopAtLook = stopAtLook;
        this.stop = stop;
    }

    /** 0 before the stop, and from then on 1 more at each look, so that a computation that begins with the stop also sees time pass. */
    @Override
    public long nanoTime() {
        measure();
        boolean isTime = looks.incrementAndGet() > stopAtLook || System.nanoTime() - begin >= delay;
        if (!isTime) {
            return looksSinceStop.get();
        }
        long since = looksSinceStop.incrementAndGet();
        if (since == 1) {
            timeAtStop = System.nanoTime();
            stop.run();
        }
        return since;
    }

    /** Notes the processor time that the current thread has used since it called this or looked at the clock, if it has. */
    void measure() {
        long now = THREADS.getCurrentThreadCpuTime();
        Long before = lastLook.get();
        if (before != null) {
            longest.accumulateAndGet(now - before, Math::max);
        }
        lastLook.set(now);
    }

    /** Nanoseconds of processor time. */
    long longestBetweenLooks() {
        return longest.get();
    }

    /** Whether a look has stopped the computation. */
    boolean hasStopped() {
        return looksSinceStop.get() > 0;
    }

    int looks() {
        return looks.get();
    }

    /** Nanoseconds on the system's clock. */
    long nanosSinceStop() {
        return System.nanoTime() - timeAtStop;
    }
}
