package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/** Light and dark: the system's choice until the player makes one. */
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
}
