package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Steps in the notation that the player wants. */
class NotationTest extends PageTest {

    /** Needs eliminations. */
    private static final String HARD =
            ".8....7..1...8659....9...6..5.692.....8...9.....854.1..6...8....2317...6..9....3.";

    /** Arto Inkala, 2012; its first step removes several digits from a cell. */
    private static final String INKALA =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    @Test
    void stepsAreWrittenInWords() {
        openPuzzle(HARD);
        Panels panels = new Panels(this);
        panels.press("Solve by logic");
        Locator gone = panels.panel().locator(".steps .p-chip-removed");
        assertThat(gone.first()).hasText(Pattern.compile("r.*<>\\d+"));
        button("Settings…").click();
        page.getByRole(AriaRole.DIALOG).getByLabel("Steps").selectOption("words");
        type("Escape");
        panels.press("Solve by logic");
        assertThat(gone.first()).hasText(Pattern.compile("not \\d+ in r.*c.*"));
        assertThat(gone.first()).hasCSS("text-decoration-line", "none");
        assertThat(panels.panel().locator(".steps .p-chip-placed").first())
                .hasText(Pattern.compile("\\d in r\\d+c\\d+"));
        gone.first().click();
        assertThat(panels.panel().locator(".sentence .p-chip").first()).hasText(Pattern.compile(".* in r.*"));
        assertThat(status()).containsText(" in r");
        assertThat(panels.panel().locator(".p-chip").allTextContents()).noneMatch(text -> text.contains("<>"));
        openPuzzle(INKALA);
        panels.press("Next step");
        Locator several = panels.panel().locator(".sentence .p-chip-removed");
        assertThat(several.first()).isVisible();
        assertThat(several.allTextContents())
                .contains("not 3 in r1c4,r7c14,r8c9", "not 1, 3 or 6 in r1c9", "not 2 or 7 in r9c5");
        assertThat(panels.panel().textContent()).doesNotContainPattern("c\\d+,\\d");
    }
}
