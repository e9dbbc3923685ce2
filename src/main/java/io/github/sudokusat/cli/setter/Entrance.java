package io.github.sudokusat.cli.setter;

import java.io.IOException;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channel;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.java_websocket.WebSocket;
import org.java_websocket.WebSocketAdapter;
import org.java_websocket.WebSocketImpl;
import org.java_websocket.WebSocketServerFactory;
import org.java_websocket.drafts.Draft;

/** Connections that have not said yet what they are: so many at most, the oldest of which makes room for another. */
final class Entrance implements WebSocketServerFactory {

    private static final int MOST = 256;

    /** The connections, the oldest first. */
    private final Set<Channel> waiting = new LinkedHashSet<>();

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

    @Override
    public synchronized ByteChannel wrapChannel(SocketChannel channel, SelectionKey key) throws IOException {
        waiting.removeIf(other -> !other.isOpen());
        if (waiting.size() == MOST) {
            Channel oldest = waiting.iterator().next();
            waiting.remove(oldest);
            oldest.close();
        }
        waiting.add(channel);
        return channel;
    }

    /** A connection has said that it is a web socket. */
    synchronized void letIn(WebSocket connection) {
        if (connection instanceof WebSocketImpl socket) {
            waiting.remove(socket.getChannel());
        }
    }
}
