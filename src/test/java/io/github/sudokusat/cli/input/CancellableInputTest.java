package io.github.sudokusat.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.run.Cancellation;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests waiting for input that may never come. */
class CancellableInputTest {

    private final Cancellation cancellation = new Cancellation();

    @Test
    void endsForGoodWhenTheRunIsCancelledBeforeAnyInput() throws Exception {
        PipedOutputStream silent = new PipedOutputStream();
        // Like System.in, this holds its lock while it waits.
        InputStream locked = new BufferedInputStream(new PipedInputStream(silent));
        CountDownLatch waits = new CountDownLatch(1);
        CancellableInput input = new CancellableInput(locked, waits::countDown, cancellation);
        FutureTask<byte[]> reading = new FutureTask<>(() -> {
            assertThat(input.read()).isEqualTo(-1);
            return input.readAllBytes();
        });
        Thread thread = new Thread(reading, "reading");
        thread.setDaemon(true);
        thread.start();
        assertThat(waits.await(20, TimeUnit.SECONDS)).isTrue();
        cancellation.cancel();
        assertThat(reading.get(20, TimeUnit.SECONDS)).isEmpty();
        silent.close();
    }

    @Test
    void passesOnEveryByte() throws IOException {
        byte[] text = "53..7\n".repeat(10_000).getBytes(StandardCharsets.US_ASCII);
        CancellableInput input = new CancellableInput(new ByteArrayInputStream(text), () -> {}, cancellation);
        assertThat(input.read()).isEqualTo('5');
        assertThat(input.readAllBytes())
                .hasSize(text.length - 1)
                .endsWith("53..7\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(input.read()).isEqualTo(-1);
    }

    @Test
    void passesOnTheFailureOfARead() {
        InputStream failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Input/output error");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return read();
            }
        };
        CancellableInput input = new CancellableInput(failing, () -> {}, cancellation);
        assertThatThrownBy(input::read).isInstanceOf(IOException.class).hasMessage("Input/output error");
    }

    @Test
    void anInterruptedThreadStaysInterrupted() throws IOException {
        PipedOutputStream silent = new PipedOutputStream();
        CancellableInput input = new CancellableInput(new PipedInputStream(silent), () -> {}, cancellation);
        Thread.currentThread().interrupt();
        assertThatThrownBy(input::read).isInstanceOf(IOException.class).hasMessage("interrupted");
        assertThat(Thread.interrupted()).isTrue();
        silent.close();
    }
}
