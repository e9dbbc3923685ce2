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
import java.math.BigInteger;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class ThreadedTasksTest {

    private static final Grid EMPTY = Grid.empty(Layout.classic());

    @Test
    void everyTaskIsRunOnceWhateverTheNumberOfThreads() {
        for (int threads = 1; threads <= 5; threads++) {
            for (int count = 0; count <= 40; count += 8) {
                AtomicIntegerArray done = new AtomicIntegerArray(count);
                Batch.onThreads(threads).taskRunner().runAll(count, done::incrementAndGet);
                for (int i = 0; i < count; i++) {
                    assertThat(done.get(i)).isOne();
                }
            }
        }
    }

    @Test
    void whatATaskThrowsIsThrownAndNoThreadIsLeft() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        assertThatThrownBy(() -> Batch.onThreads(3).taskRunner().runAll(1000, index -> {
                    threads.add(Thread.currentThread());
                    if (index == 500) {
                        throw new IllegalStateException("task 500");
                    }
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("task 500");
        threads.remove(Thread.currentThread());
        assertThat(threads).allSatisfy(thread -> assertThat(thread.isAlive()).isFalse());
    }

    @Test
    void anInterruptReachesAllTasksAndIsLeftSet() {
        Thread.currentThread().interrupt();
        Batch.onThreads(2).taskRunner().runAll(2, index -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        });
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void countsAreTheSameOnSeveralThreads() {
        SolutionCounter counter = SolutionCounter.of(BacktrackEngine.create())
                .withTaskRunner(Batch.onThreads(3).taskRunner());
        assertThat(counter.count(Puzzle.of(EMPTY)))
                .isEqualTo(new CountResult.Exact(new BigInteger("6670903752021072936960")));
        assertThat(counter.count(Puzzle.of(EMPTY.with(0, 1))))
                .isEqualTo(new CountResult.Exact(new BigInteger("741211528002341437440")));
    }

    /** Cancels a count each time the work has advanced by another hundredth: the result is then a lower bound, which grows. */
    @Test
    void cancelledCountsAreLowerBounds() {
        Grid grid = EMPTY.with(0, 1).with(40, 2);
        SolutionCounter counter = SolutionCounter.of(BacktrackEngine.create())
                .withTaskRunner(Batch.onThreads(2).taskRunner());
        BigInteger exact = counter.count(Puzzle.of(grid)).value();
        assertThat(exact).isPositive();
        for (int percent = 0; percent < 100; percent += 30) {
            Cancellation cancellation = new Cancellation();
            int share = percent;
            Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
                if (total > 0 && done * 100 >= total * share) {
                    cancellation.cancel();
                }
            });
            CountResult stopped = counter.withLimits(limits).count(Puzzle.of(grid));
            assertThat(stopped).isInstanceOf(CountResult.AtLeast.class);
            assertThat(((CountResult.AtLeast) stopped).reason()).isEqualTo(StopReason.CANCELLED);
            assertThat(stopped.value()).isLessThan(exact);
        }
    }
}
