package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** What a player does with the panels, by mouse or by keyboard. */
final class Panels {

    private final PageTest test;
    private final Page page;
    private final Hand hand;

    Panels(PageTest test, Hand hand) {
        this.test = test;
        this.page = test.page;
        this.hand = hand;
    }

    Panels(PageTest test) {
        this(test, Hand.MOUSE);
    }

    /** The panel that is open. */
    Locator panel() {
        return page.getByRole(AriaRole.TABPANEL).filter(new Locator.FilterOptions().setVisible(true));
    }

    Panels open(String tab) {
        Locator wanted = page.getByRole(
                AriaRole.TAB, new Page.GetByRoleOptions().setName(tab).setExact(true));
        if (!"true".equals(wanted.getAttribute("aria-selected"))) {
            hand.openTab(page, wanted);
        }
        return this;
    }

    /** Presses a button of the open panel. */
    void press(String button) {
        hand.press(
                page,
                panel().getByRole(
                                AriaRole.BUTTON,
                                new Locator.GetByRoleOptions().setName(button).setExact(true)));
    }

    /** Waits until the open panel says something. */
    void says(String text) {
        assertThat(panel()).containsText(text);
    }

    void says(Pattern text) {
        assertThat(panel()).containsText(text);
    }

    /** Shows a solution on the grid. */
    void solve() {
        open("Answer").press("Solve");
        says("Solved. The grid shows the solution.");
    }

    /** Asks whether a proper puzzle is proper. */
    void check() {
        open("Answer").press("Check");
        says("One solution.");
    }

    /** Starts a count of an empty grid of a layout that takes for ever. */
    void startCount() {
        open("Answer").press("Count exactly");
        assertThat(stopButton()).isVisible();
    }

    Locator stopButton() {
        return page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName("Stop").setExact(true))
                .filter(new Locator.FilterOptions().setVisible(true));
    }

    void stop() {
        hand.press(page, stopButton());
        assertThat(stopButton()).hasCount(0);
        assertThat(test.status()).containsText("Stopped.");
    }
}
