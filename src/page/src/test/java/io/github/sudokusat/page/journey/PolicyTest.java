package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the page may do, who says so, and whether every file of it is served. */
class PolicyTest extends PageTest {

    /** A host without headers gets the policy from the page itself; only frames cannot be forbidden there. */
    @Test
    void thePageAndTheServerStateTheSamePolicy() {
        APIResponse answer = context.request().get(host.address());
        String header = answer.headers().get("content-security-policy");
        openPuzzle(EASY);
        String meta = page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
        assertThat(meta + "; frame-ancestors 'none'").isEqualTo(header);
    }

    @Test
    void everyFileOfTheVersionIsHandedOut() throws Exception {
        String version = Files.readString(ServedHost.FOLDER.resolve("version.js"));
        String list = version.substring(version.indexOf('['));
        List<String> names = Pattern.compile("\"([^\"]+)\"")
                .matcher(list)
                .results()
                .map(result -> result.group(1))
                .toList();
        assertThat(names).contains("index.html", "app.js", "core.wasm", "sw.js", "manifest.webmanifest", "icon.svg");
        for (String name : names) {
            assertThat(context.request().get(host.address() + name).status())
                    .as(name)
                    .isEqualTo(200);
        }
    }

    /** Everything that a first visit needs comes from the host, and nothing is asked for once the page is ready and the dialogs are known. */
    @Test
    void nothingIsRequestedAfterLoad() {
        List<String> loaded = new ArrayList<>();
        context.onRequestFinished(
                request -> loaded.add(request.url().substring(request.url().lastIndexOf('/') + 1)));
        openPuzzle(EASY);
        Panels panels = new Panels(this);
        panels.solve();
        // What is loaded last, some time after the page can be used.
        page.waitForCondition(() -> loaded.containsAll(List.of("files.js", "engines.js", "puzzles.js")));
        page.waitForTimeout(300);
        context.onRequest(request -> {
            if (!request.url().startsWith("blob:")) {
                complaints.add("request: " + request.url());
            }
        });
        panels.check();
        panels.open("Hints").press("Hint");
        panels.press("Solve by logic");
        panels.says("Solved by logic");
        panels.open("Files").press("Make a certificate");
        panels.says("Certificate made");
    }

    /** No key of a sentence is shown instead of the sentence, in any language. */
    @Test
    void everySentenceIsThereInEachLanguage() {
        for (String locale : List.of("en-GB", "de-DE")) {
            context.close();
            context = Chromium.get().newContext(options().setLocale(locale));
            page = context.newPage();
            openPuzzle(EASY);
            assertThat(page.locator("html")).hasAttribute("lang", locale.substring(0, 2));
            for (int tab = 0; tab < 4; tab++) {
                page.locator("[role=tab]").nth(tab).click();
                noKeys(locale);
            }
            for (String tool : List.of("new", "paste", "share")) {
                page.locator(".tool-" + tool).click();
                assertThat(page.locator("dialog")).isVisible();
                noKeys(locale);
                type("Escape");
            }
            for (int settingsOrKeys : List.of(0, 1)) {
                page.locator(".tool-menu").click();
                noKeys(locale);
                page.locator(".menu-part")
                        .last()
                        .locator(".menu-item")
                        .nth(settingsOrKeys)
                        .click();
                assertThat(page.locator("dialog")).isVisible();
                noKeys(locale);
                type("Escape");
            }
        }
    }

    private void noKeys(String locale) {
        String text = page.locator("body").ariaSnapshot();
        List<String> keys = Pattern.compile("(?<![\\w./])[a-z]+(?:\\.[a-zA-Z]+)+(?![\\w./])")
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(key -> !key.matches(".*\\.(txt|cnf|drup|js|html|sdk|sdm)"))
                .toList();
        assertThat(keys).as(locale).isEmpty();
    }
}
