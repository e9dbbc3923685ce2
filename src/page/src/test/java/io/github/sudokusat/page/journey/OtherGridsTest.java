package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.testing.BruteForce;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Grids that are not square, or have more digits than rows and columns. */
class OtherGridsTest extends PageTest {

    private static final String WIDE = "grid 6x8 box 2x4";
    private static final String WIDE_PUZZLE = "..28.4..5..6..2..8.52...3.4..1...6.....515...843";
    private static final String TEN_DIGITS = "box 3x3; digits 0-9";
    private static final String TEN_DIGITS_PUZZLE =
            ".856193..2....8.09.....5...5..73.....13...92.9.2.6.7.3.983..4.....5......0.9..5..";

    private void open(String layout, String line) {
        open("#p=" + line + "&rules=" + layout.replace(" ", "+"));
        assertThat(page.locator("html[data-ready=true]")).hasCount(1);
    }

    /** The only solution. */
    private static String solution(String layout, String line) throws IOException {
        TextOptions options = TextOptions.defaults().withLayout(LayoutText.parse(List.of(layout)));
        Grid puzzle = PuzzleReader.of(new StringReader(line), options)
                .next()
                .orElseThrow()
                .grid();
        List<Grid> solutions = BruteForce.solutions(puzzle, 2);
        assertThat(solutions).hasSize(1);
        return GridFormat.line().format(solutions.get(0));
    }

    @Test
    void aWideGridIsPlayed() throws IOException {
        open(WIDE, WIDE_PUZZLE);
        assertThat(page.locator("#caption")).containsText("6×8");
        assertThat(page.getByRole(AriaRole.GRIDCELL)).hasCount(48);
        assertThat(name(2, 4)).isEqualTo("row 2 column 4, box 1, given 6");
        cell(1, 8).click();
        type("ArrowRight");
        assertThat(cell(1, 1)).isFocused();
        type("ArrowUp");
        assertThat(cell(6, 1)).isFocused();
        type("Control+End", "ArrowDown");
        assertThat(cell(1, 8)).isFocused();
        String solution = solution(WIDE, WIDE_PUZZLE);
        assertThat(button("Place " + WIDE_PUZZLE.charAt(2) + ", 3 left")).isVisible();
        button("Next step").click();
        button("Apply").click();
        page.reload();
        awaitReady();
        assertThat(digits().chars().filter(c -> c != '.').count())
                .isEqualTo(WIDE_PUZZLE.chars().filter(c -> c != '.').count() + 1);
        Panels panels = new Panels(this);
        panels.check();
        panels.solve();
        assertThat(digits()).isEqualTo(solution);
    }

    @Test
    void tenDigitsArePlayedInNineCells() {
        open(TEN_DIGITS, TEN_DIGITS_PUZZLE);
        assertThat(page.locator("#pad .digit-key .value")).hasCount(10);
        cell(1, 1).click();
        type("c", "0", "4");
        assertThat(name(1, 1)).contains("candidates 0 4");
        Panels panels = new Panels(this);
        panels.press("Solve by logic");
        panels.says("Solved by logic");
        button("Edit givens").click();
        assertThat(page.locator(".live")).containsText("Exactly one solution.");
    }

    /** The grid was drawn with the cells of the one before, and the page broke. */
    @Test
    void otherDigitsAndMoreCellsComeTogether() {
        open("grid 5x9; digits 0-8", ".".repeat(45));
        assertThat(page.locator(".filter option").nth(1)).hasText("0");
        button("New…").click();
        Locator dialog = page.locator("dialog");
        dialog.getByText("Size and rules", new Locator.GetByTextOptions().setExact(true))
                .click();
        button("Empty grid").click();
        assertThat(dialog).hasCount(0);
        assertThat(page.getByRole(AriaRole.GRIDCELL)).hasCount(81);
        assertThat(page.locator(".filter option").nth(1)).hasText("1");
    }

    @Test
    void doubledDigitsHaveKeys() {
        open("box 2x2; rule doublers; killer 3 r1c1 r1c2", ".".repeat(16));
        assertThat(page.locator("#pad .digit-key .value"))
                .hasText(new String[] {"1", "2", "3", "4", "5", "6", "7", "8"});
        assertThat(page.getByRole(AriaRole.GRIDCELL)).hasCount(16);
        Panels panels = new Panels(this);
        panels.open("Answer").press("Solve");
        panels.says("Solved");
    }

    /** They are chosen like other rules of the whole grid, are seen with what they double, and become plain digits when the rule goes. */
    @Test
    void doublersAreChosenAndGivenUp() {
        open("");
        button("New…").click();
        Locator dialog = page.locator("dialog");
        dialog.getByText("Size and rules", new Locator.GetByTextOptions().setExact(true))
                .click();
        dialog.locator("section:visible select").selectOption("2x2");
        dialog.getByLabel("X: both diagonals").check();
        dialog.getByLabel("Doublers").check();
        assertThat(dialog.getByLabel("X: both diagonals")).not().isChecked();
        assertThat(dialog.getByLabel("X: both diagonals")).isDisabled();
        button("Empty grid").click();
        assertThat(page.locator("#caption")).containsText("4×4 · Doublers");
        cell(1, 1).click();
        type("7");
        assertThat(name(1, 1)).contains("given 7, a doubled 3");
        assertThat(cell(1, 1).locator(".half")).hasAttribute("data-sign", "2·3");
        Panels panels = new Panels(this);
        panels.open("Rules");
        page.locator("[data-rule='rule doublers'] button").last().click();
        assertThat(page.locator("#pad .digit-key .value")).hasCount(4);
        assertThat(name(1, 1)).contains("given 3");
        panels.panel().getByLabel("Kind").selectOption("rule doublers");
        button("Add").click();
        assertThat(page.locator("#pad .digit-key .value")).hasCount(8);
        assertThat(name(1, 1)).contains("given 3");
    }

    @Test
    void anySizeIsSet() {
        open("");
        button("New…").click();
        Locator dialog = page.locator("dialog");
        dialog.getByText("Size and rules", new Locator.GetByTextOptions().setExact(true))
                .click();
        dialog.locator("section:visible select").selectOption("other");
        dialog.getByLabel("Rows", new Locator.GetByLabelOptions().setExact(true))
                .fill("x");
        button("Empty grid").click();
        assertThat(dialog.getByRole(AriaRole.ALERT)).hasText("Rows: a whole number from 1 to 25 is needed, not “x”.");
        dialog.getByLabel("Rows", new Locator.GetByLabelOptions().setExact(true))
                .fill("4");
        dialog.getByLabel("Columns", new Locator.GetByLabelOptions().setExact(true))
                .fill("6");
        dialog.getByLabel("Digits, such as").fill("0-6");
        button("Empty grid").click();
        assertThat(dialog).hasCount(0);
        assertThat(page.locator("#caption")).containsText("4×6 · digits 0-6");
        assertThat(page.getByRole(AriaRole.GRIDCELL)).hasCount(24);
        cell(4, 6).click();
        type("0");
        assertThat(name(4, 6)).isEqualTo("row 4 column 6, given 0");
    }
}
