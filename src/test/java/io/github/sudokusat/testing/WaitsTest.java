package io.github.sudokusat.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
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

    /** A process that has ended, and whose output another one holds open. A real one shows that only at times: the JVM may close the pipe first. */
    private static final class Orphaned extends Process {

        private final PipedInputStream output = new PipedInputStream();
        private final PipedOutputStream held = new PipedOutputStream();

        Orphaned() throws IOException {
            output.connect(held);
            held.write("gone\n".getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public OutputStream getOutputStream() {
            return OutputStream.nullOutputStream();
        }

        @Override
        public InputStream getInputStream() {
            return output;
        }

        @Override
        public InputStream getErrorStream() {
            return InputStream.nullInputStream();
        }

        @Override
        public int waitFor() {
            return 0;
        }

        @Override
        public int exitValue() {
            return 0;
        }

        @Override
        public void destroy() {
            // It has ended.
        }

        @Override
        public ProcessHandle.Info info() {
            return ProcessHandle.current().info();
        }

        @Override
        public Stream<ProcessHandle> descendants() {
            return Stream.empty();
        }
    }

    /** Long enough for a pipe in the JVM, whose reader looks once a second for more. */
    @Test
    void anOutputThatStaysOpenEndsTheWait() throws IOException {
        Orphaned process = new Orphaned();
        assertThatThrownBy(() -> Waits.end(Duration.ofSeconds(3), process))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("waited PT3S in vain for the end of ")
                .hasMessageEndingWith(", which has written:\ngone\n");
        process.held.close();
    }
}
