package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** New grids by their size. */
class NewGridTest extends PageTest {

    private Locator dialog() {
        return page.getByRole(AriaRole.DIALOG);
    }

    private Locator size() {
        return dialog().locator("section:visible select");
    }

    private void openSizes() {
        button("New…").click();
        dialog().getByRole(AriaRole.TAB, new Locator.GetByRoleOptions().setName("Size and rules"))
                .click();
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
}
