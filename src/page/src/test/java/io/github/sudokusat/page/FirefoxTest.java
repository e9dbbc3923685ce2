package io.github.sudokusat.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.web.PageRequests;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page in another browser than that of all other tests. Nothing drives it: a script of the test plays beside the page and posts what it sees. */
class FirefoxTest {

    private static final int SECONDS = 120;

    /** One request of so many is asked. */
    private static final int SHARE = 10;

    @BeforeEach
    void firefoxIsInstalled() {
        Tools.require("firefox-esr");
    }

    /** Under the page's policy; violations are posted by the browser itself, before what the script sees. */
    @Test
    void thePagePlaysAndAnswers() throws IOException, InterruptedException {
        String policy = CoreServer.POLICY + "; frame-src 'self'; report-uri /answers";
        assertThat(posted(policy, List.of(), "/journey.html")).isEqualTo("""
                The solver runs as WebAssembly.
                row 1 column 3, box 1, 4
                row 1 column 3, box 1, empty
                Hint: Hidden Single: look at box 2
                Checked and counted.
                Stopped.""");
    }

    @Test
    void answersAreThoseOfTheJvm() throws IOException, InterruptedException {
        List<List<String>> all = Requests.all();
        List<List<String>> requests = IntStream.range(0, all.size())
                .filter(i -> i % SHARE == 0)
                .mapToObj(all::get)
                .toList();
        List<String> expected = requests.stream()
                .map(words -> SameAnswersTest.timeless(PageRequests.answer(words, Progress.NONE, System::nanoTime)))
                .toList();
        List<String> actual = posted(CoreServer.POLICY, requests, "/answers.html?target=wasm")
                .lines()
                .map(SameAnswersTest::timeless)
                .toList();
        assertThat(actual).isEqualTo(expected);
    }

    private static String posted(String policy, List<List<String>> requests, String path)
            throws IOException, InterruptedException {
        try (CoreServer server = new CoreServer(policy, Requests.json(requests));
                BrowserProcess browser = BrowserProcess.firefox(server.address(path))) {
            String posted = server.answers().poll(SECONDS, TimeUnit.SECONDS);
            assertThat(browser.console()).isEmpty();
            assertThat(posted).as("within %d seconds", SECONDS).isNotNull();
            return posted;
        }
    }
}
