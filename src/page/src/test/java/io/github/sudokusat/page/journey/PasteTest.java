package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import io.github.sudokusat.text.LzString;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that players paste, and texts that nobody should. */
class PasteTest extends PageTest {

    private Locator area() {
        return page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Text with puzzles"));
    }

    private void paste(String text) {
        button("Paste…").click();
        // As the clipboard does; typing a megabyte takes a minute.
        area().evaluate("""
                        (area, text) => {
                          const clipboardData = new DataTransfer();
                          clipboardData.setData('text/plain', text);
                          if (area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))) {
                            area.value = text;
                          }
                        }
                        """, text);
    }

    private Locator error() {
        return page.locator("dialog [role=alert]");
    }

    /** They are shown, kept, and go with the puzzle to other programs. */
    @Test
    void whatASetterSaysStaysWithThePuzzle() {
        openPuzzle(EASY);
        paste(
                "{\"size\":4,\"title\":\"Tiny <b>\",\"author\":\"Ada\",\"ruleset\":\"Normal rules.\\nSee the <i>dots</i>.\",\"grid\":["
                        + "[{\"value\":1,\"given\":true},{\"value\":2,\"given\":true},{\"value\":3,\"given\":true},{}],"
                        + "[{},{},{\"value\":1,\"given\":true},{}],[{\"value\":2,\"given\":true},{},{},{}],[{},{\"value\":3,\"given\":true},{},{}]],"
                        + "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"1\"}]}");
        assertThat(page.locator(".game-title")).hasText("Tiny <b> by Ada");
        assertThat(page.locator(".setter-words")).isVisible();
        assertThat(page.locator(".setter-words")).hasText("Normal rules. See the <i>dots</i>.");
        page.waitForFunction("() => String(localStorage['sudoku-sat.games.1']).includes('Ada')");
        page.navigate("about:blank");
        open("");
        assertThat(page.locator(".game-title")).hasText("Tiny <b> by Ada");
        button("Export, print, files").click();
        Locator files = page.locator(".panel-files");
        files.locator("select").first().selectOption("fpuzzles");
        assertThat(files.locator("textarea").first())
                .hasValue(Pattern.compile(
                        "\"title\":\"Tiny <b>\",\"author\":\"Ada\",\"ruleset\":\"Normal.*\"solution\":\\[1,2,3,4,"));
    }

