package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Tag;
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
                "not json",
                "{\"version\":0,\"games\":[{\"layout\":\"box 99x99\",\"digits\":\"x\"}]}",
                "{\"__proto__\":{\"theme\":\"dark\"},\"theme\":{\"a\":1},\"language\":[\"xx\"]}"
            })
    void rubbishHarmsNothing(String rubbish) {
        playWith(rubbish);
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "null",
                "[]",
                "{}",
                "42",
                "[{\"layout\":\"box 3x3\",\"givens\":[1,2],\"digits\":null}]",
                "[null,{\"game\":{\"side\":-1}}]"
            })
    void moreRubbishHarmsNothing(String rubbish) {
        playWith(rubbish);
    }

    private void playWith(String rubbish) {
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
    @ValueSource(strings = {"__proto__", "xx"})
    void anUnknownLanguageIsTheBrowsers(String language) {
        openInEnglish(language);
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"", "../../x", "DE"})
    void moreUnknownLanguagesAreTheBrowsers(String language) {
        openInEnglish(language);
    }

    private void openInEnglish(String language) {
        open("");
        page.evaluate(
                "(language) => localStorage.setItem('sudoku-sat.settings', JSON.stringify({ language }))", language);
        page.reload();
        awaitReady();
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        assertThat(button("New…")).isVisible();
    }

    /** Opens the page with what the browser is said to keep. */
    private void openWith(String games, String settings) {
        page.route(
                "**/blank",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("text/html")
                        .setBody("<link rel=icon href='data:,'>")));
        page.navigate(host.address() + "blank");
        page.evaluate("""
                ([games, settings]) => {
                  localStorage.setItem('sudoku-sat.games.1', games);
                  localStorage.setItem('sudoku-sat.settings', settings);
                }
                """, List.of(games, settings));
        open("");
    }

    private void openWith(String games) {
        openWith(games, "{}");
    }

    private static String kept(String id, String layout, String more) {
        return "{\"id\":\"" + id + "\",\"time\":1700000000000,\"elapsed\":0,\"game\":{\"layout\":\"" + layout
                + "\",\"givens\":\"" + EASY + "\",\"digits\":\"534" + EASY.substring(3) + "\"" + more + "}}";
    }

    /** Waits until the browser keeps a text among the games. */
    private void awaitKept(String text) {
        page.waitForFunction("(text) => String(localStorage['sudoku-sat.games.1']).includes(text)", text);
    }

    @Test
    void aGameWithUnknownRulesMakesRoomForTheNext() {
        openWith("[" + kept("bad", "box 3x3; rule nonsense", "") + "," + kept("good", "box 3x3", "") + "]");
        assertThat(alert()).containsText("rules that the page does not know");
        assertThat(alert()).not().containsText("link");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        assertThat(digits()).isEqualTo("534" + EASY.substring(3));
        page.waitForFunction("() => JSON.parse(localStorage['sudoku-sat.games.1'])[0].id === 'good'");
        page.navigate("about:blank");
        open("");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        assertThat(alert()).isEmpty();
        assertThat((String) page.evaluate("localStorage['sudoku-sat.games.1']")).contains("\"bad\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[{\"id\":\"a\",\"ti", "42", "{\"a\":1}"})
    void aDamagedListIsToldOnceAndPutAside(String damaged) {
        openWith(damaged);
        assertThat(alert()).containsText("could not be read");
        assertThat(page.evaluate("localStorage['sudoku-sat.games.damaged']")).isEqualTo(damaged);
        page.reload();
        awaitReady();
        assertThat(alert()).isEmpty();
    }

    @Test
    void storageThatFillsUpIsToldOnce() {
        openPuzzle(EASY);
        awaitKept(EASY);
        page.evaluate(
                "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }");
        cell(1, 3).click();
        type("4");
        assertThat(alert()).containsText("no longer takes your game");
        alert().getByRole(AriaRole.BUTTON).click();
        type("6");
        new Panels(this).check();
        assertThat(alert()).isEmpty();
    }

    /** Another site's data may fill the storage, too: all of it, but for some characters. */
    @Test
    void aFullStorageIsToldBeforeMovesAreLost() {
        openPuzzle(EASY);
        awaitKept(EASY);
        page.evaluate("""
                () => {
                  let text = 'x'.repeat(1 << 20);
                  for (let i = 0; text.length > 64; ) {
                    try { localStorage.setItem('other.' + i, text); i++; } catch (full) { text = text.slice(text.length >> 1); }
                  }
                }
                """);
        cell(1, 3).click();
        for (int i = 0; i < 20; i++) {
            type("4", "Delete");
        }
        assertThat(alert()).containsText("storage is full");
        page.navigate("about:blank");
        open("");
        assertThat(status()).not().containsText("does not let the page store");
        assertThat(alert()).not().containsText("does not let the page store");
    }

    @Test
    void gamesThatCannotBeReadAreToldAndCopied() {
        String list = "[" + kept("a", "box 3x3", "") + ",null,"
                + kept("b", "box 3x3", "").replace("box 3x3", "circles") + "]";
        openWith(list);
        assertThat(alert()).containsText("Some of your kept games could not be read");
        assertThat(page.evaluate("localStorage['sudoku-sat.games.damaged']")).isEqualTo(list);
        assertThat(digits()).isEqualTo("534" + EASY.substring(3));
        page.reload();
        awaitReady();
        assertThat(alert()).isEmpty();
    }

    /** What one window plays is in the other as well; and a window that is loaded again has its own game. */
    @Test
    void twoWindowsAgree() {
        openPuzzle(EASY);
        awaitKept(EASY);
        Page first = page;
        page = context.newPage();
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        Page second = page;
        page = first;
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        assertThat(status()).containsText("Another window has played on");
        type("Control+z");
        assertThat(cell(1, 3)).not().hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        page = second;
        assertThat(cell(1, 3)).not().hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        // As fast as moves are kept.
        for (String key : List.of("4", "Delete", "1", "2", "4")) {
            type(key);
            page.waitForTimeout(430);
        }
        page = first;
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        assertThat(status()).not().containsText("in another window");
        assertThat(page.evaluate("JSON.parse(localStorage['sudoku-sat.games.1']).length"))
                .isEqualTo(1);
        // Of moves that followed each other quickly, this window may have seen fewer.
        for (int i = 0; i < 5 && digits().charAt(2) != '.'; i++) {
            type("Control+z");
        }
        page = second;
        openPuzzle(".8....7..1...8659....9...6..5.692.....8...9.....854.1..6...8....2317...6..9....3.");
        cell(1, 1).click();
        String opened = digits();
        page = first;
        cell(1, 4).click();
        type("6");
        awaitKept("\"digits\":\"53.6");
        page = second;
        page.reload();
        awaitReady();
        assertThat(digits()).isEqualTo(opened);
    }

    /** Both have moved at once: this window has a move to keep when the other one's is there already. */
    @Test
    void twoWindowsLoseNoMovesOfOneGame() {
        openPuzzle(EASY);
        awaitKept(EASY);
        cell(1, 3).click();
        page.evaluate("""
                () => {
                  const key = { key: '4', code: 'Digit4', bubbles: true, cancelable: true };
                  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key));
                  const games = JSON.parse(localStorage['sudoku-sat.games.1']);
                  games[0].game.digits = '53.6' + games[0].game.digits.slice(4);
                  localStorage['sudoku-sat.games.1'] = JSON.stringify(games);
                }
                """);
        assertThat(status()).containsText("in another window");
        awaitKept("\"digits\":\"534.");
        cell(1, 4).click();
        type("2");
        awaitKept("\"digits\":\"5342");
        awaitKept("\"digits\":\"53.6");
        assertThat(page.evaluate("JSON.parse(localStorage['sudoku-sat.games.1']).length"))
                .isEqualTo(2);
    }

    @Test
    void endlessTimeAndKeysAsTitlesAreNotTaken() {
        openWith("[" + kept("a", "box 3x3", ",\"title\":\"title.size\"").replace("\"elapsed\":0", "\"elapsed\":1e999")
                + "]");
        assertThat(page.locator(".time")).hasText("0:00");
        assertThat(page.locator(".game-title")).hasText("title.size");
    }
}
