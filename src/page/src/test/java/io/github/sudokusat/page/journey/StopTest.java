package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Long runs, what ends them, and workers that fail. */
class StopTest extends PageTest {

    /** Has no table, so its solutions are counted one by one. */
    static final String ENDLESS = "#p=" + EMPTY + "&rules=box%203x3%3B%20rule%20diagonals";

    @ParameterizedTest
    @EnumSource
    void aCountIsStoppedAndTheNextQuestionAnswered(Hand hand) {
        open(ENDLESS);
        Panels panels = new Panels(this, hand);
        panels.startCount();
        panels.stop();
        panels.solve();
        assertThat(digits()).doesNotContain(".");
        page.waitForTimeout(300);
        assertThat(status()).containsText("Solved.");
    }

    @Test
    void hintsWorkWhileACountRuns() {
        open(ENDLESS);
        Panels panels = new Panels(this);
        panels.startCount();
        panels.open("Answer").press("Solve");
        panels.says("Solved. The grid shows the solution.");
        assertThat(panels.stopButton()).isVisible();
        panels.stop();
    }

    /** The generator waits for the count; who leaves it takes back the puzzle, not the count. */
    @Test
    void leavingTheGeneratorStopsNothingElse() {
        open(ENDLESS);
        Panels panels = new Panels(this);
        panels.startCount();
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Generate"))
                .click();
        button("Generate").click();
        assertThat(page.locator("dialog")).containsText("Waiting");
        type("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(panels.stopButton()).isVisible();
        panels.stop();
    }

    @Test
    void escStopsARun() {
        open(ENDLESS);
        Panels panels = new Panels(this);
        panels.startCount();
        cell(5, 5).focus();
        type("Escape");
        assertThat(panels.stopButton()).hasCount(0);
    }

    /** The answer of a worker that was ended must not replace a later one. */
    @Test
    void lateAnswersChangeNothing() {
        open(ENDLESS);
        Panels panels = new Panels(this);
        for (int round = 0; round < 5; round++) {
            panels.startCount();
            page.waitForTimeout(20.0 * round);
            panels.stop();
        }
        openPuzzle(EASY);
        panels.check();
        page.waitForTimeout(500);
        assertThat(status()).hasText("One solution.");
    }

    @Test
    void aMissingCoreGivesAMessageAndThePagePlays() {
        tolerate("Failed to load resource");
        page.route("**/core.*", Route::abort);
        openPuzzle(EASY);
        assertThat(alert()).containsText("The solver could not be loaded");
        cell(1, 3).click();
        type("4");
        assertThat(digits().charAt(2)).isEqualTo('4');
        new Panels(this).open("Answer").press("Check");
        assertThat(alert()).not().isEmpty();
    }

    @Test
    void aMissingWorkerGivesAMessage() {
        tolerate("Failed to load resource");
        page.route("**/worker.js", Route::abort);
        openPuzzle(EASY);
        assertThat(alert()).containsText("The solver could not be loaded");
        cell(1, 3).click();
        type("4");
        assertThat(digits().charAt(2)).isEqualTo('4');
    }

    @Test
    void aCoreThatComesBackIsUsed() {
        tolerate("Failed to load resource");
        page.route("**/core.*", Route::abort);
        openPuzzle(EASY);
        assertThat(alert()).containsText("The solver could not be loaded");
        page.unroute("**/core.*");
        new Panels(this).check();
        assertThat(alert()).isEmpty();
        page.waitForFunction("() => import('./app.js').then(({ app }) => app.layout.known)");
    }

    @Test
    void aCoreThatNeverComesIsToldAndCanBeAskedForAgain() {
        tolerate("Failed to load resource");
        page.clock().install();
        AtomicBoolean comes = new AtomicBoolean();
        page.route("**/core.*", route -> {
            if (comes.get()) {
                route.resume();
            }
        });
        page.navigate(host.address() + "#p=" + EASY);
        cell(1, 3).click();
        type("4");
        assertThat(digits().charAt(2)).isEqualTo('4');
        assertThat(alert()).isEmpty();
        page.clock().fastForward(10_000);
        assertThat(alert()).containsText("The solver is still loading");
        awaitReady();
        // To end the route would also let the first request go on, and the message would vanish.
        comes.set(true);
        button("Try again").click();
        new Panels(this).check();
        assertThat(alert()).isEmpty();
    }

    @Test
    void aBrowserWithoutWorkersGivesAMessageAndThePagePlays() {
        page.addInitScript("delete window.Worker");
        openPuzzle(EASY);
        assertThat(alert()).containsText("The solver could not be loaded");
        cell(1, 3).click();
        type("4");
        assertThat(digits().charAt(2)).isEqualTo('4');
    }
}
