package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The grid shows one explanation at a time, and none that other techniques have found. */
class OneExplanationTest extends PageTest {

    private Panels panels;

    @BeforeEach
    void openHelp() {
        open("");
        panels = new Panels(this).open("Hints");
    }

    private Locator step() {
        return page.getByRole(AriaRole.REGION)
                .and(page.getByLabel("Explanation", new Page.GetByLabelOptions().setExact(true)));
    }

    private Locator reason() {
        return panels.panel().locator(".why-cell + .reason");
    }

    /** Asks why r1c6 of the sample, which must be 8, cannot be 2. */
    private void askWhy() {
        cell(1, 6).click();
        panels.panel().locator(".digit-choice").nth(1).click();
        panels.press("Why not this digit?");
        assertThat(reason()).containsText("r1c6<>2");
    }

    @Test
    void anExplanationClosesTheOneBefore() {
        cell(1, 6).click();
        panels.press("Next step in this cell");
        assertThat(step()).containsText("r1c6=8");
        askWhy();
        assertThat(step()).isHidden();
        panels.press("Next step");
        assertThat(step()).containsText("Hidden Single");
        assertThat(reason()).isEmpty();
        panels.solve();
        panels.open("Hints");
        assertThat(step()).isHidden();
    }

    @Test
    void otherTechniquesTakeAwayWhatWasFoundBefore() {
        panels.press("Solve by logic");
        panels.says("Solved");
        panels.press("Rate");
        panels.says("Hardest technique");
        panels.says("about SE ");
        panels.panel()
                .getByText("Techniques", new Locator.GetByTextOptions().setExact(true))
                .click();
        panels.press("Singles only");
        assertThat(status()).hasText("Hints and paths now use 3 techniques.");
        assertThat(panels.panel().locator(".lists")).isEmpty();
        assertThat(panels.panel().getByText("Hardest technique")).hasCount(0);
        assertThat(step()).isHidden();
    }

    /** Three constraints rule 9 out in r5c2. */
    @Test
    void anExplanationOfSeveralConstraintsIsUnfolded() {
        openPuzzle(SPARSE);
        panels = new Panels(this).open("Hints");
        cell(5, 2).click();
        panels.panel().locator(".digit-choice").nth(8).click();
        panels.press("Why not this digit?");
        assertThat(reason()).containsText("The smallest explanation uses 3 constraints.");
        assertThat(reason()).containsText("If this candidate were true, there would be a contradiction:");
        assertThat(reason().locator(".refutations li").first()).containsText("r5c2=9");
    }

    @Test
    void aHiddenSingleShowsTheDigitsThatLeaveItsCell() {
        panels.press("Next step");
        assertThat(step()).containsText("r1c6 is the only cell in box 2 that can be 8, because r3c3=8 and r5c4=8");
        assertThat(page.locator(".overlay .ov-house-cover")).hasCount(2);
    }

    /** One press leads from a hint that cannot be given to the digit that is wrong. */
    @Test
    void aHintOnAWrongPositionLeadsToTheMistake() {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("2", "h");
        panels = new Panels(this);
        panels.says("No solution has these digits and marks.");
        panels.press("Show what is wrong");
        panels.says("r1c3");
        assertThat(cell(1, 3)).hasAttribute("aria-invalid", "true");
    }

    /** Nothing beside the pattern of a step is bold, until it is closed. */
    @Test
    void theSelectedDigitIsNotHighlightedWithinAStep() {
        openPuzzle(EASY);
        button("Fill marks").click();
        cell(1, 1).click();
        Locator marks = page.locator(".mark[data-digit='5']:visible");
        String bold = "all => all.filter(mark => getComputedStyle(mark).fontWeight === '700').length";
        Assertions.assertThat((int) marks.evaluateAll(bold)).isGreaterThan(9);
        assertThat(page.locator(".is-same")).hasCount(3);
        panels = new Panels(this).open("Hints");
        panels.press("Next step");
        assertThat(page.locator(".is-explained .overlay > *")).not().hasCount(0);
        Assertions.assertThat(marks.evaluateAll(bold)).isEqualTo(0);
        assertThat(page.locator(".is-same")).hasCount(0);
        panels.press("Close");
        Assertions.assertThat((int) marks.evaluateAll(bold)).isGreaterThan(9);
    }

