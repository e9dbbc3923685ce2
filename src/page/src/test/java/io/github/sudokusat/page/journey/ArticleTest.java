package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles about techniques, and practice. */
class ArticleTest extends PageTest {

    /** Opens each article of the list and its last picture, by clicks within the page: a thousand clicks from outside would take half a minute. */
    private static final String READ_ALL = """
            async () => {
              const dialog = document.querySelector('dialog.article[open]');
              const pressed = (name) => [...dialog.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name).click();
              const read = [];
              for (let i = 0; i < dialog.querySelectorAll('.article-list button').length; i++) {
                dialog.querySelectorAll('.article-list button')[i].click();
                for (const end = Date.now() + 30000; !dialog.querySelector('.article-stage') && Date.now() < end;) {
                  await new Promise((done) => setTimeout(done, 2));
                }
                const stage = dialog.querySelector('.article-stage');
                const first = stage?.textContent;
                if (stage) {
                  pressed('Next picture');
                  pressed('Next picture');
                }
                const drawn = dialog.querySelector('.article-board .ov-placed, .article-board .ov-removed');
                read.push({ name: dialog.querySelector('h2').textContent, stages: `${first} ${stage?.textContent}`,
                  drawn: drawn?.checkVisibility() && drawn.getBoundingClientRect().width > 0, text: dialog.textContent });
                pressed('Learn techniques');
              }
              return read;
            }""";

    /** Cell and digit of a candidate that no X-Wing removes. */
    private static final String OTHER_CANDIDATE = "(async () => { const { app } = await import('./app.js');"
            + " const { steps } = await app.ask('steps', { ...app.puzzleFields(), techniques: 'x-wing', unique: 'assumed' });"
            + " const names = steps.flatMap((step) => step.eliminations.map((name) => name.split('<>')[0]));"
            + " const { centre } = app.store.game;"
            + " const cell = centre.findIndex((mask, i) => mask > 0 && !names.includes(`r${Math.floor(i / 9) + 1}c${i % 9 + 1}`));"
            + " return [cell, 32 - Math.clz32(centre[cell])]; })()";

    /** Cell and digit of a candidate that an X-Wing removes. */
    private static final String X_WING_CANDIDATE = "(async () => { const { app } = await import('./app.js');"
            + " const { steps } = await app.ask('steps', { ...app.puzzleFields(), techniques: 'x-wing', unique: 'assumed' });"
            + " const [, row, column, digit] = /r(\\d)c(\\d)<>(\\d)/.exec(steps[0].eliminations[0]);"
            + " return [row * 9 + Number(column) - 10, digit]; })()";

    private Locator article() {
        return page.locator("dialog.article[open]");
    }

