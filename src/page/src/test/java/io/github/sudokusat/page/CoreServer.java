package io.github.sudokusat.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Serves the page that the build has made, under its strict policy, together with the requests that {@code answers.js} asks the core. The modules that scripts
 * of the tests import, and that the build has put into others, are served as they were written.
 */
final class CoreServer implements AutoCloseable {

    /** The policy under which the page must work. */
    static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
                    + "worker-src 'self' blob:; img-src 'self' data: blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'";

    private static final List<String> FOLDERS = List.of(
            System.getProperty("page.directory", "src/page/target/page"),
            "src/page/src/test/resources/page",
            "src/page/src/main/web");

    private static final Map<String, String> TYPES = Map.of(
            "html",
            "text/html; charset=utf-8",
            "js",
            "text/javascript",
            "json",
            "application/json",
            "wasm",
            "application/wasm");

    private final HttpServer server;
    private final String policy;
    private final String requests;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

    /**
     * Starts a server on a free port of the loopback interface.
     *
     * @param policy the value of the header {@code Content-Security-Policy}
     * @param requests what {@code /requests.json} gives
     */
    CoreServer(String policy, String requests) throws IOException {
        this.policy = policy;
        this.requests = requests;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "page");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", this::answer);
        server.start();
    }

    /** The address of a page. */
    String address(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    /** What pages have posted to {@code /answers}. */
    BlockingQueue<String> answers() {
        return answers;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            byte[] posted = exchange.getRequestBody().readAllBytes();
            if (path.equals("/answers")) {
                send(exchange, "txt", new byte[0]);
                answers.add(new String(posted, StandardCharsets.UTF_8));
            } else if (path.equals("/requests.json")) {
                send(exchange, "json", requests.getBytes(StandardCharsets.UTF_8));
            } else {
                sendFile(exchange, path.substring(1));
            }
        }
    }

    private void sendFile(HttpExchange exchange, String path) throws IOException {
        for (String folder : FOLDERS) {
            Path file = Path.of(folder, path);
            if (Files.isRegularFile(file)) {
                send(exchange, path.substring(path.lastIndexOf('.') + 1), Files.readAllBytes(file));
                return;
            }
        }
        exchange.sendResponseHeaders(404, -1);
    }

    private void send(HttpExchange exchange, String extension, byte[] content) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(extension, "text/plain"));
        exchange.getResponseHeaders().set("Content-Security-Policy", policy);
        exchange.sendResponseHeaders(200, content.length == 0 ? -1 : content.length);
        exchange.getResponseBody().write(content);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
