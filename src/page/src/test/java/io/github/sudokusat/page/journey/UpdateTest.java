package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service worker and the offers of new versions, on a page of four files around them. */
class UpdateTest extends PageTest {

    private static final Path SOURCES = Path.of("src/page/src/main/web");

    @TempDir
    Path folder;

    @Override
    Host startHost() throws IOException {
        for (String name : List.of("sw.js", "update.js")) {
            Files.copy(SOURCES.resolve(name), folder.resolve(name));
        }
        Files.writeString(folder.resolve("app.js"), """
                import { createUpdates } from './update.js';
                import { name } from './name.js';
                document.querySelector('h1').textContent = name;
                const updates = document.getElementById('update');
                const hooks = { t: (key) => key, say: () => {}, save: () => localStorage.setItem('saved', name) };
                createUpdates(updates, hooks).then((is) => document.body.classList.toggle('is-kept', is));
                """);
        publish("one");
        return FolderHost.start(folder, 0);
    }

    /** Puts a version in place. */
    private void publish(String version) throws IOException {
        Files.writeString(folder.resolve("index.html"), """
                <!doctype html><meta charset="utf-8"><title>%s</title><link rel="icon" href="data:,">
                <h1>?</h1><div id="update"></div><script type="module" src="app.js"></script>
                """.formatted(version));
        Files.writeString(folder.resolve("name.js"), "export const name = '" + version + "';\n");
        Files.writeString(
                folder.resolve("version.js"),
                "self.page = { version: \"" + version
                        + "\", files: [\"app.js\", \"index.html\", \"name.js\", \"sw.js\"," + " \"update.js\"] };\n");
    }

    @Override
    Browser.NewContextOptions options() {
        return super.options().setServiceWorkers(ServiceWorkerPolicy.ALLOW);
    }

    @Override
    void awaitReady() {
        assertThat(heading(page)).not().hasText("?");
    }

    private static Locator heading(Page page) {
        return page.getByRole(AriaRole.HEADING);
    }

    /** Opens the page and waits until all of it is kept. */
    private void openAndKeep() {
        open("");
        assertThat(page.locator("body.is-kept")).isVisible();
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        page.evaluate(
                "new Promise((done) => { const look = () => navigator.serviceWorker.controller ? done(true) : setTimeout(look, 10); look(); })");
    }

    /** Makes the page ask for a new version, as it does by itself after some hours. */
    private static void lookForUpdate(Page page) {
        page.evaluate(
                "navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true, () => false)");
    }

    private String caches() {
        return String.valueOf(page.evaluate("caches.keys().then((keys) => keys.join())"));
    }

    @Test
    void theFirstVisitIsEnough() throws IOException {
        openAndKeep();
        host.close();
        page.reload();
        assertThat(heading(page)).hasText("one");
        page.navigate(host.address() + "index.html#p=12");
        assertThat(heading(page)).hasText("one");
        Page another = context.newPage();
        another.navigate(host.address() + "?from=link");
        assertThat(heading(another)).hasText("one");
    }

    @Test
    void aNewVersionIsOfferedAndNotForced() throws IOException {
        openAndKeep();
        publish("two");
        lookForUpdate(page);
        assertThat(page.locator("#update")).containsText("update.ready");
        assertThat(heading(page)).hasText("one");
        button("update.later").click();
        assertThat(page.locator("#update")).isEmpty();
        page.reload();
        assertThat(heading(page)).hasText("one");
        assertThat(page.locator("#update")).containsText("update.ready");
        assertThat(caches()).isEqualTo("sudoku-sat one,sudoku-sat two");
        button("update.now").click();
        assertThat(heading(page)).hasText("two");
        assertThat(page.evaluate("localStorage.getItem('saved')")).isEqualTo("one");
        assertThat(page.locator("#update")).isEmpty();
        assertThat(caches()).isEqualTo("sudoku-sat two");
        host.close();
        page.reload();
        assertThat(heading(page)).hasText("two");
    }

    @Test
    void anotherWindowIsToldAndNotReloaded() throws IOException {
        openAndKeep();
        Page other = context.newPage();
        other.navigate(host.address());
        assertThat(heading(other)).hasText("one");
        publish("two");
        lookForUpdate(page);
        button("update.now").click();
        assertThat(heading(page)).hasText("two");
        assertThat(other.locator("#update")).containsText("update.elsewhere");
        assertThat(heading(other)).hasText("one");
        other.getByRole(AriaRole.BUTTON).first().click();
        assertThat(heading(other)).hasText("two");
    }

    @Test
    void aVersionWithAMissingFileIsNotTaken() throws IOException {
        tolerate("404|name\\.js");
        openAndKeep();
        publish("two");
        Files.delete(folder.resolve("name.js"));
        lookForUpdate(page);
        page.waitForTimeout(500);
        assertThat(page.locator("#update")).isEmpty();
        assertThat(caches()).isEqualTo("sudoku-sat one");
        host.close();
        page.reload();
        assertThat(heading(page)).hasText("one");
    }

    @Test
    void withoutServiceWorkersThePageWorksAllTheSame() {
        page.addInitScript(
                "Object.defineProperty(navigator, 'serviceWorker', { get() { throw new Error('blocked'); } });");
        open("");
        assertThat(heading(page)).hasText("one");
        assertThat(page.locator("body.is-kept")).hasCount(0);
    }
}
