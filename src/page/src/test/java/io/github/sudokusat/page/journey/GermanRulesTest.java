package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page speaks of rules in German. */
class GermanRulesTest extends PageTest {

    @Override
    Browser.NewContextOptions options() {
        return super.options().setLocale("de-DE");
    }

    @BeforeEach
    void openPage() {
        openPuzzle(EASY);
    }

    /** Nothing but a rule that its player has named is marked as another language. */
    @Test
    void thePageNamesRulesInGerman() {
        open(
                "#p=" + EMPTY
                        + "&rules=box%203x3;killer%2015%20r1c1%20r1c2;sandwich%208%20top4;rule%20anti-king;only-marked%20ratio%202");
        assertThat(page.locator(".game-rules"))
                .hasText("9×9 · Anti-König · Killer-Käfig · Negativregel, Verhältnis 2 · Sandwich");
        page.locator(".rule-list summary").click();
        assertThat(page.locator(".rule-list li")).hasText(new String[] {
            "Killer-Käfig 15: r1c1, r1c2", "Negativregel, Verhältnis 2", "Sandwich 8 abwärts ab r1c4"
        });
        assertThat(name(1, 2)).isEqualTo("Zeile 1 Spalte 2, Block 1, leer, Killer-Käfig 15");
        isGerman();
    }

    /** Also digits from 0, all cells of rules that are combined, and what is wrong with a line. */
    @Test
    void thePanelOfRulesSpeaksGerman() {
        open("#p=" + EMPTY
                + "&rules=box%203x3;digits%200-8;either%20killer%203%20r8c1%20r8c2%20%7C%20thermo%20r5c1%20r6c1");
        assertThat(page.locator(".game-rules")).containsText("Ziffern 0-8");
        new Panels(this).open("Regeln");
        assertThat(page.locator(".rules .rule-name"))
                .hasText(new String[] {"Ziffern 0-8", "entweder Killer-Käfig 3: r8c1, r8c2 oder Thermometer: r5c1, r6c1"
                });
        page.locator(".rule-form input.mono").fill("killer 15 r1c1 r1c99");
        page.locator(".rule-form input.mono").press("Enter");
        assertThat(page.locator(".rule-form .wrong"))
                .hasText("Spalte 16: Erwartet: eine Zelle von r1c1 bis r9c9; gefunden: „r1c99“.");
        page.locator(".rule-form input.mono").fill("full-rank 1 r1c1 r1c2");
        page.locator(".rule-form input.mono").press("Enter");
        assertThat(page.locator(".rule-form .wrong"))
                .containsText("die Zellen einer ganzen Zeile oder Spalte der Reihe nach");
        isGerman();
    }

    /** Hints, checks and reasons, of a puzzle whose cage has no room for the given next to it. */
    @Test
    void thePanelsSpeakOfRulesInGerman() {
        open("#p=" + EMPTY + "&rules=box%203x3;killer%203%20r1c1%20r1c2;thermo%20r4c4-r4c6");
        Panels panels = new Panels(this);
        panels.open("Hinweise").press("Hinweis");
        panels.says(Pattern.compile("Achten Sie auf „Killer-Käfig 3 bei r1c1“"));
        panels.press("Hinweis");
        panels.press("Hinweis");
        panels.says(Pattern.compile("Die Regel „Killer-Käfig 3 bei r1c1“ lässt"));
        isGerman();
        open("#p=...1" + EMPTY.substring(4) + "&rules=box%203x3;killer%203%20r1c1%20r1c2");
        panels.open("Antwort").press("Prüfen");
        panels.says(Pattern.compile(
                "Keine Lösung: Die markierten Vorgaben und die Regeln unten.*Killer-Käfig 3: r1c1, r1c2",
                Pattern.DOTALL));
        isGerman();
        open("#p=45" + EMPTY.substring(2) + "&rules=box%203x3;killer%203%20r1c1%20r1c2");
        panels.open("Antwort").press("Prüfen");
        panels.says(Pattern.compile("Killer-Käfig 3 bei r1c1 hat die Summe 9"));
        isGerman();
    }

    private void isGerman() {
        assertThat(page.locator("[lang]:not(html)").allTextContents().stream().filter(text -> !text.isEmpty()))
                .isEmpty();
    }
}
