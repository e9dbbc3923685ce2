package io.github.sudokusat.cli.setter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.answer.setter.Answered;
import io.github.sudokusat.answer.setter.Boards;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server for editors, asked by a client over a real web socket. */
class SetterServerTest {

    private static final Grid EASY = GridParser.create()
            .parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    /** Its count takes long, and says on its way how far it is. */
    private static final Boards LONG = Boards.of(Grid.empty(Layout.classic())).with("antiknight", "true");

    private SetterServer server;

    @BeforeEach
    void start() throws IOException, InterruptedException {
        server = SetterServer.start(0, Origins.with(List.of("https://example.org")), Duration.ofMinutes(1));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private EditorClient connect() throws ExecutionException, InterruptedException {
        return EditorClient.connect(server.address(), "https://f-puzzles.com");
    }

    @Test
    void messagesAreAnswered() throws Exception {
        try (EditorClient client = connect()) {
            client.send(Boards.of(EASY).message(5, "check"));
            Answered answer = client.next();
            assertThat(answer.text("nonce")).isEqualTo("5");
            assertThat(answer.text("count")).isEqualTo("1");
            client.send(Boards.of(EASY).message(6, "truecandidates"));
            assertThat(client.next().numbers("solutionsPerCandidate")).hasSize(729);
            client.send("{\"nonce\":7,\"command\":\"cancel\"}");
            assertThat(client.next().text("type")).isEqualTo("canceled");
        }
    }

    @Test
    void eachMessageEndsTheOneBefore() throws Exception {
        try (EditorClient client = connect();
                EditorClient other = connect()) {
            other.send(LONG.message(1, "count"));
            assertThat(other.next().text("inProgress")).isEqualTo("true");
            client.send(LONG.message(1, "count"));
            assertThat(client.next().text("inProgress")).isEqualTo("true");
            client.send(Boards.of(EASY).message(2, "check"));
            Answered answer = client.next();
            while (answer.text("nonce").equals("1")) {
                answer = client.next();
            }
            assertThat(answer.text("nonce")).isEqualTo("2");
            assertThat(client.isQuiet(600))
                    .as("the first one is answered no further")
                    .isTrue();
            assertThat(other.next().text("nonce")).as("of another connection").isEqualTo("1");
        }
    }

    @Test
    void ofManyMessagesTheLastIsAnswered() throws Exception {
        try (EditorClient client = connect()) {
            for (int nonce = 1; nonce <= 200; nonce++) {
                client.send(Boards.of(EASY).message(nonce, "truecandidates"));
            }
            Answered answer = client.next();
            while (!answer.text("nonce").equals("200")) {
                answer = client.next();
            }
            assertThat(client.isQuiet(200)).isTrue();
        }
    }

    @Test
    void aConnectionThatEndsCancelsItsAnswer() throws Exception {
        EditorClient client = connect();
        client.send(LONG.message(1, "count"));
        client.next();
        client.close();
        Waits.until(
                "the end of the work",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("setter") && thread.isAlive()));
    }

    @Test
    void aLimitEndsAnAnswer() throws Exception {
        try (SetterServer quick = SetterServer.start(0, Origins.with(List.of()), Duration.ofMillis(600));
                EditorClient client = EditorClient.connect(quick.address(), null)) {
            client.send(LONG.message(1, "count"));
            Answered answer = client.next();
            while (answer.text("type").equals("count")) {
                assertThat(answer.text("inProgress")).isEqualTo("true");
                answer = client.next();
            }
            assertThat(answer.text("message")).isEqualTo("Stopped: time limit reached.");
        }
    }

    @Test
    void malformedMessagesAreAnsweredAndTheConnectionStays() throws Exception {
        try (EditorClient client = connect()) {
            Random random = new Random(1);
            String good = Boards.of(EASY).message(1, "check");
            for (int i = 0; i < 200; i++) {
                int at = random.nextInt(good.length());
                client.send(good.substring(0, at) + (char) (32 + random.nextInt(95)) + good.substring(at + 1 - i % 2));
                assertThat(client.next().text("type")).isIn("invalid", "count");
            }
            client.send("");
            assertThat(client.next().text("message")).startsWith("The message is malformed");
            client.send(good);
            assertThat(client.next().text("count")).isEqualTo("1");
        }
    }

