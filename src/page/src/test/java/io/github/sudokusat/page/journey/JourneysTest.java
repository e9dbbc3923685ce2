package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.github.sudokusat.cli.Cli;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** One journey for each thing that a player wants, by mouse and again by keyboard alone; most of the latter are slow. */
class JourneysTest extends PageTest {

    /** The first given a 2 instead of a 5: no solution, though no equal digits clash. */
    static final String NONE = "23" + EASY.substring(2);

    /** The example without two of its givens. */
    static final String SEVERAL =
            "." + EASY.substring(1, 6).replace('7', '.') + EASY.substring(6).replace('9', '.');

    @ParameterizedTest
    @EnumSource
    void solve(Hand hand) {
        openPuzzle(EASY);
        Panels panels = new Panels(this, hand);
        panels.solve();
        assertThat(digits()).isEqualTo(EASY_SOLUTION);
        assertThat(status()).containsText("Solved.");
        panels.press("Enter it into the grid");
        assertThat(status()).containsText("It does not count in the statistics");
        assertThat(digits()).isEqualTo(EASY_SOLUTION);
        cell(1, 1).focus();
        type("Control+z");
        assertThat(digits()).isEqualTo(EASY);
    }

    @ParameterizedTest
    @EnumSource(names = "MOUSE")
    void check(Hand hand) {
        openPuzzle(EASY);
        Panels panels = new Panels(this, hand);
        panels.check();
        assertThat(status()).hasText("One solution.");
    }

    @ParameterizedTest
    @EnumSource(names = "MOUSE")
    void severalSolutionsAreShownInTurn(Hand hand) {
        openPuzzle(SEVERAL);
        Panels panels = new Panels(this, hand);
        panels.open("Answer").press("Check");
        panels.says(Pattern.compile("At least two solutions; [0-9]+ cells differ\\."));
        panels.press("Solution 1");
        String first = digits();
        int differing = page.locator("[role=gridcell][aria-label*=differs]").count();
        panels.press("Solution 2");
        String second = digits();
        assertThat(first).doesNotContain(".").isNotEqualTo(second);
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            count += first.charAt(cell) == second.charAt(cell) ? 0 : 1;
        }
        assertThat(differing).isEqualTo(count);
        assertThat(panels.panel()).containsText(count + " cells differ");
        type("Escape");
        assertThat(digits()).isEqualTo(SEVERAL);
    }

    @ParameterizedTest
    @EnumSource(names = "MOUSE")
    void clashingGivensAreMarked(Hand hand) {
        openPuzzle(NONE);
        Panels panels = new Panels(this, hand);
        panels.open("Answer").press("Check");
        panels.says(Pattern.compile("No solution: these [0-9]+ givens cannot all be correct\\."));
        assertThat(page.locator("[role=gridcell][aria-label*=conflict]").count())
                .isGreaterThan(1);
    }

    @ParameterizedTest
    @EnumSource(names = "MOUSE")
    void count(Hand hand) {
        openPuzzle(EMPTY);
        Panels panels = new Panels(this, hand);
        panels.open("Answer").press("Count exactly");
        panels.says("6,670,903,752,021,072,936,960 solutions.");
    }

    @ParameterizedTest
    @EnumSource
    void hint(Hand hand) {
        openPuzzle(EASY);
        Panels panels = new Panels(this, hand);
        panels.open("Hints").press("Hint");
        assertThat(status()).not().isEmpty();
        String vague = status().textContent();
        assertThat(vague).doesNotContainPattern("r[1-9]c[1-9]");
        panels.press("Hint");
        panels.press("Hint");
        assertThat(status()).containsText(Pattern.compile("r[1-9]c[1-9]"));
        assertThat(digits()).isEqualTo(EASY);
        panels.press("Apply");
        assertThat(digits().chars().filter(c -> c == '.').count())
                .isEqualTo(EASY.chars().filter(c -> c == '.').count() - 1);
    }

    @ParameterizedTest
    @EnumSource(names = "MOUSE")
    void solveByLogic(Hand hand) {
        openPuzzle(EASY);
        Panels panels = new Panels(this, hand);
        panels.open("Hints").press("Solve by logic");
        panels.says(Pattern.compile("Solved by logic in [0-9]+ steps\\."));
        panels.press("Next");
        panels.press("Previous");
        type("Escape");
        assertThat(digits()).isEqualTo(EASY);
    }

    @ParameterizedTest
    @EnumSource(names = "MOUSE")
    void takeTheFormulaAway(Hand hand) throws Exception {
        openPuzzle(EASY);
        Panels panels = new Panels(this, hand);
        panels.open("Files").press("Show the size");
        panels.says(Pattern.compile("[0-9,]+ variables, [0-9,]+ clauses\\."));
        Download download = page.waitForDownload(() -> panels.press("Save the file"));
        assertThat(download.suggestedFilename()).endsWith(".cnf");
        String saved = new String(download.createReadStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(saved.equals(Cli.run("export", EASY).out()))
                .as("the same file as from the command line")
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = "MOUSE")
    void aCertificateIsMadeAndChecked(Hand hand) {
        openPuzzle(EASY);
        Panels panels = new Panels(this, hand);
        panels.open("Files").press("Make a certificate");
        panels.says("Certificate made: the puzzle has exactly one solution.");
        panels.press("Check this certificate");
        panels.says("The certificate holds");
    }

    /** Takes a journey. */
    interface Journey {

        void go(JourneysTest test, Hand hand) throws Exception;
    }

    static Stream<Named<Journey>> othersByKeyboard() {
        return Stream.of(
                Named.of("check", JourneysTest::check),
                Named.of("severalSolutionsAreShownInTurn", JourneysTest::severalSolutionsAreShownInTurn),
                Named.of("clashingGivensAreMarked", JourneysTest::clashingGivensAreMarked),
                Named.of("count", JourneysTest::count),
                Named.of("solveByLogic", JourneysTest::solveByLogic),
                Named.of("takeTheFormulaAway", JourneysTest::takeTheFormulaAway),
                Named.of("aCertificateIsMadeAndChecked", JourneysTest::aCertificateIsMadeAndChecked));
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource
    void othersByKeyboard(Journey journey) throws Exception {
        journey.go(this, Hand.KEYBOARD);
    }

    /** A whole puzzle by keyboard: the Tab key into the grid, arrows and digits. */
    @Test
    void playToTheEndByKeyboard() {
        openPuzzle(EASY);
        Hand.reach(page, page.locator("[role=gridcell][tabindex='0']"), "Tab", 40);
        type("Control+Home");
        for (int cell = 0; cell < 81; cell++) {
            if (EASY.charAt(cell) == '.') {
                type(String.valueOf(EASY_SOLUTION.charAt(cell)));
            }
            type("ArrowRight");
            if (cell % 9 == 8) {
                type("ArrowDown");
            }
        }
        assertThat(digits()).isEqualTo(EASY_SOLUTION);
        assertThat(status()).containsText("Solved");
    }

    @Test
    void keysOfTheGridAreLeftToTextFields() {
        openPuzzle(EASY);
        button("Paste…").click();
        page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Text with puzzles"))
                .pressSequentially("h5z[");
        assertThat(page.getByRole(AriaRole.TEXTBOX).first()).hasValue("h5z[");
        assertThat(digits()).isEqualTo(EASY);
    }
}
