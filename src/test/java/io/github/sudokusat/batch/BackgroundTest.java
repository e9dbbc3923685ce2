package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("long")
@Timeout(60)
class BackgroundTest {

    /** Enough solutions to be counted for minutes, one by one. */
    private static final Grid MANY = Grid.empty(Layout.boxes(3, 4));

    private final ExecutorService executor = Executors.newFixedThreadPool(2);
    private final Background background = Background.on(executor);
    private final SudokuSolver solver = SudokuSolver.create();

    @AfterEach
    void nothingIsLeftRunning() throws InterruptedException {
        executor.shutdown();
        assertThat(executor.awaitTermination(20, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void answersComeLaterAndCanBeCombined() {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        CompletableFuture<BigInteger> count =
                background.ask(solver, with -> with.count(empty).orElseThrow());
        CompletableFuture<Boolean> both = background
                .ask(solver, with -> with.isProper(empty))
                .thenCombine(count, (isProper, solutions) -> !isProper && solutions.intValueExact() == 288);
        assertThat(both.join()).isTrue();
    }

    /** The work must end by itself, since {@link #nothingIsLeftRunning} interrupts nothing. */
    @Test
    void cancellingTheFutureEndsTheWork() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        AtomicReference<StopReason> reason = new AtomicReference<>();
        CompletableFuture<Long> counted = background.ask(solver, with -> {
            try (var search = with.search(MANY)) {
                begun.countDown();
                long found = search.count(Long.MAX_VALUE);
                reason.set(search.statistics().stopReason().orElseThrow());
                return found;
            } finally {
                ended.countDown();
            }
        });
        begun.await();
        counted.cancel(true);
        assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(reason).hasValue(StopReason.CANCELLED);
        assertThat(counted).isCancelled();
    }

    @Test
    void aTimeoutOfTheFutureEndsTheWork() {
        CompletableFuture<CheckResult> verdict = background
                .ask(solver, with -> {
                    try (var search = with.search(MANY)) {
                        search.count(Long.MAX_VALUE);
                    }
                    return with.check(MANY);
                })
                .orTimeout(200, TimeUnit.MILLISECONDS);
        assertThatThrownBy(verdict::join).hasCauseInstanceOf(TimeoutException.class);
    }

    @Test
    void theSolversOwnCancellationStillCounts() {
        Cancellation own = new Cancellation();
        own.cancel();
        SudokuSolver cancelled = solver.withLimits(Limits.none().withCancellation(own));
        CheckResult verdict =
                background.ask(cancelled, with -> with.check(MANY)).join();
        assertThat(verdict).isInstanceOf(CheckResult.Stopped.class);
        Cancellation fresh = new Cancellation();
        background
                .ask(solver.withLimits(Limits.none().withCancellation(fresh)), with -> with.check(MANY))
                .join();
        assertThat(fresh.isCancelled())
                .as("the solver's own, by the end of one answer")
                .isFalse();
    }

    @Test
    void workThatHasNotBegunIsNotDone() {
        List<Runnable> queue = new ArrayList<>();
        List<String> done = new ArrayList<>();
        CompletableFuture<Boolean> first = Background.on(queue::add).start(cancellation -> done.add("first"));
        CompletableFuture<Boolean> second = Background.on(queue::add).start(cancellation -> done.add("second"));
        first.cancel(false);
        queue.forEach(Runnable::run);
        assertThat(done).containsExactly("second");
        assertThat(second).isCompletedWithValue(true);
    }

    @Test
    void failuresCompleteTheFuture() {
        assertThatThrownBy(() -> background
                        .start(cancellation -> {
                            throw new IllegalStateException("no");
                        })
                        .join())
                .hasRootCauseMessage("no");
        Background rejecting = Background.on(task -> {
            throw new RejectedExecutionException("full");
        });
        assertThatThrownBy(() -> rejecting.start(cancellation -> 1).join())
                .hasCauseInstanceOf(RejectedExecutionException.class);
    }
}
