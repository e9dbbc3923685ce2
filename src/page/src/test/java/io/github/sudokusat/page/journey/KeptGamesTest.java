package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** All games that the browser keeps, taken away as one file and brought back. */
class KeptGamesTest extends PageTest {

    private static final String SMALL = "#p=...4.3..1.....2.&rules=box%202x2";

    private Locator picks() {
        return page.locator("dialog .pick:visible");
    }

    private byte[] downloadAll() throws IOException {
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Your games"))
                .click();
        assertThat(picks()).hasCount(1);
        Download download = page.waitForDownload(button("Download all")::click);
        return Files.readAllBytes(download.path());
    }

    /** The time since the last move is kept, and the clock does not wait for the next one. */
    @Test
    void theClockGoesOnAfterAReload() {
        page.clock().install();
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        Locator time = page.locator(".clock .time");
        page.clock().fastForward(90_000);
        assertThat(time).hasText(Pattern.compile("1:3\\d"));
        page.reload();
        awaitReady();
        assertThat(time).hasText(Pattern.compile("1:[345]\\d"));
        page.clock().fastForward(60_000);
        assertThat(time).hasText(Pattern.compile("2:[345]\\d"));
    }

    @Test
    void downloadedGamesComeBackWithDigitsAndMarks() throws IOException {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4", "ArrowRight", "Control+2", "Control+6");
        page.evaluate("""
                async () => {
                  while (!String(localStorage['sudoku-sat.games.1']).includes('"digits":"534.')) {
                    await new Promise((done) => setTimeout(done, 20));
                  }
                }
                """);
        page.navigate("about:blank");
        open(SMALL);
        cell(1, 1).click();
        type("2");
        byte[] games = downloadAll();
        assertThat(new String(games, StandardCharsets.UTF_8).lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("http"));
        type("Escape");
        page.evaluate("addEventListener('pagehide', () => localStorage.clear())");
        page.navigate("about:blank");
        open("");
        button("Paste…").click();
        page.locator("dialog input[type=file]").setInputFiles(new FilePayload("sudoku-games.txt", "text/plain", games));
        assertThat(picks()).hasCount(2);
        picks().nth(1).click();
        assertThat(digits()).isEqualTo("534" + EASY.substring(3));
        assertThat(name(1, 4)).contains("candidates 2 6");
        assertThat(name(1, 1)).contains("given 5");
    }

    /** A full grid is solved only if that is known. */
    @Test
    void aSolvedGameIsCalledSolved() {
        openPuzzle(EASY_SOLUTION.substring(0, 79) + "..");
        cell(9, 8).click();
        type("7", "ArrowRight", "9");
        assertThat(status()).containsText("Solved");
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Puzzles"))
                .click();
        picks().first().click();
        cell(1, 3).click();
        type("4");
        assertThat(notes()).hasText(Pattern.compile("solved · .*"));
        type("Escape");
        page.evaluate("localStorage['sudoku-sat.results.1'] = '[]'");
        assertThat(notes()).hasText(Pattern.compile("full · .*"));
    }

    /** What is said of the kept games. */
    private Locator notes() {
        button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Your games"))
                .click();
        return page.locator("dialog .pick:visible .secondary");
    }

    @Test
    void aPastedLinkOpensAndABadOneNamesItsLine() {
        openPuzzle(EASY);
        button("Paste…").click();
        Locator area = page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Text with puzzles"));
        area.fill("https://example.org/" + SMALL + "\nhttps://example.org/#p=123");
        button("Read").click();
        assertThat(page.locator("dialog [role=alert]")).containsText("Line 2");
        area.fill("https://example.org/" + SMALL);
        button("Read").click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(grid().getByRole(AriaRole.ROW)).hasCount(4);
    }
}
