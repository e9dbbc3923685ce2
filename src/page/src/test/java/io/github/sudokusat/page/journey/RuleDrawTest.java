package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rules that are drawn in the grid, stroke by stroke. */
class RuleDrawTest extends PageTest {

    private Panels panels;

    private void draw(String kind) {
        openPuzzle(EMPTY);
        panels = new Panels(this).open("Rules");
        pick(kind);
    }

    private void pick(String kind) {
        panels.panel().getByLabel("Kind").selectOption(kind);
    }

    /** The button that draws a kind. */
    private Locator kind(String keyword) {
        return panels.panel().locator("[data-kind=" + keyword + "]");
    }

    private Locator field(String label) {
        return panels.panel().getByLabel(label, new Locator.GetByLabelOptions().setExact(true));
    }

    private Locator names() {
        return panels.panel().locator(".rule-name");
    }

    /** Waits until there are these rules, in any order. */
    private void has(String... rules) {
        assertThat(names()).hasCount(rules.length);
        page.waitForCondition(() -> List.of(rules).stream()
                .sorted()
                .toList()
                .equals(names().allTextContents().stream().sorted().toList()));
    }

    private Locator note() {
        return page.locator(".setup-note").first();
    }

    private Locator digitKey(String digit) {
        return page.locator(".digits .value").getByText(digit, new Locator.GetByTextOptions().setExact(true));
    }

    /** Drags the mouse over cells, given as row and column in one number. */
    private void stroke(int... cells) {
        drag(IntStream.of(cells).mapToObj(cell -> cell(cell / 10, cell % 10)).toArray(Locator[]::new));
    }

    /** A stroke so fast that the browser tells of its corners alone. */
    private void fastStroke(int... cells) {
        for (int cell : cells) {
            BoundingBox box = cell(cell / 10, cell % 10).boundingBox();
            page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
            if (cell == cells[0]) {
                page.mouse().down();
            }
        }
        page.mouse().up();
    }

    /** Nothing but strokes and digits: the next stroke adds the cage before it. */
    @Test
    void cagesNeedAStrokeAndTheirSum() {
        draw("killer");
        assertThat(note()).hasText("Killer cage: drag over cells, then type the value. The next stroke adds it.");
        stroke(11, 12, 22);
        type("1", "6", "Backspace", "5");
        assertThat(page.locator(".draft")).hasText("15");
        stroke(55, 56);
        has("killer cage 15: r1c1, r1c2, r2c2");
        stroke(65, 66);
        type("9", "Enter");
        has("killer cage 15: r1c1, r1c2, r2c2", "killer cage: r5c5, r5c6", "killer cage 9: r6c5, r6c6");
        assertThat(page.locator(".draft")).hasCount(0);
        type("Control+z", "Control+z");
        has("killer cage 15: r1c1, r1c2, r2c2");
        assertThat(name(2, 2)).doesNotContain(", 1");
    }

    /** A click takes a rule up: its sum, its place, and its end. */
    @Test
    void aClickTakesARuleUp() {
        draw("killer");
        stroke(11, 12, 22);
        type("1", "5", "Enter");
        cell(1, 2).click();
        assertThat(note()).containsText("type another value");
        type("7", "Enter");
        has("killer cage 7: r1c1, r1c2, r2c2");
        cell(1, 1).click();
        type("Alt+ArrowDown", "Alt+ArrowRight", "Alt+ArrowRight");
        stroke(91, 92);
        has("killer cage 7: r2c3, r2c4, r3c4");
        type("4", "Enter");
        assertThat(names()).hasCount(2);
        cell(9, 1).click();
        type("Delete");
        has("killer cage 7: r2c3, r2c4, r3c4");
        assertThat(cell(9, 1)).isFocused();
        cell(2, 3).click();
        type("8", "Escape", "Enter");
        has("killer cage 7: r2c3, r2c4, r3c4");
        type("Escape");
        assertThat(note()).isHidden();
        cell(5, 5).click();
        type("4");
        assertThat(name(5, 5)).endsWith(", 4");
    }

    /** It goes on with another kind, and the page says when a second click on the same one has ended it. */
    @Test
    void aSecondClickOnTheKindEndsDrawing() {
        draw("killer");
        kind("thermo").click();
        assertThat(note()).isVisible();
        assertThat(status()).isEmpty();
        assertThat(kind("thermo")).hasAttribute("aria-pressed", "true");
        kind("thermo").click();
        assertThat(status()).hasText("Drawing has ended: digits go into the cells again.");
        assertThat(note()).isHidden();
        assertThat(kind("thermo")).hasAttribute("aria-pressed", "false");
    }

