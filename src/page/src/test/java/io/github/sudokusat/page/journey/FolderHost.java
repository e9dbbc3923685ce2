package io.github.sudokusat.page.journey;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Any static host: a folder under a path of its own, with content types and no other headers. */
final class FolderHost implements Host {

    private static final String ROOT = "/someone/sudoku/";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "css", "text/css",
            "js", "text/javascript",
            "wasm", "application/wasm",
            "svg", "image/svg+xml",
            "png", "image/png",
            "webmanifest", "application/manifest+json");

    private final Path folder;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(8);

    private FolderHost(Path folder, HttpServer server) {
        this.folder = folder;
        this.server = server;
    }

    /** Starts at a port, or at any that is free if that is 0. */
    static FolderHost start(Path folder, int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        FolderHost host = new FolderHost(folder, server);
        server.setExecutor(host.threads);
        server.createContext("/", host::answer);
        server.start();
        return host;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            String name = path.startsWith(ROOT) ? path.substring(ROOT.length()) : "none";
            Path file = folder.resolve(name.isEmpty() ? "index.html" : name);
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] bytes = Files.readAllBytes(file);
            String type = TYPES.getOrDefault(
                    file.toString().substring(file.toString().lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    int port() {
        return server.getAddress().getPort();
    }

    @Override
    public String address() {
        return "http://127.0.0.1:" + port() + ROOT;
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
