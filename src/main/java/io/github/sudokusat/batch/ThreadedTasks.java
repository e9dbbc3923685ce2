package io.github.sudokusat.batch;

import io.github.sudokusat.run.TaskRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks on several threads, one of which is the calling one. The others belong to an executor, or are made for each call, and none of these is
 * left when it returns. Safe for use by several threads.
 */
final class ThreadedTasks implements TaskRunner {

    private final int threads;
    private final @Nullable Executor executor;

    /**
     * Creates a runner with a number of threads.
     *
     * @param threads 1 or more
     * @param executor supplies all of them but the calling one; null if they are to be made
     */
    ThreadedTasks(int threads, @Nullable Executor executor) {
        this.threads = threads;
        this.executor = executor;
    }

    @Override
    public void runAll(int count, Task task) {
        Call call = new Call(count, task);
        int helpers = Math.min(threads, count) - 1;
        if (executor != null) {
            call.run(helpers, executor);
            return;
        }
        Workers workers = new Workers("sudoku-tasks-");
        try {
            call.run(helpers, work -> workers.newThread(work).start());
        } finally {
            workers.awaitEnd();
        }
    }

    /** One call: each thread takes the next task until none is left or one has failed. */
    private static final class Call {

        private final int count;
        private final Task task;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private final List<Job> helpers = new ArrayList<>();

        Call(int count, Task task) {
            this.count = count;
            this.task = task;
        }

        void run(int helperCount, Executor executor) {
            try {
                submit(helperCount, executor);
                work();
            } catch (RuntimeException | Error e) {
                // Of the executor. Helpers that have begun take no further task.
                failure.compareAndSet(null, e);
            }
            helpers.forEach(Job::takeBack);
            join();
            Throwable thrown = failure.get();
            if (thrown instanceof Error error) {
                throw error;
            }
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
        }

        private void submit(int helperCount, Executor executor) {
            for (int i = 0; i < helperCount; i++) {
                Job helper = new Job(this::work);
                helpers.add(helper);
                helper.submitTo(executor);
            }
        }

        private void work() {
            for (int index = next.getAndIncrement();
                    index < count && failure.get() == null;
                    index = next.getAndIncrement()) {
                try {
                    task.run(index);
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                }
            }
        }

        /** Waits for the helpers; an interrupt is passed on to them and does not end the wait, because their tasks poll the flag. */
        private void join() {
            boolean interrupted = Thread.currentThread().isInterrupted();
            for (Job helper : helpers) {
                while (!helper.hasEnded()) {
                    if (interrupted) {
                        helpers.forEach(Job::interrupt);
                    }
                    try {
                        helper.await();
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
