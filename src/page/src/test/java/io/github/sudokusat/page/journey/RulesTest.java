package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.svg.SvgRules;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules of variant puzzles: drawn below the digits, and said in words. */
class RulesTest extends PageTest {

    private static final List<String> INSIDE = List.of(
            "box 3x3", "killer 15 r1c1 r1c2", "arrow r5c1 = r4c2 r3c3", "thermo r9c9 r8c9 r7c8", "rule anti-king");

    private static final List<String> OUTSIDE = List.of(
            "box 3x3", "killer 7 r9c8 r9c9", "sandwich 8 top1", "x-sum 27 left9", "little-killer 22 r1c9 down-left");

    private void openRules(List<String> lines) {
        String rules = URLEncoder.encode(String.join("; ", lines), StandardCharsets.UTF_8)
                .replace("+", "%20");
        open("#p=" + EMPTY + "&rules=" + rules);
        assertThat(page.locator(".rule-list")).isVisible();
    }

    @Test
    void digitsFromZeroArePlayed() {
        openRules(List.of("box 3x3", "digits 0-8", "killer 3 r1c1 r2c1", "killer 15 r1c8 r1c9"));
        assertThat(page.locator("#caption")).containsText("digits 0-8");
        assertThat(page.locator("#pad .digit-key .value"))
                .hasText(new String[] {"0", "1", "2", "3", "4", "5", "6", "7", "8"});
        cell(1, 1).click();
        type("0");
        assertThat(name(1, 1)).contains("0");
        type("9");
        assertThat(name(1, 1)).contains("0");
        type("ArrowDown", "3");
        cell(9, 9).click();
        type("c", "0", "4");
        assertThat(name(9, 9)).contains("0 4");
        button("Next step").click();
        assertThat(page.getByText("can only be 7+8").last()).isVisible();
        button("Apply").click();
        page.reload();
        assertThat(cell(1, 1).locator(".digit")).hasText("0");
        assertThat(cell(2, 1).locator(".digit")).hasText("3");
        assertThat(name(9, 9)).contains("0 4");
    }

    private Locator drawn(String selector) {
        return page.locator(".board .drawing " + selector);
    }

    private static BoundingBox box(Locator locator) {
        return locator.boundingBox();
    }

    private static double right(BoundingBox box) {
        return box.x + box.width;
    }

    private static double bottom(BoundingBox box) {
        return box.y + box.height;
    }

    private static void assertInside(BoundingBox inner, BoundingBox outer, String what) {
        assertThat(inner.x).as(what).isGreaterThanOrEqualTo(outer.x - 1);
        assertThat(inner.y).as(what).isGreaterThanOrEqualTo(outer.y - 1);
        assertThat(right(inner)).as(what).isLessThanOrEqualTo(right(outer) + 1);
        assertThat(bottom(inner)).as(what).isLessThanOrEqualTo(bottom(outer) + 1);
    }

    @Test
    void bothDiagonalsAreDrawnWhereOneOfThemIsARegion() {
        open("#p=" + ".".repeat(16) + "&rules=regions%201222213333144441;rule%20diagonals");
        assertThat(page.locator(".board .rule-diagonal")).hasCount(2);
    }

    @Test
    void thePageDrawsWhatTheLibraryDraws() {
        openRules(INSIDE);
        SvgRules library = SvgRules.of(LayoutText.parse(INSIDE));
        String expected = library.below() + library.above();
        assertThat(drawn("title")).hasText(new String[] {
            "arrow: r5c1, r4c2, r3c3", "thermometer: r9c9, r8c9, r7c8", "killer cage 15: r1c1, r1c2"
        });
        int elements = expected.split("<[a-z]", -1).length - 1;
        assertThat(drawn("*")).hasCount(elements);
        BoundingBox cage = box(drawn(".rule-cage path"));
        assertInside(cage, union(box(cell(1, 1)), box(cell(1, 2))), "the cage");
        assertThat(cage.width).isGreaterThan(box(cell(1, 1)).width * 1.6);
        assertInside(box(drawn(".rule-bulb")), box(cell(9, 9)), "the bulb");
    }

