package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What one plays with is on the screen, whatever its size and shape, and stays where it is. */
class RoomTest extends PageTest {

    @ParameterizedTest
    @CsvSource({"320, 568", "820, 1180", "667, 375", "1024, 768", "1280, 720", "2560, 1440"})
    void nothingOnePlaysWithIsBelowTheFold(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        BoundingBox grid = grid().boundingBox();
        for (Locator part : parts()) {
            BoundingBox box = part.boundingBox();
            assertThat(box.y).as("%s", part).isNotNegative();
            assertThat(box.y + box.height).as("%s", part).isLessThanOrEqualTo(height);
            assertThat(box.x + box.width).as("%s", part).isLessThanOrEqualTo(width);
        }
        for (Locator key : page.locator("#pad .digit-key").all()) {
            BoundingBox box = key.boundingBox();
            assertThat(Math.min(box.width, box.height))
                    .as("a touch target")
                    .isGreaterThanOrEqualTo(width < 360 ? 40 : 44);
        }
        BoundingBox keys = page.locator("#pad .digits").boundingBox();
        if (width > height) {
            assertThat(keys.x).as("keys beside the grid").isGreaterThan(grid.x + grid.width);
            assertThat(grid.height).as("the height of the grid").isGreaterThan(height - 112.0);
        } else {
            assertThat(keys.y).as("keys under the grid").isGreaterThan(grid.y + grid.height);
            assertThat(grid.width).as("the width of the grid").isGreaterThan(width - 9.0);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"360, 640", "390, 844", "1080, 1920", "844, 390", "1440, 900", "1920, 1080"})
    void norIsItOnOtherScreens(int width, int height) {
        nothingOnePlaysWithIsBelowTheFold(width, height);
    }

