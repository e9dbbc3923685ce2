package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Undo, redo and checkpoints after the page has been opened again. */
class HistoryTest extends PageTest {

    private static final int MOVES = 200;

    private static final List<String> KEYS = List.of(
            "3", "7", "Shift+2", "Control+5", "Control+Shift+4", "Alt+6", "v", "z", "m", "Backspace", "Control+z");

    /** The entries of the history that are kept of the game on the grid, as a script's expression. */
    private static final String KEPT =
            "Object.keys(localStorage).filter((key) => key.startsWith('sudoku-sat.history.'))";

    /** Presses a button until it can do no more, and keeps what is shown each time. */
    private List<String> walk(String name) {
        List<String> states = new ArrayList<>();
        while (!"true".equals(button(name).getAttribute("aria-disabled"))) {
            button(name).click();
            states.add(shown());
        }
        return states;
    }

    private void reload() {
        page.reload();
        awaitReady();
        cell(9, 9).click();
    }

    private void put(int column, String digit) {
        cell(1, column).click();
        type(digit);
    }

    @Test
    @Tag("slow")
    void allMovesCanBeUndoneAndRedoneAfterAReload() {
        long seed = 5;
        Random random = new Random(seed);
        openPuzzle(EASY);
        cell(9, 9).click();
        String start = shown();
        for (int i = 0; i < MOVES; i++) {
            cell(1 + random.nextInt(9), 1 + random.nextInt(9)).click();
            type(KEYS.get(random.nextInt(KEYS.size())));
        }
        type("z");
        walk("Redo");
        cell(9, 9).click();
        String end = shown();
        reload();
        assertThat(shown()).as("seed %d", seed).isEqualTo(end);
        List<String> back = walk("Undo");
        assertThat(back).as("seed %d", seed).hasSizeGreaterThan(MOVES / 4).endsWith(start);
        reload();
        List<String> forth = walk("Redo");
        assertThat(forth).as("seed %d", seed).hasSameSizeAs(back).endsWith(end);
        Collections.reverse(back);
        assertThat(forth.subList(0, forth.size() - 1)).isEqualTo(back.subList(1, back.size()));
    }

    @Test
    void anotherPuzzleCanBeUndoneAfterAReload() {
        openPuzzle(EASY);
        put(3, "4");
        String before = digits();
        button("New…").click();
        button(Pattern.compile("^Four by four")).click();
        assertThat(cell(4, 4)).isVisible();
        page.reload();
        awaitReady();
        button("Undo").click();
        assertThat(cell(9, 9)).isVisible();
        assertThat(digits()).isEqualTo(before);
        assertThat(status()).hasText("Undone: the puzzle before is on the grid again: Puzzle.");
        button("Redo").click();
        assertThat(status())
                .hasText(Pattern.compile("Redone: the puzzle after it is on the grid again: Four by four.*"));
        button("Undo").click();
        button("Undo").click();
        assertThat(status()).hasText("Undone.");
        assertThat(digits()).isEqualTo(EASY);
    }

    @Test
    void checkpointsSurviveAReload() {
        openPuzzle(EASY);
        put(3, "4");
        String marked = digits();
        button("Checkpoints…").click();
        button("Set a checkpoint").click();
        type("Escape");
        put(4, "6");
        reload();
        button("Checkpoints…").click();
        button(Pattern.compile("^Checkpoint 1")).click();
        assertThat(status()).containsText("Checkpoint 1");
        assertThat(digits()).isEqualTo(marked);
    }

    /** What an older version kept: games alone. */
    @Test
    void aGameWithoutAHistoryOpens() {
        openPuzzle(EASY);
        put(3, "4");
        spoil("localStorage.removeItem(key)");
        reload();
        assertThat(digits().charAt(2)).isEqualTo('4');
        assertThat(button("Undo")).hasAttribute("aria-disabled", "true");
        assertThat(status()).containsText("Your last game is back.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'no JSON'",
                "text.replace(/\"undo\":.*\\],\"redo/, '\"undo\":{},\"redo')",
                "text.replace(/d2\\.0/, 'dzz.0')"
            })
    void aDamagedHistoryIsToldOnceAndTheGameOpens(String damage) {
        openPuzzle(EASY);
        put(3, "4");
        spoil("localStorage.setItem(key, ((text) => " + damage + ")(localStorage.getItem(key)))");
        reload();
        assertThat(status()).containsText("some of its moves can no longer be undone");
        assertThat(digits().charAt(2)).isEqualTo('4');
        put(4, "6");
        button("Undo").click();
        assertThat(digits().charAt(3)).isEqualTo('.');
        reload();
        assertThat(status()).containsText("Your last game is back.");
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "'[]'",
                "text.slice(0, text.length / 2)",
                "text.replace(/\"of\":\\d+/, '\"of\":1')",
                "text.replace(/d2\\.0/, 'd2.z')",
                "text.replace(/d2\\.0/, 'm1.2')",
                "text.replace(/\"d2\\.0\"/, '7')"
            })
    void soIsOtherDamage(String damage) {
        aDamagedHistoryIsToldOnceAndTheGameOpens(damage);
    }

    /** Waits until the history is kept, and changes it after the page has written it for the last time. */
    private void spoil(String script) {
        page.evaluate("""
                async () => {
                  while (%s.length === 0) {
                    await new Promise((done) => setTimeout(done, 20));
                  }
                  addEventListener('pagehide', () => %s.forEach((key) => { %s; }));
                }
                """.formatted(KEPT, KEPT, script));
    }

    /** If there is no room, the older moves go, and the game stays. */
    @Test
    void inAFullStorageTheOlderMovesGo() {
        page.addInitScript("""
                const put = Storage.prototype.setItem;
                Storage.prototype.setItem = function (key, text) {
                  if (key.includes('history') && text.length > 200) {
                    throw new DOMException('full', 'QuotaExceededError');
                  }
                  put.call(this, key, text);
                };
                """);
        openPuzzle(EASY);
        for (int i = 0; i < 40; i++) {
            put(3 + i % 2, String.valueOf(1 + i % 9));
        }
        String end = digits();
        reload();
        assertThat(digits()).isEqualTo(end);
        assertThat(walk("Undo")).hasSizeBetween(5, 39);
    }
}
