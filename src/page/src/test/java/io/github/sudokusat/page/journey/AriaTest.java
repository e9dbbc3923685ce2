package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a screen reader is told: roles, names and states, word by word where they say what a player has to know. */
class AriaTest extends PageTest {

    @Test
    void theGridTellsWhatItHolds() {
        open("#p=1...............&rules=box%202x2");
        cell(1, 2).click();
        type("1");
        cell(1, 3).click();
        type("Control+2", "Control+3", "Shift+4");
        cell(1, 4).click();
        type("v", "1", "z");
        assertThat(grid()).matchesAriaSnapshot("""
                - grid "Sudoku grid":
                  - row:
                    - gridcell "row 1 column 1, box 1, given 1, conflicts with row 1 column 2"
                    - gridcell "row 1 column 2, box 1, 1, conflicts with row 1 column 1"
                    - gridcell "row 1 column 3, box 2, empty, candidates 2 3, corner marks 4"
                    - gridcell "row 1 column 4, box 2, empty, colours a" [selected]
                """);
        assertThat(cell(1, 2)).hasAttribute("aria-invalid", "true");
        assertThat(cell(1, 3)).not().hasAttribute("aria-invalid", "true");
    }

    @Test
    void anExplanationTellsTheStepAndItsButtons() {
        openPuzzle(EASY);
        cell(1, 1).click();
        type("n");
        assertThat(new Panels(this).panel()).matchesAriaSnapshot("""
                - tabpanel "Hints":
                  - button "Hint"
                  - button "Next step"
                  - button "Solve by logic"
                  - region "Explanation":
                    - heading /Hidden Single easy · \\d+/ [level=3]
                    - paragraph: /r1c6 is the only cell in box 2 that can be 8, because r3c3=8 and r5c4=8 ?. r1c6=8/
                    - term: Base
                    - definition: "box 2: r1c6=8"
                    - term: Because of
                    - definition: r3c3=8 r5c4=8
                    - button "Apply"
                    - button "Close"
                """);
        assertThat(status()).containsText("Hidden Single: ");
    }

    @Test
    void anAnswerTellsWhichSolutionIsShown() {
        openPuzzle(JourneysTest.SEVERAL);
        Panels panels = new Panels(this).open("Answer");
        panels.press("Check");
        panels.says("cells differ");
        panels.press("Solution 2");
        assertThat(panels.panel()).matchesAriaSnapshot("""
                - tabpanel "Answer":
                  - button "Check"
                  - paragraph: /At least two solutions; \\d+ cells differ\\./
                  - button "Solution 1"
                  - button "Solution 2" [pressed]
                """);
    }

    /** Whatever can be operated has a name, and every dialog has a title and a way out. */
    @Test
    void dialogsAreNamed() {
        openPuzzle(EASY);
        List.of("New…", "Paste…", "Share…", "Settings…", "Keys…", "Checkpoints…")
                .forEach(this::dialogIsNamed);
    }

    private void dialogIsNamed(String opener) {
        button(opener).press("Enter");
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog.getByRole(AriaRole.HEADING).first()).not().isEmpty();
        assertThat(dialog.getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName("Close").setExact(true)))
                .isVisible();
        for (Locator tab : dialog.getByRole(AriaRole.TAB).all()) {
            tab.click();
            everythingHasAName(dialog);
        }
        everythingHasAName(dialog);
        type("Escape");
        assertThat(dialog).hasCount(0);
        assertThat(opener(opener)).isFocused();
    }

    @Test
    void panelsAreNamed() {
        openPuzzle(EASY);
        for (String tab : List.of("Hints", "Answer", "Engines", "Files", "Rules")) {
            everythingHasAName(new Panels(this).open(tab).panel());
        }
    }

    private static void everythingHasAName(Locator part) {
        List<String> nameless = part.ariaSnapshot()
                .lines()
                .filter(line -> line.matches(
                        " *- (?:button|textbox|combobox|checkbox|radio|tab|link|slider|spinbutton)(?: \\[.*)?:?"))
                .toList();
        assertThat(nameless).isEmpty();
    }
}
