package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What those perceive who do not see the page, or not well: names, roles, contrast, as axe checks them, and the order of reading. */
class AccessibilityTest extends PageTest {

    private void axe(String state) {
        axe(state, "html");
    }

    /** Only one part of the page, where nothing else has changed. */
    private void axe(String state, String part) {
        Axe.findsNothing(page, state, part);
    }

    /** Otherwise the other tests would say nothing. */
    @Test
    void axeFindsWhatIsWrong() {
        openPuzzle(EASY);
        page.evaluate("document.documentElement.removeAttribute('lang')");
        assertThatThrownBy(() -> axe("a page without a language"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("html-has-lang");
    }

    @Test
    void axeFindsNothing() {
        play(ColorScheme.LIGHT, 1280);
    }

    @Test
    @Tag("slow")
    void axeFindsNothingInTheDarkOnAPhone() {
        play(ColorScheme.DARK, 390);
    }

    private void play(ColorScheme colours, int width) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        page.setViewportSize(width, 844);
        openPuzzle(EASY);
        axe("a puzzle");
        cell(1, 3).click();
        type("5");
        axe("a conflict");
        type("Backspace");
        button("Fill marks").click();
        axe("candidates");
        Panels panels = new Panels(this);
        panels.open("Hints").press("Hint");
        panels.press("Hint");
        panels.press("Hint");
        axe("an explanation");
        for (String tab : List.of("Answer", "Engines", "Files", "Rules")) {
            panels.open(tab);
            axe("the panel " + tab, "#panels");
        }
        panels.open("Answer").press("Count for each candidate");
        panels.says("One solution.");
        axe("a heat map");
    }

    @Test
    void axeFindsNothingInDialogs() {
        findsNothingInDialogs(ColorScheme.LIGHT);
    }

    @Test
    @Tag("slow")
    void axeFindsNothingInDialogsInTheDark() {
        findsNothingInDialogs(ColorScheme.DARK);
    }

    private void findsNothingInDialogs(ColorScheme colours) {
        openPuzzle(EASY);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        findsNothingInDialog("New…", "New puzzle");
        findsNothingInDialog("Paste…", "Paste a puzzle");
        findsNothingInDialog("Share…", "Share");
        findsNothingInDialog("Settings…", "Settings");
        findsNothingInDialog("Keys…", "Keys");
        findsNothingInDialog("Statistics…", "Statistics");
        findsNothingInDialog("Checkpoints…", "Checkpoints");
    }

    private void findsNothingInDialog(String opener, String title) {
        button(opener).press("Enter");
        Locator dialog = page.getByRole(
                AriaRole.DIALOG, new Page.GetByRoleOptions().setName(title).setExact(true));
        assertThat(dialog).isVisible();
        axe(opener, "dialog");
        type("Escape");
        assertThat(dialog).hasCount(0);
        assertThat(opener(opener)).isFocused();
    }

    /** What only some puzzles show, and what is drawn over the grid. */
    @Test
    @Tag("slow")
    void axeFindsNothingInRarerStates() {
        openPuzzle(JourneysTest.SEVERAL);
        Panels panels = new Panels(this).open("Answer");
        panels.press("Check");
        panels.says("cells differ");
        panels.press("Solution 1");
        axe("one of several solutions");
        openPuzzle(JourneysTest.NONE);
        panels.open("Answer").press("Check");
        panels.says("cannot all be correct");
        axe("clashing givens");
        cell(1, 3).click();
        type("v", "1", "2", "z", "b");
        axe("colours and a filter");
        button("Edit givens").click();
        assertThat(page.locator("#live .live-verdict")).containsText("cannot all be correct");
        axe("givens that clash being typed");
        openPuzzle(JourneysTest.SEVERAL);
        button("Edit givens").click();
        button("Show true candidates").click();
        assertThat(page.locator("#live")).containsText("true candidates in");
        axe("true candidates");
        openPuzzle(EASY);
        button("Edit givens").click();
        assertThat(page.locator("#live summary")).hasCount(1);
        axe("a proper puzzle that is being set");
        open(StopTest.ENDLESS);
        panels.startCount();
        axe("a run");
        panels.stop();
    }

    @Test
    void axeFindsNothingInGerman() {
        page.addInitScript("localStorage.setItem('sudoku-sat.settings', JSON.stringify({ language: 'de' }))");
        openPuzzle(EASY);
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        axe("a puzzle");
        cell(1, 1).click();
        type("n");
        assertThat(page.locator(".overlay .ov-ring")).hasCount(1);
        axe("an explanation");
    }

    @Test
    @Tag("slow")
    void axeFindsNothingOnLargeGrids() {
        open("#p=" + ".".repeat(256) + "&rules=box%204x4");
        assertThat(grid().getByRole(AriaRole.ROW)).hasCount(16);
        axe("16×16");
    }

    @Test
    void cellsHaveNamesThatSayWhatTheyHold() {
        openPuzzle(EASY);
        assertThat(name(1, 1)).isEqualTo("row 1 column 1, box 1, given 5");
        assertThat(name(5, 9)).isEqualTo("row 5 column 9, box 6, given 1");
        assertThat(name(1, 3)).isEqualTo("row 1 column 3, box 1, empty");
        cell(1, 3).click();
        type("4");
        assertThat(name(1, 3)).isEqualTo("row 1 column 3, box 1, 4");
        type("5");
        assertThat(name(1, 3)).startsWith("row 1 column 3, box 1, 5, conflicts with row 1 column 1");
        assertThat(name(1, 1)).startsWith("row 1 column 1, box 1, given 5, conflicts with row 1 column 3");
        type("Backspace", "Control+1", "Control+2", "Control+4");
        assertThat(name(1, 3)).isEqualTo("row 1 column 3, box 1, empty, candidates 1 2 4");
        assertThat(cell(1, 1)).hasAttribute("aria-readonly", "true");
        assertThat(cell(1, 3)).not().hasAttribute("aria-readonly", "true");
        assertThat(cell(1, 3)).hasAttribute("aria-selected", "true");
    }

    @Test
    void theGridIsOneStopOfTheTabKey() {
        openPuzzle(EASY);
        assertThat(page.locator("[role=gridcell][tabindex='0']")).hasCount(1);
        cell(4, 4).click();
        assertThat(page.locator("[role=gridcell][tabindex='0']")).hasCount(1);
        assertThat(cell(4, 4)).isFocused();
        type("ArrowLeft");
        assertThat(cell(4, 3)).isFocused();
        assertThat(cell(4, 3)).hasAttribute("tabindex", "0");
        type("Home", "ArrowLeft");
        assertThat(cell(4, 9)).isFocused();
        type("Control+End");
        assertThat(cell(9, 9)).isFocused();
        type("Tab");
        assertThat(page.locator("[role=gridcell]:focus")).hasCount(0);
        type("Shift+Tab");
        assertThat(cell(9, 9)).isFocused();
    }

    /** The order in which a screen reader reads: the tools, the puzzle with its messages, the keys, the panels. */
    @Test
    void thePageIsReadInOrder() {
        openPuzzle(EASY);
        String tree = page.locator("body").ariaSnapshot();
        int last = -1;
        for (String part : List.of(
                "link \"Skip to the grid\"",
                "heading \"sudoku-sat\" [level=1]",
                "toolbar \"Puzzle and page\"",
                "button \"New…\"",
                "grid \"Sudoku grid\"",
                "row ",
                "gridcell \"row 1 column 1, box 1, given 5\"",
                "gridcell \"row 9 column 9, box 9, given 9\"",
                "status",
                "group \"What the digit keys enter\"",
                "button \"Digit\" [pressed]",
                "group \"Digits\"",
                "button \"Place 1, 6 left\"",
                "tablist \"Help and answers\"",
                "tab \"Hints\" [selected]",
                "tabpanel \"Hints\"",
                "button \"Hint\"")) {
            int at = tree.indexOf(part, last + 1);
            assertThat(at).as("%s, in order, in\n%s", part, tree).isGreaterThan(last);
            last = at;
        }
    }
}
