package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fragments of links, good and bad, and the keys Back, Forward and Reload. */
class LinksTest extends PageTest {

    private static final String EASY_REST =
            "3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @ParameterizedTest
    @CsvSource({
        "#p=1..............., box%202x2, 4",
        "#p=...................................., box%202x3, 6",
        "#p=................................................................, box%202x4, 8"
    })
    void otherSizesOpen(String fragment, String rules, int side) {
        open(fragment + "&rules=" + rules);
        assertThat(grid().getByRole(AriaRole.ROW)).hasCount(side);
        assertThat(page.locator("#alert")).isEmpty();
    }

    @Test
    void rulesAndRegionsAreInLinks() {
        open(StopTest.ENDLESS);
        assertThat(page.locator("#caption")).containsText("X");
        open("#p=" + EMPTY + "&rules=regions%20"
                + "112222223115542233155542633115544663155444633177744663779777866979999868999888888");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, region 2, empty");
        assertThat(alert()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#p=123",
                "#p=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
                "#p=" + EASY + "&rules=box%203x3%3B%20rule%20nonsense",
                "#p=" + EASY + "&m=%%%",
                "#p=%E0%A4%A"
            })
    void badOnesGiveAMessage(String fragment) {
        openBad(fragment);
    }

    /** A link that is typed into a running game. */
    @ParameterizedTest
    @ValueSource(strings = {"#p=zzz", "#p=" + SPARSE + "&rules=box%203x3%3B%20rule%20nonsense"})
    void badOnesKeepTheGame(String fragment) {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        String game = digits();
        page.evaluate("fragment => { location.hash = fragment; }", fragment);
        assertThat(alert()).containsText("so your game stays");
        assertThat(cell(1, 3)).hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        assertThat(digits()).isEqualTo(game);
        assertThat(page.url()).contains("#p=53..7");
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "#p=",
                "#p=" + EASY + ".",
                "#p=<script>alert(1)</script>",
                "#p=" + EASY + "&rules=nonsense",
                "#p=" + EASY + "&rules=box%2099x99",
                "#rules=box%200x0",
                "#p=" + EASY + "&rules=box%20-1x3"
            })
    void moreBadOnesGiveAMessage(String fragment) {
        openBad(fragment);
    }

    private void openBad(String fragment) {
        open(fragment);
        assertThat(alert()).not().isEmpty();
        assertThat(alert()).not().containsText("undefined");
        assertThat(page.locator("img:not([src='icon.svg']), script:not([src])")).hasCount(0);
        cell(1, 1).click();
        type("ArrowRight", "1");
        assertThat(cell(1, 2)).isFocused();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void noiseHarmsNothing(long seed) {
        openNoise(seed);
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(longs = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void moreNoiseHarmsNothing(long seed) {
        openNoise(seed);
    }

    private void openNoise(long seed) {
        Random random = new Random(seed);
        StringBuilder noise = new StringBuilder();
        for (int n = random.nextInt(3000); n > 0; n--) {
            noise.appendCodePoint(
                    random.nextInt(2) == 0 ? random.nextInt(0xD7FF) + 1 : "&=pmer.123#%;".charAt(random.nextInt(13)));
        }
        String[] names = {"p", "rules", "e", "m", "p=" + EASY + "&e", "p=" + EASY + "&m"};
        open("#" + names[random.nextInt(names.length)] + "="
                + URLEncoder.encode(noise.toString(), StandardCharsets.UTF_8));
        assertThat(cell(1, 1)).isVisible();
        assertThat(alert()).not().isEmpty();
    }

    @Test
    void backAndForwardGoFromPuzzleToPuzzle() {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        page.evaluate("location.hash = '#p=" + SPARSE + "'");
        assertThat(cell(1, 8)).hasAttribute("aria-label", "row 1 column 8, box 3, given 1");
        page.goBack();
        assertThat(cell(1, 1)).hasAttribute("aria-label", "row 1 column 1, box 1, given 5");
        page.goForward();
        assertThat(cell(1, 8)).hasAttribute("aria-label", "row 1 column 8, box 3, given 1");
    }

    @Test
    void aGameSurvivesAReload() {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        cell(1, 4).click();
        type("Control+2", "Control+6");
        String before = shown();
        page.reload();
        awaitReady();
        assertThat(shown()).isEqualTo(before);
    }

    @Test
    void aSharedLinkOpensTheSamePuzzle() {
        openPuzzle(EASY);
        cell(1, 3).click();
        type("4");
        cell(1, 4).click();
        type("Control+2", "Control+6");
        button("Share…").click();
        page.getByLabel("With the digits you entered").check();
        page.getByLabel("With your centre and corner marks").check();
        String link = page.getByLabel("Link to this puzzle").inputValue();
        assertThat(link).startsWith(host.address() + "#p=" + EASY);
        Page other = context.newPage();
        other.navigate(link);
        assertThat(other.locator("[role=gridcell]").nth(2)).hasAttribute("aria-label", "row 1 column 3, box 1, 4");
        assertThat(other.locator("[role=gridcell]").nth(3))
                .hasAttribute("aria-label", "row 1 column 4, box 2, empty, candidates 2 6");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#p=1 | The line of givens has 1 character; 81 are needed.",
                "#p=😀" + EASY_REST + " | Character 1 of the givens is “😀”",
                "#e=12 | The line of your digits has 2 characters; 81 are needed.",
                "#e=😀" + EASY_REST + " | Character 1 of your digits is “😀”",
                "#p=................&rules=box%202x2;killer%205%20r1 | so your game stays. Rules: line 2, column 10: expected"
            })
    void badOnesAreToldInTheirOwnWords(String fragment, String message) {
        open(fragment);
        assertThat(alert()).containsText(message);
    }

    @Test
    void theMessageAboutABadOneGoesWithTheNextPuzzle() {
        openPuzzle(EASY);
        page.evaluate("location.hash = '#p=123'");
        assertThat(alert()).containsText("The link does not hold a puzzle");
        page.evaluate("location.hash = '#p=" + SPARSE + "'");
        assertThat(cell(1, 8)).hasAttribute("aria-label", "row 1 column 8, box 3, given 1");
        assertThat(alert()).isEmpty();
        page.evaluate("location.hash = '#p=12'");
        assertThat(alert()).containsText("The link does not hold a puzzle");
        page.goBack();
        assertThat(alert()).isEmpty();
        assertThat(cell(1, 8)).hasAttribute("aria-label", "row 1 column 8, box 3, given 1");
    }
}
