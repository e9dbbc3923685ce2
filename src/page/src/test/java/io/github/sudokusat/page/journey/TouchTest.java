package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A phone: fingers instead of a mouse and keys. */
class TouchTest extends PageTest {

    @Override
    Browser.NewContextOptions options() {
        return super.options()
                .setViewportSize(390, 844)
                .setHasTouch(true)
                .setIsMobile(true)
                .setDeviceScaleFactor(2);
    }

    private void tap(String button) {
        button(Pattern.compile(button)).first().tap();
    }

    @Test
    @Tag("slow")
    void aPuzzleIsPlayedToItsEnd() {
        openPuzzle(EASY);
        for (int cell = 0; cell < 81; cell++) {
            if (EASY.charAt(cell) == '.') {
                cell(cell / 9 + 1, cell % 9 + 1).tap();
                tap("^Place " + EASY_SOLUTION.charAt(cell) + ",");
            }
        }
        assertThat(digits()).isEqualTo(EASY_SOLUTION);
        assertThat(status()).containsText("Solved");
    }

    @Test
    void marksGoToCellsByTheirMode() {
        openPuzzle(EASY);
        cell(1, 3).tap();
        tap("^Centre$");
        tap("^Mark 2,");
        tap("^Mark 4,");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, empty, candidates 2 4");
        tap("^Undo$");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, empty, candidates 2");
        tap("^Digit$");
        tap("^Place 4,");
        assertThat(digits().charAt(2)).isEqualTo('4');
        tap("^Erase$");
        assertThat(digits()).isEqualTo(EASY);
    }

    /** With marks, hints and undo; the last third by choosing a digit first, then its cells. */
    @Test
    @Tag("slow")
    void aHardPuzzleIsPlayedToItsEnd() {
        openPuzzle(HardPuzzle.GIVENS);
        tap("^Fill marks$");
        List<HardPuzzle.Step> path = HardPuzzle.path();
        int rest = path.size() * 2 / 3;
        for (HardPuzzle.Step step : path.subList(0, rest)) {
            if (!step.removed().isEmpty()) {
                applyHint();
            }
            for (HardPuzzle.Move move : step.placed()) {
                cell(move.row(), move.column()).tap();
                tap("^Place " + move.digit() + ",");
            }
        }
        String before = shown();
        tap("^Undo$");
        assertThat(shown()).isNotEqualTo(before);
        tap("^Redo$");
        assertThat(shown()).isEqualTo(before);
        chooseDigitFirst();
        for (int digit = 1; digit <= 9; digit++) {
            placeAll(digit);
        }
        assertThat(digits()).isEqualTo(HardPuzzle.SOLUTION);
        assertThat(status()).containsText("Solved");
    }

    private void applyHint() {
        for (int strength = 0; strength < 3; strength++) {
            tap("^Hint$");
        }
        assertThat(page.locator(".overlay .ov-strike").first()).isVisible();
        tap("^Apply$");
        assertThat(page.locator(".overlay .ov-strike")).hasCount(0);
    }

    private void chooseDigitFirst() {
        tap("^Menu$");
        tap("^Settings…$");
        page.getByText("Digit first: pick a digit, then tap cells").tap();
        tap("^Close$");
        assertThat(page.locator("dialog")).hasCount(0);
    }

    private void placeAll(int digit) {
        tap("^Place " + digit + ",");
        String shown = digits();
        for (int cell = 0; cell < 81; cell++) {
            if (shown.charAt(cell) == '.' && HardPuzzle.SOLUTION.charAt(cell) == '0' + digit) {
                cell(cell / 9 + 1, cell % 9 + 1).tap();
            }
        }
    }