    @Test
    void aMessageThatIsTooLongEndsTheConnection() throws Exception {
        try (EditorClient client = connect()) {
            try {
                client.send("x".repeat(5_000_000));
            } catch (ExecutionException e) {
                assertThat(e).hasCauseInstanceOf(IOException.class);
            }
            Waits.until("the end of the connection", () -> !client.isOpen());
        }
        messagesAreAnswered();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://f-puzzles.com",
                "https://www.f-puzzles.com",
                "https://sudokupad.app",
                "https://sudokumaker.app",
                "http://localhost:9729",
                "http://127.0.0.1",
                "https://example.org"
            })
    void knownPagesMayConnect(String origin) throws Exception {
        EditorClient.connect(server.address(), origin).close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://evil.example",
                "https://f-puzzles.com.evil.example",
                "https://evil.example/f-puzzles.com",
                "http://localhost.evil.example",
                "null",
                "https://example.org:8443",
                "http://example.org"
            })
    void otherPagesMayNot(String origin) {
        assertThatExceptionOfType(ExecutionException.class)
                .isThrownBy(() -> EditorClient.connect(server.address(), origin));
    }

    @Test
    void aNameThatWasMadeToLeadHereIsRefused() throws IOException {
        assertThat(handshake("127.0.0.1:" + server.port())).startsWith("HTTP/1.1 101 ");
        assertThat(handshake("evil.example")).startsWith("HTTP/1.1 404 ");
        assertThat(handshake("")).startsWith("HTTP/1.1 404 ");
    }

    private String handshake(String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write(("GET / HTTP/1.1\r\nHost: " + host
                                    + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(13), StandardCharsets.US_ASCII);
        }
    }

    @Test
    void whatIsNotAWebSocketIsRefused() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 404");
        }
    }

    @Test
    void connectionsThatSayNothingMakeRoom() throws Exception {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 1_000; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                socket.getOutputStream().write(new byte[] {1, 2, 3, (byte) i});
                silent.add(socket);
            }
            messagesAreAnswered();
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }

    @Test
    void onlySoManyEditorsAreServed() throws Exception {
        List<EditorClient> clients = new ArrayList<>();
        try {
            for (int i = 0; i < 16; i++) {
                clients.add(connect());
            }
            assertThatExceptionOfType(ExecutionException.class).isThrownBy(this::connect);
            clients.remove(0).close();
            Waits.until("room", () -> {
                try {
                    clients.add(connect());
                    return true;
                } catch (ExecutionException e) {
                    return false;
                }
            });
        } finally {
            clients.forEach(EditorClient::close);
        }
    }

    @Test
    void binaryMessagesAreRefused() throws Exception {
        try (EditorClient client = EditorClient.connect(server.address(), null)) {
            client.sendBinary(new byte[] {1, 2, 3});
            Answered answer = client.next();
            assertThat(answer.text("type")).isEqualTo("invalid");
            assertThat(answer.text("message")).isEqualTo("Messages must be text, but this one is binary.");
        }
    }

    @Test
    void aTakenPortIsSaid() {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> SetterServer.start(server.port(), Origins.with(List.of()), Duration.ofMinutes(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://example.org", "https://Example.org/", "https://example.org:443"})
    void originsAreComparedAsBrowsersSendThem(String origin) {
        Origins origins = Origins.with(List.of(origin));
        assertThat(origins.allow("localhost:4545", "https://example.org")).isTrue();
        assertThat(origins.allow("localhost:4545", "http://example.org")).isFalse();
        assertThat(origins.allow("localhost:4545", "https://example.org:8443")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "example.org", "https://example.org/x", "ftp://example.org", "https://", "https://a b"})
    void whatIsNoOriginIsRefused(String origin) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Origins.with(List.of(origin)))
                .withMessage("must be a scheme and a host such as https://example.org, but is \"" + origin + "\"");
    }
}
