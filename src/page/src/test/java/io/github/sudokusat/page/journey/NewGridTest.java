package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** New grids by their size and rules. */
class NewGridTest extends PageTest {

    private Locator dialog() {
        return page.getByRole(AriaRole.DIALOG);
    }

    private Locator field(String label) {
        return dialog().getByLabel(label, new Locator.GetByLabelOptions().setExact(true));
    }

    private Locator size() {
        return dialog().locator("section:visible select");
    }

    private void openSizes() {
        button("New…").click();
        dialog().getByRole(AriaRole.TAB, new Locator.GetByRoleOptions().setName("Size and rules"))
                .click();
    }

    private void otherSize() {
        openSizes();
        size().selectOption("Another size");
    }

    /** What is typed next goes into the grid, whether it has as many cells as the one before or not. */
    @ParameterizedTest
    @ValueSource(strings = {"9×9, boxes 3×3", "4×4, boxes 2×2", "16×16, boxes 4×4"})
    void theFocusGoesToTheGrid(String size) {
        openPuzzle(EASY);
        cell(5, 5).click();
        openSizes();
        size().selectOption(size);
        button("Empty grid").click();
        assertThat(dialog()).hasCount(0);
        assertThat(cell(1, 1)).isFocused();
        type("3", "ArrowDown", "2");
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, box 1, given 3");
        assertThat(cell(2, 1)).hasAttribute("aria-label", "row 2 column 1, box 1, given 2");
    }