    /** The rules that drawings look like are taken only if they are confirmed. */
    @Test
    void drawingsOfSudokuPadAreConfirmed() {
        String row = "[{},{},{},{},{},{}]";
        String link = "https://sudokupad.app/scl"
                + LzString.compress(
                        "{\"cells\":[" + String.join(",", Collections.nCopies(6, row))
                                + "],\"metadata\":{\"title\":\"Drawn\",\"rules\":\"Digits increase from the bulb. White dots are decoration.\"},"
                                + "\"underlays\":[{\"center\":[0.5,0.5],\"width\":0.85,\"height\":0.85,\"rounded\":true,\"backgroundColor\":\"#CFCFCF\"},"
                                + "{\"center\":[5.5,5.5],\"width\":1,\"height\":1,\"backgroundColor\":\"#ffa0a0\"}],"
                                + "\"lines\":[{\"wayPoints\":[[0.5,0.5],[0.5,3.5]],\"color\":\"#CFCFCF\",\"thickness\":21}],"
                                + "\"overlays\":[{\"center\":[3,1.5],\"width\":0.3,\"height\":0.3,\"rounded\":true,\"backgroundColor\":\"#FFFFFF\",\"borderColor\":\"#000000\"},"
                                + "{\"center\":[4.5,2],\"width\":0.3,\"height\":0.3,\"rounded\":true,\"backgroundColor\":\"#FFFFFF\",\"borderColor\":\"#000000\"}]}");
        openPuzzle(EASY);
        paste(link);
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog).containsText("White dots are decoration.");
        assertThat(dialog).containsText("1 more drawing looks like no rule and is left out.");
        assertThat(button("Take 3 rules")).isVisible();
        dialog.getByLabel("All 2 of this kind").uncheck();
        button("Take 1 rule").click();
        assertThat(page.locator(".game-title")).hasText("Drawn");
        assertThat(page.locator(".rule-list li")).isVisible();
        assertThat(page.locator(".rule-list li")).hasText("thermometer: r1c1, r1c2, r1c3, r1c4");
        paste(link);
        button("Without these rules").click();
        assertThat(dialog).hasCount(0);
        assertThat(page.locator(".rule-list li")).hasCount(0);
        assertThat(page.locator(".setter-words")).containsText("Digits increase");
    }

    private void refused(String text) {
        openPuzzle(EASY);
        paste(text);
        assertThat(error()).not().isEmpty();
        assertThat(page.locator("dialog img, dialog script")).hasCount(0);
        type("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(digits()).isEqualTo(EASY);
        cell(1, 3).click();
        type("4");
        assertThat(digits().charAt(2)).isEqualTo('4');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                EASY,
                "  " + EASY + "\n",
                "53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n\n.6. ... 28.\n... 419 ..5\n... .8. .79\n",
                "{\"puzzle\":\"" + EASY + "\"}"
            })
    void aPuzzleOpens(String text) {
        openPuzzle(EMPTY);
        paste(text);
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(digits()).isEqualTo(EASY);
    }

    @Test
    void severalPuzzlesAreAList() throws Exception {
        openPuzzle(EMPTY);
        paste(Files.readString(Path.of("src/test/resources/golden/euler50.txt")));
        Locator picks = page.locator("dialog .puzzle-list button");
        assertThat(picks).hasCount(50);
        picks.nth(1).click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(digits()).isNotEqualTo(EMPTY);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "<!doctype html><html><body onload=alert(1)><h1>A page</h1><p>5 3 . . 7</p><script>alert(1)</script></body></html>",
                "\u0000\u0001\u0002\u0007\u001b[31m",
                "\u202e53..7....6..195\u202c",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7z",
                "{\"puzzle\": 1, \"__proto__\": {}}"
            })
    void junkGivesAMessage(String text) {
        refused(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb5tAEL3zK | penpa+
                    https://sudokupad.app/fpuzN4IgzglgXgpiBcBOANCALhNAbO8QAUALGAWw | SudokuPad
                    https://app.crackingthecryptic.com/sudoku/scf!!!    | SudokuPad
                    https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJ  | f-puzzles
                    https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwJYgF     | SudokuMaker
                    """)
    void aBrokenLinkIsRefusedWithTheNameOfItsProgram(String link, String program) {
        openPuzzle(EASY);
        paste(link);
        assertThat(error()).containsText("This link of " + program + " cannot be read. Line 1, column ");
        assertThat(error()).not().containsText("givens");
        type("Escape");
        paste("hello");
        assertThat(error()).not().containsText("link of");
    }

    /** Who pastes something else is told what can be pasted, not which cell is missing. */
    @Test
    void whatIsNoPuzzleIsToldWhatOneIs() {
        openPuzzle(EASY);
        paste("Hello world, this is not a puzzle.");
        assertThat(error())
                .hasText("This is no puzzle. It can be a line of 81 digits and dots, a picture of the grid, "
                        + "or a link with the whole puzzle.");
        type("Escape");
        paste("https://example.com/x?y=1");
        assertThat(error())
                .hasText("This is no link of a program that is known here: "
                        + "penpa+, SudokuPad, f-puzzles, SudokuMaker, Interactive Sudoku Solver.");
    }

    @Test
    void aMegabyteOfNoiseGivesAMessage() {
        Random random = new Random(13);
        StringBuilder noise = new StringBuilder();
        while (noise.length() < 1_000_000) {
            noise.append((char) (random.nextInt(20) == 0 ? '\n' : ' ' + random.nextInt(95)));
        }
        refused(noise.toString());
    }

    /** If all were shown, the browser would be busy with them for seconds. */
    @Test
    void aMillionLinesAreNotAllShown() {
        openPuzzle(EASY);
        paste("\n".repeat(1 << 20));
        assertThat(error()).containsText("There is no text to read yet");
        assertThat(area().inputValue().length()).isLessThan(100_000);
        type("Escape");
        paste("\n".repeat(30_000) + SPARSE);
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(digits()).isEqualTo(SPARSE.replace('0', '.'));
    }

    @Test
    void ofManyLinksAsManyAreListedAsOfOtherTexts() {
        openPuzzle(EASY);
        paste("#p=...4.3..1.....2.&rules=box%202x2\n".repeat(3000));
        assertThat(page.locator("dialog .puzzle-list button")).hasCount(1000);
        assertThat(page.locator("dialog")).containsText("2000 more are not listed");
        type("Escape");
        paste("#p=5\n".repeat(3000));
        assertThat(error()).containsText("Line 20");
        assertThat(error()).not().containsText("Line 21");
    }

    @Test
    void aBadLinkAloneOffersNothingToPick() {
        openPuzzle(EASY);
        paste("http://x/#p=12");
        assertThat(error()).containsText("Line 1");
        assertThat(page.locator("dialog")).not().containsText("Pick");
    }

    @Test
    void moreThanAMegabyteIsRefusedAtOnce() {
        openPuzzle(EASY);
        paste("x".repeat(1_100_000));
        assertThat(error()).containsText("longer than 1 MB");
    }

    /** However long it is. */
    @Test
    void aFileThatIsAPictureIsCalledOne() {
        openPuzzle(EASY);
        button("Paste…").click();
        byte[] picture = new byte[1_100_000];
        byte[] beginning = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
        System.arraycopy(beginning, 0, picture, 0, beginning.length);
        page.locator("dialog input[type=file]").setInputFiles(new FilePayload("puzzle.png", "image/png", picture));
        assertThat(error()).hasText("This is a picture (PNG). Choose a file with text.");
    }

    @Test
    void aFileCanBeChosen() {
        openPuzzle(EMPTY);
        button("Paste…").click();
        page.locator("dialog input[type=file]")
                .setInputFiles(new FilePayload("puzzle.txt", "text/plain", EASY.getBytes(StandardCharsets.UTF_8)));
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, box 1, given 5");
        assertThat(digits()).isEqualTo(EASY);
    }
}