    /** Lines and pairs are there with the stroke; going back shortens it, and a value typed once is that of all that follow. */
    @Test
    void linesAndDotsAreThereWithTheStroke() {
        draw("thermo");
        stroke(51, 42, 33, 34, 33);
        has("thermometer: r5c1, r4c2, r3c3");
        cell(9, 9).click();
        assertThat(names()).hasCount(1);
        pick("pair-sum");
        assertThat(note()).containsText("then type x, v or the sum");
        stroke(91, 92);
        type("1", "0");
        stroke(82, 83);
        assertThat(names()).hasCount(2);
        type("v");
        has("thermometer: r5c1, r4c2, r3c3", "pair-sum 10 at r9c1 and r9c2", "pair-sum 5 at r8c2 and r8c3");
        pick("arrow");
        stroke(66, 67, 78);
        cell(1, 9).click();
        stroke(28, 37);
        assertThat(names()).hasCount(5);
        assertThat(page.locator(".board .drawing .rule-arrow")).hasCount(2);
        type("3");
        assertThat(status()).hasText("Arrow: each stroke over cells adds one.");
        assertThat(name(3, 7)).doesNotContain(", 3");
        pick("quadruple");
        stroke(22, 23, 33, 32);
        type("1", "4");
        stroke(77, 88);
        type("2", "5", "Enter");
        assertThat(names()).hasCount(7);
        assertThat(page.url())
                .contains("quadruple+1,4+r2c2+r2c3+r3c2+r3c3")
                .contains("quadruple+2,5+r7c7+r7c8+r8c7+r8c8");
    }

    @Test
    void aFastStrokeSkipsNoCell() {
        draw("thermo");
        fastStroke(11, 44, 47, 45, 47);
        has("thermometer: r1c1, r2c2, r3c3, r4c4, r4c5, r4c6, r4c7");
    }

    @Test
    void marksOfOneCellAreClicked() {
        draw("odd");
        cell(1, 1).click();
        cell(5, 5).click();
        assertThat(names()).hasCount(2);
        cell(1, 1).click();
        has("odd cells: r5c5");
        pick("little-killer");
        stroke(71, 82, 93);
        type("1", "2", "Enter");
        assertThat(names()).hasCount(2);
        assertThat(page).hasURL(java.util.regex.Pattern.compile("little-killer[+]12[+]r7c1[+]down-right"));
        button("↘ r1c4, ↙ r1c2").click();
        assertThat(panels.panel().getByLabel("Direction")).hasValue("down-right");
        button("↘ r1c4, ↙ r1c2").click();
        assertThat(panels.panel().getByLabel("Direction")).hasValue("down-left");
        type("9", "Enter");
        assertThat(names()).hasCount(3);
        assertThat(page).hasURL(java.util.regex.Pattern.compile("little-killer[+]9[+]r1c2[+]down-left"));
        button("↖ r9c9").click();
        assertThat(status()).not().containsText("already");
        type("4", "5", "Enter");
        assertThat(page).hasURL(java.util.regex.Pattern.compile("little-killer[+]45[+]r9c9[+]up-left"));
        pick("sandwich");
        cell(4, 4).click();
        assertThat(status()).hasText("Sandwich: click outside the grid, beside a row or column, then type the value.");
        button("row 4 from the left").click();
        type("8", "Enter");
        assertThat(names()).hasCount(5);
        pick("given");
        cell(3, 3).click();
        type("2", "4");
        cell(3, 4).click();
        assertThat(names()).hasCount(6);
        pick("clone");
        stroke(11, 12);
        stroke(44, 45);
        assertThat(names()).hasCount(7);
        pick("equal-sum");
        stroke(61, 62);
        stroke(71, 72);
        stroke(81, 82);
        type("Enter");
        assertThat(names()).hasCount(8);
    }

    /** What is being drawn is no rule of another puzzle. */
    @Test
    void anotherPuzzleEndsDrawing() {
        draw("killer");
        stroke(11, 12);
        type("5");
        button("New…").click();
        page.locator("dialog .pick").first().click();
        assertThat(page.getByText("Stop drawing")).isHidden();
        assertThat(names()).hasCount(0);
        cell(1, 1).click();
        assertThat(page.locator(".is-cursor")).hasCount(1);
    }

    /** What the library refuses is put back, with the reason; the strokes that follow are not lost. */
    @Test
    void whatIsRefusedComesBack() {
        draw("killer");
        stroke(11, 12);
        type("5", "0", "Enter");
        assertThat(panels.panel().locator(".wrong"))
                .hasText(
                        "No 2 different digits sum to 50 (killer cage 50 at r1c1): the least sum is 3, the greatest 17.");
        assertThat(field("Sum (optional)")).hasValue("50");
        assertThat(names()).hasCount(0);
        field("Sum (optional)").fill("5");
        stroke(21, 22);
        type("6", "Enter");
        has("killer cage 5: r1c1, r1c2", "killer cage 6: r2c1, r2c2");
        stroke(31, 32);
        type("9", "9", "Enter");
        assertThat(panels.panel().locator(".wrong")).containsText("No 2 different digits sum to 99");
        type("4", "Enter");
        has("killer cage 5: r1c1, r1c2", "killer cage 6: r2c1, r2c2", "killer cage 4: r3c1, r3c2");
        stroke(41, 42);
        type("9", "9");
        stroke(51, 52);
        assertThat(alert()).containsText("Not possible: killer 99 r4c1 r4c2. No 2 different digits sum to 99");
        type("1", "1", "Enter");
        assertThat(alert()).isEmpty();
        has(
                "killer cage 5: r1c1, r1c2",
                "killer cage 6: r2c1, r2c2",
                "killer cage 4: r3c1, r3c2",
                "killer cage 11: r5c1, r5c2");
    }

