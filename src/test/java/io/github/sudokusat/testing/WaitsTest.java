package io.github.sudokusat.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WaitsTest {

    private static final Duration SHORT = Duration.ofMillis(50);

    @Test
    void waitsUntilAConditionHolds() throws InterruptedException {
        AtomicInteger looks = new AtomicInteger();
        Waits.until("the third look", () -> looks.incrementAndGet() == 3);
        assertThat(looks).hasValue(3);
    }

    @Test
    void aConditionThatNeverHoldsEndsTheWait() {
        assertThatThrownBy(() -> Waits.until(SHORT, "a blue moon", () -> false))
                .isInstanceOf(AssertionError.class)
                .hasMessage("waited PT0.05S in vain for a blue moon");
    }

    @Test
    void aThreadThatDoesNotEndIsNamedWithItsPlace() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread thread = new Thread(
                () -> {
                    try {
                        Waits.await(latch, "the end of the test");
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "sleepy");
        thread.start();
        try {
            assertThatThrownBy(() -> Waits.join(SHORT, thread))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageStartingWith("waited PT0.05S in vain for the end of sleepy, which is at\n\tat ");
        } finally {
            latch.countDown();
        }
        Waits.join(thread);
        assertThat(thread.isAlive()).isFalse();
    }

    @Test
    void aLatchThatStaysClosedAndAResultThatNeverComesEndTheWait() {
        assertThatThrownBy(() -> Waits.await(SHORT, new CountDownLatch(1), "the latch"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("waited PT0.05S in vain for the latch");
        assertThatThrownBy(() -> Waits.get(SHORT, new CompletableFuture<>(), "the result"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("waited PT0.05S in vain for the result");
    }

    @Test
    void aProcessIsReadToItsEnd() throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "echo first; echo second; exit 7").start();
        assertThat(Waits.end(process)).isEqualTo(new Waits.Ended(7, "first\nsecond\n"));
    }

    /** The shell has more to do after the sleep, so that it does not become it. */
    @Test
    void aProcessThatDoesNotEndIsKilledAndItsOutputShown() throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "echo begun; sleep 600; echo never").start();
        assertThatThrownBy(() -> Waits.end(Duration.ofSeconds(1), process))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("waited PT1S in vain for the end of ")
                .hasMessageEndingWith(", which has written:\nbegun\n");
        Waits.until("the end of the process that was killed", () -> !process.isAlive());
    }

    /** The process ends at once, and the one it leaves behind holds the pipe open. */
    @Test
    void anOutputThatStaysOpenEndsTheWait() throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "sleep 20 & echo gone").start();
        assertThatThrownBy(() -> Waits.end(Duration.ofSeconds(1), process))
                .isInstanceOf(AssertionError.class)
                .hasMessageEndingWith("which has written:\ngone\n");
    }
}
