package io.github.sudokusat.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.web.PageRequests;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The core gives the same answers as WebAssembly, as JavaScript and on the JVM, to the byte. */
class SameAnswersTest {

    private static final int MINUTES = 10;

    /** One question in four; the slow tests ask them all. */
    @Test
    void webAssemblyAnswersAsTheJvm() throws IOException, InterruptedException {
        assertAnswersAreThoseOfTheJvm("wasm", 4);
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"wasm", "js"})
    void everyAnswerIsThatOfTheJvm(String target) throws IOException, InterruptedException {
        assertAnswersAreThoseOfTheJvm(target, 1);
    }

    private static void assertAnswersAreThoseOfTheJvm(String target, int stride)
            throws IOException, InterruptedException {
        Tools.require("chromium");
        List<List<String>> all = Requests.all();
        List<List<String>> requests = new ArrayList<>();
        for (int i = 0; i < all.size(); i += stride) {
            requests.add(all.get(i));
        }
        List<String> expected = new ArrayList<>();
        for (List<String> words : requests) {
            expected.add(timeless(PageRequests.answer(words, Progress.NONE, System::nanoTime)));
        }
        List<String> actual = new ArrayList<>();
        try (CoreServer server = new CoreServer(CoreServer.POLICY, Requests.json(requests));
                BrowserProcess browser = BrowserProcess.chromium(server.address("/answers.html?target=" + target))) {
            String posted = server.answers().poll(MINUTES, TimeUnit.MINUTES);
            assertThat(posted)
                    .as("answers within %d minutes; console: %s", MINUTES, browser.console())
                    .isNotNull();
            posted.lines().map(SameAnswersTest::timeless).forEach(actual::add);
            assertThat(browser.console()).isEmpty();
        }
        for (int i = 0; i < expected.size() && i < actual.size(); i++) {
            assertThat(actual.get(i)).as("%s of %s", target, requests.get(i)).isEqualTo(expected.get(i));
        }
        assertThat(actual).hasSameSizeAs(expected);
    }

    /** An answer without the time that it took. */
    static String timeless(String json) {
        return json.replaceAll("\"milliseconds\":[0-9.]+", "\"milliseconds\":0");
    }
}
