package io.github.sudokusat.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/** Waiting with a limit, generous enough for a busy machine. A wait that reaches it fails and says what it waited for. */
public final class Waits {

    /** The limit if none is given. */
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private static final int MILLIS_BETWEEN_LOOKS = 5;

    private Waits() {}

    /**
     * Something that becomes true.
     *
     * @param <X> what looking at it may throw
     */
    @FunctionalInterface
    public interface Condition<X extends Exception> {

        /** Whether it is true now. */
        boolean holds() throws X;
    }

    /**
     * The result of a process.
     *
     * @param exitCode its exit code
     * @param output what it wrote where its output is read from
     */
    public record Ended(int exitCode, String output) {}

    /** Waits until the condition holds. */
    public static <X extends Exception> void until(String what, Condition<X> condition) throws X, InterruptedException {
        until(LIMIT, what, condition);
    }

    /** Waits that long until the condition holds. */
    public static <X extends Exception> void until(Duration limit, String what, Condition<X> condition)
            throws X, InterruptedException {
        long begin = System.nanoTime();
        while (!condition.holds()) {
            if (System.nanoTime() - begin > limit.toNanos()) {
                throw late(limit, what);
            }
            Thread.sleep(MILLIS_BETWEEN_LOOKS);
        }
    }

    /** Waits for the end of a thread; a failure says where the thread is. */
    public static void join(Thread thread) throws InterruptedException {
        join(LIMIT, thread);
    }

    static void join(Duration limit, Thread thread) throws InterruptedException {
        thread.join(limit.toMillis());
        if (thread.isAlive()) {
            throw late(limit, "the end of " + thread.getName() + ", which is at\n" + stack(thread));
        }
    }

    /** Waits until a latch is open. */
    public static void await(CountDownLatch latch, String what) throws InterruptedException {
        await(LIMIT, latch, what);
    }

    static void await(Duration limit, CountDownLatch latch, String what) throws InterruptedException {
        if (!latch.await(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            throw late(limit, what);
        }
    }

    /** Waits for a result. */
    public static <T> T get(Future<T> future, String what) throws InterruptedException, ExecutionException {
        return get(LIMIT, future, what);
    }

    static <T> T get(Duration limit, Future<T> future, String what) throws InterruptedException, ExecutionException {
        try {
            return future.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw late(limit, what);
        }
    }

    /** Waits for the end of a process, and reads its standard output. A failure ends the process and what it has started. */
    public static Ended end(Process process) throws InterruptedException {
        return end(LIMIT, process);
    }

    /** Waits that long for the end of a process, as {@link #end(Process)} does. */
    public static Ended end(Duration limit, Process process) throws InterruptedException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        Thread reader = new Thread(() -> read(process, output), "reader of a process");
        reader.setDaemon(true);
        reader.start();
        long begin = System.nanoTime();
        // Both, because what the process has started may hold its output open.
        boolean isOver = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        reader.join(Math.max(1, limit.toMillis() - (System.nanoTime() - begin) / 1_000_000));
        String text = output.toString(StandardCharsets.UTF_8);
        if (!isOver || reader.isAlive()) {
            String command = process.info().commandLine().orElse("a process");
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw late(limit, "the end of " + command + ", which has written:\n" + text);
        }
        return new Ended(process.exitValue(), text);
    }

    private static void read(Process process, ByteArrayOutputStream output) {
        try {
            process.getInputStream().transferTo(output);
        } catch (IOException e) {
            // The stream was closed because the process was ended; what it wrote so far is known.
        }
    }

    private static AssertionError late(Duration limit, String what) {
        return new AssertionError("waited " + limit + " in vain for " + what);
    }

    private static String stack(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .map(frame -> "\tat " + frame)
                .collect(Collectors.joining("\n"));
    }
}
