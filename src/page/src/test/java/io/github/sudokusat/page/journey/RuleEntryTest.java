package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.KeyboardModifier;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that are entered, changed and removed on the page. */
class RuleEntryTest extends PageTest {

    private Panels panels;

    private void openRules() {
        openPuzzle(EMPTY);
        panels = new Panels(this).open("Rules");
        assertThat(panels.panel().getByLabel("Kind")).hasValue("killer");
    }

    private Locator field(String label) {
        return panels.panel().getByLabel(label, new Locator.GetByLabelOptions().setExact(true));
    }

    private Locator line() {
        return field("As a line, which can be typed as well");
    }

    /** Their texts are compared as an array: a single text fails at once, without waiting, while there are two names. */
    private Locator names() {
        return panels.panel().locator(".rule-name");
    }

    private Locator drawn(String selector) {
        return page.locator(".board .drawing " + selector);
    }

    /** Drags the mouse from the middle of a cell through those of others. */
    private void drag(int[]... cells) {
        for (int[] cell : cells) {
            BoundingBox box = cell(cell[0], cell[1]).boundingBox();
            double x = box.x + box.width / 2;
            double y = box.y + box.height / 2;
            if (cell == cells[0]) {
                page.mouse().move(x, y);
                page.mouse().down();
            } else {
                page.mouse().move(x, y, new Mouse.MoveOptions().setSteps(8));
            }
        }
        page.mouse().up();
    }

    private static int[] at(int row, int column) {
        return new int[] {row, column};
    }

    /** Enters a rule as a line, and waits until the form has taken it or says what is wrong. */
    private void enter(String line) {
        line().fill(line);
        line().press("Enter");
        assertThat(panels.panel().locator(".rule-form[aria-busy]")).hasCount(0);
    }

    /** As setters do it: drag, sum, Enter; then the next cage, at once. */
    @Test
    void killerCagesAreEnteredByPointer() {
        openRules();
        drag(at(1, 1), at(1, 2), at(2, 2));
        assertThat(line()).hasValue("killer r1c1 r1c2 r2c2");
        field("Sum (optional)").fill("15");
        assertThat(line()).hasValue("killer 15 r1c1 r1c2 r2c2");
        panels.press("Add");
        assertThat(status()).hasText("Added: killer 15 r1c1 r1c2 r2c2.");
        drag(at(5, 5), at(5, 6));
        field("Sum (optional)").fill("9");
        field("Sum (optional)").press("Enter");
        assertThat(names()).hasText(new String[] {"killer cage 15: r1c1, r1c2, r2c2", "killer cage 9: r5c5, r5c6"});
        assertThat(drawn(".rule-cage")).hasCount(2);
        assertThat(name(2, 2)).endsWith("killer cage 15");
        panels.press("Add");
        assertThat(status()).hasText("The puzzle has this rule already.");
        assertThat(page).hasURL(Pattern.compile("killer[+]9[+]r5c5[+]r5c6"));
    }

    /** Opens the panel and goes to the line in one go, before the worker can have said which kinds of rules there are. */
    private void goToLineAtOnce(String typed) {
        openPuzzle(EMPTY);
        panels = new Panels(this);
        page.evaluate("""
                typed => {
                  [...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.trim() === 'Rules').click();
                  const line = document.querySelector('.rule-form input.mono');
                  line.focus();
                  line.value = typed;
                  line.dispatchEvent(new Event('input'));
                }""", typed);
        assertThat(field("Kind").locator("option").first()).isAttached();
    }

    @Test
    void whatIsTypedReplacesTheKindThatIsOfferedLate() {
        goToLineAtOnce("");
        assertThat(line()).hasValue("killer r1c1");
        page.keyboard().insertText("rule anti-knight");
        assertThat(line()).hasValue("rule anti-knight");
    }

    @Test
    void aLineThatWasTypedBeforeTheKindsWereKnownStays() {
        goToLineAtOnce("thermo r1c1 r2c2");
        assertThat(line()).hasValue("thermo r1c1 r2c2");
        assertThat(field("Kind")).hasValue("thermo");
        assertThat(panels.panel().locator("[data-kind]")).hasCount(6);
    }