    /** Another stroke or kind drops it. */
    @Test
    void whatIsRefusedIsInNobodysWay() {
        draw("killer");
        stroke(11, 12);
        type("9", "9", "Enter");
        assertThat(panels.panel().locator(".wrong")).containsText("No 2 different digits sum to 99");
        stroke(21, 22);
        assertThat(panels.panel().locator(".wrong")).isEmpty();
        type("6", "Enter");
        stroke(11, 12);
        type("9", "9");
        stroke(31, 32);
        assertThat(alert()).containsText("Not possible: killer 99 r1c1 r1c2.");
        type("1", "Enter");
        assertThat(panels.panel().locator(".wrong")).containsText("No 2 different digits sum to 1 ");
        kind("thermo").click();
        stroke(41, 42);
        stroke(53, 54);
        type("9");
        kind("difference").click();
        type("9");
        stroke(61, 62);
        assertThat(panels.panel().locator(".wrong"))
                .hasText("No two digits from 1 to 9 obey difference 9 at r6c1 and r6c2.");
        stroke(71, 72);
        kind("killer").click();
        stroke(81, 82);
        type("1");
        kind("thermo").click();
        assertThat(alert()).containsText("Not possible: killer 1 r8c1 r8c2.");
        assertThat(kind("thermo")).hasAttribute("aria-pressed", "true");
        cell(9, 9).click();
        assertThat(alert()).isEmpty();
        assertThat(names()).hasCount(4);
    }

    /** A click and a key wait for the rule that they are about. */
    @Test
    void aRuleThatIsBeingAddedIsTakenUp() {
        draw("killer");
        page.evaluate(
                "import('./app.js').then(({ app }) => { const { ask } = app; app.ask = async (...words) => {"
                        + " const answer = await ask(...words); await new Promise((done) => setTimeout(done, 500)); return answer; }; })");
        stroke(11, 12);
        type("9", "Enter");
        cell(1, 2).click();
        type("Delete");
        assertThat(status()).hasText("Removed: killer cage 9: r1c1, r1c2.");
        has();
    }

    /** The buttons beside the digit keys do what the keys do. */
    @Test
    void thePadTypesTheValue() {
        draw("killer");
        stroke(11, 12);
        digitKey("1").click();
        digitKey("0").click();
        page.locator(".more .primary:visible").click();
        has("killer cage 10: r1c1, r1c2");
        page.locator(".more").getByText("Stop drawing").click();
        assertThat(digitKey("0")).hasCount(0);
        button("Copy: killer cage 10: r1c1, r1c2").click();
        button("Move down").click();
        button("Move down").click();
        button("Move right").click();
        panels.press("Add");
        has("killer cage 10: r1c1, r1c2", "killer cage 10: r3c2, r3c3");
        button("Move up").click();
    }

    /** As fast as a hand can be, nothing is lost or mixed up: cages of a random grid. */
    @Test
    void tenCagesWithoutAPause() {
        drawCages(10);
    }

    @Test
    @Tag("slow")
    void thirtyCagesWithoutAPause() {
        drawCages(30);
    }

    private void drawCages(int count) {
        draw("killer");
        int[] sums = new Random(7).ints(count, 3, 18).toArray();
        List<int[]> cages = IntStream.range(0, 9)
                .boxed()
                .flatMap(row -> IntStream.range(0, 4).mapToObj(i -> new int[] {row, 2 * i + row % 2}))
                .limit(count)
                .toList();
        for (int i = 0; i < count; i++) {
            int first = (cages.get(i)[0] + 1) * 10 + cages.get(i)[1] + 1;
            stroke(first, first + 1);
            String.valueOf(sums[i]).chars().forEach(digit -> type(String.valueOf((char) digit)));
        }
        type("Enter");
        assertThat(names()).hasCount(count);
        assertThat(names().allTextContents())
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, count)
                        .mapToObj(i -> "killer cage %d: r%dc%d, r%dc%d"
                                .formatted(
                                        sums[i],
                                        cages.get(i)[0] + 1,
                                        cages.get(i)[1] + 1,
                                        cages.get(i)[0] + 1,
                                        cages.get(i)[1] + 2))
                        .toList());
    }
}
