package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Times as a player feels them. They fail only far above what is aimed at, because the machine may be busy. */
@Tag("slow")
class SpeedTest extends PageTest {

    /** How many times the aim is still accepted. */
    private static final int SLACK = 3;

    @Override
    Browser browser() {
        return Chromium.optimising();
    }

    /** The median of times in milliseconds. */
    private static double median(List<Double> times) {
        return times.stream().sorted().skip(times.size() / 2).findFirst().orElseThrow();
    }

    private double millis(String script) {
        return ((Number) page.evaluate("async () => { const begin = performance.now(); " + script
                        + "; return performance.now() - begin; }"))
                .doubleValue();
    }

    /** Each time in a window that has nothing of the page yet. */
    @Test
    void thePageIsReadySoon() {
        List<Double> times = Stream.generate(() -> {
                    context.close();
                    context = browser().newContext(options());
                    page = context.newPage();
                    openPuzzle(EASY);
                    return ((Number) page.evaluate("performance.now()")).doubleValue();
                })
                .limit(7)
                .toList();
        System.out.printf("ready after %.0f ms%n", median(times));
        assertThat(median(times)).isLessThan(SLACK * 1000.0);
    }

    @Test
    void keysArePaintedAtOnce() {
        openPuzzle(EASY);
        cell(1, 3).click();
        List<Double> times = Stream.iterate(0, i -> i + 1)
                .limit(40)
                .map(
                        i -> millis(
                                "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit"
                                        + (i % 9 + 1)
                                        + "', key: '" + (i % 9 + 1)
                                        + "', bubbles: true, cancelable: true })); await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"))
                .toList();
        System.out.printf("key to paint %.0f ms%n", median(times));
        assertThat(median(times)).isLessThan(SLACK * 50.0);
    }

    /** From the key that enters the last given to the verdict; the worker is rating the puzzle before. */
    @Test
    void theVerdictFollowsAGivenSoon() {
        openPuzzle(EASY);
        button("Edit givens").click();
        assertThat(page.locator("#live summary").count()).isLessThanOrEqualTo(1);
        cell(9, 9).click();
        List<Double> times = Stream.iterate(0, i -> i + 1)
                .limit(20)
                .map(i -> millis(
                        "const box = document.querySelector('#live'); document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {"
                                + (i % 2 == 0 ? "code: 'Backspace', key: 'Backspace'" : "code: 'Digit9', key: '9'")
                                + ", bubbles: true, cancelable: true }));"
                                + " for (let n = 0; n < 4000 && (box.dataset.verdict !== 'one' || box.hasAttribute('aria-busy')); n++)"
                                + " await new Promise((done) => setTimeout(done, 2))"))
                .toList();
        System.out.printf("given to verdict %.0f ms%n", median(times));
        assertThat(median(times)).isLessThan(SLACK * 100.0);
    }

    @Test
    void theEmptyGridIsCountedSoon() {
        open("#p=" + EMPTY);
        Panels panels = new Panels(this).open("Answer");
        long begin = System.nanoTime();
        panels.press("Count exactly");
        panels.says("6,670,903,752,021,072,936,960");
        double seconds = (System.nanoTime() - begin) / 1e9;
        System.out.printf("the empty grid is counted in %.1f s%n", seconds);
        assertThat(seconds).isLessThan(SLACK * 3.0);
    }

    /** From the click to the answer on the page. */
    @Test
    void answersComeSoon() {
        openPuzzle(EASY);
        Panels panels = new Panels(this);
        panels.solve();
        assertAnswered("Solve", "Answer", ".panel-answer .verdict", 100);
        assertAnswered("Next step", "Hints", ".panel-help [class*=step], .panel-help .words", 50);
    }

    private void assertAnswered(String button, String tab, String place, int aim) {
        new Panels(this).open(tab);
        List<Double> times = Stream.generate(() -> {
                    double time = millis("const status = document.getElementById('status'); status.textContent = '';"
                            + " const said = new Promise((done) => { const watch = new MutationObserver(() => { if (status.textContent) { watch.disconnect(); done(true); } });"
                            + " watch.observe(status, { childList: true, characterData: true, subtree: true }); });"
                            + " [...document.querySelectorAll('[role=tabpanel] button')].find((b) => b.checkVisibility() && b.textContent === '"
                            + button + "').click(); await said");
                    page.waitForTimeout(50);
                    return time;
                })
                .limit(11)
                .toList();
        System.out.printf("%s: %.0f ms (%s)%n", button, median(times), place);
        assertThat(median(times)).as(button).isLessThan(SLACK * (double) aim);
    }
}
