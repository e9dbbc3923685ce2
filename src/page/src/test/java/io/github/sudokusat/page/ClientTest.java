package io.github.sudokusat.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The page's client for the core, in a browser: what it answers, stops, drops and survives. {@code client-cases.js} has the cases. */
class ClientTest {

    @Test
    void theClientSurvivesWhatCanFail() throws IOException, InterruptedException {
        List<String> lines = linesOf(CoreServer.POLICY, "/client-cases.html");
        lines.forEach(System.out::println);
        assertThat(lines).hasSizeGreaterThan(15).allMatch(line -> line.endsWith(": ok") || line.startsWith("("));
    }

    @Test
    void aPolicyWithoutWebAssemblyLeavesJavaScript() throws IOException, InterruptedException {
        List<String> lines = linesOf(CoreServer.POLICY.replace(" 'wasm-unsafe-eval'", ""), "/policy.html");
        assertThat(lines).startsWith("layout", "js", "policy");
    }

    private static List<String> linesOf(String policy, String path) throws IOException, InterruptedException {
        Tools.require("chromium");
        try (CoreServer server = new CoreServer(policy, "[]");
                BrowserProcess browser = BrowserProcess.chromium(server.address(path))) {
            String posted = server.answers().poll(2, TimeUnit.MINUTES);
            assertThat(posted)
                    .as("lines within two minutes; console: %s", browser.console())
                    .isNotNull();
            return posted.lines().toList();
        }
    }
}
