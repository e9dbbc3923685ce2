package io.github.sudokusat.cli.setter;

import java.io.IOException;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channel;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.java_websocket.WebSocket;
import org.java_websocket.WebSocketAdapter;
import org.java_websocket.WebSocketImpl;
import org.java_websocket.WebSocketServerFactory;
import org.java_websocket.drafts.Draft;

/** Connections that have not said yet what they are: so many at most, the oldest of which makes room for another once it has been silent for some time. */
final class Entrance implements WebSocketServerFactory {

    private static final int MOST = 64;

    private static final long NANOS_OF_SILENCE = 3_000_000_000L;

    /** When each connection began, the oldest first. */
    private final Map<Channel, Long> waiting = new LinkedHashMap<>();

    @Override
    public WebSocketImpl createWebSocket(WebSocketAdapter listener, Draft draft) {
        return createWebSocket(listener, List.of(draft));
    }

    @Override
    public WebSocketImpl createWebSocket(WebSocketAdapter listener, List<Draft> drafts) {
        return new WebSocketImpl(listener, drafts);
    }

    @Override
    public void close() {}

    /** Takes a connection, or ends it by an exception. */
    @Override
    public synchronized ByteChannel wrapChannel(SocketChannel channel, SelectionKey key) throws IOException {
        long now = System.nanoTime();
        waiting.entrySet().removeIf(entry -> isOver(entry.getKey(), now - entry.getValue()));
        if (waiting.size() == MOST) {
            channel.close();
            throw new IOException("too many connections");
        }
        waiting.put(channel, now);
        return channel;
    }

    private static boolean isOver(Channel channel, long nanos) {
        if (nanos > NANOS_OF_SILENCE) {
            try {
                channel.close();
            } catch (IOException e) {
                // It is of no use any more, however it ended.
                return true;
            }
        }
        return !channel.isOpen();
    }

    /** A connection has said that it is a web socket. */
    synchronized void letIn(WebSocket connection) {
        if (connection instanceof WebSocketImpl socket) {
            waiting.remove(socket.getChannel());
        }
    }
}