    /** A thermometer along a diagonal and then to the left, without a mouse. */
    @Test
    void aThermometerIsEnteredByKeyboardAlone() {
        openPuzzle(EMPTY);
        panels = new Panels(this);
        cell(1, 1).focus();
        type("ArrowDown", "Control+Shift+ArrowRight", "Control+ArrowDown", "Control+ArrowLeft", "r");
        Locator kind = panels.panel().getByLabel("Kind");
        // Until the kinds are known, there is nothing to choose.
        assertThat(kind.locator("option").first()).isAttached();
        kind.focus();
        page.keyboard().type("Therm");
        assertThat(line()).hasValue("thermo r2c1 r3c2 r3c1");
        line().press("Enter");
        assertThat(names()).hasText("thermometer: r2c1, r3c2, r3c1");
        assertThat(cell(3, 1)).isFocused();
        assertThat(drawn(".rule-bulb")).hasCount(1);
        type("ArrowRight", "ArrowUp", "Shift+ArrowLeft", "r");
        assertThat(line()).hasValue("thermo r2c2 r2c1");
        type("Escape");
        assertThat(cell(2, 1)).isFocused();
    }

    /** The circle takes the first selection, the arrow the next one. */
    @Test
    void anArrowHasTwoParts() {
        openRules();
        panels.panel().getByLabel("Kind").selectOption("arrow");
        cell(5, 1).click();
        assertThat(field("Circle")).hasValue("r5c1");
        panels.panel()
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Selection"))
                .last()
                .click();
        drag(at(4, 2), at(3, 3));
        assertThat(names()).hasText("arrow: r5c1, r4c2, r3c3");
    }

    /** In one stroke from the circle on, or the circle first, or by the field that has the focus. */
    @Test
    void anArrowIsOneStroke() {
        openRules();
        panels.panel().getByLabel("Kind").selectOption("arrow");
        drag(at(5, 1), at(4, 2), at(3, 3));
        assertThat(names()).hasText("arrow: r5c1, r4c2, r3c3");
        cell(8, 8).click();
        drag(at(7, 8), at(6, 8));
        assertThat(names()).hasText(new String[] {"arrow: r5c1, r4c2, r3c3", "arrow: r8c8, r7c8, r6c8"});
        field("Circle").click();
        drag(at(9, 1), at(9, 2));
        assertThat(line()).hasValue("arrow r9c1 r9c2 =");
        drag(at(9, 3), at(9, 4));
        assertThat(names().last()).hasText("arrow: r9c1, r9c2, r9c3, r9c4");
    }

    @Test
    void cluesOutsideTheGridAreChosenByTheirEnd() {
        openRules();
        panels.panel().getByLabel("Kind").selectOption("sandwich");
        field("Whole row or column…").selectOption("left4");
        field("Sum").fill("8");
        assertThat(line()).hasValue("sandwich 8 left4");
        panels.press("Add");
        assertThat(drawn(".rule-outside text")).hasText("8");
        button("column 3 from above").click();
        assertThat(field("Sum")).isFocused();
        field("Sum").fill("12");
        assertThat(line()).hasValue("sandwich 12 top3");
        assertThat(names()).hasText("sandwich 8 right from r4c1");
        names().click();
        assertThat(cell(4, 9)).hasAttribute("aria-selected", "true");
        assertThat(cell(5, 9)).hasAttribute("aria-selected", "false");
        panels.open("Hints");
        assertThat(button("column 3 from above")).hasCount(0);
    }