    /** Where the player wants it, a wrong digit is marked as soon as it is there, and so is a cell that has lost its digit. */
    @Test
    void mistakesAreMarkedAtOnce() {
        openPuzzle(EASY);
        button("Settings…").click();
        page.getByLabel("Show at once which digits and erased marks are wrong").check();
        type("Escape");
        cell(1, 3).click();
        type("2");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, 2, wrong");
        assertThat(cell(1, 3)).hasAttribute("aria-invalid", "true");
        type("4");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        cell(1, 4).click();
        type("c", "2", "6");
        assertThat(cell(1, 4)).hasAttribute("aria-label", "row 1 column 4, box 2, empty, candidates 2 6");
        type("6");
        assertThat(cell(1, 4)).hasAttribute("aria-label", "row 1 column 4, box 2, empty, candidates 2, wrong");
        type("z", "2");
        assertThat(cell(1, 4)).hasAttribute("aria-label", "row 1 column 4, box 2, 2, wrong");
    }

    /** Digits that break a rule are marked with the digit that breaks it, whatever the settings, and no longer than they do. */
    @Test
    void digitsThatBreakARuleAreMarkedAtOnce() {
        open("#p=" + EMPTY + "&rules=box+3x3;killer+7+r1c1+r1c2;thermo+r5c1+r5c2+r5c3");
        cell(1, 1).click();
        type("2");
        cell(1, 2).click();
        type("3");
        assertThat(cell(1, 1)).hasAttribute("aria-label", Pattern.compile(".*, in conflict"));
        assertThat(page.locator(".is-conflict")).hasCount(2);
        type("5");
        assertThat(page.locator(".is-conflict")).hasCount(0);
        cell(5, 3).click();
        type("4");
        cell(5, 1).click();
        type("6");
        assertThat(page.locator(".is-conflict")).hasCount(2);
        assertThat(cell(5, 3)).hasAttribute("aria-invalid", "true");
        type("Control+z");
        assertThat(page.locator(".is-conflict")).hasCount(0);
    }

