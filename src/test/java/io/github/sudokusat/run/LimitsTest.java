package io.github.sudokusat.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LimitsTest {

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);

    @Test
    void withoutLimitsNothingStops() {
        assertThat(Limits.none().started().poll()).isNull();
        assertThat(Limits.none().remainingNanos()).isEqualTo(Long.MAX_VALUE);
        assertThat(Limits.none().maxWork()).isEqualTo(Long.MAX_VALUE);
        assertThat(Limits.none().maxSolutions()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void theTimeRunsFromTheStartEvenIfTheClockOverflows() {
        Limits limits = Limits.none().withTimeout(now::get, 100);
        assertThat(limits.poll()).isNull();
        Limits started = limits.started();
        now.addAndGet(99);
        assertThat(started.poll()).isNull();
        assertThat(started.remainingNanos()).isEqualTo(1);
        now.addAndGet(1);
        assertThat(started.poll()).isEqualTo(StopReason.TIME_LIMIT);
        assertThat(started.remainingNanos()).isZero();
        assertThat(started.started()).isSameAs(started);
        assertThat(limits.started().poll())
                .as("a new start has the whole time again")
                .isNull();
    }

    @Test
    void cancellationComesBeforeTheTimeLimit() {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none()
                .withTimeout(now::get, 0)
                .withCancellation(cancellation)
                .started();
        assertThat(limits.poll()).isEqualTo(StopReason.TIME_LIMIT);
        cancellation.cancel();
        assertThat(limits.poll()).isEqualTo(StopReason.CANCELLED);
        assertThat(cancellation.isCancelled()).isTrue();
    }

    @Test
    void interruptionIsSeenAndTheFlagStaysSet() {
        Thread.currentThread().interrupt();
        assertThat(Limits.none().poll()).isEqualTo(StopReason.INTERRUPTED);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aWatchPollsAtLeastEvery1024Steps() {
        Limits limits = Limits.none().withTimeout(now::get, 10);
        Watch watch = limits.watch();
        now.addAndGet(10);
        int steps = 0;
        while (!watch.tick()) {
            steps++;
        }
        assertThat(steps).isLessThan(1024);
        assertThat(watch.reason()).contains(StopReason.TIME_LIMIT);
        watch.stop(StopReason.CANCELLED);
        assertThat(watch.reason()).as("the first reason stays").contains(StopReason.TIME_LIMIT);
        assertThat(watch.tick()).isTrue();
    }

    @Test
    void manyStepsAtOnceMakeTheWatchPoll() {
        Watch watch = Limits.none().withTimeout(now::get, 0).watch();
        assertThat(watch.tick(5000)).isTrue();
    }

    @Test
    void messagesOnNegativeLimitsNameThem() {
        assertThatThrownBy(() -> Limits.none().withTimeout(now::get, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nanos must be 0 or more, but is -1");
        assertThatThrownBy(() -> Limits.none().withMaxWork(-2)).hasMessage("max must be 0 or more, but is -2");
        assertThatThrownBy(() -> Limits.none().withMaxSolutions(-3)).hasMessage("max must be 0 or more, but is -3");
    }

    @Test
    void equalLimitsAreEqualAndSayWhatTheyAre() {
        Clock clock = () -> 0;
        Cancellation token = new Cancellation();
        Limits limits = Limits.none()
                .withTimeout(clock, 5_000_000_000L)
                .withMaxWork(100)
                .withMaxSolutions(2)
                .withCancellation(token);
        Limits same = Limits.none()
                .withCancellation(token)
                .withMaxSolutions(2)
                .withMaxWork(100)
                .withTimeout(clock, 5_000_000_000L);
        assertThat(limits).isEqualTo(same).hasSameHashCodeAs(same);
        assertThat(limits)
                .isNotEqualTo(same.withMaxWork(101))
                .isNotEqualTo(same.withMaxSolutions(3))
                .isNotEqualTo(same.withCancellation(new Cancellation()))
                .isNotEqualTo(same.withTimeout(clock, 1))
                .isNotEqualTo(same.withProgress((what, done, total) -> {}))
                .isNotEqualTo(same.started());
        assertThat(limits).hasToString("5000 ms, 100 conflicts or nodes, 2 solutions, can be cancelled");
        assertThat(limits.started()).asString().startsWith("5000 ms (started), ");
        token.cancel();
        assertThat(limits).asString().endsWith(", cancelled");
        assertThat(Limits.none()).hasToString("no limits");
        assertThat(Limits.none().withMaxWork(1).withMaxSolutions(1)).hasToString("1 conflict or node, 1 solution");
        assertThat(Limits.none().withMaxWork(0).withMaxSolutions(0)).hasToString("0 conflicts or nodes, 0 solutions");
    }
}
