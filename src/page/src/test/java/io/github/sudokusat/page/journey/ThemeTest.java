package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Light and dark: the system's choice until the player makes one. And the colours of cells. */
class ThemeTest extends PageTest {

    private static final String DARK = "rgb(20, 22, 26)";
    private static final String LIGHT = "rgb(246, 245, 241)";

    private void system(ColorScheme colours) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
    }

    private void shows(String background) {
        assertThat(page.locator("body")).hasCSS("background-color", background);
    }

    @Test
    void thePageFollowsTheSystem() {
        system(ColorScheme.DARK);
        openPuzzle(EASY);
        shows(DARK);
        system(ColorScheme.LIGHT);
        shows(LIGHT);
        assertThat(page.locator("meta[name=theme-color]")).hasAttribute("content", "#f6f5f1");
    }

    @Test
    void thePlayersChoiceIsKept() {
        system(ColorScheme.LIGHT);
        openPuzzle(EASY);
        button("Settings…").click();
        Locator colours = page.getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Colours"));
        colours.selectOption("dark");
        shows(DARK);
        page.reload();
        awaitReady();
        shows(DARK);
        button("Settings…").click();
        colours.selectOption("system");
        shows(LIGHT);
    }

    /** The theme is there before the rest of the page, so nothing flashes: the scripts of the page itself never arrive here. */
    @Test
    void theThemeIsThereBeforeThePage() {
        page.route(
                "**/app.js",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("text/javascript")
                        .setBody("")));
        system(ColorScheme.DARK);
        page.navigate(host.address());
        shows(DARK);
    }

    /** What stands in a coloured cell stays legible: its colour lies behind it. */
    @Test
    void coloursLieBehindMarks() {
        openPuzzle(EASY);
        button("Fill marks").click();
        button("Colour").click();
        cell(1, 3).click();
        button("Colour a").click();
        cell(9, 3).click();
        assertThat(cell(1, 3).locator(".tint")).isVisible();
        assertThat(cell(1, 3).locator(".mark").first()).isVisible();
        Object top = cell(1, 3).locator(".mark").first().evaluate("""
                mark => {
                  const { x, y, width, height } = mark.getBoundingClientRect();
                  return document.elementFromPoint(x + width / 2, y + height / 2).className;
                }
                """);
        Assertions.assertThat(String.valueOf(top)).contains("mark");
    }

    /** On a plain cell, a selected and a coloured one, own digits have another colour than givens. */
    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void ownDigitsHaveTheirColour(ColorScheme colours) {
        system(colours);
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        assertDiffer();
        type("Shift+ArrowLeft");
        assertDiffer();
        type("v", "1");
        cell(9, 1).click();
        assertThat(page.locator(".cell .tint-a")).hasCount(2);
        assertDiffer();
    }

    /** The given in r1c2 and the own digit in r1c3. */
    private void assertDiffer() {
        String colour = "e => getComputedStyle(e).color";
        Assertions.assertThat(cell(1, 3).locator(".digit").evaluate(colour))
                .isNotEqualTo(cell(1, 2).locator(".digit").evaluate(colour));
    }

    /** Letters are loaded for grids that have them. */
    @Test
    void theGridHasItsTypeface() {
        openPuzzle(EASY);
        hasTypefaces("digits loaded");
        assertThat(cell(1, 1).locator(".digit")).hasCSS("font-family", Pattern.compile("digits, letters, .*"));
        open("#p=" + ".".repeat(256) + "&rules=box+4x4");
        hasTypefaces("digits loaded, letters loaded");
    }

    private void hasTypefaces(String faces) {
        page.waitForFunction(
                "faces => [...document.fonts].map(({ family, status }) => `${family} ${status}`).sort().join(', ') === faces",
                faces);
    }
}
