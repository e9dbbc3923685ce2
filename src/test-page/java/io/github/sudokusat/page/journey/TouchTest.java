package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A phone: fingers instead of a mouse and keys. */
class TouchTest extends PageTest {

    @Override
    Browser.NewContextOptions options() {
        return super.options()
                .setViewportSize(390, 844)
                .setHasTouch(true)
                .setIsMobile(true)
                .setDeviceScaleFactor(2);
    }

    private void tap(String button) {
        button(Pattern.compile(button)).first().tap();
    }

    @Test
    void aPuzzleIsPlayedToItsEnd() {
        openPuzzle(EASY);
        for (int cell = 0; cell < 81; cell++) {
            if (EASY.charAt(cell) == '.') {
                cell(cell / 9 + 1, cell % 9 + 1).tap();
                tap("^Place " + EASY_SOLUTION.charAt(cell) + ",");
            }
        }
        assertThat(digits()).isEqualTo(EASY_SOLUTION);
        assertThat(status()).containsText("Solved");
    }

    @Test
    void marksGoToCellsByTheirMode() {
        openPuzzle(EASY);
        cell(1, 3).tap();
        tap("^Centre$");
        tap("^Mark 2,");
        tap("^Mark 4,");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, empty, candidates 2 4");
        tap("^Undo$");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, empty, candidates 2");
        tap("^Digit$");
        tap("^Place 4,");
        assertThat(digits().charAt(2)).isEqualTo('4');
        tap("^Erase$");
        assertThat(digits()).isEqualTo(EASY);
    }

    /** Zoom stays possible, and taps do not zoom. */
    @Test
    void zoomIsNotForbidden() {
        openPuzzle(EASY);
        assertThat(page.locator("meta[name=viewport]").getAttribute("content"))
                .doesNotContain("user-scalable", "maximum-scale");
    }
}
