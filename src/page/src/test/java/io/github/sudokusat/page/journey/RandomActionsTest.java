package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a player does: the page agrees with a plain model after each action, and undo leads back through all of it. */
class RandomActionsTest extends PageTest {

    private static final int ACTIONS = 200;

    /** Everything a player can do, long runs stopped at any moment among it; in the end, undo leads back to the beginning. */
    @Test
    void thePageAgreesWithAModel() {
        playAtRandom(1, ACTIONS / 2);
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void thePageAgreesWithAModelForLong(long seed) {
        playAtRandom(seed, ACTIONS);
    }

    private void playAtRandom(long seed, int actions) {
        openPuzzle(EASY);
        cell(1, 1).click();
        RandomPlayer player = new RandomPlayer(this, seed);
        for (int i = 0; i < actions; i++) {
            player.act();
        }
        player.undoAll();
        assertThat(digits()).isEqualTo(EASY);
    }

    /** The game is kept when the page is opened anew. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(longs = 3)
    void theGameSurvivesReloads(long seed) {
        openPuzzle(EASY);
        cell(1, 1).click();
        RandomPlayer player = new RandomPlayer(this, seed);
        for (int i = 1; i <= ACTIONS; i++) {
            player.act();
            if (i % 40 == 0) {
                player.reload();
            }
        }
    }

    private void act(List<String> done, String key) {
        done.add(key);
        type(key);
    }

    /** Every kind of change: the states that undo passes through are those that redo passes through, backwards, and both ends are right. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(longs = {11, 12, 13, 14})
    void undoAndRedoLeadThroughTheSameStates(long seed) {
        Random random = new Random(seed);
        openPuzzle(EASY);
        String start = shown();
        cell(5, 5).click();
        List<String> keys = List.of(
                "1",
                "2",
                "5",
                "9",
                "Shift+1",
                "Shift+4",
                "Control+2",
                "Control+7",
                "Control+Shift+3",
                "Backspace",
                "Delete",
                "z",
                "x",
                "c",
                "v",
                "Space",
                "p",
                "m",
                "f",
                "b",
                "ArrowLeft",
                "ArrowUp",
                "Shift+ArrowRight",
                "Shift+ArrowDown",
                "Control+ArrowLeft",
                "Control+a",
                "h",
                "n",
                "Enter",
                "Escape",
                "[",
                "]",
                "Control+z",
                "Control+y");
        List<String> done = new ArrayList<>();
        for (int i = 0; i < ACTIONS; i++) {
            int choice = random.nextInt(12);
            if (choice < 10) {
                act(done, keys.get(random.nextInt(keys.size())));
            } else {
                int cell = random.nextInt(81);
                done.add("click " + cell);
                cell(cell / 9 + 1, cell % 9 + 1).click();
            }
        }
        type("Escape", "Escape");
        page.waitForTimeout(300);
        type("Escape", "z");
        cell(5, 5).click();
        // The last actions may have been undone.
        walk("Redo", new ArrayList<>());
        String end = settled();
        List<String> back = new ArrayList<>();
        walk("Undo", back);
        assertThat(settled()).as("seed %d after %s", seed, done).isEqualTo(start);
        List<String> forth = new ArrayList<>();
        walk("Redo", forth);
        assertThat(settled()).as("seed %d after %s", seed, done).isEqualTo(end);
        Collections.reverse(forth);
        assertThat(back).hasSameSizeAs(forth);
        assertThat(back.subList(0, back.size() - 1))
                .as("seed %d after %s", seed, done)
                .isEqualTo(forth.subList(1, forth.size()));
    }

    /** Presses a button until it can do no more, and keeps what is shown each time. */
    private void walk(String name, List<String> states) {
        for (int i = 0; i < 2 * ACTIONS && !"true".equals(button(name).getAttribute("aria-disabled")); i++) {
            button(name).click();
            states.add(settled());
        }
    }

    /** What is shown, without what the cursor and a filter add. */
    private String settled() {
        return shown().replace(", matches the filter", "");
    }
}