    /** A long press on a cell, as on a digit key, is the other mode: a mark instead of a digit. */
    @Test
    void aLongPressPencils() {
        openPuzzle(EASY);
        cell(1, 3).tap();
        hold(
                button(Pattern.compile("^Place 2,")),
                () -> assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, empty, candidates 2"));
        chooseDigitFirst();
        tap("^Place 4,");
        hold(
                cell(1, 3),
                () -> assertThat(cell(1, 3))
                        .hasAttribute("aria-label", "row 1 column 3, box 1, empty, candidates 2 4"));
        assertThat(digits()).isEqualTo(EASY);
    }

    /** A stroke of the pen, not a scroll. */
    @Test
    void aFingerDraws() {
        openPuzzle(EASY);
        tap("^Colour$");
        tap("^Pen$");
        page.evaluate("scrollTo(0, 0)");
        CDPSession session = context.newCDPSession(page);
        touch(session, "touchStart", middle(cell(1, 3)));
        touch(session, "touchMove", middle(cell(1, 4)));
        touch(session, "touchMove", middle(cell(2, 5)));
        touch(session, "touchEnd");
        assertThat(status()).hasText("Line a from r1c3 to r2c5.");
        cell(3, 4).tap();
        assertThat(cell(3, 4)).hasAttribute("aria-label", "row 3 column 4, box 2, empty, circle a");
        assertThat(cell(1, 4))
                .hasAttribute(
                        "aria-label",
                        "row 1 column 4, box 2, empty, line a to row 1 column 3, line a to row 2 column 5");
    }

    private static JsonObject middle(Locator target) {
        BoundingBox box = target.boundingBox();
        JsonObject point = new JsonObject();
        point.addProperty("x", box.x + box.width / 2);
        point.addProperty("y", box.y + box.height / 2);
        return point;
    }

    /** Keeps a finger on something until its effect is seen. */
    private void hold(Locator target, Runnable seen) {
        target.scrollIntoViewIfNeeded();
        CDPSession session = context.newCDPSession(page);
        touch(session, "touchStart", middle(target));
        seen.run();
        touch(session, "touchEnd");
    }

    private static void touch(CDPSession session, String type, JsonObject... points) {
        JsonArray all = new JsonArray();
        List.of(points).forEach(all::add);
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", all);
        session.send("Input.dispatchTouchEvent", event);
    }

    /** From the hint to the step without leaving the grid: the sheet says it, and hides nothing of the grid. */
    @Test
    void aStepIsExplainedBesideTheGrid() {
        openPuzzle(EASY);
        tap("^Hint$");
        Locator sheet = page.locator(".view-bar");
        assertThat(sheet).containsText("look at");
        button("More").tap();
        button("More").tap();
        assertThat(sheet).containsText(Pattern.compile("r[1-9]c[1-9]=[1-9]"));
        BoundingBox grid = grid().boundingBox();
        assertThat(grid.y).as("the top of the grid").isNotNegative();
        assertThat(sheet.boundingBox().y).as("the top of the sheet").isGreaterThan(grid.y + grid.height - 1);
        sheet.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Apply"))
                .tap();
        assertThat(sheet).isHidden();
        assertThat(digits()).isNotEqualTo(EASY);
    }

    /** Nothing scrolls for a sheet that covers nothing of the grid. */
    @Test
    void aHintLeavesTheGridInItsPlace() {
        page.setViewportSize(360, 640);
        openPuzzle(EASY);
        double before = grid().boundingBox().y;
        tap("^Hint$");
        Locator sheet = page.locator(".view-bar");
        assertThat(sheet).containsText("look at");
        BoundingBox grid = grid().boundingBox();
        assertThat(grid.y).isEqualTo(before);
        assertThat(sheet.boundingBox().y).isGreaterThan(grid.y + grid.height - 1);
    }

    private void tapInSheet(Pattern name) {
        page.locator(".view-bar")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name))
                .tap();
    }

    /** Of a wrong position, the sheet leads to what is wrong. */
    @Test
    void theSheetShowsWhatIsWrong() {
        page.setViewportSize(360, 640);
        openPuzzle(EASY);
        cell(1, 3).tap();
        tap("^Place 1,");
        tap("^Hint$");
        assertThat(page.locator(".view-bar")).containsText("No solution has these digits and marks.");
        assertThat(page.locator(".view-bar")).isInViewport();
        tapInSheet(Pattern.compile("Show what is wrong"));
        assertThat(page.locator(".view-bar")).containsText("One of your digits is wrong.");
    }

    /** The way to the article is in sight below a technique of a long name, and a shadow tells that a text goes on. */
    @Test
    void theSheetShowsThatThereIsMore() throws IOException {
        page.setViewportSize(360, 640);
        openPuzzle(EASY);
        tap("^Hint$");
        Locator sheet = page.locator(".view-bar");
        Locator words = sheet.locator(".bar-text > div > :first-child");
        words.evaluate(
                "words => { words.textContent = 'Multi-Sector Locked Sets (MSLS): look at rows 3, 4, 5 and 9'; }");
        assertThat(sheet.locator(".reader")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        assertThat(isShaded(sheet)).isFalse();
        words.evaluate("words => { words.textContent = 'Look at rows 3, 4, 5 and 9. '.repeat(30); }");
        assertThat(isShaded(sheet)).isTrue();
        sheet.evaluate("sheet => { sheet.scrollTop = 9999; }");
        assertThat(isShaded(sheet)).isFalse();
    }

    /** Whether the left edge above the buttons of the sheet is darker than that at its top. */
    private static boolean isShaded(Locator sheet) throws IOException {
        double above = ((Number)
                        sheet.evaluate(
                                "sheet => (sheet.querySelector('.bar-buttons').getBoundingClientRect().top - sheet.getBoundingClientRect().top) / sheet.offsetHeight"))
                .doubleValue();
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(sheet.screenshot()));
        int x = 3 * picture.getWidth() / 360;
        return picture.getRGB(x, (int) (above * picture.getHeight()) - 3) != picture.getRGB(x, picture.getHeight() / 4);
    }

    /** From every strength of a hint, the sheet leads to the article about its technique. */
    @Test
    void theSheetLeadsToTheArticle() {
        page.setViewportSize(360, 640);
        openPuzzle(EASY);
        tap("^Hint$");
        for (int strength = 1; strength <= 3; strength++) {
            tapInSheet(Pattern.compile("^What is this"));
            Locator article = page.locator("dialog.article[open]");
            assertThat(article).isVisible();
            type("Escape");
            assertThat(article).hasCount(0);
            if (strength < 3) {
                tapInSheet(Pattern.compile("^More$"));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "320, 568"})
    void gridAndKeysFitOnOneScreen(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        BoundingBox last = button("Erase").boundingBox();
        assertThat(grid().boundingBox().y).isNotNegative();
        assertThat(last.y + last.height).isLessThanOrEqualTo(height);
        assertThat(page.locator(".dock").boundingBox().y)
                .as("the keys lie below the grid")
                .isGreaterThan(grid().boundingBox().y + grid().boundingBox().height - 3);
    }

    /** Zoom stays possible, and taps do not zoom. */
    @Test
    void zoomIsNotForbidden() {
        openPuzzle(EASY);
        assertThat(page.locator("meta[name=viewport]").getAttribute("content"))
                .doesNotContain("user-scalable", "maximum-scale");
    }
}
