package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is told while a puzzle is being set, without a button. */
class LiveTest extends PageTest {

    private static final String ALMOST =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....";

    private Locator box() {
        return page.locator("#live");
    }

    private Locator verdict() {
        return box().locator(".live-verdict");
    }

    private void setRules(String... lines) {
        Panels panels = new Panels(this).open("Rules");
        Locator line = panels.panel().getByLabel("As a line, which can be typed as well");
        Locator rules = panels.panel().locator("[data-rule]");
        int count = rules.count();
        for (String rule : lines) {
            line.fill(rule);
            assertThat(line).hasValue(rule);
            line.press("Enter");
            assertThat(rules).hasCount(++count);
        }
    }

    @Test
    void theVerdictFollowsEachGiven() {
        openPuzzle(EMPTY);
        assertThat(box()).isHidden();
        button("Edit givens").click();
        assertThat(verdict()).hasText("6,670,903,752,021,072,936,960 solutions.");
        for (int i = 0; i < EASY.length(); i++) {
            if (EASY.charAt(i) != '.') {
                cell(i / 9 + 1, i % 9 + 1).click();
                type(EASY.substring(i, i + 1));
            }
        }
        assertThat(verdict()).hasText("Exactly one solution.");
        assertThat(box()).containsText("Easy · score");
        assertThat(box().locator("summary")).hasText(Pattern.compile("Solved by logic in \\d+ steps\\."));
        cell(1, 3).click();
        type("5");
        assertThat(verdict()).hasText("No solution: these two givens clash.");
        assertThat(page.locator(".cell.is-conflict")).hasCount(2);
        type("Control+z");
        assertThat(verdict()).hasText("Exactly one solution.");
        assertThat(page.locator(".cell.is-conflict")).hasCount(0);
        assertThat(box()).containsText("Easy · score");
        button("Done with givens").click();
        assertThat(box()).isHidden();
        assertThat(page.locator("#caption")).containsText("Easy · score");
    }

    /** A screen reader is told the end of each count. */
    @Test
    void eachCountIsAnnounced() {
        openPuzzle(EMPTY);
        button("Edit givens").click();
        Locator news = box().locator(".live-news");
        assertThat(news).hasText("6,670,903,752,021,072,936,960 solutions.");
        cell(1, 1).click();
        type("1");
        assertThat(news).hasText("741,211,528,002,341,437,440 solutions.");
    }

    @Test
    void ofSeveralClashesTheOneThatIsToldOfStandsOut() {
        openPuzzle(EASY);
        button("Edit givens").click();
        cell(1, 3).click();
        type("5");
        cell(9, 7).click();
        type("9");
        assertThat(verdict()).hasText("No solution: these two givens clash.");
        assertThat(page.locator(".cell.is-conflict:not(.is-besides)")).hasCount(2);
        assertThat(page.locator(".cell.is-besides").count()).isPositive();
    }

    @Test
    void rulesThatCannotHoldAreNamedAndDrawn() {
        openPuzzle(EMPTY);
        setRules("killer 3 r1c3 r1c4");
        assertThat(verdict()).hasText(Pattern.compile("More than .*"));
        setRules("killer 3 r1c5 r1c6");
        assertThat(verdict()).hasText("No solution: these rules cannot hold together.");
        assertThat(box().locator("li"))
                .hasText(new String[] {"killer cage 3: r1c3, r1c4", "killer cage 3: r1c5, r1c6"});
        assertThat(page.locator(".cell.is-blamed")).hasCount(4);
        assertThat(name(1, 4)).contains("of a rule that cannot hold");
        cell(9, 9).click();
        type("Control+z");
        assertThat(verdict()).hasText(Pattern.compile("More than .*"));
        assertThat(page.locator(".cell.is-blamed")).hasCount(0);
    }

    @Test
    void trueCandidatesAreThoseOfTheSolutions() {
        openPuzzle(ALMOST);
        button("Edit givens").click();
        assertThat(verdict()).hasText("2 solutions.");
        assertThat(page.locator(".mark")).hasCount(0);
        button("Show true candidates").click();
        assertThat(box()).containsText("true candidates in empty cells.");
        assertThat(box()).containsText("Framed: in one solution only.");
        assertShown(expected(ALMOST));
        assertThat(page.locator(".mark.is-only").count()).isPositive();
        cell(1, 3).click();
        type("4");
        assertShown(expected(ALMOST.replaceFirst("53\\.", "534")));
        button("Show true candidates").click();
        assertThat(page.locator(".mark")).hasCount(0);
    }

    /** The press comes while the first answer is being awaited, as early as there is a button. */
    @Test
    void candidatesComeThoughTheyWereWantedBeforeTheVerdict() {
        openPuzzle(ALMOST);
        button("Edit givens").click();
        page.evaluate("""
                () => new Promise((done) => {
                  const timer = setInterval(() => {
                    const toggle = [...document.querySelectorAll('#live:not([hidden]) button')].find((one) => one.textContent === 'Show true candidates');
                    if (toggle) {
                      clearInterval(timer);
                      toggle.click();
                      done();
                    }
                  }, 0);
                })""");
        assertThat(page.locator(".mark.is-only").first()).isVisible();
    }

