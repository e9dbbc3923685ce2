package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Waits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {

    private Set<Thread> threadsBefore = Set.of();

    @BeforeEach
    void noteThreads() {
        threadsBefore = Thread.getAllStackTraces().keySet();
    }

    @AfterEach
    void noThreadIsLeft() {
        assertThat(Thread.getAllStackTraces().keySet())
                .filteredOn(thread -> !thread.isDaemon())
                // JUnit runs each method of a test in a thread of its own.
                .filteredOn(thread -> !thread.getName().startsWith("junit-timeout-thread"))
                .isSubsetOf(threadsBefore);
    }

    @Test
    void aStreamIsReadAsItIsNeededAndClosed() throws InterruptedException {
        for (int threads : new int[] {1, 3}) {
            AtomicInteger closed = new AtomicInteger();
            AtomicInteger read = new AtomicInteger();
            List<Integer> results = new ArrayList<>();
            Stream<Integer> endless = Stream.generate(read::incrementAndGet).onClose(closed::incrementAndGet);
            assertThatThrownBy(() -> Batch.onThreads(threads).run(endless, number -> number, result -> {
                        results.add(result);
                        if (result == 500) {
                            throw new IllegalStateException("enough");
                        }
                    }))
                    .hasMessage("enough");
            assertThat(results).hasSize(500).isSorted();
            assertThat(read).hasValueLessThan(5000);
            assertThat(closed).hasValue(1);
        }
        List<Boolean> proper = new ArrayList<>();
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        Grid solved = SudokuSolver.create().solve(empty).orElseThrow();
        Batch.onThreads(2)
                .check(SudokuSolver.create(), Stream.of(empty, solved), verdict -> proper.add(verdict.isProper()));
        List<Grid> found = new ArrayList<>();
        Batch.onThreads(2)
                .solve(SudokuSolver.create(), Stream.of(solved, empty), result -> found.add(result.orElseThrow()));
        assertThat(proper).containsExactly(false, true);
        assertThat(found).hasSize(2).startsWith(solved);
    }

    /** The numbers from 0 in order, once; it records how many have been taken. */
    private static final class Numbers implements Iterable<Integer> {

        private final int size;
        private int taken;

        Numbers(int size) {
            this.size = size;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return taken < size;
                }

                @Override
                public Integer next() {
                    if (taken == size) {
                        throw new NoSuchElementException();
                    }
                    return taken++;
                }
            };
        }
    }

    private static List<Integer> upTo(int size) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            numbers.add(i);
        }
        return numbers;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void resultsComeInTheOrderOfTheInputs(int threads) throws InterruptedException {
        for (int size : new int[] {0, 1, 2, 5, 300, 20_000}) {
            List<Integer> results = new ArrayList<>();
            // Some inputs take much longer than others, so some later ones are finished first.
            Batch.onThreads(threads).run(new Numbers(size), BatchTest::slowly, results::add);
            assertThat(results).isEqualTo(upTo(size));
        }
    }

    private static int slowly(int number) {
        Random random = new Random(number);
        long until = random.nextInt(200) == 0 ? 20_000 : 10;
        long sum = 0;
        for (long i = 0; i < until; i++) {
            sum += random.nextInt();
        }
        return sum == 42 ? -1 : number;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void manyPuzzlesGiveTheSameResultsAsOneByOne(int threads) throws InterruptedException {
        List<Grid> puzzles = new ArrayList<>();
        for (Layout layout : new Layout[] {Layout.boxes(2, 2), Layout.boxes(2, 3)}) {
            for (long seed = 0; seed < 100; seed++) {
                puzzles.add(RandomPuzzles.of(layout, seed, 100));
            }
        }
        List<String> expected = new ArrayList<>();
        for (Grid puzzle : puzzles) {
            expected.add(kind(BruteForce.count(puzzle, 2)));
        }
        int number = 10_100;
        Random random = new Random(threads);
        int[] choice = random.ints(number, 0, puzzles.size()).toArray();
        List<CheckResult> verdicts = new ArrayList<>();
        SudokuSolver solver = SudokuSolver.create();
        Stream<Grid> inputs = Arrays.stream(choice).mapToObj(puzzles::get);
        Batch.onThreads(threads).check(solver, inputs, verdicts::add);
        assertThat(verdicts).hasSize(number);
        for (int i = 0; i < number; i++) {
            assertThat(verdicts.get(i).getClass().getSimpleName())
                    .as("%d: %s", i, puzzles.get(choice[i]))
                    .isEqualTo(expected.get(choice[i]));
            if (verdicts.get(i) instanceof CheckResult.Proper proper) {
                assertThat(proper.solution().keeps(puzzles.get(choice[i]))).isTrue();
            }
        }
        List<SolveResult> results = new ArrayList<>();
        Batch.onThreads(threads).solve(solver, puzzles, results::add);
        for (int i = 0; i < puzzles.size(); i++) {
            assertThat(results.get(i).findSolution().isPresent())
                    .isEqualTo(!expected.get(i).equals("Unsolvable"));
        }
    }

    private static String kind(long solutions) {
        return solutions == 0 ? "Unsolvable" : solutions == 1 ? "Proper" : "Several";
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void inputsAreNotReadFarAhead(int threads) throws InterruptedException {
        Numbers numbers = new Numbers(100_000);
        AtomicInteger handedOn = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        int bound = threads * 3 * 256;
        Batch.onThreads(threads).run(numbers, number -> number, result -> {
            int ahead = numbers.taken - handedOn.getAndIncrement();
            most.accumulateAndGet(ahead, Math::max);
            assertThat(ahead).isLessThanOrEqualTo(threads == 1 ? 1 : bound);
        });
        assertThat(handedOn).hasValue(100_000);
        assertThat(most.get()).isGreaterThanOrEqualTo(threads == 1 ? 1 : 256);
    }

    /** With one slow input at the front, the other threads continue, but only up to the bound. */
    @Test
    void aSlowInputKeepsTheOthersWithinTheBound() throws InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        Numbers numbers = new Numbers(1_000_000);
        Thread caller = Thread.currentThread();
        Thread helper = new Thread(() -> {
            awaitWaiting(caller);
            release.countDown();
        });
        helper.start();
        List<Integer> aheadAtFirst = new ArrayList<>();
        Batch.onThreads(2)
                .run(
                        numbers,
                        number -> {
                            if (number == 0) {
                                await(release);
                            }
                            return number;
                        },
                        result -> {
                            if (result == 0) {
                                aheadAtFirst.add(numbers.taken);
                            }
                        });
        Waits.join(helper);
        assertThat(aheadAtFirst).hasSize(1);
        assertThat(aheadAtFirst.get(0)).isBetween(1, 2 * 3 * 256);
    }

    private static void awaitWaiting(Thread thread) {
        while (thread.isAlive() && thread.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            Waits.await(latch, "the other threads to wait");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static final class Failure extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void anExceptionOfTheWorkComesAfterTheResultsBeforeIt(int threads) {
        for (int bad : new int[] {0, 1, 7, 1000, 4999}) {
            List<Integer> results = new ArrayList<>();
            assertThatThrownBy(() -> Batch.onThreads(threads)
                            .run(
                                    new Numbers(5000),
                                    number -> {
                                        if (number == bad) {
                                            throw new Failure();
                                        }
                                        return number;
                                    },
                                    results::add))
                    .isInstanceOf(Failure.class);
            assertThat(results).isEqualTo(upTo(bad));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void anErrorOfTheWorkComesAsItIs(int threads) {
        List<Integer> results = new ArrayList<>();
        assertThatThrownBy(() -> Batch.onThreads(threads)
                        .run(
                                new Numbers(5000),
                                number -> {
                                    if (number == 1500) {
                                        throw new AssertionError("the work");
                                    }
                                    return number;
                                },
                                results::add))
                .isInstanceOf(AssertionError.class)
                .hasMessage("the work");
        assertThat(results).isEqualTo(upTo(1500));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void anExceptionOfTheIteratorComesAfterTheResultsBeforeIt(int threads) {
        for (int bad : new int[] {0, 1, 7, 1000, 4999}) {
            for (boolean inHasNext : new boolean[] {true, false}) {
                List<Integer> results = new ArrayList<>();
                Iterable<Integer> inputs = failingAt(bad, inHasNext);
                assertThatThrownBy(() -> Batch.onThreads(threads).run(inputs, number -> number, results::add))
                        .isInstanceOf(Failure.class);
                assertThat(results).as("%d %s", bad, inHasNext).isEqualTo(upTo(bad));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void anExceptionOfTheWeightComesAfterTheResultsBeforeIt(int threads) {
        for (int bad : new int[] {0, 1, 7, 1000, 4999}) {
            List<Integer> results = new ArrayList<>();
            assertThatThrownBy(() -> Batch.onThreads(threads)
                            .run(
                                    new Numbers(5000),
                                    number -> {
                                        if (number == bad) {
                                            throw new Failure();
                                        }
                                        return 1;
                                    },
                                    number -> number,
                                    results::add))
                    .isInstanceOf(Failure.class);
            assertThat(results).as("%d", bad).isEqualTo(upTo(bad));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aWeightBelowOneIsRefused(int threads) {
        for (int weight : new int[] {0, -1, Integer.MIN_VALUE}) {
            Numbers numbers = new Numbers(100_000);
            List<Integer> results = new ArrayList<>();
            assertThatThrownBy(() -> Batch.onThreads(threads)
                            .run(numbers, number -> number == 70 ? weight : 1, number -> number, results::add))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the weight of an input must be 1 or more, but is " + weight);
            assertThat(results).isEqualTo(upTo(70));
            assertThat(numbers.taken).isEqualTo(71);
        }
    }

    private static Iterable<Integer> failingAt(int bad, boolean inHasNext) {
        Numbers numbers = new Numbers(5000);
        Iterator<Integer> iterator = numbers.iterator();
        return () -> new Iterator<>() {
            @Override
            public boolean hasNext() {
                if (inHasNext && numbers.taken == bad) {
                    throw new Failure();
                }
                return iterator.hasNext();
            }

            @Override
            public Integer next() {
                if (numbers.taken == bad) {
                    throw new Failure();
                }
                return iterator.next();
            }
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void anExceptionOfTheConsumerEndsTheCall(int threads) {
        for (int bad : new int[] {0, 1, 1000}) {
            List<Integer> results = new ArrayList<>();
            Consumer<Integer> consumer = number -> {
                if (number == bad) {
                    throw new Failure();
                }
                results.add(number);
            };
            assertThatThrownBy(() -> Batch.onThreads(threads).run(new Numbers(5000), number -> number, consumer))
                    .isInstanceOf(Failure.class);
            assertThat(results).isEqualTo(upTo(bad));
        }
    }

    /** Puzzles that would never end, after some that do. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void interruptedItEndsAndWhatWasHandedOnIsComplete(int threads) throws InterruptedException {
        PuzzleMaker maker = new PuzzleMaker(1);
        List<Grid> puzzles = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            puzzles.add(maker.puzzle(Layout.boxes(2, 3), 0.5));
        }
        for (int i = 0; i < 5; i++) {
            puzzles.add(maker.puzzle(Layout.boxes(8, 8), 0.5));
        }
        List<SolveResult> results = new ArrayList<>();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        CountDownLatch first = new CountDownLatch(1);
        Thread caller = new Thread(() -> {
            try {
                Batch.onThreads(threads).solve(SudokuSolver.create(), puzzles, result -> {
                    results.add(result);
                    first.countDown();
                });
            } catch (InterruptedException e) {
                thrown.set(e);
            }
        });
        caller.start();
        Waits.await(first, "the first result");
        caller.interrupt();
        Waits.join(caller);
        assertThat(thrown.get()).isInstanceOf(InterruptedException.class);
        assertThat(results).hasSizeBetween(1, 5).allMatch(result -> result instanceof SolveResult.Solved);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void interruptedBeforeTheCallNothingIsHandedOnAsUnknown(int threads) {
        List<SolveResult> results = new ArrayList<>();
        List<Grid> puzzles = List.of(new PuzzleMaker(1).puzzle(Layout.classic(), 0.6));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Batch.onThreads(threads).solve(SudokuSolver.create(), puzzles, results::add))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).as("thrown, so cleared").isFalse();
        assertThat(results).noneMatch(result -> result instanceof SolveResult.Stopped);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void heavyInputsAreReadOneByOne(int threads) throws InterruptedException {
        Numbers numbers = new Numbers(5000);
        List<Integer> results = new ArrayList<>();
        List<Integer> ahead = new ArrayList<>();
        Batch.onThreads(threads).run(numbers, number -> 256, number -> number, number -> {
            ahead.add(numbers.taken - results.size());
            results.add(number);
        });
        assertThat(results).isEqualTo(upTo(5000));
        assertThat(ahead).allMatch(inputs -> inputs >= 1 && inputs <= 3 * threads);
    }

    @Test
    void theNumberOfThreadsIsOneOrMore() {
        assertThatThrownBy(() -> Batch.onThreads(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the number of threads must be 1 or more, but is 0");
        assertThat(Batch.onAllProcessors()).isNotNull();
    }
}
