package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a player does: the page agrees with a plain model after each action, and undo leads back through all of it. */
class RandomActionsTest extends PageTest {

    private static final int ACTIONS = 200;

    /** What the grid shows, and what a move makes of it. */
    private static final class Model {

        private final String givens;
        private char[] digits;
        private int cursor;
        private final Deque<String> past = new ArrayDeque<>();
        private final Deque<String> future = new ArrayDeque<>();

        Model(String givens) {
            this.givens = givens;
            digits = givens.toCharArray();
        }

        /** Typing the digit that is there takes it away. */
        void type(char digit) {
            if (givens.charAt(cursor) == '.') {
                enter(digits[cursor] == digit ? '.' : digit);
            }
        }

        void erase() {
            if (givens.charAt(cursor) == '.') {
                enter('.');
            }
        }

        private void enter(char digit) {
            if (digits[cursor] != digit) {
                past.push(text());
                future.clear();
                digits[cursor] = digit;
            }
        }

        void undo() {
            move(past, future);
        }

        void redo() {
            move(future, past);
        }

        private void move(Deque<String> from, Deque<String> to) {
            if (!from.isEmpty()) {
                to.push(text());
                digits = from.pop().toCharArray();
            }
        }

        void go(String key) {
            int row = cursor / 9;
            int column = cursor % 9;
            switch (key) {
                case "ArrowLeft" -> column = (column + 8) % 9;
                case "ArrowRight" -> column = (column + 1) % 9;
                case "ArrowUp" -> row = (row + 8) % 9;
                case "ArrowDown" -> row = (row + 1) % 9;
                case "Home" -> column = 0;
                case "End" -> column = 8;
                default -> throw new IllegalArgumentException(key);
            }
            cursor = 9 * row + column;
        }

        String text() {
            return new String(digits);
        }
    }

    /** Digits, moves, undo and redo, with questions to the library in between that must not change the game. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void thePageAgreesWithAModel(long seed) {
        Random random = new Random(seed);
        openPuzzle(EASY);
        Model model = new Model(EASY);
        cell(1, 1).click();
        List<String> keys = List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End");
        List<String> done = new ArrayList<>();
        for (int i = 0; i < ACTIONS; i++) {
            int choice = random.nextInt(20);
            if (choice < 7) {
                char digit = (char) ('1' + random.nextInt(9));
                model.type(digit);
                act(done, String.valueOf(digit));
            } else if (choice < 12) {
                String key = keys.get(random.nextInt(keys.size()));
                model.go(key);
                act(done, key);
            } else if (choice < 14) {
                model.erase();
                act(done, random.nextBoolean() ? "Backspace" : "Delete");
            } else if (choice < 16) {
                model.undo();
                act(done, random.nextBoolean() ? "Control+z" : "[");
            } else if (choice < 17) {
                model.redo();
                act(done, random.nextBoolean() ? "Control+y" : "]");
            } else if (choice < 18) {
                int cell = random.nextInt(81);
                model.cursor = cell;
                done.add("click " + cell);
                cell(cell / 9 + 1, cell % 9 + 1).click();
            } else if (choice < 19) {
                act(done, random.nextBoolean() ? "h" : "n");
            } else {
                act(done, "Escape");
            }
            assertThat(digits()).as("seed %d after %s", seed, done).isEqualTo(model.text());
        }
        while (!model.past.isEmpty()) {
            model.undo();
            type("Control+z");
        }
        assertThat(digits()).isEqualTo(EASY);
    }

    private void act(List<String> done, String key) {
        done.add(key);
        type(key);
    }

    /** Every kind of change: the states that undo passes through are those that redo passes through, backwards, and both ends are right. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
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
