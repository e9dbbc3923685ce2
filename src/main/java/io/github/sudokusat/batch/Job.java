package io.github.sudokusat.batch;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Work that is given to an executor. It is done at most once; until it has begun it can be taken back, and while it runs its thread can be
 * interrupted. Safe for use by several threads.
 */
final class Job implements Runnable {

    private final CountDownLatch ended = new CountDownLatch(1);
    /** What to do; null once the job has begun or was taken back, so that an executor that still queues the job keeps nothing else alive. */
    private @Nullable Runnable work;

    private boolean wasInterrupted;
    private @Nullable Thread runner;

    /**
     * Creates a job that has not begun.
     *
     * @param work what to do; throws nothing
     */
    Job(Runnable work) {
        this.work = work;
    }

    /**
     * Gives the job to an executor. If the executor rejects it, the job has not begun, and the caller can {@linkplain #run() run} it or take it back.
     */
    void submitTo(Executor executor) {
        try {
            executor.execute(this);
        } catch (RejectedExecutionException e) {
            // Not begun, which is all that the caller needs to know.
        }
    }

    /** Does the work on this thread, unless it has begun or was taken back. */
    @Override
    public void run() {
        Runnable begun = begin(Thread.currentThread());
        if (begun != null) {
            try {
                begun.run();
            } finally {
                end();
            }
        }
    }

    /** Takes the work for a thread, or for none; returns null if it was taken earlier. */
    private synchronized @Nullable Runnable begin(@Nullable Thread thread) {
        Runnable taken = work;
        if (taken != null) {
            work = null;
            runner = thread;
        }
        return taken;
    }

    /** Ends the job; an interrupt that was meant for it must not reach what its thread does next. */
    private void end() {
        synchronized (this) {
            runner = null;
            if (wasInterrupted) {
                Thread.interrupted();
            }
        }
        ended.countDown();
    }

    /** Takes the job back if it has not begun. */
    void takeBack() {
        if (begin(null) != null) {
            ended.countDown();
        }
    }

    /** Interrupts the thread that runs the job, if one does. */
    synchronized void interrupt() {
        if (runner != null) {
            wasInterrupted = true;
            runner.interrupt();
        }
    }

    /** Whether the work is done or will never be. */
    boolean hasEnded() {
        return ended.getCount() == 0;
    }

    /** Waits as {@link #await} does, even if interrupted: work polls the interrupt flag, so this takes only a moment. */
    void awaitEnd() {
        boolean interrupted = false;
        while (!hasEnded()) {
            try {
                await();
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until the work is done or will never be; what it has written is then visible to the caller. */
    void await() throws InterruptedException {
        ended.await();
    }
}
