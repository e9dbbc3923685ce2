package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Title, author and rules in words, as a setter enters them. */
class CreditsTest extends PageTest {

    private static final String BLANK = "#p=................&rules=box%202x2";

    private static final String WORDS = "Normal Sudoku rules apply.\nÄrger & <b>Spaß</b>: 100 %.";

    private Locator title() {
        return page.locator(".game-title");
    }

    private Locator field(String name) {
        return page.locator(".panel-rules")
                .getByRole(
                        AriaRole.TEXTBOX,
                        new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    private void say(String title, String author, String words) {
        button("Title, author, words").click();
        assertThat(field("Title")).isFocused();
        field("Title").fill(title);
        field("Author").fill(author);
        field("Rules in words").fill(words);
        field("Rules in words").blur();
    }

    private String link() {
        button("Share…").click();
        String link = page.getByLabel("Link to this puzzle").inputValue();
        type("Escape");
        return link;
    }

    /** The form above the fields grows when the library has told which rules there are. */
    @Test
    void theFieldsAreInSight() {
        page.setViewportSize(1280, 720);
        open(BLANK);
        button("Title, author, words").click();
        assertThat(page.locator(".rule-form select option").first()).isAttached();
        assertThat(field("Title")).isFocused();
        assertThat(field("Title")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }

    /** They are shown as those of an imported puzzle, each field is one change, and a reload keeps them. */
    @Test
    void aSetterSaysWhatThePuzzleIsCalled() {
        open(BLANK);
        say("Tiny <i>", "Ada", WORDS);
        assertThat(title()).hasText("Tiny <i> by Ada");
        assertThat(page.locator(".setter-words")).isVisible();
        assertThat(page.locator(".setter-words")).hasText(WORDS.replace('\n', ' '));
        cell(1, 1).click();
        type("Control+z");
        assertThat(page.locator(".setter-words")).isHidden();
        assertThat(field("Rules in words")).hasValue("");
        type("Control+z");
        assertThat(title()).hasText("Tiny <i>");
        type("Control+y", "Control+y");
        assertThat(title()).hasText("Tiny <i> by Ada");
        assertThat(field("Rules in words")).hasValue(WORDS);
        page.reload();
        awaitReady();
        assertThat(title()).hasText("Tiny <i> by Ada");
        cell(1, 1).click();
        type("Control+z", "Control+z", "Control+z");
        assertThat(title()).hasText("Blank grid");
    }

    /** Givens are entered before and after. */
    @Test
    void theEntryOfGivensGoesOn() {
        open(BLANK);
        button("Edit givens").click();
        cell(1, 1).click();
        type("1");
        say("Tiny", "", "");
        cell(1, 2).click();
        type("2", "Control+z", "Control+z");
        assertThat(title()).hasText("Puzzle");
        type("3");
        assertThat(cell(1, 2)).hasAttribute("aria-label", "row 1 column 2, box 1, given 3");
    }

    /** Also where the browser keeps nothing yet, or the puzzle with other words. */
    @Test
    void aLinkBringsThem() {
        open(BLANK);
        cell(1, 1).click();
        type("1");
        page.waitForFunction("() => String(localStorage['sudoku-sat.games.1']).includes('1...')");
        say("Tiny", "Ada", WORDS);
        String link = link();
        assertThat(page.url()).as("the address").isEqualTo(link);
        context.close();
        context = browser().newContext(options());
        page = context.newPage();
        page.navigate(link);
        awaitReady();
        assertThat(title()).hasText("Tiny by Ada");
        assertThat(page.locator(".setter-words")).hasText(WORDS.replace('\n', ' '));
        cell(1, 2).click();
        type("2");
        page.waitForFunction("() => String(localStorage['sudoku-sat.games.1']).includes('.2..')");
        page.navigate("about:blank");
        page.navigate(link.replace("title=Tiny", "title=Small"));
        awaitReady();
        assertThat(title()).hasText("Small by Ada");
        assertThat(cell(1, 2)).hasAttribute("aria-label", "row 1 column 2, box 1, 2");
        page.navigate("about:blank");
        open(BLANK);
        assertThat(title()).hasText("Small by Ada");
    }

    /** The same puzzle with a mistake mended, in the address of the window that has it. */
    @Test
    void anotherLinkToThePuzzleSaysSomethingElse() {
        open(BLANK + "&title=Tyni&author=Ada");
        cell(1, 1).click();
        type("1");
        page.evaluate("location.hash = location.hash.replace('Tyni', 'Tiny')");
        assertThat(title()).hasText("Tiny by Ada");
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, box 1, 1");
    }

    @Test
    void allLinksHaveThem() {
        open(BLANK);
        say("Tiny", "Ada", "Look.");
        cell(1, 1).click();
        type("1");
        page.waitForFunction("() => String(localStorage['sudoku-sat.games.1']).includes('1...')");
        String link = link();
        openPuzzle(EASY);
        page.evaluate("localStorage.clear()");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Paste…"))
                .click();
        page.locator("dialog textarea").fill(link);
        button("Read").click();
        assertThat(title()).hasText("Tiny by Ada");
        assertThat(page.locator(".setter-words")).hasText("Look.");
    }

    @Test
    void theyGoToPicturesAndOtherPrograms() throws IOException {
        open(BLANK);
        say("Tiny", "Ada", "Look.");
        button("Export, print, files").click();
        Locator files = page.locator(".panel-files");
        for (String format : new String[] {"json", "fpuzzles"}) {
            files.locator("select").first().selectOption(format);
            assertThat(files.locator("textarea").first())
                    .hasValue(Pattern.compile("\"title\":\"Tiny\",\"author\":\"Ada\",\"ruleset\":\"Look[.]\""));
        }
        files.getByLabel("Shows").selectOption("published");
        Download picture = page.waitForDownload(() -> button("SVG picture").click());
        assertThat(Files.readString(picture.path())).contains("Tiny", "Ada", "Look.");
    }

    /** A page's title is not the setter's. */
    @Test
    void theSampleSaysNothing() {
        open("");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Rules"))
                .click();
        assertThat(field("Title")).hasValue("");
        field("Author").fill("Ada");
        field("Author").blur();
        assertThat(title()).hasText("Sample puzzle by Ada");
        assertThat(link()).doesNotContain("title=").endsWith("&author=Ada");
    }

    /** The code that holds no more leaves the longest part out. */
    @Test
    void aCodeGoesWithoutLongWords() {
        Assumptions.assumeFalse(Boolean.getBoolean("page.quick"), "while developing, the page is built without npm");
        open(BLANK);
        say("Tiny", "Ada", "Digits along each of the lines increase from the bulb. ".repeat(60));
        button("Share…").click();
        button("QR code").click();
        assertThat(page.getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("QR code of the link")))
                .isVisible();
        assertThat(page.locator(".qr-place")).containsText("too long for a QR code, so it leaves them out");
        type("Escape");
        say("Tiny", "Ada", "Digits along each of the lines increase.");
        button("Share…").click();
        button("QR code").click();
        assertThat(page.locator(".qr-place svg")).isVisible();
        assertThat(page.locator(".qr-place")).not().containsText("too long");
    }

    @Test
    void inGerman() {
        page.addInitScript("localStorage['sudoku-sat.settings'] ||= JSON.stringify({ language: 'de' })");
        open(BLANK);
        page.locator(".tool-menu").click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Titel, Autor, Worte"))
                .click();
        assertThat(field("Titel")).isFocused();
        field("Titel").fill("Klein");
        field("Autor").fill("Ada");
        field("Regeln in Worten").fill("Schau hin.");
        field("Regeln in Worten").blur();
        assertThat(title()).hasText("Klein von Ada");
        assertThat(page.locator("#status")).containsText("Übernommen");
    }
}