    /** A puzzle of the list, with more cells than the one before. */
    @Test
    void soItDoesAfterAPuzzle() {
        open("#p=1..............4&rules=box%202x2");
        button("New…").click();
        dialog().getByText("Sixteen by sixteen").click();
        assertThat(cell(1, 1)).isFocused();
        type("ArrowRight");
        assertThat(cell(1, 2)).isFocused();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    99  | 8 |   |   | '' | Rows    | Rows: a whole number from 1 to 25 is needed, not “99”.
                    6   |   |   |   | '' | Columns | Columns: a whole number from 1 to 25 is needed.
                    6   | 8 | 2 | 3 | '' | Columns of a box | Columns of a box: boxes of 2×3 do not divide 6 rows and 8 columns.
                    6   | 8 |   |   | 0-30 | Digits, such as 0-8, if not from 1 to as many as needed | Digits: 1-8, 0-7 or more, up to 25 digits, are needed, not “0-30”.
                    """)
    void aWrongFieldIsNamed(
            String rows, String columns, String high, String wide, String digits, String wrong, String message) {
        openPuzzle(EASY);
        otherSize();
        field("Rows").fill(rows);
        field("Columns").fill(columns == null ? "" : columns);
        field("Rows of a box, if there are boxes").fill(high == null ? "" : high);
        field("Columns of a box").fill(wide == null ? "" : wide);
        field("Digits, such as 0-8, if not from 1 to as many as needed").fill(digits);
        button("Empty grid").click();
        assertThat(dialog().getByRole(AriaRole.ALERT)).hasText(message);
        assertThat(field(wrong)).isFocused();
        assertThat(field(wrong)).hasAttribute("aria-invalid", "true");
        field("Rows").fill("4");
        assertThat(dialog().getByRole(AriaRole.ALERT)).hasCount(0);
        assertThat(field(wrong)).not().hasAttribute("aria-invalid", "true");
        field("Columns").fill("5");
        field("Rows of a box, if there are boxes").fill("");
        field("Columns of a box").fill("");
        field("Digits, such as 0-8, if not from 1 to as many as needed").fill("0–5");
        button("Empty grid").click();
        assertThat(dialog()).hasCount(0);
        assertThat(page.getByRole(AriaRole.GRIDCELL)).hasCount(20);
        assertThat(page.locator(".filter option").nth(6)).hasText("5");
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource(delimiter = '|', textBlock = """
                    300 | 8 |   |   | '' | Rows    | Rows: a whole number from 1 to 25 is needed, not “300”.
                    6   | x |   |   | '' | Columns | Columns: a whole number from 1 to 25 is needed, not “x”.
                    6   | 8 | 2 |   | '' | Columns of a box | Columns of a box: a whole number from 1 to 25 is needed.
                    6   | 6 | 6 | 6 | '' | Columns of a box | Columns of a box: a box of 6×6 has 36 cells, but at most 25 are possible.
                    6   | 8 |   |   | 1-6 | Digits, such as 0-8, if not from 1 to as many as needed | Digits: 1-8, 0-7 or more, up to 25 digits, are needed, not “1-6”.
                    """)
    void otherWrongFieldsAreNamed(
            String rows, String columns, String high, String wide, String digits, String wrong, String message) {
        aWrongFieldIsNamed(rows, columns, high, wide, digits, wrong, message);
    }

    /** A rule that a grid cannot have is not to be chosen for it, and no longer chosen. */
    @Test
    void rulesThatDoNotFitSayWhy() {
        openPuzzle(EASY);
        openSizes();
        Locator diagonals =
                dialog().getByRole(AriaRole.CHECKBOX, new Locator.GetByRoleOptions().setName("X: both diagonals"));
        Locator windoku = dialog().getByRole(AriaRole.CHECKBOX, new Locator.GetByRoleOptions().setName("Windoku"));
        Locator disjoint =
                dialog().getByRole(AriaRole.CHECKBOX, new Locator.GetByRoleOptions().setName("Disjoint groups"));
        diagonals.check();
        disjoint.check();
        windoku.check();
        size().selectOption("6×6, boxes 2×3");
        assertThat(windoku).isDisabled();
        assertThat(windoku).not().isChecked();
        assertThat(dialog().locator(".check:has-text('Windoku')")).containsText("needs square boxes of 2x2 or more");
        assertThat(diagonals).isChecked();
        size().selectOption("Another size");
        assertThat(diagonals).isDisabled();
        assertThat(disjoint).isDisabled();
        assertThat(dialog().locator(".check:has-text('Disjoint')")).containsText("needs rectangular boxes");
        assertThat(dialog().getByRole(AriaRole.CHECKBOX, new Locator.GetByRoleOptions().setName("Anti-king")))
                .isEnabled();
        Axe.findsNothing(page, "rules that do not fit", "dialog");
        field("Rows").fill("8");
        assertThat(diagonals).isEnabled();
        assertThat(disjoint).isDisabled();
        diagonals.check();
        button("Empty grid").click();
        assertThat(page.locator("#caption")).containsText("8×8 · X: both diagonals");
    }

    /** What no longer fits is not dropped without a word. */
    @Test
    void rulesThatNoLongerFitAreNamed() {
        openPuzzle(EASY);
        openSizes();
        Locator diagonals =
                dialog().getByRole(AriaRole.CHECKBOX, new Locator.GetByRoleOptions().setName("X: both diagonals"));
        // The names of others may end with why they do not go with doublers.
        Locator doublers = dialog().getByRole(
                        AriaRole.CHECKBOX, new Locator.GetByRoleOptions().setName(Pattern.compile("^Doublers")));
        Locator digits = field("Digits, such as 0-8, if not from 1 to as many as needed");
        diagonals.check();
        doublers.check();
        assertThat(diagonals).isDisabled();
        assertThat(diagonals).not().isChecked();
        assertThat(dialog().locator(".check:has-text('diagonals')")).containsText("(can't be combined with doublers)");
        assertThat(dialog().getByRole(AriaRole.STATUS)).hasText("No longer chosen: X: both diagonals.");
        digits.fill("0-8");
        assertThat(doublers).isDisabled();
        assertThat(doublers).not().isChecked();
        assertThat(dialog().locator(".check:has-text('Doublers')"))
                .containsText("needs each digit from 1 to at most 12");
        assertThat(dialog().getByRole(AriaRole.STATUS)).hasText("No longer chosen: Doublers.");
        assertThat(diagonals).isEnabled();
        digits.fill("");
        assertThat(doublers).isEnabled();
        assertThat(dialog().getByRole(AriaRole.STATUS)).isEmpty();
    }

    /** Also not for the puzzle on the grid. */
    @Test
    void ranksAreNotOfferedOnARectangle() {
        open("#p=" + ".".repeat(48) + "&rules=grid+6x8+box+2x4");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Rules"))
                .click();
        Locator kinds = page.locator(".rule-form select").first();
        assertThat(kinds.locator("option[value='full-rank']")).isDisabled();
        assertThat(kinds.locator("option[value='full-rank']"))
                .hasText("Full rank: needs as many rows and columns as digits");
        assertThat(kinds.locator("option[value='thermo']")).isEnabled();
        kinds.selectOption("thermo");
        openSizes();
        button("Empty grid").click();
        assertThat(kinds.locator("option[value='full-rank']")).isEnabled();
        assertThat(kinds).hasValue("thermo");
    }

    @Test
    void inGerman() {
        page.addInitScript("localStorage['sudoku-sat.settings'] ||= JSON.stringify({ language: 'de' })");
        openPuzzle(EASY);
        button("Neu …").click();
        dialog().getByRole(AriaRole.TAB, new Locator.GetByRoleOptions().setName("Größe und Regeln"))
                .click();
        size().selectOption("other");
        assertThat(dialog().locator(".check:has-text('Disjunkte')")).containsText("nur mit rechteckigen Blöcken");
        field("Zeilen").fill("99");
        button("Leeres Gitter").click();
        assertThat(dialog().getByRole(AriaRole.ALERT))
                .hasText("Zeilen: Nötig ist eine ganze Zahl von 1 bis 25, nicht „99“.");
    }
}
