package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A player whose browser speaks German reads nothing but German: hints, paths, reasons and checks. */
class GermanTest extends PageTest {

    /** Needs chains and sets as well as singles. */
    private static final String HARD =
            "1....8....9...47.5...5.......42..183....1.2..3....7.6..2.64....6......3...7.....1";

    /** Two fives in a row. */
    private static final String CLASH = "55" + EMPTY.substring(2);

    /** The first given a 2 instead of a 5: no solution, though no equal digits clash. */
    private static final String NONE = "23" + EASY.substring(2);

    @Override
    Browser.NewContextOptions options() {
        return super.options().setLocale("de-DE");
    }

    /** Nothing that is shown is marked as another language than the page's. */
    private void isGerman(String state) {
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        List<String> others = page.locator("[lang]:not(html)").allTextContents().stream()
                .filter(text -> !text.isEmpty())
                .toList();
        assertThat(others).as(state).isEmpty();
    }

    private void says(Panels panels, String expression) {
        panels.says(Pattern.compile(expression));
    }

    /** What is wrong with a link of the page is told in German, or else marked as English. */
    @Test
    void aBadLinkIsToldInTheLanguageThatIsMarked() {
        open("#p=" + EMPTY + "&rules=box%203x3;killer%2015%20r1");
        Locator alert = page.locator("#alert .alert-text");
        assertThat(alert).containsText("Feld „rules“, Zeile 2, Spalte 11: ");
        isGerman("rules");
        page.locator(".tool-paste").click();
        page.locator("dialog textarea").fill(host.address() + "#p=12");
        page.locator("dialog .primary").click();
        assertThat(page.locator("dialog .error")).containsText("Die Zeile der Vorgaben hat 2 Zeichen");
        assertThat(page.locator("dialog .error [lang]")).hasCount(0);
    }

    /** Longer words than the English ones have room. */
    @ParameterizedTest
    @CsvSource({"360, 640", "1024, 768", "1440, 900"})
    void tabsAndStatisticsHaveRoom(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        Locator tabs = page.locator(".panel-tabs");
        assertThat(tabs.locator("[role=tab]")).hasCount(5);
        for (Locator tab : tabs.locator("[role=tab]").all()) {
            tab.click();
            assertThat(tabs.evaluate("tabs => tabs.scrollWidth - tabs.clientWidth"))
                    .as(tab.textContent())
                    .isEqualTo(0);
        }
        page.evaluate(
                "localStorage['sudoku-sat.results.1'] = JSON.stringify(['', 'unfair', 'medium'].map((level, i) => "
                        + "({puzzle: i, time: 1, seconds: 7000, hints: 0, level, kind: 'classic'})))");
        page.locator(".tool-menu").click();
        page.getByText("Statistik …").click();
        assertThat(page.locator(".statistics tr")).hasCount(4);
        assertThat(page.locator(".statistics")
                        .evaluate("table => Math.max(0, table.offsetWidth - table.parentElement.clientWidth + 32)"))
                .isEqualTo(0);
    }

    /** One with a solution and one without. */
    static List<String> hintPathCheckAndWhy() {
        return List.of(HARD, NONE);
    }

    static List<String> hintWholePathCheckAndWhy() {
        return List.of(EASY, HARD, SPARSE, EMPTY, CLASH, NONE);
    }

