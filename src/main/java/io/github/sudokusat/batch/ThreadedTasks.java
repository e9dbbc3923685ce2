package io.github.sudokusat.batch;

import io.github.sudokusat.run.TaskRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks on several threads, one of which is the calling one; none of the others is left when a call returns. Safe for use by several threads.
 */
final class ThreadedTasks implements TaskRunner {

    private final int threads;

    /**
     * Creates a runner with a number of threads.
     *
     * @param threads 1 or more
     */
    ThreadedTasks(int threads) {
        this.threads = threads;
    }

    @Override
    public void runAll(int count, Piece piece) {
        new Call(count, piece).run(Math.min(threads, count));
    }

    /** One call: each thread takes the next task until none is left or one has failed. */
    private static final class Call {

        private final int count;
        private final Piece piece;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private final List<Thread> helpers = new ArrayList<>();

        Call(int count, Piece piece) {
            this.count = count;
            this.piece = piece;
        }

        void run(int threads) {
            for (int i = 1; i < threads; i++) {
                Thread helper = new Thread(this::work, "sudoku-pieces-" + i);
                helpers.add(helper);
                helper.start();
            }
            work();
            join();
            Throwable thrown = failure.get();
            if (thrown instanceof Error error) {
                throw error;
            }
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
        }

        private void work() {
            for (int index = next.getAndIncrement();
                    index < count && failure.get() == null;
                    index = next.getAndIncrement()) {
                try {
                    piece.run(index);
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                }
            }
        }

        /** Waits for the helpers; an interrupt is passed on to them and does not end the wait, because their tasks poll the flag. */
        private void join() {
            boolean interrupted = Thread.currentThread().isInterrupted();
            for (Thread helper : helpers) {
                while (helper.isAlive()) {
                    if (interrupted) {
                        helpers.forEach(Thread::interrupt);
                    }
                    try {
                        helper.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