    /** A number of many digits, and an error with one, are broken into lines. */
    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 720"})
    void longNumbersStayInTheirColumn(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EMPTY);
        Panels panels = new Panels(this).open("Rules");
        assertThat(page.locator(".live-verdict")).containsText("6,670,903,752,021,072,936,960");
        assertThat(tooWide()).isEqualTo(List.of());
        fillWithDigits(".live-verdict", ".live-details");
        assertThat(tooWide()).isEqualTo(List.of());
        panels.open("Answer").press("Count exactly");
        assertThat(panels.panel().locator(".verdict")).containsText("6,670,903,752,021,072,936,960");
        page.evaluate("document.getElementById('alert').append(document.createElement('span'))");
        page.evaluate("document.querySelector('#alert span').className = 'alert-text'");
        fillWithDigits(".panel:not([hidden]) .verdict", ".alert-text");
        assertThat(tooWide()).isEqualTo(List.of());
    }

    private void fillWithDigits(String... places) {
        for (String place : places) {
            page.locator(place).first().evaluate("place => { place.textContent = '1234567890'.repeat(6); }");
        }
    }

    private Object tooWide() {
        return page.evaluate("""
                [...document.querySelectorAll('html, .side, .live, .live-details, .alert, .panels, .panel')]
                    .filter(one => one.scrollWidth > one.clientWidth)
                    .map(one => `${one.className} ${one.scrollWidth} > ${one.clientWidth}`)""");
    }

    /** What is told of a puzzle while it is set is whole, with its buttons; long reasons scroll. */
    @ParameterizedTest
    @CsvSource({"1280, 720", "1440, 900"})
    void theLiveCheckIsOnTheScreen(int width, int height) {
        page.setViewportSize(width, height);
        for (String rules : List.of("", ";killer%203%20r1c3%20r1c4;killer%203%20r1c5%20r1c6")) {
            open("#p=" + EMPTY + "&rules=box%203x3" + rules);
            button("Edit givens").click();
            assertThat(page.locator(".live-verdict")).containsText(rules.isEmpty() ? "solutions." : "cannot hold");
            assertThat(page.locator(".live-details .aside")).hasCount(rules.isEmpty() ? 0 : 2);
            for (Locator part :
                    page.locator(".live-verdict, .live-details, #live button").all()) {
                BoundingBox box = part.boundingBox();
                assertThat(box.y + box.height).as("%s", part).isLessThanOrEqualTo(height);
            }
            assertThat(page.evaluate("scrollY")).isEqualTo(0);
        }
    }

    /** Neither another mode nor a hint moves the grid or the digit keys. */
    @ParameterizedTest
    @CsvSource({"1280, 720", "844, 390"})
    void nothingJumps(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        List<String> places = places();
        for (String key : List.of("x", "c", "v", "z", "n", "Escape", "b", "5")) {
            cell(1, 3).focus();
            type(key);
            assertThat(places()).as(key).isEqualTo(places);
        }
    }

    /** Nor does a message, whether it is short or the one at the end. */
    @ParameterizedTest
    @CsvSource({"320, 568", "360, 640", "390, 844", "820, 1180", "844, 390"})
    void noMessageMovesAnything(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle("." + EASY_SOLUTION.substring(1));
        List<String> places = places();
        cell(1, 1).focus();
        type("Control+z");
        assertThat(status()).hasText("There is nothing to undo.");
        assertThat(places()).isEqualTo(places);
        BoundingBox said = status().boundingBox();
        assertThat(said.y + said.height).as("the message is on the screen").isLessThanOrEqualTo(height);
        type("5");
        assertThat(status()).containsText("You made no mistake.");
        assertThat(button("Next puzzle…")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        assertThat(places()).isEqualTo(places);
    }

    /** A step is seen, although a rating stands above it. */
    @Test
    void aStepIsInViewBelowARating() {
        page.setViewportSize(1280, 720);
        openPuzzle(EASY);
        Panels panels = new Panels(this).open("Hints");
        panels.press("Rate");
        panels.says("Hardest technique");
        panels.press("Next step");
        assertThat(page.locator(".shown .technique")).isVisible();
        assertThat(page.locator(".shown")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        assertThat(page.evaluate("scrollY")).isEqualTo(0);
    }

    /** A short name is not cut, whether rules stand beside it or none. */
    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 720"})
    void theNameIsWhole(int width, int height) {
        page.setViewportSize(width, height);
        for (String rules : List.of("box%203x3", "box%203x3;rule%20anti-king")) {
            open("#p=" + EASY + "&rules=" + rules + "&title=Sample%20puzzle");
            assertThat(page.locator(".game-title")).hasText("Sample puzzle");
            assertThat(cut(".game-title")).as(rules).isEqualTo(0);
        }
    }

    /** Rules of many words leave it its room. */
    @Test
    void theNameIsWholeBesideManyRules() {
        page.setViewportSize(1280, 800);
        open("#p=" + EMPTY + "&rules=box%203x3;rule%20anti-king");
        page.evaluate(
                "document.querySelector('.game-rules').lastChild.textContent = 'either killer 10 or killer 15 · '.repeat(9)");
        assertThat(cut(".game-title")).isEqualTo(0);
    }

    /** The level, the score and the technique are read beside a name of usual length, with the rules if there are any. */
    @ParameterizedTest
    @CsvSource({"360, 640", "844, 390", "1280, 800"})
    void theRatingIsWhole(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Collection"))
                .click();
        page.getByRole(AriaRole.TABPANEL, new Page.GetByRoleOptions().setName("Collection"))
                .locator(".pick")
                .first()
                .click();
        assertThat(page.locator(".game-rules")).hasText(Pattern.compile("Easy · score [0-9]+ · Hidden Single"));
        page.evaluate("document.querySelector('.game-title').textContent = 'Puzzle of the day, 30 Nov 2026'");
        assertThat(cut(".game-rules > :first-child")).isEqualTo(0);
        page.evaluate("document.querySelector('.game-kind').textContent = ' · 6×6 · arrow · killer'.repeat(9)");
        assertThat((int) page.evaluate("document.querySelector('.game-kind').clientWidth"))
                .as("room for the rules")
                .isGreaterThan(60);
        assertThat((int) page.evaluate("document.querySelector('.game-rules > :first-child').clientWidth"))
                .as("room for the level")
                .isGreaterThan(80);
    }

    /** By how many hundredths of a pixel a text is too long for its place; a browser shortens it for any of them. */
    private Object cut(String place) {
        return page.locator(place).evaluate("""
                place => {
                    const text = document.createRange();
                    text.selectNodeContents(place);
                    return Math.max(0, Math.round(100 * (text.getBoundingClientRect().width - place.getBoundingClientRect().width)));
                }""");
    }

    /** Nor does a long name, which has one line. */
    @ParameterizedTest
    @CsvSource({"360, 640", "1280, 720"})
    void aLongNameMovesNothing(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        List<String> places = places();
        page.evaluate("document.querySelector('.game-title').textContent = 'A long and winding name '.repeat(9)");
        page.evaluate(
                "document.querySelector('.game-rules').textContent = '9×9 · Anti-king · arrow · killer '.repeat(9)");
        assertThat(places()).isEqualTo(places);
    }

    /** A grid that is wider than high is larger than the screen is high. */
    @ParameterizedTest
    @CsvSource({"844, 390, 500", "1280, 720, 600"})
    void aWideGridTakesTheWidth(int width, int height, int least) {
        page.setViewportSize(width, height);
        open("#p=" + ".".repeat(36) + "&rules=grid+4x9");
        BoundingBox grid = grid().boundingBox();
        assertThat(grid.width).isGreaterThan(least);
        BoundingBox keys = page.locator("#pad .digits").boundingBox();
        assertThat(keys.x).isGreaterThan(grid.x + grid.width);
        assertThat(keys.x + keys.width).isLessThanOrEqualTo(width);
        assertThat(keys.y + keys.height).isLessThanOrEqualTo(height);
    }

    /** Nor does what is told about each given while a puzzle is typed in. */
    @ParameterizedTest
    @CsvSource({"360, 640", "844, 390"})
    void nothingJumpsWhileAPuzzleIsSet(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        button("Edit givens").click();
        assertThat(page.locator("#live summary")).hasCount(1);
        List<String> places = places();
        for (String key : List.of("5", "1", "Backspace", "Control+z")) {
            cell(1, 3).focus();
            type(key);
            assertThat(page.locator("#live[data-verdict]:not([aria-busy])")).hasCount(1);
            assertThat(places()).as(key).isEqualTo(places);
            BoundingBox done = button("Done with givens").boundingBox();
            assertThat(done.y).as(key).isNotNegative();
            assertThat(done.y + done.height).as(key).isLessThanOrEqualTo(height);
        }
    }

    /** The pen is among the keys of the colours. */
    @ParameterizedTest
    @CsvSource({"320, 568", "844, 390"})
    void thePenIsOnTheScreen(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        button("Colour").click();
        button("Pen").click();
        page.evaluate("scrollTo(0, 0)");
        drag(cell(1, 1), cell(1, 2));
        assertThat(page.locator("#board .pen path")).hasCount(2);
        for (Locator key : page.locator("#pad .digit-key").all()) {
            BoundingBox box = key.boundingBox();
            assertThat(box.y + box.height).as("%s", key).isLessThanOrEqualTo(height);
            assertThat(Math.min(box.width, box.height))
                    .as("a touch target")
                    .isGreaterThanOrEqualTo(width < 360 ? 40 : 44);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"360, 640", "820, 1180", "844, 390", "1024, 768", "1280, 720", "1440, 900"})
    void otherScreensAreAsSteady(int width, int height) {
        if (width > height) {
            nothingJumps(width, height);
        }
        aLongNameMovesNothing(width, height);
        nothingJumpsWhileAPuzzleIsSet(width, height);
        thePenIsOnTheScreen(width, height);
    }

    private List<Locator> parts() {
        return List.of(
                grid(),
                page.locator(".modes"),
                page.locator("#pad .digits"),
                button("Undo"),
                button("New…"),
                page.locator(".tool-menu"));
    }

    private List<String> places() {
        return parts().stream()
                .map(part -> {
                    BoundingBox box = part.boundingBox();
                    return Math.round(box.x) + " " + Math.round(box.y);
                })
                .toList();
    }

    /** The menu opens below its button, moves with the arrows and ends with Esc. */
    @ParameterizedTest
    @CsvSource({"360, 640", "844, 390", "1440, 900"})
    void theMenuIsOnTheScreen(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        Locator menu = page.locator("#menu");
        page.locator(".tool-menu").click();
        assertThat(menu.isVisible()).isTrue();
        BoundingBox box = menu.boundingBox();
        assertThat(box.x).isNotNegative();
        assertThat(box.x + box.width).isLessThanOrEqualTo(width);
        assertThat(box.y + box.height).isLessThanOrEqualTo(height);
        page.getByText("Restart", new Page.GetByTextOptions().setExact(true)).focus();
        type("ArrowDown");
        assertThat(page.evaluate("document.activeElement.textContent")).isEqualTo("Edit givens");
        type("Escape");
        assertThat(menu.isVisible()).isFalse();
        assertThat(page.evaluate("document.activeElement.className")).isEqualTo("tool tool-menu");
    }
}
