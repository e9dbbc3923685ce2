package io.github.sudokusat.batch;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Does the same work on many inputs, on several threads, with the results in the order of the inputs.
 *
 * <p>Inputs are read as they are needed, and results are handed on as soon as all earlier ones have been: at most about {@code threads · 3 · 256}
 * inputs and results are in memory, however many there are. Inputs are read and results handed on by the calling thread; the work runs on threads of
 * its own (or on the calling thread if the number of threads is 1), and none of them is left when a call returns.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class Batch {

    /** The most inputs in a portion. Portions are small at first, so that even a few inputs occupy all threads and the first results come soon. */
    private static final int LARGEST_PORTION = 256;

    private static final int PORTIONS_PER_THREAD = 3;

    /** A portion that takes longer is followed by single inputs, so that no result waits long for those after it. */
    private static final long LONG_NANOS = 100_000_000;

    private final int threads;

    private Batch(int threads) {
        this.threads = threads;
    }

    /**
     * A batch that works on a number of threads.
     *
     * @param threads 1 or more
     * @return the batch
     * @throws IllegalArgumentException if {@code threads} is less than 1
     */
    public static Batch onThreads(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be 1 or more, but are " + threads);
        }
        return new Batch(threads);
    }

    /**
     * A batch that works on one thread for each processor of the machine.
     *
     * @return the batch
     */
    public static Batch onAllProcessors() {
        return onThreads(Runtime.getRuntime().availableProcessors());
    }

    /**
     * A runner for the tasks of one computation on the same number of threads, such as
     * {@link io.github.sudokusat.count.SolutionCounter#withTaskRunner a count}.
     *
     * @return a runner that uses the calling thread and, during each call, {@code threads − 1} others; safe for use by several threads
     */
    public TaskRunner taskRunner() {
        return threads == 1 ? TaskRunner.IN_SEQUENCE : new ThreadedTasks(threads);
    }

    /**
     * Solves puzzles.
     *
     * @param solver the solver, with its limits for each puzzle
     * @param puzzles the puzzles
     * @param results receives the results in the order of the puzzles
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public void solve(SudokuSolver solver, Iterator<Grid> puzzles, Consumer<SolveResult> results)
            throws InterruptedException {
        run(puzzles, solver::solve, results);
    }

    /**
     * Checks whether puzzles are proper.
     *
     * @param solver the solver, with its limits for each puzzle
     * @param puzzles the puzzles
     * @param results receives the verdicts in the order of the puzzles
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public void check(SudokuSolver solver, Iterator<Grid> puzzles, Consumer<CheckResult> results)
            throws InterruptedException {
        run(puzzles, solver::check, results);
    }

    /**
     * Does any kind of work on inputs of similar size.
     *
     * <p>An exception or error of the iterator, of the work or of the consumer ends the call with that exception, after the results of all inputs
     * before it have been handed on; work in progress is interrupted.
     *
     * @param <T> the type of the inputs
     * @param <R> the type of the results
     * @param inputs read on the calling thread
     * @param work must be safe for use by several threads
     * @param results called on the calling thread, in the order of the inputs
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public <T, R> void run(
            Iterator<? extends T> inputs, Function<? super T, ? extends R> work, Consumer<? super R> results)
            throws InterruptedException {
        run(inputs, input -> 1, work, results);
    }

    /**
     * Does any kind of work on inputs of different sizes, such as single puzzles and blocks of many, and otherwise as
     * {@link #run(Iterator, Function, Consumer)}.
     *
     * @param <T> the type of the inputs
     * @param <R> the type of the results
     * @param inputs read on the calling thread
     * @param weight the number of usual inputs that an input counts as, 1 or more; called on the calling thread. If inputs weigh 256 or more, about
     *     {@code threads · 3} of them are in memory
     * @param work must be safe for use by several threads
     * @param results called on the calling thread, in the order of the inputs
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public <T, R> void run(
            Iterator<? extends T> inputs,
            ToIntFunction<? super T> weight,
            Function<? super T, ? extends R> work,
            Consumer<? super R> results)
            throws InterruptedException {
        if (threads == 1) {
            while (inputs.hasNext()) {
                R result = work.apply(inputs.next());
                // Checked before the result is handed on, because work that polls the flag was cut short by it.
                requireNotInterrupted();
                results.accept(result);
            }
            return;
        }
        Workers workers = new Workers();
        ExecutorService executor = Executors.newFixedThreadPool(threads, workers);
        try {
            runOn(executor, new Inputs<T>(inputs, weight), work, results);
        } finally {
            executor.shutdownNow();
            workers.awaitEnd();
        }
    }

    private <T, R> void runOn(
            ExecutorService executor,
            Inputs<T> inputs,
            Function<? super T, ? extends R> work,
            Consumer<? super R> results)
            throws InterruptedException {
        Deque<Future<Portion<R>>> underWay = new ArrayDeque<>();
        int size = 1;
        int sinceGrowth = 0;
        do {
            while (!inputs.isEnded() && underWay.size() < threads * PORTIONS_PER_THREAD) {
                List<T> portion = inputs.next(size);
                if (!portion.isEmpty()) {
                    underWay.add(executor.submit(() -> Portion.of(portion, work)));
                }
                if (++sinceGrowth == threads * PORTIONS_PER_THREAD && size < LARGEST_PORTION) {
                    size *= 2;
                    sinceGrowth = 0;
                }
            }
            if (!underWay.isEmpty()) {
                Portion<R> portion = take(underWay.remove());
                portion.handOn(results);
                if (portion.isLong()) {
                    size = 1;
                    sinceGrowth = 0;
                }
            }
        } while (!inputs.isEnded() || !underWay.isEmpty());
        inputs.rethrow();
    }

    private static <R> Portion<R> take(Future<Portion<R>> future) throws InterruptedException {
        // A future that is done does not check the flag.
        requireNotInterrupted();
        try {
            return future.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("the work on a portion failed", failure.getCause());
        }
    }

    private static void requireNotInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    private static void rethrow(@Nullable Throwable unchecked) {
        if (unchecked instanceof Error error) {
            throw error;
        }
        if (unchecked instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Creates the threads and knows when they have ended: an executor reports its termination while its last thread is still ending. */
    private static final class Workers implements ThreadFactory {

        private final List<Thread> made = new ArrayList<>();

        /** Called on the thread that submits work, or on a thread that dies and is replaced. */
        @Override
        public synchronized Thread newThread(Runnable work) {
            Thread thread = new Thread(work, "sudoku-batch-" + (made.size() + 1));
            made.add(thread);
            return thread;
        }

        /** Waits for all threads, even if interrupted: work polls the interrupt flag, so this takes only a moment. */
        void awaitEnd() {
            boolean interrupted = false;
            for (int i = 0; i < size(); i++) {
                while (get(i).isAlive()) {
                    try {
                        get(i).join();
                    } catch (InterruptedException again) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private synchronized int size() {
            return made.size();
        }

        private synchronized Thread get(int index) {
            return made.get(index);
        }
    }

    /** The inputs, portion by portion, and the failure that ended them early, if any. */
    private static final class Inputs<T> {

        private final Iterator<? extends T> iterator;
        private final ToIntFunction<? super T> weight;
        private boolean ended;
        private @Nullable Throwable failure;

        Inputs(Iterator<? extends T> iterator, ToIntFunction<? super T> weight) {
            this.iterator = iterator;
            this.weight = weight;
        }

        boolean isEnded() {
            return ended;
        }

        /** Returns inputs until they weigh {@code size}; fewer at the end, which may be noticed one portion later. */
        List<T> next(int size) {
            List<T> portion = new ArrayList<>();
            long weighed = 0;
            try {
                while (weighed < size && !ended) {
                    if (iterator.hasNext()) {
                        T input = iterator.next();
                        portion.add(input);
                        weighed += weight.applyAsInt(input);
                    } else {
                        ended = true;
                    }
                }
            } catch (RuntimeException | Error e) {
                failure = e;
                ended = true;
            }
            return portion;
        }

        void rethrow() {
            Batch.rethrow(failure);
        }
    }

    /** The results of consecutive inputs, and the failure that stopped the work on them, if any. */
    private static final class Portion<R> {

        private final List<R> results;
        private final @Nullable Throwable failure;

        private final long nanos;

        private Portion(List<R> results, @Nullable Throwable failure, long begin) {
            this.results = results;
            this.failure = failure;
            this.nanos = System.nanoTime() - begin;
        }

        boolean isLong() {
            return nanos > LONG_NANOS;
        }

        static <T, R> Portion<R> of(List<T> inputs, Function<? super T, ? extends R> work) {
            long begin = System.nanoTime();
            List<R> results = new ArrayList<>(inputs.size());
            for (T input : inputs) {
                try {
                    results.add(work.apply(input));
                } catch (RuntimeException | Error e) {
                    return new Portion<>(results, e, begin);
                }
            }
            return new Portion<>(results, null, begin);
        }

        void handOn(Consumer<? super R> consumer) {
            for (R result : results) {
                consumer.accept(result);
            }
            rethrow(failure);
        }
    }
}