    private static BoundingBox union(BoundingBox one, BoundingBox other) {
        BoundingBox union = new BoundingBox();
        union.x = Math.min(one.x, other.x);
        union.y = Math.min(one.y, other.y);
        union.width = Math.max(right(one), right(other)) - union.x;
        union.height = Math.max(bottom(one), bottom(other)) - union.y;
        return union;
    }

    /** Rules lie over the colour of the selected cell and below its digit, and take no clicks. */
    @Test
    void rulesAreBetweenTheColoursAndTheDigits() {
        openRules(INSIDE);
        cell(9, 9).click();
        type("5");
        assertThat(cell(9, 9)).hasAttribute("aria-selected", "true");
        BoundingBox at = box(cell(9, 9));
        List<?> places = (List<?>) page.evaluate(
                "([x, y]) => { const all = [...document.querySelectorAll('.drawing, .drawing *, .cell, .digit')];"
                        + " all.forEach((e) => { e.style.pointerEvents = 'auto'; });"
                        + " const stack = document.elementsFromPoint(x, y).map((e) => e.getAttribute('class') || '');"
                        + " const place = (name) => stack.findLastIndex((c) => c.split(' ').includes(name));"
                        + " return [place('digit'), place('rule-bulb'), place('cell')]; }",
                List.of(at.x + at.width / 2, at.y + at.height / 2));
        assertThat(((Number) places.get(0)).intValue()).isNotNegative().isLessThan(((Number) places.get(1)).intValue());
        assertThat(((Number) places.get(1)).intValue()).isLessThan(((Number) places.get(2)).intValue());
    }

    @Test
    void rulesAreSaidInWords() {
        openRules(INSIDE);
        assertThat(name(1, 2)).isEqualTo("row 1 column 2, box 1, empty, killer cage 15");
        assertThat(name(1, 3)).isEqualTo("row 1 column 3, box 1, empty");
        assertThat(page.locator(".game-rules")).hasText("9×9 · Anti-king · arrow · killer · thermo");
        Locator list = page.locator(".rule-list");
        assertThat(list.locator("li").first()).isHidden();
        list.locator("summary").focus();
        type("Enter");
        assertThat(list.locator("li")).hasText(new String[] {
            "arrow: r5c1, r4c2, r3c3", "killer cage 15: r1c1, r1c2", "thermometer: r9c9, r8c9, r7c8"
        });
        open("#p=" + EMPTY);
        assertThat(list).isHidden();
        assertThat(drawn("*")).hasCount(0);
    }

    @Test
    void anExplanationNamesARuleAndMarksItsCells() {
        openRules(List.of("box 3x3", "killer 15 r1c1 r1c2"));
        Panels panels = new Panels(this).open("Hints");
        cell(1, 1).click();
        panels.panel().locator(".digit-choice").nth(1).click();
        panels.press("Why not this digit?");
        assertThat(panels.panel().locator(".why-cell + .reason"))
                .containsText("Killer cage 15 at r1c1 could not be obeyed otherwise");
        assertThat(page.locator(".overlay .ov-house-base")).hasCount(1);
    }

