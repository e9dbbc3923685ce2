package io.github.sudokusat.cli.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Answers requests for the files of the page, and only those of a browser on this machine that was given this machine's address. */
final class PageHandler implements HttpHandler {

    /**
     * What a browser lets the page do: use its own files and nothing else, compile WebAssembly but no text, and be in no frame. The page itself says
     * the same in a {@code meta} element, except for frames, for hosts that send no headers.
     */
    static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self';"
                    + " worker-src 'self' blob:; img-src 'self' data: blob:; manifest-src 'self'; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'none'";

    /** Sent with every answer. A browser asks each time whether its copy is still right, so a new version is seen at once. */
    private static final Map<String, String> ALWAYS = Map.of(
            "Content-Security-Policy", POLICY,
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Cache-Control", "no-cache",
            "Vary", "Accept-Encoding");

    /** The names of this machine, with any port, which a tunnel may have changed. */
    private static final Pattern LOOPBACK =
            Pattern.compile("(?:localhost|127\\.0\\.0\\.1|\\[::1])(?::[0-9]{1,5})?", Pattern.CASE_INSENSITIVE);

    private static final int PIECE = 1 << 14;
    private static final String TEXT = "text/plain; charset=utf-8";
    private static final String ALLOWED = "GET, HEAD";

    private final PageFiles files;

    PageHandler(PageFiles files) {
        this.files = files;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            ALWAYS.forEach(headers::set);
            if (!isForThisMachine(exchange.getRequestHeaders())) {
                // A page of another site whose name was made to lead here ("DNS rebinding") would otherwise count as
                // this page.
                refuse(
                        exchange,
                        HttpURLConnection.HTTP_FORBIDDEN,
                        "Only http://localhost and http://127.0.0.1 lead here.");
            } else if (!List.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
                headers.set("Allow", ALLOWED);
                refuse(exchange, HttpURLConnection.HTTP_BAD_METHOD, "Only GET and HEAD are answered.");
            } else {
                answer(exchange);
            }
        }
    }

    private static boolean isForThisMachine(Headers headers) {
        List<String> hosts = headers.getOrDefault("Host", List.of());
        return hosts.size() == 1 && LOOPBACK.matcher(hosts.get(0)).matches();
    }

    private void answer(HttpExchange exchange) throws IOException {
        Optional<PageFile> found = files.find(exchange.getRequestURI().getRawPath());
        if (found.isEmpty()) {
            refuse(exchange, HttpURLConnection.HTTP_NOT_FOUND, "There is no such file.");
            return;
        }
        PageFile file = found.get();
        Headers asked = exchange.getRequestHeaders();
        Coding coding = file.best(Coding.accepted(asked.getFirst("Accept-Encoding")));
        String tag = file.tag(coding);
        exchange.getResponseHeaders().set("ETag", tag);
        if (isKnown(asked.getFirst("If-None-Match"), tag)) {
            exchange.sendResponseHeaders(HttpURLConnection.HTTP_NOT_MODIFIED, -1);
            return;
        }
        if (coding != Coding.IDENTITY) {
            exchange.getResponseHeaders().set("Content-Encoding", coding.token());
        }
        send(exchange, HttpURLConnection.HTTP_OK, file.type(), file.bytes(coding));
    }

    private static void refuse(HttpExchange exchange, int code, String sentence) throws IOException {
        send(exchange, code, TEXT, (sentence + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, int code, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(body.length));
            exchange.sendResponseHeaders(code, -1);
        } else {
            // A length of 0 would mean that it is not known.
            exchange.sendResponseHeaders(code, body.length == 0 ? -1 : body.length);
            write(body, exchange.getResponseBody());
        }
    }

    /** Writes bytes in pieces, because the JDK copies what is written at once, once for each thread, and many clients may be slow. */
    private static void write(byte[] body, OutputStream out) throws IOException {
        for (int from = 0; from < body.length; from += PIECE) {
            out.write(body, from, Math.min(PIECE, body.length - from));
        }
    }

    /** Whether a list of tags, weak or strong, has that of the file. */
    private static boolean isKnown(@Nullable String tags, String tag) {
        if (tags == null) {
            return false;
        }
        for (String known : tags.split(",", -1)) {
            String strong = known.strip().replaceFirst("^W/", "");
            if (strong.equals(tag) || strong.equals("*")) {
                return true;
            }
        }
        return false;
    }
}