    @ParameterizedTest
    @MethodSource
    void hintPathCheckAndWhy(String puzzle) {
        ask(puzzle, 4);
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource
    void hintWholePathCheckAndWhy(String puzzle) {
        ask(puzzle, 1);
    }

    /** Of the first steps of the path, one in {@code stride} is opened. */
    private void ask(String puzzle, int stride) {
        openPuzzle(puzzle);
        Panels panels = new Panels(this);
        panels.open("Hinweise");
        for (int strength = 1; strength <= 3; strength++) {
            panels.press("Hinweis");
            says(panels, "Achten Sie auf|Es ändert sich etwas|Anwenden|Hier hilft|[Kk]eine Lösung");
            isGerman("hint " + strength);
        }
        panels.press("Logisch lösen");
        says(panels, "logisch gelöst|Logik nicht weiter|Keine Lösung\\.");
        isGerman("path");
        List<Locator> steps = panels.panel().locator("ol.steps button").all();
        for (int i = 0; i < Math.min(40, steps.size()); i += stride) {
            steps.get(i).click();
            isGerman(steps.get(i).textContent());
        }
        type("Escape");
        panels.open("Antwort").press("Prüfen");
        says(panels, "Genau eine Lösung|Mindestens zwei|Keine Lösung: ");
        isGerman("check");
        type("Escape");
        panels.open("Hinweise");
        cell(9, 2).click();
        panels.panel().locator(".digit-choice").first().click();
        panels.press("Warum nicht diese Ziffer?");
        assertThat(panels.panel().locator(".part .verdict")).hasCount(1);
        isGerman("why");
    }

    @Test
    void theSmallestExplanationIsGerman() {
        openPuzzle(EASY);
        Panels panels = new Panels(this);
        panels.open("Hinweise");
        cell(9, 1).click();
        panels.panel().locator(".digit-choice").nth(2).click();
        panels.press("Warum muss es diese sein?");
        says(panels, "Die 3 passt|hat nur noch|Wäre r9c1=3 falsch");
        isGerman("why it must be");
    }

    @Test
    void theListsOfTechniquesAreGerman() {
        openPuzzle(HARD);
        Panels panels = new Panels(this);
        panels.open("Hinweise").press("Alle Schritte jetzt");
        says(panels, "Jetzt sind [0-9]+ Schritte möglich");
        panels.press("Bewerten");
        says(panels, "Schwerste Technik");
        says(panels, "etwa SE ");
        panels.panel()
                .locator("summary", new Locator.LocatorOptions().setHasText("Techniken"))
                .click();
        says(panels, "Wolkenkratzer");
        panels.open("Löser");
        isGerman("lists");
    }

    @Test
    void whatIsToldWhileAPuzzleIsSetIsGerman() {
        Locator live = page.locator("#live");
        for (String puzzle : List.of(EASY, NONE, CLASH, EMPTY)) {
            openPuzzle(puzzle);
            page.locator(".tool-menu").click();
            button("Vorgaben ändern").click();
            assertThat(live.locator(".live-verdict"))
                    .hasText(Pattern.compile("Genau eine .*|Keine Lösung: .*|.* Lösungen.*"));
            if (puzzle.equals(EASY)) {
                assertThat(live.locator("summary")).containsText("gelöst");
                live.locator("summary").click();
            } else if (puzzle.equals(EMPTY)) {
                button("Wahre Kandidaten zeigen").click();
                assertThat(live).containsText("wahre Kandidaten");
            } else {
                assertThat(live.locator(".aside").first()).isVisible();
            }
            isGerman("set: " + puzzle);
        }
    }

    /** Who plays in English is not sent the German sentences. */
    @Test
    void onlyGermanFetchesGerman() {
        context.close();
        context = Chromium.get().newContext(options().setLocale("en-GB"));
        page = context.newPage();
        List<String> requests = new ArrayList<>();
        page.onRequest(request -> requests.add(request.url()));
        openPuzzle(EASY);
        new Panels(this).open("Hints").press("Hint");
        assertThat(status()).containsText("look at");
        assertThat(requests).anyMatch(url -> url.endsWith("/app.js")).noneMatch(url -> url.matches(".*/text/de/.*"));
    }

    /** The sheet that is printed has the words of the page, and those of its setter as they are. */
    @Test
    void theSheetIsGerman() throws IOException {
        open(
                "#p=.3.61.8....9.....3.........4............41.95....5......68......7..2...1.....3...&rules=box%203x3%3B%20rule%20diagonals&title=page%201%20of%202&author=Solutions&words=easy");
        Panels panels = new Panels(this).open("Dateien");
        Download download = page.waitForDownload(() -> panels.press("Blatt speichern"));
        String sheet = Files.readString(download.path());
        assertThat(sheet)
                .contains(
                        "<html lang=\"de\">",
                        "<h1>page 1 of 2 von Solutions</h1><p>Seite 1 von 2</p>",
                        "<h2>Lösungen – page 1 of 2 von Solutions</h2>",
                        "<p class=\"note\">X: beide Diagonalen</p>",
                        "<p class=\"words\">easy</p>")
                .containsPattern("<b>1</b> · (Leicht|Mittel|Schwer|Unfair|Extrem)</p>")
                .doesNotContain("Each digit", "Puzzle 1", "Solution of");
    }
}