    /** Nor are they shown to those who play, though the panel of rules is open; and a player's own digits are not the puzzle. */
    @Test
    void whoPlaysIsNotToldTheSolution() {
        openPuzzle(ALMOST);
        button("Edit givens").click();
        button("Show true candidates").click();
        assertThat(page.locator(".mark.is-only").first()).isVisible();
        new Panels(this).open("Rules");
        button("Done with givens").click();
        assertThat(verdict()).hasText("2 solutions.");
        assertThat(page.locator(".mark")).hasCount(0);
        assertThat(button("Show true candidates")).isHidden();
        cell(1, 3).click();
        type("5");
        assertThat(verdict()).hasText("2 solutions.");
        button("Edit givens").click();
        assertThat(page.locator(".mark.is-only").first()).isVisible();
        openPuzzle(EMPTY);
        new Panels(this).open("Rules");
        assertThat(verdict()).hasText("6,670,903,752,021,072,936,960 solutions.");
        cell(1, 1).click();
        type("1", "ArrowRight", "1");
        assertThat(verdict()).hasText("6,670,903,752,021,072,936,960 solutions.");
    }

    /** Waits for them, because the answer to the last digit is computed after a moment. */
    private void assertShown(List<String> expected) {
        try {
            page.waitForCondition(() -> shownCandidates().equals(expected));
        } catch (TimeoutError late) {
            assertThat(shownCandidates()).isEqualTo(expected);
        }
    }

    /** Read at one moment, for they may change at any. */
    private List<String> shownCandidates() {
        List<?> cells = (List<?>)
                page.getByRole(AriaRole.GRIDCELL)
                        .evaluateAll(
                                "cells => cells.map((cell) => [...cell.querySelectorAll('.mark')].map((mark) => mark.dataset.digit))");
        List<String> shown = new ArrayList<>();
        for (int cell = 0; cell < cells.size(); cell++) {
            for (Object digit : (List<?>) cells.get(cell)) {
                shown.add(Cell.numbered(cell, 9) + "=" + digit);
            }
        }
        return shown;
    }

    private static List<String> expected(String line) {
        Grid grid = GridParser.create().parse(line);
        TrueCandidatesResult.Found found =
                (TrueCandidatesResult.Found) SudokuSolver.create().trueCandidates(Puzzle.of(grid));
        return found.candidates().stream()
                .filter(candidate -> grid.digit(candidate.cell().number(9)) == 0)
                .map(candidate -> candidate.cell() + "=" + candidate.digit())
                .toList();
    }

    /** A count that takes very long blocks nothing, and ends with the next change. */
    @Test
    void aCountGrowsWhileNothingChanges() {
        openPuzzle(EMPTY);
        setRules("rule anti-knight", "killer 20 r1c1 r1c2 r1c3");
        assertThat(verdict()).hasText(Pattern.compile("More than [\\d,]{6,} solutions, still counting\\."));
        Panels panels = new Panels(this).open("Answer");
        assertThat(box()).isHidden();
        panels.press("Check");
        panels.says(Pattern.compile("At least two solutions.*"));
        panels.open("Rules");
        assertThat(verdict()).hasText(Pattern.compile("More than [\\d,]{6,} solutions, still counting\\."));
        setRules("killer 3 r1c1 r1c2");
        assertThat(verdict()).hasText("No solution: these rules cannot hold together.");
    }

    @Test
    void whatIsNotNeededIsMarkedOnRequest() {
        open("#p=" + EASY + "&rules=box+3x3;killer+8+r1c1+r1c2");
        button("Edit givens").click();
        button("What is not needed?").click();
        Locator answer = new Panels(this).panel();
        assertThat(answer).containsText("1 rule is not needed: without it, there is still one solution.");
        assertThat(answer.locator("li")).hasText("killer cage 8: r1c1, r1c2");
        assertThat(page.locator(".cell.is-differ").count()).isGreaterThan(1);
        cell(1, 3).click();
        type("4");
        assertThat(page.locator(".cell.is-differ")).hasCount(0);
        assertThat(name(1, 3)).contains("given 4");
        open("#p=" + ALMOST + "&rules=box+3x3;killer+8+r1c1+r1c2");
        button("Edit givens").click();
        button("What is not needed?").click();
        assertThat(answer).containsText("Rules are looked at only where there is exactly one solution.");
    }

    /** Its givens are all needed, and what is said of the puzzle that is being set ends with that. */
    @Test
    void aPuzzleIsNotCalledMinimalWhereARuleIsNotNeeded() {
        open("#p=" + SPARSE + "&rules=box+3x3;killer+15+r1c1+r1c2");
        button("Edit givens").click();
        button("What is not needed?").click();
        Locator panel = new Panels(this).panel();
        assertThat(panel).containsText("1 rule is not needed: without it, there is still one solution.");
        assertThat(panel.getByText("No given is redundant")).hasText("No given is redundant.");
        assertThat(page.locator(".view-bar")).isVisible();
        button("Done with givens").click();
        assertThat(page.locator(".view-bar")).isHidden();
        assertThat(page.locator(".cell.is-differ")).hasCount(0);
    }

    /** As when the language is changed, which loads the page again. */
    @Test
    void givensAreGoneOnWithAfterTheyWereLoadedAgain() {
        openPuzzle(ALMOST);
        button("Edit givens").click();
        cell(1, 3).click();
        type("4");
        page.reload();
        awaitReady();
        assertThat(button("Done with givens")).isVisible();
        assertThat(box()).isVisible();
        assertThat(name(1, 3)).contains("given 4");
        openPuzzle(EASY);
        assertThat(button("Done with givens")).isHidden();
    }

    @Test
    void theSettingEndsIt() {
        openPuzzle(EMPTY);
        button("Settings…").click();
        page.getByLabel("Check a puzzle while its givens and rules are being entered")
                .uncheck();
        type("Escape");
        button("Edit givens").click();
        assertThat(button("Done with givens")).isVisible();
        assertThat(box()).isHidden();
    }
}
