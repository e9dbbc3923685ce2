package io.github.sudokusat.page.journey;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import io.github.sudokusat.testing.Tools;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The installed browser, started once for all tests of a JVM; nothing is downloaded. By default it is Chromium without its window, which opens a page
 * in a third of the processor time; the system property {@code page.browser} names another program, such as {@code chromium}.
 */
final class Chromium {

    private static final String PROGRAM = System.getProperty("page.browser", "chromium-headless-shell");

    /**
     * Full optimisation of WebAssembly begins at some forty times the default, as in the JVM of the tests: most windows are open for a second or two, in which
     * it takes a quarter of the processor time and is seldom used.
     */
    private static final String LATE_OPTIMISATION = "--js-flags=--wasm-tiering-budget=500000000";

    private static Browser browser;
    private static Browser optimising;

    private Chromium() {}

    /** The browser; without one, the test is reported as skipped, or fails if programs are required. */
    static synchronized Browser get() {
        if (browser == null) {
            browser = launch(LATE_OPTIMISATION);
        }
        return browser;
    }

    /** The browser as players have it, for what takes long or measures time. */
    static synchronized Browser optimising() {
        if (optimising == null) {
            optimising = launch();
        }
        return optimising;
    }

    private static Browser launch(String... flags) {
        Tools.require(PROGRAM);
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(Path.of("/usr/bin", PROGRAM))
                        .setArgs(arguments(flags)));
    }

    /** Those who run as root, as in containers, cannot have the sandbox. No name of another machine is ever resolved. */
    private static List<String> arguments(String... flags) {
        List<String> arguments =
                new ArrayList<>(List.of("--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"));
        arguments.addAll(List.of(flags));
        return arguments;
    }
}
