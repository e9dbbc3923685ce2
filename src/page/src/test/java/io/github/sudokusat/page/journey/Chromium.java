package io.github.sudokusat.page.journey;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import io.github.sudokusat.testing.Tools;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The installed browser, started once for all tests of a JVM; nothing is downloaded. By default it is Chromium without its window, which opens a page
 * in a third of the processor time; the system property {@code page.browser} names another program, such as {@code chromium}.
 */
final class Chromium {

    private static final String PROGRAM = System.getProperty("page.browser", "chromium-headless-shell");

    private static Browser browser;

    private Chromium() {}

    /** The browser; without one, the test is reported as skipped, or fails if programs are required. */
    static synchronized Browser get() {
        Tools.require(PROGRAM);
        if (browser == null) {
            Playwright playwright = Playwright.create(
                    new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            browser = playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(Path.of("/usr/bin", PROGRAM))
                            // Those who run as root, as in containers, cannot have the sandbox. No name of another
                            // machine is ever resolved.
                            .setArgs(List.of(
                                    "--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1")));
            Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        }
        return browser;
    }
}
