package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.page.journey.HardPuzzle.Move;
import io.github.sudokusat.page.journey.HardPuzzle.Step;
import org.junit.jupiter.api.Test;

/** A whole hard puzzle, played by somebody who has nothing but a keyboard. */
class KeyboardGameTest extends PageTest {

    private int row;
    private int column;

    private void goTo(Move move) {
        for (; row < move.row(); row++) {
            type("ArrowDown");
        }
        for (; row > move.row(); row--) {
            type("ArrowUp");
        }
        for (; column < move.column(); column++) {
            type("ArrowRight");
        }
        for (; column > move.column(); column--) {
            type("ArrowLeft");
        }
    }

    /** Asks until the whole step is told, and applies it. */
    private void applyHint() {
        type("h", "h", "h");
        assertThat(page.locator(".overlay .ov-strike").first()).isVisible();
        type("Enter");
    }

    private void remove(Move move) {
        goTo(move);
        type("Control+" + move.digit());
    }

    /** Now and then a wrong digit first, which is taken back. */
    private void place(Move move, boolean isWrongFirst) {
        goTo(move);
        if (isWrongFirst) {
            String before = shown();
            type(String.valueOf(move.digit() % 9 + 1));
            assertThat(shown()).isNotEqualTo(before);
            type(move.digit() % 2 == 0 ? "Control+z" : "[");
            assertThat(shown()).isEqualTo(before);
        }
        type(String.valueOf(move.digit()));
    }

    @Test
    void aHardPuzzleIsPlayedToItsEnd() {
        openPuzzle(HardPuzzle.GIVENS);
        Hand.reach(page, page.locator("[role=gridcell][tabindex='0']"), "Tab", 40);
        type("Control+Home", "m");
        row = 1;
        column = 1;
        int eliminations = 0;
        int placements = 0;
        for (Step step : HardPuzzle.path()) {
            if (!step.removed().isEmpty() && eliminations++ % 2 == 0) {
                applyHint();
            } else {
                step.removed().forEach(this::remove);
            }
            for (Move move : step.removed()) {
                assertThat(name(move.row(), move.column()).replaceFirst(".*, ", ""))
                        .doesNotContain(" " + move.digit());
            }
            for (Move move : step.placed()) {
                place(move, placements++ % 10 == 5);
            }
        }
        assertThat(eliminations).as("steps that need marks").isGreaterThan(3);
        assertThat(digits()).isEqualTo(HardPuzzle.SOLUTION);
        assertThat(status()).containsText("Solved");
    }
}