    /** Each change is one entry of the history, and digits stay as they are. */
    @Test
    void rulesAreChangedRemovedUndoneAndKept() {
        openRules();
        cell(9, 9).click();
        type("7");
        enter("killer 15 r1c1 r1c2");
        enter("rule anti-king");
        assertThat(names()).hasText(new String[] {"Anti-king", "killer cage 15: r1c1, r1c2"});
        button("Change: killer cage 15: r1c1, r1c2").click();
        assertThat(field("Sum (optional)")).isFocused();
        assertThat(cell(1, 2)).hasAttribute("aria-selected", "true");
        field("Sum (optional)").fill("4");
        panels.press("Save");
        assertThat(names()).hasText(new String[] {"Anti-king", "killer cage 4: r1c1, r1c2"});
        button("Remove: Anti-king").click();
        assertThat(names()).hasText(new String[] {"killer cage 4: r1c1, r1c2"});
        assertThat(button("Remove: killer cage 4: r1c1, r1c2")).isFocused();
        page.reload();
        awaitReady();
        panels.open("Rules");
        assertThat(names()).hasText("killer cage 4: r1c1, r1c2");
        assertThat(name(9, 9)).endsWith(", 7");
        cell(9, 9).click();
        type("[");
        assertThat(names()).hasText(new String[] {"Anti-king", "killer cage 4: r1c1, r1c2"});
        type("[");
        assertThat(names()).hasText(new String[] {"Anti-king", "killer cage 15: r1c1, r1c2"});
        type("[", "[");
        assertThat(names()).hasCount(0);
        assertThat(drawn("*")).hasCount(0);
        assertThat(name(9, 9)).endsWith(", 7");
        type("]", "]", "]", "]");
        assertThat(names()).hasText("killer cage 4: r1c1, r1c2");
        assertThat(page.evaluate("JSON.parse(localStorage.getItem('sudoku-sat.games.1')).length"))
                .as("one game, whatever its rules were")
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    killer 15 r1c1 r1c10      | Column 16: expected a cell from r1c1 to r9c9, but found "r1c10". | r1c10
                    killer 50 r1c1 r1c2       | No 2 different digits sum to 50 | killer 50 r1c1 r1c2
                    regex /1(2/ r1c1-r1c3     | Column | /
                    nonsense                  | Column 1: expected a rule such as | nonsense
                    """)
    void whatIsWrongIsSaidAndChangesNothing(String line, String message, String marked) {
        openRules();
        enter("thermo r1c1 r2c2");
        assertThat(names()).hasCount(1);
        enter(line);
        assertThat(panels.panel().getByRole(AriaRole.ALERT)).containsText(message);
        assertThat(line()).isFocused();
        assertThat(line()).hasAttribute("aria-invalid", "true");
        assertThat(String.valueOf(page.evaluate("getSelection().toString()"))).startsWith(marked);
        assertThat(names()).hasCount(1);
        type("End", "x");
        assertThat(panels.panel().getByRole(AriaRole.ALERT)).isEmpty();
    }

    /** The sum is refused for its cells, and where it can be seen. */
    @Test
    void whatIsWrongIsInSight() {
        page.setViewportSize(1280, 720);
        openRules();
        drag(at(1, 1), at(1, 2));
        field("Sum (optional)").fill("999");
        field("Sum (optional)").press("Enter");
        Locator wrong = panels.panel().getByRole(AriaRole.ALERT);
        assertThat(wrong).containsText("the least sum is 3, the greatest 17");
        assertThat(wrong).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }

    /** The rule that needs it is named, until the puzzle is another one. */
    @Test
    void aRuleThatIsNeededIsNotRemoved() {
        page.setViewportSize(1280, 720);
        open("#p=" + EMPTY + "&rules=box+3x3;rule+doublers");
        panels = new Panels(this);
        panels.open("Rules");
        enter("killer 20 r1c1 r1c2");
        assertThat(names()).hasCount(2);
        panels.panel().getByLabel("Remove: Doublers").click();
        Locator refused = panels.panel().locator(".error");
        assertThat(refused)
                .hasText(
                        "This cannot be done. Doublers are needed by killer cage 20 at r1c1: "
                                + "no 2 different digits sum to 20 (killer cage 20 at r1c1): the least sum is 3, the greatest 17.");
        assertThat(refused).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        button("Undo").click();
        assertThat(names()).hasCount(1);
        assertThat(refused).isEmpty();
    }

    /** What is typed as a line fills the form, and the form the line. */
    @Test
    void theLineAndTheFormAreOne() {
        openRules();
        line().fill("equal-sum r1c1 r1c2 = r2c4 = r9c9");
        assertThat(panels.panel().getByLabel("Kind")).hasValue("equal-sum");
        assertThat(field("Cells")).hasCount(3);
        panels.press("Another group");
        cell(8, 8).click();
        assertThat(line()).hasValue("equal-sum r1c1 r1c2 = r2c4 = r9c9 = r8c8");
        panels.panel().getByLabel("Kind").selectOption("regex");
        field("Regular expression, such as .*12.*").fill("1.*");
        assertThat(line()).hasValue("regex /1.*/ r8c8");
        panels.panel().getByLabel("Kind").selectOption("minimum");
        cell(1, 1).click();
        cell(3, 3).click(new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.CONTROL)));
        assertThat(line()).hasValue("minimum r1c1; minimum r3c3");
        panels.press("Add");
        assertThat(names()).hasCount(2);
    }

    /** Rules made of others are kinds like all, and each field of every kind says in words what it is for. */
    @Test
    void combinationsAreKindsWithFields() {
        openRules();
        Locator kind = panels.panel().getByLabel("Kind");
        kind.selectOption("if");
        field("If, such as given r1c1 = 5").fill("given r4c1 = 5");
        field("Then, such as odd r1c2").fill("odd r4c2");
        assertThat(line()).hasValue("if given r4c1 = 5 then odd r4c2");
        panels.press("Add");
        assertThat(names()).hasCount(1);
        line().fill("either killer 10 r1c1 r1c2 | killer 15 r1c1 r1c2 | killer 3 r1c1 r1c2");
        assertThat(kind).hasValue("either");
        assertThat(field("Or another, such as killer 15 r1c1 r1c2"))
                .hasValue("killer 15 r1c1 r1c2 | killer 3 r1c1 r1c2");
        line().fill("not renban r1c1-r1c3");
        assertThat(kind).hasValue("not");
        panels.press("Add");
        assertThat(names()).hasCount(2);
        line().fill("given r2c3 = 2 4 6");
        panels.press("Add");
        assertThat(names()).hasCount(3);
        assertThat(drawn(".rule-note")).hasText("246");
        assertThat(name(2, 3)).endsWith("empty, is 2, 4 or 6");
        line().fill("");
        panels.press("Add");
        assertThat(panels.panel().getByRole(AriaRole.ALERT)).hasText("Enter a rule, such as killer 15 r1c1 r1c2.");
        for (Locator option : kind.locator("option:enabled").all()) {
            kind.selectOption(option.getAttribute("value"));
            assertThat(panels.panel().locator(".rule-values label").allTextContents())
                    .allMatch(label -> label.matches("[A-Z].*"));
        }
    }

    /** What the library does with a puzzle, it does with its rules. */
    @Test
    void theRulesCount() {
        open("#p=...4.3..1.......&rules=box%202x2");
        panels = new Panels(this).open("Rules");
        enter("pair-sum 5 r4c1 r4c2");
        assertThat(names()).hasCount(1);
        panels.open("Answer").press("Check");
        panels.says("One solution.");
        panels.open("Rules");
        enter("ratio 4 r4c1 r4c2");
        assertThat(names()).hasCount(2);
        panels.open("Answer").press("Check");
        panels.says("No solution");
    }

    /** A full grid is right only if the rules hold, too, which houses do not show. */
    @Test
    void aFullGridMustObeyTheRules() {
        open("#p=2134431212433.21&rules=box%202x2%3B%20pair-sum%205%20r4c1%20r4c2");
        cell(4, 2).click();
        type("4");
        assertThat(status())
                .hasText("The grid is full, but a rule is broken: Pair-sum 5 at r4c1 and r4c2 has 3 and 4.");
        assertThat(page.locator(".board.is-solved")).hasCount(0);
        open("#p=2134431212433.21&rules=box%202x2%3B%20pair-sum%207%20r4c1%20r4c2");
        cell(4, 2).click();
        type("4");
        assertThat(status()).containsText(Pattern.compile("Solved in [0-9:]+: every rule holds\\."));
        assertThat(page.locator(".board.is-solved")).hasCount(1);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"LIGHT, 1280", "DARK, 320"})
    void axeFindsNothingAndEverythingFits(ColorScheme colours, int width) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
        page.setViewportSize(width, 844);
        openRules();
        enter("killer 15 r1c1 r1c2");
        enter("little-killer 12 r7c1 down-right");
        for (String kind : List.of("arrow", "sandwich", "pair", "equal-sum", "only-marked")) {
            panels.panel().getByLabel("Kind").selectOption(kind);
            Axe.findsNothing(page, kind, "#panels");
        }
        enter("killer 15 r1c1 r1c10");
        Axe.findsNothing(page, "an error", "#panels");
        button("Change: killer cage 15: r1c1, r1c2").click();
        Axe.findsNothing(page, "a change", "#panels");
        assertThat(page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"))
                .isEqualTo(0);
        for (Locator control : panels.panel().locator("button, input, select").all()) {
            if (control.isVisible()) {
                assertThat(control.boundingBox().height).as(control.toString()).isGreaterThanOrEqualTo(40);
                assertThat(control.boundingBox().width).as(control.toString()).isGreaterThanOrEqualTo(40);
            }
        }
    }
}
