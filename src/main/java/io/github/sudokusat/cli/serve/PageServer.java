package io.github.sudokusat.cli.serve;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Serves the page to this machine only. The threads, the connections, and the time that a request or its answer may take are limited. Clients that
 * stop in the middle occupy a thread each; others are answered at once while there are fewer than a thousand of them.
 */
public final class PageServer implements AutoCloseable {

    /** Started when they are needed. */
    private static final int MOST_THREADS = 1200;

    private static final int BACKLOG = 1024;
    private static final long IDLE_SECONDS = 10;

    /** The bytes of {@code 127.0.0.1}, which needs no look-up. */
    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    static {
        // Read once, when the first server of the JVM is made. Times in seconds.
        setUnlessGiven("sun.net.httpserver.maxReqTime", "5");
        setUnlessGiven("sun.net.httpserver.maxRspTime", "60");
        setUnlessGiven("sun.net.httpserver.idleInterval", "30");
        setUnlessGiven("jdk.httpserver.maxConnections", "2000");
        // Otherwise the last piece of an answer waits for the client to acknowledge the one before, about 40 ms.
        setUnlessGiven("sun.net.httpserver.nodelay", "true");
    }

    private final HttpServer server;
    private final ThreadPoolExecutor threads;

    private PageServer(HttpServer server, ThreadPoolExecutor threads) {
        this.server = server;
        this.threads = threads;
    }

    /**
     * Starts to serve files on {@code 127.0.0.1}.
     *
     * @param port a number from 1 to 65535, or 0 for any that is free
     * @throws IOException if the port is taken or may not be used
     */
    public static PageServer start(PageFiles files, int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(loopback(), port), BACKLOG);
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                0, MOST_THREADS, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                    Thread thread = new Thread(task, "page");
                    thread.setDaemon(true);
                    return thread;
                });
        server.setExecutor(threads);
        server.createContext("/", new PageHandler(files));
        server.start();
        return new PageServer(server, threads);
    }

    private static InetAddress loopback() throws UnknownHostException {
        return InetAddress.getByAddress("127.0.0.1", LOOPBACK);
    }

    private static void setUnlessGiven(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /** The port on which it listens. */
    public int port() {
        return server.getAddress().getPort();
    }

    /** The address to open in a browser. */
    public String address() {
        return "http://127.0.0.1:" + port() + "/";
    }

    /** Stops at once; answers that are being sent are cut off. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
