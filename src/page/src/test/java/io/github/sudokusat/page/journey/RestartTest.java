package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From the beginning: Restart goes back to the givens, Reset empties the grid. */
class RestartTest extends PageTest {

    /** The example with two digits in its first row. */
    private static final String PLAYED = "5346" + EASY.substring(4);

    private void play() {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4", "ArrowRight", "6", "ArrowRight", "ArrowRight", "Control+1");
        assertThat(digits()).isEqualTo(PLAYED);
    }

    @ParameterizedTest
    @EnumSource
    void restartGoesBackToTheGivens(Hand hand) {
        play();
        String before = shown();
        hand.press(page, button("Restart"));
        assertThat(status()).containsText("Back to the givens.");
        assertThat(digits()).isEqualTo(EASY);
        assertThat(name(1, 6)).doesNotContain("candidates");
        button("Undo").click();
        assertThat(shown()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource
    void resetEmptiesTheGridForAnotherPuzzle(Hand hand) {
        play();
        hand.press(page, button("Empty the grid"));
        assertThat(status()).containsText("The grid is empty.");
        assertThat(digits()).isEqualTo(EMPTY);
        type("7");
        assertThat(name(1, 1)).contains("given 7");
    }

    @Test
    void undoAfterResetBringsThePuzzleBack() {
        play();
        button("Empty the grid").click();
        button("Undo").click();
        assertThat(digits()).isEqualTo(PLAYED);
        cell(1, 1).click();
        type("9");
        assertThat(name(1, 1)).as("a given of the puzzle").contains("given 5");
        button("Redo").click();
        assertThat(digits()).isEqualTo(EMPTY);
    }

    @Test
    void anEmptyGridStaysEmptyOverAReloadAndCanBeUndone() {
        play();
        button("Empty the grid").click();
        page.reload();
        awaitReady();
        assertThat(digits()).isEqualTo(EMPTY);
        button("Undo").click();
        assertThat(digits()).isEqualTo(PLAYED);
    }
}
