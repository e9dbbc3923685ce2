package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles made to order. */
class TargetsTest extends PageTest {

    @BeforeEach
    void openDialog() {
        openPuzzle(EASY);
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Generate"))
                .click();
        dialog().getByText("More options").click();
        assertThat(dialog().getByLabel("Needs this technique")
                        .getByText("X-Wing", new Locator.GetByTextOptions().setExact(true)))
                .hasCount(1);
    }

    private Locator dialog() {
        return page.getByRole(AriaRole.DIALOG);
    }

    private void choose(String label, String value) {
        dialog().getByLabel(label).selectOption(new SelectOption().setLabel(value));
    }

    private void givens(int least, int most) {
        dialog().getByLabel("At least this many givens").fill(String.valueOf(least));
        dialog().getByLabel("At most this many givens").fill(String.valueOf(most));
    }

    private void run() {
        dialog().getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName("Generate").setExact(true))
                .click();
    }

    private void awaitPuzzle() {
        assertThat(dialog()).hasCount(0);
    }

    @Test
    void aPuzzleMeetsItsTargets() {
        choose("Level", "Any");
        choose("Needs this technique", "Hidden Single");
        choose("Symmetry of the givens", "Half turn");
        givens(24, 30);
        run();
        awaitPuzzle();
        assertThat(status()).containsText("A new puzzle: Easy");
        String givens = digits().replaceAll("[1-9]", "x");
        assertThat(givens).isEqualTo(new StringBuilder(givens).reverse().toString());
        assertThat(givens.replace(".", "")).hasSizeBetween(24, 30);
    }

    /** Not sparse, as in newspapers; and its level stays beside its name. */
    @Test
    void anEasyPuzzleHasManyGivens() {
        choose("Level", "Easy");
        run();
        awaitPuzzle();
        assertThat(digits().replace(".", "")).hasSizeBetween(36, 40);
        assertThat(page.locator(".game-rules"))
                .hasText(Pattern.compile("Easy · score [0-9]+ · (Full House|Hidden Single|Naked Single)"));
        String rated = page.locator(".game-rules").textContent();
        page.reload();
        assertThat(page.locator(".game-rules")).hasText(rated);
    }

    /** One of each level, whatever was chosen above. */
    @Test
    void puzzlesOfTheDayAreTheSameForEverybody() {
        List<String> puzzles = new ArrayList<>();
        for (String other : List.of("Hard", "Any")) {
            choose("Level", other);
            choose("Symmetry of the givens", "Half turn");
            dialog().getByLabel("Day", new Locator.GetByLabelOptions().setExact(true))
                    .fill("2024-02-29");
            dialog().getByRole(
                            AriaRole.BUTTON,
                            new Locator.GetByRoleOptions().setName("Medium").setExact(true))
                    .click();
            awaitPuzzle();
            assertThat(page.locator(".game-title")).hasText("Puzzle of the day, 29 Feb 2024");
            assertThat(page.locator(".game-rules")).containsText("Medium · ");
            puzzles.add(digits());
            button("New…").click();
            page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Generate"))
                    .click();
            dialog().getByText("More options").click();
        }
        assertThat(puzzles.get(0)).isEqualTo(puzzles.get(1));
        assertThat(puzzles.get(0).replace(".", "")).hasSizeBetween(31, 35);
    }

    /** A day without puzzles is refused with the reason. */
    @Test
    void daysToComeHaveNoPuzzle() {
        Locator day = dialog().getByLabel("Day", new Locator.GetByLabelOptions().setExact(true));
        for (String wrong : List.of("2099-01-01", "2019-12-31")) {
            day.fill(wrong);
            dialog().getByRole(
                            AriaRole.BUTTON,
                            new Locator.GetByRoleOptions().setName("Medium").setExact(true))
                    .click();
            assertThat(dialog().getByRole(AriaRole.ALERT))
                    .hasText("There are puzzles of the days from 1 Jan 2020 to today.");
            assertThat(day).hasAttribute("aria-invalid", "true");
            assertThat(day).isFocused();
        }
        assertThat(digits()).isEqualTo(EASY);
    }

    @Test
    void aDayTellsWhichOfItsPuzzlesAreSolved() {
        type("Escape");
        page.evaluate(
                "localStorage['sudoku-sat.results.1'] = JSON.stringify([{puzzle: 1, time: 1, seconds: 9, hints: 0, level: 'medium', kind: 'classic', day: '2024-02-29'}])");
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Generate"))
                .click();
        Locator solved =
                dialog().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("solved$")));
        Locator day = dialog().getByLabel("Day", new Locator.GetByLabelOptions().setExact(true));
        assertThat(solved).hasCount(0);
        day.fill("2024-02-29");
        assertThat(solved).hasText("Medium · solved");
        day.fill("2024-02-28");
        assertThat(solved).hasCount(0);
    }

    @Test
    void anImpossibleTargetIsRefusedWithTheReason() {
        choose("Level", "Easy");
        choose("Needs this technique", "X-Wing");
        run();
        assertThat(dialog()).containsText("There is no such puzzle. X-wing is hard, but the level is at most easy.");
        choose("Needs this technique", "Any");
        givens(5, 9);
        run();
        assertThat(dialog()).containsText("No puzzle with fewer than 17 givens has exactly one solution.");
        assertThat(digits()).isEqualTo(EASY);
    }

    /** The targets of the last puzzle are there for the next one. */
    @Test
    void targetsAreRemembered() {
        choose("Level", "Easy");
        choose("Does without this technique", "X-Wing");
        givens(25, 28);
        type("Escape");
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Generate"))
                .click();
        dialog().getByText("More options").click();
        assertThat(dialog().getByLabel("Level")).hasValue("easy");
        assertThat(dialog().getByLabel("Does without this technique")).hasValue("x-wing");
        assertThat(dialog().getByLabel("At most this many givens")).hasValue("28");
    }

    @ParameterizedTest
    @CsvSource({"Jigsaw 6×6, 6", "12×12, 12"})
    void otherSizesAreMade(String kind, int side) {
        choose("Level", "Any");
        choose("Kind", kind);
        run();
        awaitPuzzle();
        assertThat(grid().getByRole(AriaRole.ROW)).hasCount(side);
        assertThat(grid().locator("[aria-label*=given]").first()).isVisible();
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"4×4, 4", "16×16, 16"})
    void theSmallestAndTheLargestAreMade(String kind, int side) {
        otherSizesAreMade(kind, side);
    }

    @Test
    void aLongSearchCanBeStopped() {
        choose("Level", "Extreme");
        choose("Kind", "16×16");
        run();
        dialog().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Stop"))
                .click();
        assertThat(dialog()).containsText("Stopped.");
        choose("Kind", "4×4");
        choose("Level", "Easy");
        run();
        awaitPuzzle();
        assertThat(grid().getByRole(AriaRole.ROW)).hasCount(4);
    }

    @Test
    @Tag("slow")
    void axeFindsNothing() {
        Axe.findsNothing(page, "the open targets", "html");
    }
}
