package io.github.sudokusat.cli.setter;

import io.github.sudokusat.answer.setter.Answered;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A client as an editor has it, written from the description of the protocol. */
final class EditorClient implements AutoCloseable {

    private static final int LIMIT_SECONDS = 120;

    private final BlockingQueue<Answered> answers = new LinkedBlockingQueue<>();
    private final WebSocket socket;

    private EditorClient(URI address, @Nullable String origin) throws ExecutionException, InterruptedException {
        WebSocket.Builder builder = HttpClient.newHttpClient().newWebSocketBuilder();
        if (origin != null) {
            builder.header("Origin", origin);
        }
        socket = builder.buildAsync(address, new Listener()).get();
    }

    /** Connects; an {@link ExecutionException} says that it was refused. */
    static EditorClient connect(String address, @Nullable String origin)
            throws ExecutionException, InterruptedException {
        return new EditorClient(URI.create(address), origin);
    }

    void send(String message) throws ExecutionException, InterruptedException {
        socket.sendText(message, true).get();
    }

    void sendBinary(byte[] message) throws ExecutionException, InterruptedException {
        socket.sendBinary(ByteBuffer.wrap(message), true).get();
    }

    /** The next answer. */
    Answered next() throws InterruptedException {
        Answered answer = answers.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
        if (answer == null) {
            throw new AssertionError("no answer in " + LIMIT_SECONDS + " s");
        }
        return answer;
    }

    /** Whether there is no answer for some time. */
    boolean isQuiet(long millis) throws InterruptedException {
        return answers.poll(millis, TimeUnit.MILLISECONDS) == null;
    }

    boolean isOpen() {
        return !socket.isInputClosed();
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Listener implements WebSocket.Listener {

        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            text.append(data);
            if (isLast) {
                answers.add(Answered.of(text.toString()));
                text.setLength(0);
            }
            from.request(1);
            return null;
        }
    }
}
