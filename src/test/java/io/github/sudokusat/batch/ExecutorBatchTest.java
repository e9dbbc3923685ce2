package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Waits;
import java.lang.ref.WeakReference;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Batches on executors that belong to the caller. */
@Timeout(60)
class ExecutorBatchTest {

    /** Kinds of executors. */
    private enum Kind {
        POOL,
        SINGLE_THREAD,
        THREAD_PER_TASK,
        SAME_THREAD,
        REJECTING
    }

    private final ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(3);
    private final ExecutorService single = Executors.newSingleThreadExecutor();

    @AfterEach
    void endThreads() throws InterruptedException {
        pool.shutdown();
        single.shutdown();
        assertThat(pool.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
        assertThat(single.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
    }

    private Executor executor(Kind kind) {
        return switch (kind) {
            case POOL -> pool;
            case SINGLE_THREAD -> single;
            case THREAD_PER_TASK -> work -> new Thread(work).start();
            case SAME_THREAD -> Runnable::run;
            case REJECTING ->
                work -> {
                    throw new RejectedExecutionException("full");
                };
        };
    }

    private static Stream<Integer> numbers(int size) {
        return IntStream.range(0, size).boxed();
    }

    @ParameterizedTest
    @EnumSource
    void resultsComeInTheOrderOfTheInputs(Kind kind) throws InterruptedException {
        for (int size : new int[] {0, 1, 2, 5, 300, 5000}) {
            AtomicInteger atWork = new AtomicInteger();
            List<Integer> results = new ArrayList<>();
            Batch.onExecutor(executor(kind), 3)
                    .run(
                            numbers(size),
                            number -> {
                                atWork.incrementAndGet();
                                Thread.onSpinWait();
                                atWork.decrementAndGet();
                                return number;
                            },
                            results::add);
            assertThat(results).isEqualTo(IntStream.range(0, size).boxed().toList());
            assertThat(atWork).hasValue(0);
        }
    }

    @Test
    void theWorkIsDoneByTheExecutorWhichIsNotShutDown() throws InterruptedException {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Thread caller = Thread.currentThread();
        CountDownLatch begun = new CountDownLatch(1);
        for (int call = 0; call < 3; call++) {
            Batch.onExecutor(pool, 3)
                    .run(
                            numbers(1000),
                            number -> {
                                if (Thread.currentThread() == caller) {
                                    // Which may do all of the work before a thread of the executor has started.
                                    assertThat(await(begun)).isTrue();
                                } else {
                                    begun.countDown();
                                }
                                return threads.add(Thread.currentThread());
                            },
                            done -> {});
        }
        assertThat(pool.isShutdown()).isFalse();
        threads.remove(Thread.currentThread());
        assertThat(threads).hasSizeBetween(1, 3);
        assertThat(pool.getLargestPoolSize()).isLessThanOrEqualTo(3);
    }

    @Test
    void onAnExecutorOfTheSameThreadEverythingRunsOnTheCaller() throws InterruptedException {
        Batch batch = Batch.onExecutor(Runnable::run, 4);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        batch.run(numbers(1000), number -> threads.add(Thread.currentThread()), done -> {});
        batch.taskRunner().runAll(50, index -> threads.add(Thread.currentThread()));
        assertThat(threads).containsExactly(Thread.currentThread());
    }

    @ParameterizedTest
    @EnumSource
    void puzzlesGiveTheSameVerdictsAsOneByOne(Kind kind) throws InterruptedException {
        List<Grid> puzzles = new ArrayList<>();
        List<Integer> expected = new ArrayList<>();
        for (long seed = 0; seed < 100; seed++) {
            Grid puzzle = RandomPuzzles.of(Layout.boxes(2, 3), seed, 100);
            puzzles.add(puzzle);
            expected.add(Math.toIntExact(BruteForce.count(puzzle, 2)));
        }
        List<Integer> found = new ArrayList<>();
        Batch.onExecutor(executor(kind), 2)
                .check(
                        SudokuSolver.create(),
                        puzzles,
                        verdict -> found.add(
                                verdict instanceof CheckResult.Proper
                                        ? 1
                                        : verdict instanceof CheckResult.Several ? 2 : 0));
        assertThat(found).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource
    void anExceptionComesAfterTheResultsBeforeItAndNoWorkIsLeft(Kind kind) {
        for (int wrong : new int[] {0, 7, 999}) {
            AtomicInteger atWork = new AtomicInteger();
            List<Integer> results = new ArrayList<>();
            assertThatThrownBy(() -> Batch.onExecutor(executor(kind), 3)
                            .run(
                                    numbers(2000),
                                    number -> {
                                        atWork.incrementAndGet();
                                        try {
                                            if (number == wrong) {
                                                throw new IllegalStateException("input " + number);
                                            }
                                            return number;
                                        } finally {
                                            atWork.decrementAndGet();
                                        }
                                    },
                                    results::add))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("input " + wrong);
            assertThat(results).isEqualTo(IntStream.range(0, wrong).boxed().toList());
            assertThat(atWork).hasValue(0);
        }
    }

    /** The interrupts that end the work of a failed call must not meet what the executor's threads do next. */
    @Test
    void noInterruptStaysWithTheExecutor() throws InterruptedException {
        AtomicInteger left = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        Executor noting = work -> {
            Thread thread = new Thread(() -> {
                work.run();
                left.addAndGet(Thread.currentThread().isInterrupted() ? 1 : 0);
            });
            threads.add(thread);
            thread.start();
        };
        AtomicInteger interrupted = new AtomicInteger();
        for (int call = 0; call < 20; call++) {
            CountDownLatch begun = new CountDownLatch(3);
            assertThatThrownBy(() -> Batch.onExecutor(noting, 1)
                            .run(
                                    numbers(3),
                                    number -> {
                                        begun.countDown();
                                        while (number != 0
                                                && !Thread.currentThread().isInterrupted()) {
                                            Thread.onSpinWait();
                                        }
                                        interrupted.addAndGet(number == 0 ? 0 : 1);
                                        return await(begun);
                                    },
                                    result -> {
                                        throw new IllegalStateException("enough");
                                    }))
                    .hasMessage("enough");
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
        }
        for (Thread thread : threads) {
            Waits.join(thread);
        }
        assertThat(interrupted).hasValue(40);
        assertThat(left).hasValue(0);
    }

    /** Waits unless interrupted. */
    private static boolean await(CountDownLatch latch) {
        try {
            Waits.await(latch, "all to begin");
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Every thread of the executor is taken by a caller that waits for work on it. */
    @Test
    void aCallFromTheOnlyThreadOfAnExecutorDoesNotWaitForEver() throws Exception {
        List<Integer> results = new ArrayList<>();
        BigInteger sum = single.submit(() -> {
                    Batch batch = Batch.onExecutor(single, 2);
                    batch.run(numbers(700), number -> number, results::add);
                    return batch.taskRunner().sum(100, BigInteger::valueOf);
                })
                .get();
        assertThat(results).isEqualTo(IntStream.range(0, 700).boxed().toList());
        assertThat(sum).isEqualTo(4950);
    }

    /** Puzzles that would take for ever, and before them some that do not. */
    @ParameterizedTest
    @EnumSource
    void interruptedItEndsAndWhatWasHandedOnIsComplete(Kind kind) throws InterruptedException {
        PuzzleMaker maker = new PuzzleMaker(1);
        List<Grid> puzzles = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            puzzles.add(maker.puzzle(Layout.boxes(2, 3), 0.5));
        }
        for (int i = 0; i < 20; i++) {
            puzzles.add(maker.puzzle(Layout.boxes(8, 8), 0.5));
        }
        List<SolveResult> results = new ArrayList<>();
        List<Throwable> thrown = new ArrayList<>();
        CountDownLatch longWork = new CountDownLatch(1);
        SudokuSolver solver = SudokuSolver.create();
        Thread caller = new Thread(() -> {
            try {
                Batch.onExecutor(executor(kind), 2)
                        .run(
                                puzzles,
                                puzzle -> {
                                    if (puzzle.layout().side() == 64) {
                                        longWork.countDown();
                                    }
                                    return solver.solve(puzzle);
                                },
                                results::add);
            } catch (InterruptedException e) {
                thrown.add(e);
            }
        });
        caller.start();
        Waits.await(longWork, "the long work");
        caller.interrupt();
        Waits.join(caller);
        assertThat(thrown).hasSize(1);
        assertThat(results).hasSizeBetween(0, 5).allMatch(result -> result instanceof SolveResult.Solved);
    }

    @ParameterizedTest
    @EnumSource
    void limitsAndCancellationHoldAsEverywhere(Kind kind) throws InterruptedException {
        List<Grid> puzzles = List.of(Grid.empty(Layout.boxes(8, 8)), Grid.empty(Layout.boxes(8, 8)));
        Cancellation stop = new Cancellation();
        stop.cancel();
        List<SolveResult> results = new ArrayList<>();
        SudokuSolver solver = SudokuSolver.create();
        Batch batch = Batch.onExecutor(executor(kind), 2);
        batch.solve(solver.withLimits(Limits.none().withCancellation(stop)), puzzles, results::add);
        batch.solve(solver.withLimits(Limits.none().withTimeout(System::nanoTime, 0)), puzzles, results::add);
        assertThat(results)
                .extracting(result -> ((SolveResult.Stopped) result).reason())
                .containsExactly(
                        StopReason.CANCELLED, StopReason.CANCELLED, StopReason.TIME_LIMIT, StopReason.TIME_LIMIT);
    }

    @ParameterizedTest
    @EnumSource
    void tasksOfOneComputationAreRunOnTheExecutorToo(Kind kind) {
        TaskRunner tasks = Batch.onExecutor(executor(kind), 3).taskRunner();
        SolutionCounter counter = SolutionCounter.of(BacktrackEngine.create()).withTaskRunner(tasks);
        assertThat(counter.count(Puzzle.of(Grid.empty(Layout.classic()).with(0, 1))))
                .isEqualTo(new CountResult.Exact(new BigInteger("741211528002341437440")));
        assertThatThrownBy(() -> tasks.runAll(1000, index -> {
                    if (index == 500) {
                        throw new IllegalStateException("task 500");
                    }
                }))
                .hasMessage("task 500");
    }

    @Test
    void anInterruptReachesTheTasksOnTheExecutorAndIsLeftSet() throws InterruptedException {
        AtomicInteger begun = new AtomicInteger();
        CountDownLatch both = new CountDownLatch(2);
        Thread.currentThread().interrupt();
        Batch.onExecutor(pool, 2).taskRunner().runAll(2, index -> {
            both.countDown();
            begun.incrementAndGet();
            while (both.getCount() > 0 || !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(begun).hasValue(2);
    }

    /** An executor that fails, as one does that cannot start a thread, after it has begun some of the work. */
    @Test
    void noTaskIsInProgressWhenTheExecutorFails() {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicInteger submitted = new AtomicInteger();
        AtomicInteger started = new AtomicInteger();
        AtomicInteger finished = new AtomicInteger();
        Executor failing = work -> {
            if (submitted.getAndIncrement() == 0) {
                pool.execute(work);
            } else {
                await(begun);
                throw new IllegalStateException("no more threads");
            }
        };
        TaskRunner tasks = Batch.onExecutor(failing, 3).taskRunner();
        assertThatThrownBy(() -> tasks.runAll(100, index -> {
                    started.incrementAndGet();
                    begun.countDown();
                    LockSupport.parkNanos(200_000_000);
                    finished.incrementAndGet();
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no more threads");
        assertThat(finished.get()).isPositive().isEqualTo(started.get()).isLessThan(100);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anyNumberOfThreadsMayBeRequested() throws InterruptedException {
        for (int threads : new int[] {800_000_000, Integer.MAX_VALUE}) {
            List<Integer> results = new ArrayList<>();
            Batch.onExecutor(pool, threads).run(numbers(1000), number -> number, results::add);
            assertThat(results).isEqualTo(IntStream.range(0, 1000).boxed().toList());
        }
    }

    /** An executor that is busy keeps the jobs of a call in its queue, but not what the call worked on. */
    @Test
    void whatABusyExecutorQueuesKeepsNoInputsAlive() throws InterruptedException {
        List<Runnable> queue = new ArrayList<>();
        List<WeakReference<Object>> inputs = new ArrayList<>();
        for (boolean fails : new boolean[] {false, true}) {
            Stream<Object> objects = IntStream.range(0, 20).mapToObj(number -> {
                Object input = new Object();
                inputs.add(new WeakReference<>(input));
                return input;
            });
            try {
                Batch.onExecutor(queue::add, 2).run(objects, input -> input, result -> {
                    if (fails) {
                        throw new IllegalStateException("enough");
                    }
                });
            } catch (IllegalStateException enough) {
                assertThat(fails).isTrue();
            }
        }
        assertThat(queue).hasSizeGreaterThan(10);
        for (int i = 0; i < 1000 && inputs.stream().anyMatch(input -> input.get() != null); i++) {
            System.gc();
            LockSupport.parkNanos(1_000_000);
        }
        assertThat(inputs).allMatch(input -> input.get() == null);
        queue.forEach(Runnable::run);
    }

    @Test
    void threadsAreOneOrMore() {
        assertThatThrownBy(() -> Batch.onExecutor(pool, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the number of threads must be 1 or more, but is 0");
    }
}
