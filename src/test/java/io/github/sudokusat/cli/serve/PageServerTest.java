package io.github.sudokusat.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cli.serve.RawHttp.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.net.BindException;
import java.net.ConnectException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is answered to requests, good and bad ones, with a page of a few files. */
class PageServerTest {

    private static final String FOLDER = "/served/";

    private PageServer server;
    private int port;

    @BeforeEach
    void start() throws IOException {
        server = PageServer.start(PageFiles.in(FOLDER), 0);
        port = server.port();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static byte[] file(String name) throws IOException {
        try (InputStream in = PageServerTest.class.getResourceAsStream(FOLDER + name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/, index.html, text/html; charset=utf-8",
        "/index.html, index.html, text/html; charset=utf-8",
        "/sub/small.js, sub/small.js, text/javascript; charset=utf-8",
        "/empty.css, empty.css, text/css; charset=utf-8",
        "/core.wasm, core.wasm, application/wasm",
        "/app.webmanifest, app.webmanifest, application/manifest+json",
        "/sub/LICENSE, sub/LICENSE, text/plain; charset=utf-8",
        "/icon.svg, icon.svg, image/svg+xml",
        "/sub/small.js?version=2, sub/small.js, text/javascript; charset=utf-8"
    })
    void filesAreHandedOutWithTheirTypes(String path, String name, String type) throws IOException {
        Answer answer = RawHttp.get(port, path);
        assertThat(answer.code()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(file(name));
        assertThat(answer.headers())
                .containsEntry("content-type", type)
                .containsEntry("content-length", Integer.toString(file(name).length))
                .doesNotContainKey("content-encoding");
    }

    @ParameterizedTest
    @CsvSource({
        "GET / HTTP/1.1, 127.0.0.1, 200",
        "HEAD / HTTP/1.1, 127.0.0.1, 200",
        "GET /none.js HTTP/1.1, 127.0.0.1, 404",
        "POST / HTTP/1.1, 127.0.0.1, 405",
        "GET / HTTP/1.1, example.org, 403"
    })
    void everyAnswerHasThePolicy(String request, String host, int code) throws IOException {
        Answer answer = RawHttp.ask(port, request, "Host: " + host);
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.headers())
                .containsEntry(
                        "content-security-policy",
                        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self';"
                                + " worker-src 'self' blob:; img-src 'self' data: blob:; manifest-src 'self'; base-uri 'none';"
                                + " form-action 'none'; frame-ancestors 'none'")
                .containsEntry("x-content-type-options", "nosniff")
                .containsEntry("referrer-policy", "no-referrer")
                .containsEntry("cross-origin-opener-policy", "same-origin")
                .containsEntry("cross-origin-resource-policy", "same-origin")
                .containsEntry("cache-control", "no-cache")
                .containsEntry("vary", "Accept-Encoding")
                .doesNotContainKey("access-control-allow-origin");
    }

    @Test
    void headHasTheHeadersAndNoBody() throws IOException {
        Answer get = RawHttp.get(port, "/", "Accept-Encoding: gzip");
        Answer head = RawHttp.ask(port, "HEAD / HTTP/1.1", "Host: localhost", "Accept-Encoding: gzip");
        assertThat(head.code()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        get.headers().remove("date");
        head.headers().remove("date");
        assertThat(head.headers()).isEqualTo(get.headers());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gzip | true",
                "gzip, deflate, br, zstd | true",
                "br;q=1.0, GZIP;q=0.8, *;q=0.1 | true",
                "* | true",
                "identity | false",
                "gzip;q=0 | false",
                "gzip; q=0.0, br | false",
                "x-gzip | false",
                "'' | false"
            })
    void textIsGzippedForThoseWhoAcceptIt(String accepted, boolean isGzip) throws IOException {
        Answer answer = RawHttp.get(port, "/", "Accept-Encoding: " + accepted);
        assertThat(answer.headers().get("content-encoding")).isEqualTo(isGzip ? "gzip" : null);
        byte[] page = file("index.html");
        if (isGzip) {
            assertThat(answer.body().length).isLessThan(page.length / 4);
            assertThat(new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes())
                    .isEqualTo(page);
        } else {
            assertThat(answer.body()).isEqualTo(page);
        }
    }

    @Test
    void whatDoesNotShrinkIsNotGzipped() throws IOException {
        Answer answer = RawHttp.get(port, "/core.wasm", "Accept-Encoding: gzip");
        assertThat(answer.headers()).doesNotContainKey("content-encoding");
        assertThat(answer.body()).isEqualTo(file("core.wasm"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "gzip, deflate, br, zstd | br | sub/packed.js.br | -br",
                "br;q=0, * ;q=0.5, identity;q=0.6 | none | sub/packed.js | ''",
                "gzip;q=0, br;q=0.1 | br | sub/packed.js.br | -br",
                "identity | none | sub/packed.js | ''"
            })
    void whatTheBuildCompressedIsSentToThoseWhoAcceptIt(
            String accepted, @Nullable String coding, String file, String tagEnd) throws IOException {
        Answer answer = RawHttp.get(port, "/sub/packed.js", "Accept-Encoding: " + accepted);
        assertThat(answer.headers().get("content-encoding")).isEqualTo(coding);
        assertThat(answer.headers())
                .containsEntry("content-type", "text/javascript; charset=utf-8")
                .containsEntry("vary", "Accept-Encoding");
        assertThat(answer.headers().get("etag")).matches("\"[0-9a-f]{16}" + tagEnd + "\"");
        assertThat(answer.body()).isEqualTo(file(file));
    }

    @Test
    void whatTheBuildCompressedIsGzippedForThoseWhoKnowNoBetter() throws IOException {
        Answer answer = RawHttp.get(port, "/sub/packed.js", "Accept-Encoding: gzip");
        assertThat(answer.headers()).containsEntry("content-encoding", "gzip");
        assertThat(new GZIPInputStream(new ByteArrayInputStream(answer.body())).readAllBytes())
                .isEqualTo(file("sub/packed.js"));
    }

    @Test
    void aCopyThatIsStillRightIsNotSentAgain() throws IOException {
        String plain = Objects.requireNonNull(RawHttp.get(port, "/").headers().get("etag"));
        String gzipped =
                RawHttp.get(port, "/", "Accept-Encoding: gzip").headers().get("etag");
        assertThat(plain).matches("\"[0-9a-f]{16}\"");
        assertThat(gzipped).isEqualTo(plain.replaceFirst("\"$", "-gz\""));
        for (String known : List.of(plain, "W/" + plain, "\"other\", " + plain, "*")) {
            Answer answer = RawHttp.get(port, "/", "If-None-Match: " + known);
            assertThat(answer.code()).as(known).isEqualTo(304);
            assertThat(answer.body()).isEmpty();
            assertThat(answer.headers()).containsEntry("etag", plain).containsKey("content-security-policy");
        }
        assertThat(RawHttp.get(port, "/", "If-None-Match: " + gzipped).code()).isEqualTo(200);
        assertThat(RawHttp.get(port, "/", "If-None-Match: " + gzipped, "Accept-Encoding: gzip")
                        .code())
                .isEqualTo(304);
        assertThat(RawHttp.get(port, "/", "If-None-Match: \"other\"").code()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/none.html",
                "/sub",
                "/sub/",
                "/sub/none.js",
                "/sub/packed.js.br",
                "/notes.md",
                "/.hidden.txt",
                "/../served/index.html",
                "/../golden/euler50.txt",
                "/sub/../index.html",
                "/%2e%2e/golden/euler50.txt",
                "/..%2fgolden/euler50.txt",
                "/sub/..%5c..%5cindex.html",
                "/%69ndex.html",
                "/./index.html",
                "/index.html/",
                "/index.html%00.js",
                "/io/github/sudokusat/cli/Main.class",
                "/META-INF/MANIFEST.MF",
                "/INDEX.HTML",
                "/aux.js/../index.html",
                "http://127.0.0.1/none.html"
            })
    void nothingElseIsFound(String path) throws IOException {
        Answer answer = RawHttp.get(port, path);
        assertThat(answer.code()).isEqualTo(404);
        assertThat(answer.text()).isEqualTo("There is no such file.\n");
        assertThat(answer.headers()).containsEntry("content-type", "text/plain; charset=utf-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "get", "QUERY"})
    void onlyReadingIsAllowed(String method) throws IOException {
        Answer answer = RawHttp.ask(port, method + " / HTTP/1.1", "Host: 127.0.0.1", "Content-Length: 0");
        assertThat(answer.code()).isEqualTo(405);
        assertThat(answer.headers()).containsEntry("allow", "GET, HEAD");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"127.0.0.1", "localhost", "LocalHost:80", "127.0.0.1:9729", "[::1]", "[::1]:8080", "localhost:1"
            })
    void theNamesOfThisMachineLeadHere(String host) throws IOException {
        assertThat(RawHttp.ask(port, "GET / HTTP/1.1", "Host: " + host).code()).isEqualTo(200);
    }

    /** A site whose name was made to lead to this machine must not read the page as its own. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "example.org",
                "localhost.example.org",
                "127.0.0.1.example.org:80",
                "127.0.0.2",
                "0.0.0.0",
                "[::2]",
                "::1",
                "localhost:",
                "localhost@example.org",
                "localhost:123456",
                ""
            })
    void otherNamesDoNot(String host) throws IOException {
        Answer answer = RawHttp.ask(port, "GET / HTTP/1.1", "Host: " + host);
        assertThat(answer.code()).isEqualTo(403);
        assertThat(answer.text()).doesNotContain("The same text");
    }

    @Test
    void aRequestNamesItsHostOnce() throws IOException {
        assertThat(RawHttp.ask(port, "GET / HTTP/1.1").code()).isEqualTo(403);
        assertThat(RawHttp.ask(port, "GET / HTTP/1.1", "Host: localhost", "Host: example.org")
                        .code())
                .isEqualTo(403);
        assertThat(RawHttp.ask(port, "GET / HTTP/1.0").code()).isEqualTo(403);
    }

    @Test
    void severalRequestsUseOneConnection() throws IOException {
        try (Socket socket = RawHttp.open(port)) {
            String request = "GET /sub/small.js HTTP/1.1\r\nHost: localhost\r\n";
            socket.getOutputStream()
                    .write((request + "\r\n" + request + "Connection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String both = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(both.split("answer = 42", -1)).hasSize(3);
        }
    }

    /** Makes a file of 8 MB for a test. */
    private static Path largeFile() throws IOException {
        Path folder = Path.of(URI.create(String.valueOf(PageServerTest.class.getResource(FOLDER + "core.wasm"))))
                .getParent();
        return Files.write(Files.createTempFile(folder, "large", ".wasm"), new byte[1 << 23]);
    }

    @Test
    void aLargeFileIsNotCopiedForEachThread() throws IOException {
        Path large = largeFile();
        try {
            BufferPoolMXBean direct = ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                    .filter(pool -> pool.getName().equals("direct"))
                    .findAny()
                    .orElseThrow();
            long before = direct.getMemoryUsed();
            assertThat(RawHttp.get(port, "/" + large.getFileName()).body()).hasSize(1 << 23);
            assertThat(direct.getMemoryUsed() - before).isLessThan(1 << 20);
        } finally {
            Files.delete(large);
        }
    }

    @Test
    void aFileIsReadOnceForAllWhoAskAtTheSameTime() throws Exception {
        Path large = largeFile();
        try {
            PageFiles files = PageFiles.in(FOLDER);
            CyclicBarrier together = new CyclicBarrier(8);
            Set<PageFile> read = ConcurrentHashMap.newKeySet();
            List<FutureTask<Boolean>> clients = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                FutureTask<Boolean> client = new FutureTask<>(() -> {
                    together.await(20, TimeUnit.SECONDS);
                    return read.add(files.find("/" + large.getFileName()).orElseThrow());
                });
                clients.add(client);
                new Thread(client, "client").start();
            }
            for (FutureTask<Boolean> client : clients) {
                client.get(20, TimeUnit.SECONDS);
            }
            assertThat(read).hasSize(1);
        } finally {
            Files.delete(large);
        }
    }

    @Test
    void noiseHarmsNothing() throws IOException {
        Random random = new Random(20261123);
        for (int round = 0; round < 40; round++) {
            try (Socket socket = RawHttp.open(port)) {
                byte[] noise = new byte[1 + random.nextInt(3000)];
                random.nextBytes(noise);
                if (round % 2 == 0) {
                    System.arraycopy(
                            "GET /".getBytes(StandardCharsets.US_ASCII), 0, noise, 0, Math.min(5, noise.length));
                }
                socket.getOutputStream().write(noise);
            } catch (IOException e) {
                // The server may end the connection before it has read everything.
            }
        }
        assertThat(RawHttp.get(port, "/").code()).isEqualTo(200);
    }

    /** Many clients stop in the middle of a request. Others are answered, and the connections of the slow ones are ended. */
    @Test
    @Tag("long")
    void aThousandSlowClientsKeepNobodyFromBeingAnswered() throws Exception {
        assertOthersAreAnswered(1000);
    }

    @Test
    @Tag("slow")
    void slowClientsKeepNobodyFromBeingAnswered() throws Exception {
        assertOthersAreAnswered(250);
    }

    private void assertOthersAreAnswered(int clients) throws Exception {
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < clients; i++) {
                Socket socket = RawHttp.open(port);
                slow.add(socket);
                socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: loc".getBytes(StandardCharsets.US_ASCII));
            }
            assertThat(RawHttp.get(port, "/").code()).isEqualTo(200);
            assertThat(slow.get(0).getInputStream().read()).isEqualTo(-1);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** Other machines cannot connect: it does not listen on their side. */
    @Test
    void onlyThisMachineCanConnect() throws IOException {
        assertThat(server.address()).isEqualTo("http://127.0.0.1:" + port + "/");
        for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            for (InetAddress address : Collections.list(network.getInetAddresses())) {
                if (address instanceof Inet4Address && !address.isLoopbackAddress()) {
                    assertThatThrownBy(() -> new Socket(address, port).close()).isInstanceOf(ConnectException.class);
                }
            }
        }
    }

    @Test
    void aPortIsTakenOnce() throws IOException {
        assertThatThrownBy(() -> PageServer.start(PageFiles.in(FOLDER), port)).isInstanceOf(BindException.class);
        server.close();
        assertThatThrownBy(() -> RawHttp.get(port, "/")).isInstanceOf(IOException.class);
        try (PageServer again = PageServer.start(PageFiles.in(FOLDER), port)) {
            assertThat(RawHttp.get(again.port(), "/").code()).isEqualTo(200);
        }
    }

    @Test
    void aPageMayBeMissing() throws IOException {
        assertThat(PageFiles.in(FOLDER).exist()).isTrue();
        assertThat(PageFiles.in("/nowhere/").exist()).isFalse();
    }
}
