package io.github.sudokusat.cli.setter;

import io.github.sudokusat.answer.setter.SetterAnswers;
import io.github.sudokusat.answer.setter.SetterException;
import io.github.sudokusat.answer.setter.SetterRequest;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** The connection of one editor: each message ends the answer to the one before. */
final class SetterSession implements AutoCloseable {

    private final SetterAnswers answers;
    private final Duration timeout;
    private final Consumer<String> out;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "setter");
        thread.setDaemon(true);
        return thread;
    });
    private Cancellation current = new Cancellation();

    SetterSession(SetterAnswers answers, Duration timeout, Consumer<String> out) {
        this.answers = answers;
        this.timeout = timeout;
        this.out = out;
    }

    /** Takes a message, which is answered later. */
    synchronized void receive(String text) {
        current.cancel();
        Cancellation cancellation = new Cancellation();
        current = cancellation;
        worker.execute(() -> answer(text, cancellation));
    }

    private void answer(String text, Cancellation cancellation) {
        if (cancellation.isCancelled()) {
            return;
        }
        try {
            SetterRequest request = SetterRequest.parse(text);
            Limits limits = Limits.none()
                    .withTimeout(System::nanoTime, timeout.toNanos())
                    .withCancellation(cancellation);
            answers.answer(request, limits, answer -> sendUnless(cancellation, answer));
        } catch (SetterException e) {
            sendUnless(cancellation, e.answer());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            sendUnless(cancellation, new SetterException(0, "This is a mistake in sudoku-sat: " + e).answer());
        }
    }

    private void sendUnless(Cancellation cancellation, String answer) {
        if (!cancellation.isCancelled()) {
            out.accept(answer);
        }
    }

    @Override
    public synchronized void close() {
        current.cancel();
        worker.shutdown();
    }
}
