package io.github.sudokusat.batch;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.solve.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The same work on many inputs, on several threads, with the results in the order of the inputs.
 *
 * <p>Inputs are read as they are needed and results handed on as soon as all before them are: at the most about
 * {@code threads · 3 · 256} inputs and results are in memory, however many there are. Inputs are read and results taken on the
 * calling thread, the work runs on threads of its own (on the calling thread when there is one), and none is left when a call returns.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class Batch {

    /** Inputs in a portion: small at first, so that few inputs still occupy all threads and the first results come soon. */
    private static final int LARGEST_PORTION = 256;

    private static final int PORTIONS_PER_THREAD = 3;

    private final int threads;

    private Batch(int threads) {
        this.threads = threads;
    }

    /**
     * Work on some number of threads.
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
     * Work on as many threads as the machine has processors.
     *
     * @return the batch
     */
    public static Batch onAllProcessors() {
        return onThreads(Runtime.getRuntime().availableProcessors());
    }

    /**
     * Solves puzzles.
     *
     * @param solver the solver, with its limits for each puzzle
     * @param puzzles the puzzles
     * @param results takes the results in the order of the puzzles
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
     * @param results takes the verdicts in the order of the puzzles
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public void check(SudokuSolver solver, Iterator<Grid> puzzles, Consumer<Verdict> results)
            throws InterruptedException {
        run(puzzles, solver::check, results);
    }

    /**
     * Does any work.
     *
     * <p>An exception of the iterator, of the work or of the consumer ends the call with that exception, after the results of all inputs before
     * it have been handed on; work under way is interrupted.
     *
     * @param <T> inputs
     * @param <R> results
     * @param inputs read on the calling thread
     * @param work must be safe for use by several threads
     * @param results called on the calling thread, in the order of the inputs
     * @throws InterruptedException if the calling thread was interrupted; results handed on before are complete
     */
    public <T, R> void run(
            Iterator<? extends T> inputs, Function<? super T, ? extends R> work, Consumer<? super R> results)
            throws InterruptedException {
        if (threads == 1) {
            while (inputs.hasNext()) {
                results.accept(work.apply(inputs.next()));
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
            return;
        }
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            runOn(executor, inputs, work, results);
        } finally {
            executor.shutdownNow();
            awaitEnd(executor);
        }
    }

    private <T, R> void runOn(
            ExecutorService executor,
            Iterator<? extends T> inputs,
            Function<? super T, ? extends R> work,
            Consumer<? super R> results)
            throws InterruptedException {
        Deque<Future<Portion<R>>> underWay = new ArrayDeque<>();
        int size = 1;
        int sinceGrowth = 0;
        boolean more = inputs.hasNext();
        while (more || !underWay.isEmpty()) {
            while (more && underWay.size() < threads * PORTIONS_PER_THREAD) {
                List<T> portion = new ArrayList<>(size);
                while (more && portion.size() < size) {
                    portion.add(inputs.next());
                    more = inputs.hasNext();
                }
                underWay.add(executor.submit(() -> Portion.of(portion, work)));
                if (++sinceGrowth == threads * PORTIONS_PER_THREAD && size < LARGEST_PORTION) {
                    size *= 2;
                    sinceGrowth = 0;
                }
            }
            take(underWay.remove()).handOn(results);
        }
    }

    private static <R> Portion<R> take(Future<Portion<R>> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("the work on a portion failed", failure.getCause());
        }
    }

    /** Waits until the threads are gone, interrupted or not: work polls the interrupt flag, so this takes a moment only. */
    private static void awaitEnd(ExecutorService executor) {
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = executor.awaitTermination(1, TimeUnit.HOURS);
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The results of consecutive inputs, and what stopped the work on them, if anything did. */
    private static final class Portion<R> {

        private final List<R> results;
        private final List<RuntimeException> failure;

        private Portion(List<R> results, List<RuntimeException> failure) {
            this.results = results;
            this.failure = failure;
        }

        static <T, R> Portion<R> of(List<T> inputs, Function<? super T, ? extends R> work) {
            List<R> results = new ArrayList<>(inputs.size());
            for (T input : inputs) {
                try {
                    results.add(work.apply(input));
                } catch (RuntimeException e) {
                    return new Portion<>(results, List.of(e));
                }
            }
            return new Portion<>(results, List.of());
        }

        void handOn(Consumer<? super R> consumer) {
            for (R result : results) {
                consumer.accept(result);
            }
            for (RuntimeException e : failure) {
                throw e;
            }
        }
    }
}
