package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Storage that fails, is full, or holds what the page did not write. */
class StorageTest extends PageTest {

    private void plays() {
        cell(1, 3).click();
        type("4");
        assertThat(digits().charAt(2)).isEqualTo('4');
        new Panels(this).check();
    }

    @Test
    void blockedStorageGivesANoteAndThePagePlays() {
        page.addInitScript(
                "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });");
        openPuzzle(EASY);
        plays();
    }

    @Test
    void storageThatThrowsHarmsNothing() {
        page.addInitScript("for (const name of ['getItem', 'setItem', 'removeItem', 'key'])"
                + " Storage.prototype[name] = () => { throw new Error('no'); };");
        openPuzzle(EASY);
        plays();
    }

    @Test
    void fullStorageHarmsNothing() {
        page.addInitScript(
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };");
        openPuzzle(EASY);
        plays();
    }

    /** Whatever the page writes is replaced by rubbish; then it is opened again, and played on. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "42",
                "not json",
                "{\"version\":0,\"games\":[{\"layout\":\"box 99x99\",\"digits\":\"x\"}]}",
                "[{\"layout\":\"box 3x3\",\"givens\":[1,2],\"digits\":null}]",
                "[null,{\"game\":{\"side\":-1}}]",
                "{\"__proto__\":{\"theme\":\"dark\"},\"theme\":{\"a\":1},\"language\":[\"xx\"]}"
            })
    void rubbishHarmsNothing(String rubbish) {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        Object keys = page.evaluate("""
                async (text) => {
                  while (localStorage.length === 0) {
                    await new Promise((done) => setTimeout(done, 20));
                  }
                  const keys = [...Object.keys(localStorage), 'sudoku-sat.settings'];
                  const replace = () => keys.forEach((key) => localStorage.setItem(key, text));
                  replace();
                  addEventListener('pagehide', replace);
                  return keys.length;
                }
                """, rubbish);
        assertThat((int) keys).as("keys in the storage").isGreaterThan(1);
        page.reload();
        awaitReady();
        cell(1, 3).click();
        type("Backspace");
        plays();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "__proto__", "../../x", "xx", "DE"})
    void anUnknownLanguageIsTheBrowsers(String language) {
        open("");
        page.evaluate(
                "(language) => localStorage.setItem('sudoku-sat.settings', JSON.stringify({ language }))", language);
        page.reload();
        awaitReady();
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        assertThat(button("New…")).isVisible();
    }
}
