package io.github.sudokusat.cli.setter;

import io.github.sudokusat.answer.setter.SetterAnswers;
import io.github.sudokusat.answer.setter.SetterException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.java_websocket.WebSocket;
import org.java_websocket.drafts.Draft;
import org.java_websocket.drafts.Draft_6455;
import org.java_websocket.exceptions.InvalidDataException;
import org.java_websocket.framing.CloseFrame;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.handshake.ServerHandshakeBuilder;
import org.java_websocket.protocols.Protocol;
import org.java_websocket.server.WebSocketServer;
import org.jspecify.annotations.Nullable;

/**
 * Answers the messages of setters' editors on {@code 127.0.0.1}.
 *
 * <p>Connections are limited in number, messages in length, answers in time. Pages of other {@linkplain Origins origins} than the listed ones are refused.
 */
public final class SetterServer implements AutoCloseable {

    /** The port at which editors look for a solver. */
    public static final int USUAL_PORT = 4545;

    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    /** Connections that the system keeps for the server while it is busy. */
    private static final int BACKLOG = 1024;

    /** The most editors that are connected at a time. */
    private static final int MOST_EDITORS = 16;

    /** The length of the longest message, in bytes. */
    private static final int LONGEST_MESSAGE = 4_000_000;

    /** Connections that do not answer a ping for so long are closed. */
    private static final int SECONDS_UNTIL_LOST = 30;

    private static final int MILLIS_TO_STOP = 500;

    private final Listener listener;

    private SetterServer(Listener listener) {
        this.listener = listener;
    }

    /**
     * Starts to listen.
     *
     * @param port a number from 1 to 65535, or 0 for any that is free
     * @param timeout the time that an answer may take
     * @throws IOException if the port is taken or may not be used
     */
    public static SetterServer start(int port, Origins origins, Duration timeout)
            throws IOException, InterruptedException {
        InetSocketAddress address = new InetSocketAddress(InetAddress.getByAddress("127.0.0.1", LOOPBACK), port);
        Listener listener = new Listener(address, origins, timeout);
        listener.start();
        try {
            listener.started.get();
        } catch (ExecutionException e) {
            throw new IOException("the port cannot be used", e.getCause());
        }
        return new SetterServer(listener);
    }

    /** The port on which it listens. */
    public int port() {
        return listener.getPort();
    }

    /** The address to which editors connect. */
    public String address() {
        return "ws://127.0.0.1:" + port() + "/";
    }

    /** Stops at once; messages that are being answered get no answer. */
    @Override
    public void close() {
        try {
            listener.stop(MILLIS_TO_STOP);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What happens on connections. */
    private static final class Listener extends WebSocketServer {

        final CompletableFuture<Void> started = new CompletableFuture<>();
        private final Origins origins;
        private final Duration timeout;
        private final Entrance entrance = new Entrance();
        private final SetterAnswers answers = new SetterAnswers(System::nanoTime);

        Listener(InetSocketAddress address, Origins origins, Duration timeout) {
            super(address, 1, List.of(draft()));
            this.origins = origins;
            this.timeout = timeout;
            setWebSocketFactory(entrance);
            setMaxPendingConnections(BACKLOG);
            setReuseAddr(true);
            setDaemon(true);
            setTcpNoDelay(true);
            setConnectionLostTimeout(SECONDS_UNTIL_LOST);
        }

        private static Draft draft() {
            return new Draft_6455(List.of(), List.of(new Protocol("")), LONGEST_MESSAGE);
        }

        @Override
        public ServerHandshakeBuilder onWebsocketHandshakeReceivedAsServer(
                WebSocket connection, Draft draft, ClientHandshake request) throws InvalidDataException {
            if (!origins.allow(request.getFieldValue("Host"), request.getFieldValue("Origin"))) {
                throw new InvalidDataException(CloseFrame.POLICY_VALIDATION, "this origin is not allowed");
            }
            if (getConnections().size() >= MOST_EDITORS) {
                throw new InvalidDataException(CloseFrame.TRY_AGAIN_LATER, "too many editors are connected");
            }
            return super.onWebsocketHandshakeReceivedAsServer(connection, draft, request);
        }

        @Override
        public void onStart() {
            started.complete(null);
        }

        @Override
        public void onOpen(WebSocket connection, ClientHandshake request) {
            entrance.letIn(connection);
            connection.setAttachment(new SetterSession(answers, timeout, text -> send(connection, text)));
        }

        private static void send(WebSocket connection, String text) {
            if (connection.isOpen()) {
                connection.send(text);
            }
        }

        @Override
        public void onMessage(WebSocket connection, String text) {
            SetterSession session = connection.getAttachment();
            session.receive(text);
        }

        @Override
        public void onMessage(WebSocket connection, ByteBuffer bytes) {
            send(connection, new SetterException(0, "Messages must be text, but this one is binary.").answer());
        }

        @Override
        public void onClose(WebSocket connection, int code, String reason, boolean isByClient) {
            SetterSession session = connection.getAttachment();
            if (session != null) {
                session.close();
            }
        }

        /** A mistake on a connection closes it; one without a connection is that of the whole server. */
        @Override
        public void onError(@Nullable WebSocket connection, Exception e) {
            if (connection == null) {
                started.completeExceptionally(e);
            }
        }
    }
}
