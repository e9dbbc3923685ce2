package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything that a colour says is also said by a shape, a sign or a letter, for those who do not see it, or whose system replaces it. */
class WithoutColourTest extends PageTest {

    /** Its path needs Multi-Colours if few other techniques are allowed. */
    private static final String COLOURS =
            ".69.8......21...3...5..6.7..5..1......46.53......9..4..8.9..4...7...18......3.79.";

    private void use(ForcedColors colours) {
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(colours));
    }

    /** A property of an element, or of what the style sheet adds before or after it. */
    private static String style(Locator element, String added, String property) {
        return String.valueOf(element.evaluate(
                "(e, [added, name]) => getComputedStyle(e, added).getPropertyValue(name)", List.of(added, property)));
    }

    private static String sign(Locator element, String added) {
        return style(element, added, "content").replace("\"", "");
    }

    @ParameterizedTest
    @EnumSource(ForcedColors.class)
    void aConflictHasAWavyLineAndADiamond(ForcedColors colours) {
        use(colours);
        openPuzzle(EASY);
        cell(1, 3).click();
        type("5");
        for (Locator clashing : List.of(cell(1, 1), cell(1, 3))) {
            assertThat(style(clashing.locator(".digit"), "", "text-decoration-style"))
                    .isEqualTo("wavy");
            assertThat(sign(clashing, "::after")).isEmpty();
            assertThat(style(clashing, "::after", "transform")).startsWith("matrix(0.707");
            assertThat(Double.parseDouble(style(clashing, "::after", "width").replace("px", "")))
                    .isGreaterThan(4);
        }
        assertThat(sign(cell(1, 2), "::after")).isEqualTo("none");
    }

    @Test
    void selectedCellsHaveARingAndTheCurrentOneAThickOne() {
        openPuzzle(EASY);
        cell(5, 5).click();
        type("Shift+ArrowRight");
        assertThat(style(cell(5, 5), "::before", "box-shadow")).contains("2px inset");
        assertThat(style(cell(5, 6), "::before", "box-shadow")).contains("3px inset");
        assertThat(style(cell(5, 7), "::before", "box-shadow")).isEqualTo("none");
        use(ForcedColors.ACTIVE);
        assertThat(style(cell(5, 6), "::before", "outline-style")).isEqualTo("solid");
        assertThat(style(cell(5, 5), "", "background-color")).isNotEqualTo(style(cell(5, 7), "", "background-color"));
    }

    @ParameterizedTest
    @EnumSource(ForcedColors.class)
    void coloursHaveLetters(ForcedColors colours) {
        use(colours);
        openPuzzle(EASY);
        cell(1, 3).click();
        type("v", "2", "3");
        assertThat(cell(1, 3).locator(".paint .tint")).hasCount(2);
        assertThat(sign(cell(1, 3).locator(".tint-b"), "::before")).isEqualTo("b");
        assertThat(sign(cell(1, 3).locator(".tint-c"), "::before")).isEqualTo("c");
        cell(1, 4).click();
        type("Control+2", "Control+Shift+2");
        assertThat(sign(cell(1, 4).locator("[data-digit='2']"), "::before")).isEqualTo("2");
        assertThat(sign(cell(1, 4).locator("[data-digit='2']"), "::after")).isEqualTo("a");
    }

    @ParameterizedTest
    @EnumSource(ForcedColors.class)
    void linesOfThePenHaveLettersAndEdges(ForcedColors colours) {
        use(colours);
        openPuzzle(EASY);
        cell(1, 3).click();
        type("p", "2", "Shift+ArrowRight", "Shift+ArrowRight", "3", "Enter");
        assertThat(page.locator(".pen text")).hasText(new String[] {"b", "c"});
        assertThat(style(page.locator(".pen-edge"), "", "stroke"))
                .isNotEqualTo(style(page.locator(".pen .tint-b").first(), "", "stroke"));
    }

    /** A is a circle and B a square, on the grid and in the sentences; what is removed is struck through. */
    @ParameterizedTest
    @EnumSource(ForcedColors.class)
    void chainsAndRemovalsHaveShapes(ForcedColors colours) {
        use(colours);
        openPuzzle(COLOURS);
        Panels panels = new Panels(this).open("Hints");
        page.getByText("Techniques", new Page.GetByTextOptions().setExact(true)).click();
        panels.press("Singles only");
        for (String technique :
                List.of("pointing", "claiming", "naked-pair", "naked-triple", "hidden-pair", "multi-colours")) {
            page.locator("[data-technique=" + technique + "]").check();
        }
        panels.press("Solve by logic");
        panels.says("Logic gets stuck");
        page.locator(".steps button")
                .filter(new Locator.FilterOptions().setHasText("Multi-Colours"))
                .first()
                .click();
        assertThat(page.locator(".overlay circle.ov-a").first()).isVisible();
        assertThat(page.locator(".overlay rect.ov-b").first()).isVisible();
        assertThat(page.locator(".overlay rect.ov-a, .overlay circle.ov-b")).hasCount(0);
        int removed = page.locator(".overlay text.ov-removed").count();
        assertThat(removed).isPositive();
        assertThat(page.locator(".overlay .ov-strike")).hasCount(removed);
        assertThat(style(page.locator(".overlay .ov-strike").first(), "", "stroke"))
                .isNotEqualTo("none");
        assertThat(style(page.locator(".overlay circle.ov-a").first(), "", "stroke"))
                .isNotEqualTo("none");
        String a = style(page.locator(".p-chip-a").first(), "", "border-top-left-radius");
        String b = style(page.locator(".p-chip-b").first(), "", "border-top-left-radius");
        assertThat(Double.parseDouble(a.replace("px", ""))).isGreaterThan(2 * Double.parseDouble(b.replace("px", "")));
        assertThat(style(page.locator(".p-chip-removed").first(), "", "text-decoration-line"))
                .isEqualTo("line-through");
    }

    @ParameterizedTest
    @EnumSource(ForcedColors.class)
    void aPlacementHasARing(ForcedColors colours) {
        use(colours);
        openPuzzle(EASY);
        cell(1, 1).click();
        type("n");
        assertThat(page.locator(".overlay circle.ov-ring")).hasCount(1);
        assertThat(style(page.locator(".ov-ring"), "", "stroke")).isNotEqualTo("none");
    }

    @Test
    void theHeatMapHasNumbers() {
        openPuzzle(EASY.substring(0, 54) + ".".repeat(27));
        new Panels(this).open("Answer").press("Count for each candidate");
        new Panels(this).says(Pattern.compile("[0-9,]+ solutions\\."));
        int shades = page.locator(".overlay .ov-heat").count();
        assertThat(shades).isGreaterThan(50);
        assertThat(page.locator(".overlay .ov-heat-text")).hasCount(shades);
        assertThat(page.locator(".overlay .ov-heat-text").first()).hasText(Pattern.compile("^[<>]?[0-9.]+$"));
    }

    @Test
    void differingCellsAndTheFilterHaveSigns() {
        openPuzzle(
                "." + EASY.substring(1, 6).replace('7', '.') + EASY.substring(6).replace('9', '.'));
        cell(1, 1).click();
        page.locator(".filter select").selectOption("1");
        assertThat(style(page.locator(".is-can:not(.is-selected)").first(), "::before", "border-top-style"))
                .isEqualTo("dashed");
        Panels panels = new Panels(this).open("Answer");
        panels.press("Check");
        panels.says("cells differ");
        panels.press("Solution 1");
        assertThat(sign(page.locator(".is-differ:not(.is-conflict)").first(), "::after"))
                .isEqualTo("≠");
    }

    /** The sign of a run turns, unless the player wants nothing to move. */
    @Test
    void nothingMovesIfThePlayerWantsSo() {
        open(StopTest.ENDLESS);
        Panels panels = new Panels(this);
        panels.startCount();
        String moving = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 10).length";
        assertThat((int) page.evaluate(moving)).isPositive();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        assertThat((int) page.evaluate(moving)).isZero();
        panels.stop();
    }
}
