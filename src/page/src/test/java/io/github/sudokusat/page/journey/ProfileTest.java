package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The player's own techniques: their order, scores and levels, as a list and as text, kept for the next visit. */
class ProfileTest extends PageTest {

    private Panels panels;

    @BeforeEach
    void openEditor() {
        openPuzzle(EASY);
        openPanel();
    }

    private void openPanel() {
        panels = new Panels(this);
        panels.open("Hints");
        for (String title : new String[] {"Techniques", "Order, scores and levels", "Techniques as text"}) {
            panels.panel()
                    .getByText(title, new Locator.GetByTextOptions().setExact(true))
                    .click();
        }
        assertThat(order().locator("option").first()).hasText(Pattern.compile("^1\\. "));
    }

    private Locator order() {
        return panels.panel().getByLabel("Techniques in use");
    }

    private Locator text() {
        return panels.panel().getByLabel("Text of the profile");
    }

    /** Takes a profile over that the library can read. */
    private void take(String profile) {
        use(profile);
        assertThat(status()).hasText(Pattern.compile("techniques are in use\\.$"));
    }

    private void use(String profile) {
        text().fill(profile);
        panels.press("Use this text");
    }

    @Test
    void aTechniqueMovesByButtonAndByKey() {
        take("hidden-single 14 easy\nnaked-single 25 easy\nx-wing 140 hard\n");
        order().selectOption("x-wing");
        panels.press("Move up");
        assertThat(status()).hasText("X-Wing is now number 2 of 3.");
        order().press("Alt+ArrowUp");
        assertThat(status()).hasText("X-Wing is now number 1 of 3.");
        panels.press("Move up");
        assertThat(text()).hasValue("x-wing 140 hard\nhidden-single 14 easy\nnaked-single 25 easy\n");
        order().press("Alt+ArrowDown");
        assertThat(text()).hasValue("hidden-single 14 easy\nx-wing 140 hard\nnaked-single 25 easy\n");
    }

    @Test
    void aTechniqueHasAScoreAndALevelOfItsOwn() {
        take("hidden-single 14 easy\nnaked-single 25 easy\n");
        order().selectOption("naked-single");
        Locator score = panels.panel().getByLabel("Score");
        score.fill("77");
        score.press("Enter");
        panels.panel().getByLabel("Level").selectOption(new SelectOption().setLabel("unfair"));
        assertThat(text()).hasValue("hidden-single 14 easy\nnaked-single 77 unfair\n");
        score.fill("-1");
        score.press("Enter");
        assertThat(status()).containsText("A score is a whole number from 0");
        assertThat(score).hasValue("77");
        Locator growth = panels.panel().getByLabel("Added for each link or cell");
        assertThat(growth).hasValue("0");
        growth.fill("5");
        growth.press("Enter");
        assertThat(text()).hasValue("hidden-single 14 easy\nnaked-single 77+5 unfair\n");
    }

    @Test
    void thePathUsesTheProfileAndTheNextVisitHasIt() {
        take("naked-single 5 extreme\nhidden-single 900 easy\n");
        page.reload();
        awaitReady();
        openPanel();
        assertThat(text()).hasValue("naked-single 5 extreme\nhidden-single 900 easy\n");
        panels.press("Solve by logic");
        panels.says(Pattern.compile("Hardest technique: Naked Single"));
        panels.press("Usual techniques");
        assertThat(text()).hasValue(Pattern.compile("^full-house "));
    }

    @Test
    void aBadTextIsRefusedWithItsLine() {
        use("hidden-single 14 easy\nno-such-thing 3 easy\n");
        assertThat(panels.panel().getByRole(AriaRole.ALERT)).containsText("line 2");
        assertThat(order().locator("option")).not().hasCount(1);
    }

    @Test
    void shippedProfilesAreThere() {
        for (String name :
                new String[] {"Classic", "Propagation", "All techniques", "Singles only", "Usual techniques"}) {
            String before = text().inputValue();
            panels.press(name);
            assertThat(text()).not().hasValue(before);
        }
        assertThat(text()).hasValue(Pattern.compile("^full-house "));
    }

    /** What an older version kept were switches. */
    @Test
    void theSwitchesOfAnOlderVersionAreTakenOver() {
        assertThat(text().inputValue()).contains("\nx-wing ");
        page.evaluate("addEventListener('pagehide', () => localStorage.setItem('sudoku-sat.techniques',"
                + " '{\"unique\":\"off\",\"switched\":[[\"x-wing\",false],[\"hidden-single\",true],7]}'))");
        page.reload();
        awaitReady();
        openPanel();
        assertThat(text()).hasValue(Pattern.compile("^full-house "));
        assertThat(text().inputValue()).doesNotContain("\nx-wing ").contains("hidden-single ");
        assertThat(panels.panel().getByLabel("Techniques that need a unique solution"))
                .hasValue("off");
    }

    @Test
    void aKeptProfileThatCannotBeReadIsForgotten() {
        page.evaluate(
                "addEventListener('pagehide', () => localStorage.setItem('sudoku-sat.techniques', '{\"profile\":\"gibber ish\"}'))");
        page.reload();
        awaitReady();
        assertThat(status()).containsText("The techniques kept from your last visit could not be read");
        openPanel();
        assertThat(text()).hasValue(Pattern.compile("^full-house "));
    }

    @Test
    @Tag("slow")
    void axeFindsNothing() {
        Axe.findsNothing(page, "the open editor", "html");
    }
}