    private Locator press(String name) {
        return article()
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    private void openAll() {
        page.locator(".tool-menu").click();
        page.locator(".menu-item").getByText("Learn techniques").click();
    }

    @Test
    void aHintLeadsToItsArticle() {
        openPuzzle(EASY);
        Panels panels = new Panels(this).open("Hints");
        panels.press("Hint");
        panels.panel().locator(".reader").first().click();
        assertThat(article().locator("h2")).hasText(Pattern.compile("Single|House"));
        assertThat(article()).containsText("Why it holds");
        assertThat(article().locator(".article-board .article-given").first()).isVisible();
        press("Next picture").click();
        press("Next picture").click();
        assertThat(article().locator(".article-stage")).hasText("3/3");
        assertThat(article().locator(".article-board .ov-placed").first()).isVisible();
        assertThat(press("Next picture")).hasAttribute("aria-disabled", "true");
        press("Previous picture").click();
        assertThat(article().locator(".article-board .ov-placed")).hasCount(0);
    }

    /** The position is a game of its own, which is not kept; the step is recognized, also whether it was found without help, and the way back is there. */
    @Test
    void aPositionIsPractisedAndTheGameWaits() {
        openPuzzle(EASY);
        cell(1, 1).click();
        String before = page.locator(".game-title").textContent();
        openAll();
        press("X-Wing").click();
        press("Position 2").click();
        assertThat(page.locator(".game-title")).hasText("X-Wing, position 2 of 4");
        assertThat(status()).hasText("Find the step: X-Wing.");
        remove(OTHER_CANDIDATE);
        assertThat(status()).hasText("That is not the step asked for: X-Wing.");
        type("Control+z");
        assertThat(status()).hasText("Undone.");
        new Panels(this).open("Hints").press("Next step");
        assertThat(page.locator(".technique").first()).containsText("X-Wing");
        type("Enter");
        assertThat(article().locator("h2")).hasText("Done, but with help");
        assertThat(article().locator(".dialog-body")).containsText("X-Wing: ");
        press("Position 3").click();
        assertThat(page.locator(".game-title")).hasText("X-Wing, position 3 of 4");
        assertThat(status()).hasText("Find the step: X-Wing.");
        remove(X_WING_CANDIDATE);
        assertThat(article().locator("h2")).hasText("Found!");
        type("Escape");
        openAll();
        press("Back to my game").click();
        assertThat(page.locator(".game-title")).hasText(before);
        assertThat(String.valueOf(page.evaluate("localStorage.getItem('sudoku-sat.games.1')")))
                .doesNotContain("position 2 of 4");
    }

    /** Removes a candidate that a script names by its cell and digit. */
    private void remove(String script) {
        List<?> candidate = (List<?>) page.evaluate(script);
        page.locator("[data-cell='" + candidate.get(0) + "']").click();
        type(String.valueOf(candidate.get(1)));
    }

    private void practise(int position) {
        openAll();
        press("X-Wing").click();
        press("Position " + position).click();
        assertThat(page.locator(".game-title")).hasText("X-Wing, position " + position + " of 4");
        assertThat(status()).hasText("Find the step: X-Wing.");
    }

    private Locator backToMyGame() {
        return page.locator(".caption").getByText("Back to my game");
    }

    /** No undo, second practice or reload takes it away, and it comes back with its clock and its moves. */
    @Test
    void theGameComesBackAsItWasLeft() {
        openPuzzle(EASY);
        String before = page.locator(".game-title").textContent();
        assertThat(backToMyGame()).isHidden();
        cell(1, 3).click();
        type("4", "ArrowRight", "6", "Control+z");
        practise(1);
        type("Control+z");
        assertThat(status()).hasText("There is nothing to undo.");
        practise(2);
        type("Control+z");
        assertThat(page.locator(".game-title")).hasText("X-Wing, position 2 of 4");
        backToMyGame().click();
        assertThat(backToMyGame()).isHidden();
        assertThat(page.locator(".game-title")).hasText(before);
        assertThat(button("Pause")).isEnabled();
        type("Control+y");
        assertThat(cell(1, 4)).hasAttribute("aria-label", Pattern.compile(".*, 6$"));
        practise(3);
        page.goBack();
        assertThat(page.locator(".game-title")).hasText(before);
        practise(4);
        page.reload();
        awaitReady();
        assertThat(page.locator(".game-title")).hasText(before);
        assertThat(cell(1, 4)).hasAttribute("aria-label", Pattern.compile(".*, 6$"));
        cell(1, 1).click();
        type("Control+z", "Control+z");
        assertThat(digits()).isEqualTo(EASY);
    }

    /** Every article has its texts and an example that is drawn. */
    @Test
    @Tag("slow")
    void everyArticleIsThere() {
        openPuzzle(EASY);
        openAll();
        assertThat(press("X-Wing")).isVisible();
        List<?> articles = (List<?>) page.evaluate(READ_ALL);
        assertThat(articles).hasSizeGreaterThan(80);
        assertThat(articles)
                .allSatisfy(article -> assertThat(article)
                        .asInstanceOf(InstanceOfAssertFactories.map(String.class, Object.class))
                        .containsEntry("stages", "1/3 3/3")
                        .containsEntry("drawn", true)
                        .hasEntrySatisfying(
                                "text",
                                text -> assertThat((String) text).isNotEmpty().doesNotContain("article.")));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"320, 568", "1280, 720"})
    void axeFindsNothingAndEverythingFits(int width, int height) {
        page.setViewportSize(width, height);
        openPuzzle(EASY);
        openAll();
        Axe.findsNothing(page, "all articles", "dialog.article");
        press("Swordfish").click();
        assertThat(article().locator(".article-stage")).hasText("1/3");
        Axe.findsNothing(page, "an article", "dialog.article");
        assertThat(page.evaluate("(e => e.scrollWidth - e.clientWidth)(document.querySelector('dialog.article'))"))
                .isEqualTo(0);
    }
}
