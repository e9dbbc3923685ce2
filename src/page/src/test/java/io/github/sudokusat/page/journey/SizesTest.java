package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Windows of every width, zoom, and what players ask of their system. */
class SizesTest extends PageTest {

    /** Nothing sticks out sideways. */
    private void fits(String state) {
        assertThat(page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"))
                .as(state)
                .isEqualTo(0);
    }

    /** The widths of 1280 px at 400 % zoom, phones, tablets, and desktops. */
    @ParameterizedTest
    @ValueSource(ints = {320, 1280})
    void nothingScrollsSideways(int width) {
        page.setViewportSize(width, 800);
        openPuzzle(EASY);
        fits("a puzzle");
        Panels panels = new Panels(this);
        panels.open("Hints").press("Hint");
        panels.press("Hint");
        panels.press("Hint");
        fits("an explanation");
        panels.press("Solve by logic");
        panels.says("Solved by logic");
        fits("a path");
        for (String tab : List.of("Answer", "Engines", "Files", "Rules")) {
            panels.open(tab);
            fits("the panel " + tab);
        }
        for (String dialog : List.of("New…", "Paste…", "Share…", "Settings…", "Keys…")) {
            button(dialog).click();
            assertThat(page.locator("dialog")).isVisible();
            fits("the dialog " + dialog);
            type("Escape");
        }
        open("#p=" + ".".repeat(256) + "&rules=box%204x4");
        fits("16×16");
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {390, 820})
    void neitherDoOtherWidths(int width) {
        nothingScrollsSideways(width);
    }

    @ParameterizedTest
    @ValueSource(ints = {320, 1280})
    void targetsAreLargeEnough(int width) {
        page.setViewportSize(width, 800);
        openPuzzle(EASY);
        for (String tab : List.of("Hints", "Answer", "Engines", "Files", "Rules")) {
            new Panels(this).open(tab);
            targetsAreLargeEnough("the panel " + tab);
        }
        for (String dialog : List.of("New…", "Paste…", "Share…", "Settings…", "Keys…", "Checkpoints…")) {
            button(dialog).click();
            assertThat(page.locator("dialog")).isVisible();
            targetsAreLargeEnough("the dialog " + dialog);
            type("Escape");
        }
    }

    @Test
    @Tag("slow")
    void soTheyAreOnAPhone() {
        targetsAreLargeEnough(390);
    }

    private void targetsAreLargeEnough(String state) {
        Object small = page.evaluate("""
                    [...document.querySelectorAll('button, select, [role=tab], summary, input[type=text]')]
                      .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 39.5)
                      .map((e) => (e.getAttribute('aria-label') || e.textContent) + ' ' + e.getBoundingClientRect().height)
                    """);
        assertThat((List<?>) small).as(state).isEmpty();
    }

    @Test
    void bordersAndShapesStayUnderForcedColours() {
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        openPuzzle(EASY);
        cell(1, 3).click();
        type("5");
        assertThat(cell(1, 3).evaluate("e => getComputedStyle(e).backgroundColor"))
                .as("the background of the selected cell")
                .isNotEqualTo(cell(3, 4).evaluate("e => getComputedStyle(e).backgroundColor"));
        assertThat(page.locator("svg.lines")).isVisible();
        new Panels(this).solve();
        assertThat(digits()).doesNotContain(".");
    }
}
