package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Waits;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code serve} as it is started from a shell, with a page in a directory of its own. */
class ServeIT extends JarInShell {

    private static final Path JAR =
            Path.of(Objects.requireNonNull(System.getProperty("cli.jar"), "the property cli.jar"));

    /** The program with one more directory on the boot class path, which is searched first. */
    private static final String SERVE = "exec env --default-signal=INT 'SUDOKU_SAT_OPTS=-Xbootclasspath/a:.' '"
            + JAR.resolveSibling("sudoku-sat") + "' serve --port ";

    @BeforeEach
    void makePage() throws Exception {
        Files.writeString(Files.createDirectory(directory.resolve("page")).resolve("index.html"), "<p>Hello");
    }

    /** Waits for the address. */
    private URI address(Process process) throws Exception {
        Path out = directory.resolve("stdout");
        Waits.until("the address", () -> Files.readString(out).endsWith("\n") || !process.isAlive());
        assertThat(out).as(Files.readString(directory.resolve("stderr"))).isNotEmptyFile();
        return URI.create(Files.readString(out).strip());
    }

    private static String get(URI address) throws Exception {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void itServesUntilItIsInterrupted(String signal) throws Exception {
        Process process = start(SERVE + 0);
        URI address = address(process);
        assertThat(address.toString()).matches("http://127\\.0\\.0\\.1:[1-9][0-9]+/");
        assertThat(get(address)).isEqualTo("<p>Hello");
        signal(process, signal);
        assertThat(result(process))
                .isEqualTo(new Ran(0, address + "\n", "sudoku-sat: open this address in a browser; Ctrl-C ends\n"));
    }

    @Test
    void itAnswersEditors() throws Exception {
        Process process = start(SERVE + "0 --setter --setter-port 0");
        Path out = directory.resolve("stdout");
        Waits.until("the addresses", () -> Files.readAllLines(out).size() == 2 || !process.isAlive());
        CompletableFuture<String> answer = new CompletableFuture<>();
        WebSocket.Listener listener = new WebSocket.Listener() {
            @Override
            public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
                answer.complete(text.toString());
                return null;
            }
        };
        WebSocket editor = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(Files.readAllLines(out).get(1)), listener)
                .get();
        editor.sendText("{\"nonce\":3,\"command\":\"cancel\"}", true).get();
        assertThat(answer.get()).isEqualTo("{\"nonce\":3,\"type\":\"canceled\"}");
        signal(process, "INT");
        assertThat(result(process))
                .isEqualTo(
                        new Ran(
                                0,
                                Files.readString(out),
                                "sudoku-sat: open the first address in a browser; editors connect to the second one; Ctrl-C ends\n"));
    }

    @Test
    void aSecondOneSaysThatThePortIsTaken() throws Exception {
        Process process = start(SERVE + "0 -q");
        URI address = address(process);
        assertThat(Files.readString(directory.resolve("stderr"))).isEmpty();
        Process second = new ProcessBuilder("bash", "-c", SERVE + address.getPort())
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(Waits.end(second))
                .isEqualTo(new Waits.Ended(
                        2,
                        "sudoku-sat: port " + address.getPort()
                                + " is taken or may not be used; --port 0 takes any that is free\n"));
        assertThat(get(address)).isEqualTo("<p>Hello");
    }

    @Test
    void aJarWithoutThePageSaysHowToBuildIt() throws Exception {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            if (jar.getEntry("page/index.html") == null) {
                assertThat(shell(SUDOKU + " serve"))
                        .isEqualTo(
                                new Ran(
                                        2,
                                        "",
                                        "sudoku-sat: this program was built without the page; to build it with the page: mvn -DskipTests install && mvn -f src/page package -DskipTests\n"));
            }
        }
    }
}
