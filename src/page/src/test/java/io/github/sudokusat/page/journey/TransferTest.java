package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How many bytes {@code serve} sends to the browser, as the browser counts them, and that they are the right ones. */
class TransferTest extends PageTest {

    private static final int LARGEST_VISIT = 660_000;

    /** With the scripts that a first visit does not need at once, and what the service worker keeps later, if it is early. */
    private static final int LARGEST_COPY = 750_000;

    /** What the service worker keeps for those who change the language. */
    private static final String SECOND_LANGUAGE = "text/de/.*";

    /** Bodies as they were sent, by name. The page itself is a navigation, everything else is a resource. */
    private static final String RECEIVED =
            "['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))"
                    + ".filter((entry) => entry.name.startsWith('http'))"
                    + ".map((entry) => [entry.name.replace(/^[^/]*..[^/]*.|[?#].*/g, '') || 'index.html', entry.encodedBodySize])";

    /** What the service worker has fetched, with the lengths that were sent; and the two scripts that the browser keeps for it. */
    private static final String KEPT = "(async () => { const list = [];"
            + " const add = (name, response) => list.push([name, Number(response.headers.get('content-length'))]);"
            + " for (const key of await caches.keys()) { const cache = await caches.open(key);"
            + " for (const request of await cache.keys()) add(new URL(request.url).pathname.slice(1), await cache.match(request)); }"
            + " for (const name of ['sw.js', 'version.js']) add(name, await fetch(name, { method: 'HEAD' }));"
            + " return list; })()";

    private static final String DIGESTS = "(names) => Promise.all(names.map(async (name) => {"
            + " const bytes = await (await fetch(name)).arrayBuffer();"
            + " const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));"
            + " return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''); }))";

    @BeforeEach
    void requireTheWholePage() {
        Assumptions.assumeFalse(Boolean.getBoolean("page.quick"), "while developing, the page is larger");
    }

    @Override
    Browser.NewContextOptions options() {
        return super.options().setServiceWorkers(ServiceWorkerPolicy.ALLOW);
    }

    private Map<String, Long> sizes(String script) {
        Map<String, Long> sizes = new TreeMap<>();
        for (Object entry : (List<?>) page.evaluate(script)) {
            List<?> pair = (List<?>) entry;
            sizes.merge((String) pair.get(0), ((Number) pair.get(1)).longValue(), Math::max);
        }
        return sizes;
    }

    private static void assertSmall(String what, Map<String, Long> sizes, int most) {
        long size = sizes.values().stream().mapToLong(Long::longValue).sum();
        System.out.printf("%s: %,d bytes in %d files%n", what, size, sizes.size());
        assertThat(size).as("%s: %s", what, sizes).isLessThanOrEqualTo(most);
    }

    @Test
    void aFirstVisitIsSmall() {
        open("");
        Map<String, Long> received = sizes(RECEIVED);
        assertThat(received).containsKeys("index.html", "app.js", "style.css", "core.wasm", "worker.js");
        assertThat(received).doesNotContainKey("core.js");
        assertThat(received.get("core.wasm")).isBetween(100_000L, 572_000L);
        assertThat(received.keySet().stream().filter(name -> name.matches(".*[.]css|.*/.*|chunk-.*")))
                .as("one style sheet, and one script for all modules")
                .hasSize(2);
        assertSmall("until the page can be used", received, LARGEST_VISIT);
    }

    @Test
    void soIsAllThatWorksWithoutTheNetwork() {
        open("");
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        Map<String, Long> kept = sizes(KEPT);
        assertThat(kept).containsKeys("index.html", "core.wasm", "text/de/index.js", "panels/engines.js", "sw.js");
        assertThat(kept).doesNotContainKeys("core.js", "icon-512.png");
        Map<String, Long> all = sizes(RECEIVED);
        kept.forEach((name, size) -> all.merge(name, size, Math::max));
        all.keySet().removeIf(name -> name.matches(SECOND_LANGUAGE));
        assertSmall("with all that is kept, in one language", all, LARGEST_COPY);
    }

    /** Not only when all scripts are there, and not once more then. */
    @Test
    void theCoreIsLoadedAtOnceAndOnce() {
        open("");
        assertThat(
                        page.evaluate(
                                "performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('core.wasm')).map((entry) => entry.initiatorType)"))
                .isEqualTo(List.of("link"));
    }

    /** Also decompressed by the browser. */
    @Test
    void everyFileArrivesAsItWasBuilt() throws IOException, NoSuchAlgorithmException {
        List<String> names;
        try (Stream<Path> files = Files.walk(ServedHost.FOLDER)) {
            names = files.filter(Files::isRegularFile)
                    .map(file -> ServedHost.FOLDER.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !name.endsWith(".br"))
                    .toList();
        }
        assertThat(ServedHost.FOLDER.resolve("core.js.br")).exists();
        List<String> expected = new ArrayList<>();
        for (String name : names) {
            byte[] bytes = Files.readAllBytes(ServedHost.FOLDER.resolve(name));
            expected.add(HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
        }
        open("");
        assertThat(page.evaluate(DIGESTS, names)).isEqualTo(expected);
    }
}
