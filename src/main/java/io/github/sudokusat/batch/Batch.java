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
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Does the same work on many inputs, on several threads, with the results in the order of the inputs.
 *
 * <p>Inputs are read as they are needed, and results are handed on as soon as all earlier ones have been: at most about {@code threads · 3 · 256}
 * inputs and results are in memory, however many there are; the first portions are small, so that even a few inputs occupy all threads. Inputs are read and results handed on by the calling thread; the work runs on threads of
 * its own (or on the calling thread if the number of threads is 1), and none of them is left when a call returns. Or it runs
 * {@linkplain #onExecutor on an executor} of the caller's.
 *
 * <p>A call takes about 0.1 ms to distribute its work, so a single puzzle is better given to the solver itself.
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
    private final @Nullable Executor executor;

    private Batch(int threads, @Nullable Executor executor) {
        this.threads = threads;
        this.executor = executor;
    }

    /**
     * A batch that works on a number of threads.
     *
     * @param threads 1 or more
     * @return the batch
     * @throws IllegalArgumentException if {@code threads} is less than 1
     */
    public static Batch onThreads(int threads) {
        requireOneOrMore(threads);
        return new Batch(threads, null);
    }

    private static void requireOneOrMore(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("the number of threads must be 1 or more, but is " + threads);
        }
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
     * A batch that works on an executor of the caller's: a pool that an application shares, or one that starts a virtual thread for each task. The
     * executor is never shut down.
     *
     * <p>The calling thread does a portion of the work itself if the executor rejects it or has not begun it when its results are due, so that a call
     * from one of the executor's own threads cannot wait for ever. No work of a call is in progress when the call returns. If a call ends early, work
     * that has not begun is not done, and the threads that do its other work are interrupted; their interrupt flags are cleared when they leave it.
     *
     * @param executor runs the work; may run it on the thread that calls {@link Executor#execute}
     * @param threads how many threads of the executor the work should occupy, 1 or more: up to three portions for each are given to it at a time
     * @return the batch
     * @throws IllegalArgumentException if {@code threads} is less than 1
     */
    public static Batch onExecutor(Executor executor, int threads) {
        requireOneOrMore(threads);
        return new Batch(threads, Objects.requireNonNull(executor, "executor"));
    }

    /**
     * A runner for the tasks of one computation on the same number of threads, such as
     * {@link io.github.sudokusat.count.SolutionCounter#withTaskRunner a count}.
     *
     * @return a runner that uses the calling thread and, during each call, {@code threads − 1} others, of the executor if there is one; safe for use
     *     by several threads
     */
    public TaskRunner taskRunner() {
        return threads == 1 ? TaskRunner.IN_SEQUENCE : new ThreadedTasks(threads, executor);
    }

    /**
     * Solves puzzles.
     *
     * @param solver the solver, with its limits for each puzzle
     * @param puzzles the puzzles
     * @param results receives the results in the order of the puzzles
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public void solve(SudokuSolver solver, Iterable<Grid> puzzles, Consumer<? super SolveResult> results)
            throws InterruptedException {
        run(puzzles, solver::solve, results);
    }

    /**
     * Solves the puzzles of a stream, which may be endless, and closes it.
     *
     * @param solver the solver, with its limits for each puzzle
     * @param puzzles the puzzles; read on the calling thread as they are needed
     * @param results receives the results in the order of the puzzles
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public void solve(SudokuSolver solver, Stream<Grid> puzzles, Consumer<? super SolveResult> results)
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
    public void check(SudokuSolver solver, Iterable<Grid> puzzles, Consumer<? super CheckResult> results)
            throws InterruptedException {
        run(puzzles, solver::check, results);
    }

    /**
     * Checks the puzzles of a stream, which may be endless, and closes it.
     *
     * @param solver the solver, with its limits for each puzzle
     * @param puzzles the puzzles; read on the calling thread as they are needed
     * @param results receives the verdicts in the order of the puzzles
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public void check(SudokuSolver solver, Stream<Grid> puzzles, Consumer<? super CheckResult> results)
            throws InterruptedException {
        run(puzzles, solver::check, results);
    }

    /**
     * Does any kind of work on inputs of similar size.
     *
     * <p>An exception or error of the inputs, of the work or of the consumer ends the call with that exception, after the results of all inputs
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
            Iterable<? extends T> inputs, Function<? super T, ? extends R> work, Consumer<? super R> results)
            throws InterruptedException {
        run(inputs, input -> 1, work, results);
    }

    /**
     * Does any kind of work on the inputs of a stream, which may be endless, as {@link #run(Iterable, Function, Consumer)} does, and closes it.
     *
     * @param <T> the type of the inputs
     * @param <R> the type of the results
     * @param inputs read on the calling thread as they are needed
     * @param work must be safe for use by several threads
     * @param results called on the calling thread, in the order of the inputs
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public <T, R> void run(
            Stream<? extends T> inputs, Function<? super T, ? extends R> work, Consumer<? super R> results)
            throws InterruptedException {
        try (inputs) {
            run(inputs.iterator(), input -> 1, work, results);
        }
    }

    /**
     * Does any kind of work on inputs of different sizes, such as single puzzles and blocks of many, and otherwise as
     * {@link #run(Iterable, Function, Consumer)}. An exception of {@code weight} ends the call as one of the inputs does.
     *
     * @param <T> the type of the inputs
     * @param <R> the type of the results
     * @param inputs read on the calling thread
     * @param weight the number of usual inputs that an input counts as, 1 or more; called on the calling thread. If inputs weigh 256 or more, about
     *     {@code threads · 3} of them are in memory
     * @param work must be safe for use by several threads
     * @param results called on the calling thread, in the order of the inputs
     * @throws IllegalArgumentException if a weight is less than 1; the results of all inputs before it have been handed on
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public <T, R> void run(
            Iterable<? extends T> inputs,
            ToIntFunction<? super T> weight,
            Function<? super T, ? extends R> work,
            Consumer<? super R> results)
            throws InterruptedException {
        run(inputs.iterator(), weight, work, results);
    }

    private <T, R> void run(
            Iterator<? extends T> inputs,
            ToIntFunction<? super T> weight,
            Function<? super T, ? extends R> work,
            Consumer<? super R> results)
            throws InterruptedException {
        Executor shared = executor;
        if (shared != null) {
            runOn(shared, true, new Feed<T>(inputs, weight), work, results);
            return;
        }
        if (threads == 1) {
            while (inputs.hasNext()) {
                T input = inputs.next();
                weigh(input, weight);
                R result = work.apply(input);
                // Checked before the result is handed on, because work that polls the flag was cut short by it.
                requireNotInterrupted();
                results.accept(result);
            }
            return;
        }
        Workers workers = new Workers("sudoku-batch-");
        ExecutorService own = Executors.newFixedThreadPool(threads, workers);
        try {
            runOn(own, false, new Feed<T>(inputs, weight), work, results);
        } finally {
            own.shutdownNow();
            workers.awaitEnd();
        }
    }

    private static <T> int weigh(T input, ToIntFunction<? super T> weight) {
        int weighed = weight.applyAsInt(input);
        if (weighed < 1) {
            throw new IllegalArgumentException("the weight of an input must be 1 or more, but is " + weighed);
        }
        return weighed;
    }

    private <T, R> void runOn(
            Executor runner,
            boolean helps,
            Feed<T> inputs,
            Function<? super T, ? extends R> work,
            Consumer<? super R> results)
            throws InterruptedException {
        Deque<Portion<T, R>> underWay = new ArrayDeque<>();
        long mostUnderWay = (long) threads * PORTIONS_PER_THREAD;
        int size = 1;
        int sinceGrowth = 0;
        try {
            do {
                while (!inputs.isEnded() && underWay.size() < mostUnderWay) {
                    List<T> inputsOfPortion = inputs.next(size);
                    if (!inputsOfPortion.isEmpty()) {
                        Portion<T, R> portion = new Portion<>(inputsOfPortion, work);
                        underWay.add(portion);
                        portion.job.submitTo(runner);
                    }
                    if (++sinceGrowth == mostUnderWay && size < LARGEST_PORTION) {
                        size *= 2;
                        sinceGrowth = 0;
                    }
                    // An executor may do the work at once on this thread.
                    requireNotInterrupted();
                }
                if (!underWay.isEmpty()) {
                    Portion<T, R> portion = underWay.element();
                    await(portion.job, helps);
                    underWay.remove();
                    portion.handOn(results);
                    if (portion.isLong()) {
                        size = 1;
                        sinceGrowth = 0;
                    }
                }
            } while (!inputs.isEnded() || !underWay.isEmpty());
        } finally {
            underWay.forEach(portion -> portion.job.takeBack());
            underWay.forEach(portion -> portion.job.interrupt());
            underWay.forEach(portion -> portion.job.awaitEnd());
        }
        inputs.rethrow();
    }

    private static void await(Job job, boolean helps) throws InterruptedException {
        // Work that is begun on an interrupted thread would be cut short.
        requireNotInterrupted();
        if (helps) {
            job.run();
        }
        job.await();
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

    /** The inputs, portion by portion, and the failure that ended them early, if any. */
    private static final class Feed<T> {

        private final Iterator<? extends T> iterator;
        private final ToIntFunction<? super T> weight;
        private boolean ended;
        private @Nullable Throwable failure;

        Feed(Iterator<? extends T> iterator, ToIntFunction<? super T> weight) {
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
                        weighed += weigh(input, weight);
                        portion.add(input);
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

    /** The work on consecutive inputs: its results, and the failure that ended it early, if any. */
    private static final class Portion<T, R> {

        private final List<T> inputs;
        private final Function<? super T, ? extends R> work;
        private final List<R> results;
        private final Job job = new Job(this::run);
        private @Nullable Throwable failure;
        private long nanos;

        Portion(List<T> inputs, Function<? super T, ? extends R> work) {
            this.inputs = inputs;
            this.work = work;
            this.results = new ArrayList<>(inputs.size());
        }

        private void run() {
            long begin = System.nanoTime();
            try {
                for (T input : inputs) {
                    results.add(work.apply(input));
                }
            } catch (RuntimeException | Error e) {
                failure = e;
            }
            nanos = System.nanoTime() - begin;
        }

        boolean isLong() {
            return nanos > LONG_NANOS;
        }

        void handOn(Consumer<? super R> consumer) {
            for (R result : results) {
                consumer.accept(result);
            }
            rethrow(failure);
        }
    }
}