    /** The end of a game is told, also where steps lead to it, and leads to the next. */
    @Test
    void theLastStepEndsTheGame() {
        openPuzzle(EASY_SOLUTION.substring(0, 80) + ".");
        assertThat(button("Next puzzle…")).isHidden();
        cell(9, 9).click();
        type("n");
        assertThat(status()).hasText("Full House: r9c9=9");
        type("Enter");
        assertThat(status())
                .hasText(Pattern.compile("Solved in 0:[0-9]{2}: every rule holds\\. You took help once\\."));
        button("Next puzzle…").click();
        assertThat(page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Generate")))
                .hasAttribute("aria-selected", "true");
    }

    /** The next puzzle is one of the collection, of the same level, if the last one was. */
    @Test
    void aPuzzleOfTheCollectionLeadsToTheNextOne() {
        openPuzzle(EASY);
        button("New…").click();
        Locator dialog = page.locator("dialog");
        Locator tab = dialog.getByRole(AriaRole.TAB, new Locator.GetByRoleOptions().setName("Collection"));
        tab.click();
        Locator collection = dialog.getByRole(AriaRole.TABPANEL, new Locator.GetByRoleOptions().setName("Collection"));
        Locator level = collection.getByLabel("How hard");
        level.selectOption("Hard");
        collection.locator(".pick").first().click();
        Panels panels = new Panels(this);
        panels.solve();
        panels.press("Enter it into the grid");
        button("New…").click();
        tab.click();
        level.selectOption("Easy");
        type("Escape");
        button("Next puzzle…").click();
        assertThat(tab).hasAttribute("aria-selected", "true");
        assertThat(level).hasValue("hard");
    }

    @Test
    void aGameWithoutHintsEndsWithoutAny() {
        openPuzzle(EASY_SOLUTION.substring(0, 80) + ".");
        cell(9, 9).click();
        type("9");
        assertThat(status()).hasText(Pattern.compile("Solved in 0:[0-9]{2}: every rule holds\\."));
    }

    @Test
    void theCollectionHasPuzzlesByTechnique() {
        openPuzzle(EASY);
        button("New…").click();
        Locator dialog = page.locator("dialog");
        dialog.getByRole(AriaRole.TAB, new Locator.GetByRoleOptions().setName("Collection"))
                .click();
        Locator collection = dialog.getByRole(AriaRole.TABPANEL, new Locator.GetByRoleOptions().setName("Collection"));
        collection.getByLabel("How hard").selectOption("Hard");
        collection.getByLabel("Hardest technique").selectOption("Swordfish");
        Locator puzzles = collection.locator(".pick");
        assertThat(puzzles).hasCount(3);
        assertThat(puzzles.first()).containsText("Hard · Swordfish");
        puzzles.first().click();
        assertThat(page.locator(".game-title")).hasText(Pattern.compile("Collection, no\\. [0-9]+"));
        assertThat(page.locator(".game-rules")).containsText(Pattern.compile("Hard · score .*Swordfish"));
    }

    /** A puzzle counts once; the second one is quicker than the first. */
    @Test
    void whatIsSolvedIsCounted() {
        openPuzzle(EASY_SOLUTION.substring(0, 80) + ".");
        page.evaluate(
                "localStorage['sudoku-sat.results.1'] = JSON.stringify([{puzzle: 1, time: Date.now() - 864e5, seconds: 7000, hints: 0, level: '', kind: 'classic'}])");
        cell(9, 9).click();
        type("9");
        assertThat(status()).hasText(Pattern.compile("Solved in .* That is your best time for this level\\."));
        type("Control+z", "9");
        assertThat(status()).not().containsText("best time");
        button("Statistics…").click();
        Locator dialog = page.locator("dialog");
        assertThat(dialog.locator("tr").nth(1)).hasText(Pattern.compile("Not rated220:[0-9]{2}58:[0-9]{2}"));
        assertThat(dialog).containsText("each of the last 2 days");
        dialog.getByText("Delete all").click();
        dialog.getByText("Really delete all?").click();
        assertThat(status()).hasText("The statistics are empty now.");
        button("Statistics…").click();
        assertThat(dialog).containsText("No puzzle has been solved yet.");
        load("[{\"puzzle\":7,\"time\":1,\"seconds\":65,\"hints\":0,\"level\":\"easy\",\"kind\":\"classic\"}]");
        assertThat(status()).hasText("1 puzzle was added to the statistics.");
        button("Statistics…").click();
        assertThat(dialog.locator("tr").nth(1)).hasText("Easy111:051:05");
        load("[1]");
        assertThat(status()).hasText("That file has no statistics of this page.");
    }

    /** A mistake counts though it was undone, and to be told of it is a hint; what hints alone have solved does not count, and says so. */
    @Test
    void mistakesAndHelpAreTold() {
        openPuzzle(EASY_SOLUTION.substring(0, 78) + "...");
        cell(9, 9).click();
        type("8");
        panels = new Panels(this);
        panels.open("Answer").press("Check my digits");
        cell(9, 9).click();
        type("Control+z", "9");
        panels.open("Hints").press("Next step");
        panels.press("Next step");
        panels.press("Apply");
        assertThat(status()).hasText(Pattern.compile("Solved in .* You took help 3 times\\. You made 1 mistake\\."));
        button("Statistics…").click();
        Locator dialog = page.locator("dialog");
        assertThat(dialog.locator("tr").nth(1)).hasText("Not rated10––");
        dialog.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Close"))
                .first()
                .click();
        openPuzzle(EASY_SOLUTION.substring(0, 80) + ".");
        panels.open("Hints").press("Next step");
        panels.press("Apply");
        assertThat(status())
                .hasText(Pattern.compile("Solved in .* You took help once\\. It does not count in the statistics.*"));
    }

    /** Steps that are applied from a list, singles and a solution are help, too, and none of them hides how the game ended. */
    @ParameterizedTest
    @ValueSource(strings = {"All steps now", "Place all singles", "Solve by logic", "Solution"})
    void whatIsAppliedIsHelp(String way) {
        openPuzzle(EASY_SOLUTION.substring(0, 80) + ".");
        panels = new Panels(this);
        if (way.equals("Solution")) {
            panels.solve();
            panels.press("Enter it into the grid");
        } else {
            panels.open("Hints").press(way);
        }
        if (way.equals("All steps now")) {
            panels.panel().locator(".steps button").first().click();
            panels.press("Apply");
        }
        if (way.equals("Solve by logic")) {
            panels.press("Apply this step");
        }
        assertThat(status())
                .hasText(
                        Pattern.compile("Solved in .* You took help [\\w ]+\\. It does not count in the statistics.*"));
    }

    /** That a mark was erased wrongly is told at the first click, and which one, which gives the digit away, at a second. */
    @Test
    void anErasedMarkIsNamedOnRequest() {
        openPuzzle(EASY);
        cell(1, 4).click();
        type("c", "2");
        panels = new Panels(this);
        panels.open("Answer").press("Check my digits");
        panels.says("In 1 cell, the candidate that the solution needs is missing.");
        assertThat(page.locator(".is-conflict")).hasCount(1);
        Locator which = panels.panel().getByText("wrongly removed from r1c4");
        assertThat(which).isHidden();
        panels.panel().getByText("Which marks?").click();
        assertThat(which).isVisible();
    }

    /** Chooses a file in the statistics. */
    private void load(String text) {
        page.locator("dialog input[type=file]")
                .setInputFiles(
                        new FilePayload("results.json", "application/json", text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void thePageFillsTheScreen() {
        openPuzzle(EASY);
        button("Full screen").click();
        page.waitForCondition(() -> (Boolean) page.evaluate("document.fullscreenElement !== null"));
        button("Leave full screen").click();
        page.waitForCondition(() -> (Boolean) page.evaluate("document.fullscreenElement === null"));
        page.locator(".tool-menu").click();
        assertThat(page.locator("#menu")).containsText("Full screen");
    }
}