    @ParameterizedTest
    @CsvSource({"320, 800", "390, 844", "1280, 900"})
    void cluesOutsideTheGridHaveRoom(int width, int height) {
        page.setViewportSize(width, height);
        openRules(OUTSIDE);
        BoundingBox board = box(page.locator(".board"));
        BoundingBox caption = box(page.locator("#caption"));
        assertThat(drawn(".rule-outside")).hasCount(3);
        for (Locator clue : drawn(".rule-outside text").all()) {
            BoundingBox at = box(clue);
            assertThat(at.x).isNotNegative();
            assertThat(right(at)).isLessThanOrEqualTo(width);
            assertThat(at.y).isGreaterThan(bottom(caption) - 4);
            assertThat(right(at) < board.x + 2 || at.x > right(board) - 2 || bottom(at) < board.y + 2)
                    .as("outside")
                    .isTrue();
        }
        assertThat(page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"))
                .isEqualTo(0);
        assertThat(bottom(board)).isLessThan(height);
        assertThat(board.width).isCloseTo(board.height, within(1.0));
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        BoundingBox leftmost = box(drawn(".rule-outside text").first());
        assertThat(leftmost.x).as("on paper").isNotNegative();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1280", "DARK, 390"})
    void axeFindsNothing(ColorScheme colours, int width) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        page.setViewportSize(width, 844);
        openRules(OUTSIDE);
        page.locator(".rule-list summary").click();
        Axe.findsNothing(page, "clues outside the grid", "html");
    }

    /** Text on the marks of dark pictures is light, as it is black on white in the library's. */
    @Test
    void theColoursFollowTheTheme() {
        openRules(OUTSIDE);
        Locator clue = drawn(".rule-outside text").first();
        assertThat(clue).hasCSS("fill", "rgb(26, 29, 35)");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(clue).hasCSS("fill", "rgb(236, 238, 242)");
    }

    /** Whatever characters their lines have, and many of them. */
    @Test
    void aLinkHoldsAllRules() {
        List<String> lines = new ArrayList<>(List.of(
                "box 3x3",
                "pair (a+b)%2==1&&a!=b||a>7 chain r1c1-r1c9",
                "regex /(1[2-9])*|[^47]+.*/ r2c1-r2c9",
                "difference 1 r3c1 r3c2"));
        for (int row = 4; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                lines.add("thermo r" + row + "c" + column + " r" + (row - 1) + "c" + column);
            }
        }
        openRules(lines);
        assertThat(page.locator(".rule-list li")).hasCount(lines.size() - 1);
        List<String> rules = page.locator(".rule-list li").allTextContents();
        button("Share…").click();
        String link = page.locator(".share-link").inputValue();
        assertThat(link)
                .contains("pair+(a%2Bb)%252%3D%3D1%26%26a!%3Db")
                .doesNotContain(" ")
                .hasSizeLessThan(2500);
        open("#p=" + EMPTY);
        open(link.substring(link.indexOf('#')));
        assertThat(page.locator(".rule-list li")).hasCount(lines.size() - 1);
        assertThat(page.locator(".rule-list li").allTextContents()).isEqualTo(rules);
    }

    /** The digits make it longer than what is read. */
    @Test
    void aLinkThatIsTooLongIsNotGiven() {
        String name = "a".repeat(99_850);
        open("#p=" + EMPTY + "&rules=box+3x3;differ+r1c1+r9c9+:+" + name);
        cell(1, 1).click();
        type("5");
        button("Share…").click();
        assertThat(page.locator(".share-link").inputValue().length()).isGreaterThan(name.length());
        page.getByText("With the digits you entered").click();
        assertThat(page.getByText("more than the 100000 that this page reads")).isVisible();
        assertThat(page.locator(".share-link")).hasValue("");
        assertThat(button("Copy the link")).isDisabled();
    }

    /** What others have no form of is named. */
    @Test
    void puzzlesAreWrittenForOtherPrograms() {
        openRules(OUTSIDE);
        button("Export, print, files").click();
        Locator files = page.locator(".panel-files");
        Locator text = files.locator("textarea").first();
        Map<String, String> written = Map.of(
                "rules", "^box 3x3\\sgivens ",
                "fpuzzles", "^\\{.size.:9,",
                "fpuzzles-link", "^https://f-puzzles\\.com/\\?load=N4Ig",
                "sudokupad-link", "^https://sudokupad\\.app/\\?puzzleid=fpuzzlesN4Ig");
        written.forEach((format, start) -> {
            files.locator("select").first().selectOption(format);
            assertThat(text).hasValue(Pattern.compile(start));
        });
        open("#p=" + EMPTY + "&rules=box+3x3;rellik+8+r1c1-r1c4");
        button("Export, print, files").click();
        files.locator("select").first().selectOption("rules");
        assertThat(text).hasValue(Pattern.compile("rellik 8"));
        files.locator("select").first().selectOption("sudokupad-link");
        assertThat(files.locator(".part").first().locator(".error"))
                .hasText(
                        "This cannot be done. Links to SudokuPad hold f-puzzles files: f-puzzles has no form of rellik cage 8 at r1c1.");
        assertThat(files.locator("textarea[readonly]")).hasCount(0);
        assertThat(alert()).isEmpty();
        files.locator("select").first().selectOption("rules");
        assertThat(text).hasValue(Pattern.compile("rellik 8"));
        assertThat(files.locator(".part").first().locator(".error")).isEmpty();
    }
}
