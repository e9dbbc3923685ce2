package io.github.sudokusat.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Sends requests byte by byte as given, which the HTTP client of the JDK refuses to do. */
final class RawHttp {

    private static final int TIMEOUT = 20_000;

    private RawHttp() {}

    /** An answer; the names of the headers are in lower case, and each byte of the body is a character. */
    record Answer(int code, Map<String, String> headers, String bytes) {

        byte[] body() {
            return bytes.getBytes(StandardCharsets.ISO_8859_1);
        }

        String text() {
            return new String(body(), StandardCharsets.UTF_8);
        }
    }

    static Socket open(int port) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(TIMEOUT);
        return socket;
    }

    /** Sends a first line and headers, and reads until the server closes the connection. */
    static Answer ask(int port, String firstLine, String... headers) throws IOException {
        try (Socket socket = open(port)) {
            String request = firstLine + "\r\n" + String.join("\r\n", headers) + (headers.length == 0 ? "" : "\r\n");
            socket.getOutputStream()
                    .write((request + "Connection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            return read(socket);
        }
    }

    /** Asks for a file as a browser would. */
    static Answer get(int port, String path, String... headers) throws IOException {
        String[] all = Arrays.copyOf(headers, headers.length + 1);
        all[headers.length] = "Host: 127.0.0.1:" + port;
        return ask(port, "GET " + path + " HTTP/1.1", all);
    }

    static Answer read(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\r\n\r\n");
        if (end < 0) {
            throw new IOException("no answer: " + text);
        }
        String[] lines = text.substring(0, end).split("\r\n", -1);
        Map<String, String> headers = new TreeMap<>();
        for (String line : Arrays.asList(lines).subList(1, lines.length)) {
            int colon = line.indexOf(':');
            headers.merge(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip(),
                    (one, other) -> one + " | " + other);
        }
        return new Answer(Integer.parseInt(lines[0].split(" ", -1)[1]), headers, text.substring(end + 4));
    }
}
