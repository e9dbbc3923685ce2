package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.KeyboardModifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Somebody who does anything that the page offers, at random, on the page and on a model, and notices where they differ. */
final class RandomPlayer {

    private static final List<String> MOVES = List.of(
            "ArrowLeft",
            "ArrowRight",
            "ArrowUp",
            "ArrowDown",
            "Home",
            "End",
            "Shift+ArrowRight",
            "Shift+ArrowDown",
            "Control+ArrowLeft");

    /** Proper, sparse, with several solutions, without any, and none given at all. */
    private static final List<String> PUZZLES = List.of(
            PageTest.EASY,
            PageTest.SPARSE.replace('0', '.'),
            "." + PageTest.EASY.substring(1, 40) + ".".repeat(41),
            "23" + PageTest.EASY.substring(2),
            PageTest.EMPTY);

    private static final List<String> JUNK =
            List.of("hello", "53..7....6", PageTest.EASY.replace('9', '%'), "<b>1</b>");

    private static final List<String> QUESTIONS = List.of("Check", "Check my digits", "Solve");

    private static final List<String> RUNS = List.of("Count exactly", "Count for each candidate");

    private final PageTest test;
    private final Page page;
    private final Random random;
    private final long seed;
    private final GameModel model;
    private final List<String> done = new ArrayList<>();

    /** Whether the page may know moves that the model does not, because it was opened anew. */
    private boolean wasReloaded;

    RandomPlayer(PageTest test, long seed) {
        this.test = test;
        this.page = test.page;
        this.seed = seed;
        random = new Random(seed);
        model = new GameModel(PageTest.EASY);
    }

    /** Does something, and compares. */
    void act() {
        int choice = random.nextInt(100);
        if (choice < 34) {
            write();
        } else if (choice < 58) {
            move();
        } else if (choice < 72) {
            goBackOrForth();
        } else if (choice < 81) {
            changeMode();
        } else if (choice < 86) {
            changeGrid();
        } else if (choice < 89) {
            useCheckpoint();
        } else if (choice < 92) {
            paste();
        } else if (choice < 94) {
            ask();
        } else if (choice < 98) {
            run();
        } else {
            generate();
        }
        compare();
    }

    private void write() {
        int digit = 1 + random.nextInt(9);
        switch (random.nextInt(8)) {
            case 0 -> type("Shift+" + digit, () -> model.type(digit, "corner"));
            case 1 -> type("Control+" + digit, () -> model.type(digit, "centre"));
            case 2 -> type("Control+Shift+" + digit, () -> model.paintCandidate(digit));
            case 3 -> {
                note("pad " + digit);
                page.locator(".digit-key").nth(digit - 1).click();
                model.press(digit);
            }
            case 4 -> type(any(List.of("Backspace", "Delete", "0")), model::erase);
            default -> type(String.valueOf(digit), () -> model.type(digit, model.mode()));
        }
    }

    private void move() {
        int cell = random.nextInt(81);
        switch (random.nextInt(8)) {
            case 0 ->
                click(
                        cell,
                        new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.SHIFT)),
                        "Shift+",
                        () -> model.click(cell, selection -> selection.extend(cell)));
            case 1 ->
                click(
                        cell,
                        new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.CONTROL)),
                        "Control+",
                        () -> model.click(cell, selection -> selection.toggle(cell)));
            case 2, 3 ->
                click(cell, new Locator.ClickOptions(), "", () -> model.click(cell, selection -> selection.only(cell)));
            case 4 -> {
                if (random.nextInt(5) == 0) {
                    type("Control+a", model.selection::all);
                }
            }
            default -> {
                String key = any(MOVES);
                type(key, () -> model.selection.go(key));
            }
        }
    }

    private void click(int cell, Locator.ClickOptions options, String key, Runnable onModel) {
        note(key + "click " + cell);
        page.locator("[role=gridcell]").nth(cell).click(options);
        onModel.run();
    }

    /** Not while givens are typed, because that may end it. */
    private void goBackOrForth() {
        if (model.isSettingUp()) {
            toggleSettingUp();
        }
        if (random.nextInt(3) > 0) {
            if (model.moves() > 0 || !wasReloaded) {
                type(any(List.of("Control+z", "[")), model::undo);
            }
        } else if (model.canRedo() || !wasReloaded) {
            type(any(List.of("Control+y", "Control+Shift+z", "]")), model::redo);
        }
    }

    private void changeMode() {
        switch (random.nextInt(6)) {
            case 0 -> type("z", () -> model.setMode("digit"));
            case 1 -> type("x", () -> model.setMode("corner"));
            case 2 -> type("c", () -> model.setMode("centre"));
            case 3 -> type("v", () -> model.setMode("colour"));
            case 4 -> type("Space", model::nextMode);
            default -> type(any(List.of("f", "b")), () -> {});
        }
    }

    private void changeGrid() {
        switch (random.nextInt(6)) {
            case 0, 1 -> type("m", model::fillMarks);
            case 2 -> press("Clear marks", model::clearMarks);
            case 3 -> press("Restart", model::reset);
            case 4 ->
                press("Empty the grid", () -> {
                    model.open(PageTest.EMPTY);
                    model.toggleSettingUp();
                });
            default -> toggleSettingUp();
        }
    }

    private void toggleSettingUp() {
        note("givens");
        Locator done = test.button("Done with givens");
        (done.isVisible() ? done : test.button("Edit givens")).click();
        model.toggleSettingUp();
        focus();
    }

    private void useCheckpoint() {
        boolean isNew = model.checkpoints() == 0 || random.nextBoolean();
        int index = isNew ? 0 : random.nextInt(model.checkpoints());
        note(isNew ? "checkpoint" : "back to checkpoint " + index);
        test.button("Checkpoints…").click();
        if (isNew) {
            test.button("Set a checkpoint").click();
            page.keyboard().press("Escape");
            model.setCheckpoint();
        } else {
            Locator points = page.locator("dialog .pick");
            points.nth(points.count() - model.checkpoints() + index).click();
            model.restore(index);
        }
        assertThat(page.locator("dialog")).hasCount(0);
        focus();
    }

    /** A puzzle, or something else, as from the clipboard. */
    private void paste() {
        boolean isJunk = random.nextInt(3) == 0;
        String text = any(isJunk ? JUNK : PUZZLES);
        note("paste " + text);
        silence();
        page.evaluate("""
                (text) => {
                  const clipboardData = new DataTransfer();
                  clipboardData.setData('text/plain', text);
                  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
                }
                """, text);
        if (isJunk) {
            assertThat(page.locator("dialog [role=alert]")).not().isEmpty();
            page.keyboard().press("Escape");
        } else {
            assertThat(test.status()).not().isEmpty();
            model.open(text);
        }
        assertThat(page.locator("dialog")).hasCount(0);
        focus();
    }

    /** A question that is answered soon; what the answer shows is closed again, perhaps after an attempt to write on it. */
    private void ask() {
        silence();
        if (random.nextBoolean()) {
            for (int times = 1 + random.nextInt(3); times > 0; times--) {
                note("h");
                silence();
                page.keyboard().press("h");
                assertThat(test.status()).not().isEmpty();
            }
        } else {
            String question = any(QUESTIONS);
            note(question);
            new Panels(test).open("Answer").press(question);
            assertThat(test.status()).not().isEmpty();
            if (question.equals("Solve") && random.nextBoolean()) {
                focus();
                page.keyboard().press("7");
            }
        }
        escape();
    }

    /** A long run, which is stopped at any moment unless it ended before. */
    private void run() {
        String run = any(RUNS);
        note(run);
        new Panels(test).open("Answer").press(run);
        page.waitForTimeout(random.nextInt(200));
        escape();
    }

    /** A new puzzle, or the old one if the generator was stopped in time. */
    private void generate() {
        note("generate");
        test.button("New…").click();
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Generate"))
                .click();
        page.locator("dialog select")
                .locator("visible=true")
                .first()
                .selectOption(any(List.of("easy", "hard", "extreme")));
        test.button("Generate").click();
        page.waitForTimeout(random.nextInt(100));
        boolean isStopped = Boolean.TRUE.equals(page.evaluate("""
                () => {
                  const stop = [...document.querySelectorAll('dialog button')].find((button) => button.textContent === 'Stop' && !button.hidden);
                  stop?.click();
                  return stop !== undefined;
                }
                """));
        if (isStopped) {
            assertThat(page.locator("dialog")).containsText("Stopped.");
            page.keyboard().press("Escape");
        }
        assertThat(page.locator("dialog")).hasCount(0);
        if (!isStopped) {
            model.open(linked());
        }
        note(isStopped ? "stopped" : "made");
        focus();
    }

    /** Opens the page anew if there is a digit to keep. */
    void reload() {
        if (IntStream.of(model.now().digits).allMatch(digit -> digit == 0)) {
            return;
        }
        note("reload");
        page.reload();
        test.awaitReady();
        model.reload();
        wasReloaded = true;
        compare();
        focus();
    }

    /** Ends what runs, closes what is shown, and leaves one cell selected. */
    private void escape() {
        focus();
        for (int i = 0; i < 4; i++) {
            page.keyboard().press("Escape");
        }
        model.selection.only(model.selection.cursor());
    }

    /** Goes back through all moves that the model knows. */
    void undoAll() {
        note("undo all");
        while (model.moves() > 0) {
            page.keyboard().press("Control+z");
            model.undo();
        }
        compare();
    }

    /**
     * In one question to the browser, because it is asked so often. That givens have no solution is said of them when the live answer comes, which may be
     * before the comparison or after it, and is not compared.
     */
    private void compare() {
        Map<?, ?> shown = (Map<?, ?>) page.evaluate("""
                ({
                  cells: [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-selected') + ': ' +
                    cell.getAttribute('aria-label').replace(', matches the filter', '').split(', ').slice(2)
                      .filter((part) => part !== 'in conflict').sort().join(', ')),
                  mode: [...document.querySelectorAll('.mode')].findIndex((mode) => mode.getAttribute('aria-pressed') === 'true'),
                  canUndo: document.querySelector('.history button').getAttribute('aria-disabled') === 'false',
                })
                """);
        List<?> cells = (List<?>) shown.get("cells");
        List<String> differences = IntStream.range(0, 81)
                .filter(cell -> !expected(cell).equals(cells.get(cell)))
                .mapToObj(cell -> "cell " + cell + " is " + cells.get(cell) + " and not " + expected(cell))
                .toList();
        assertThat(differences).as(this::story).isEmpty();
        assertThat(linked()).as(this::story).isEqualTo(model.now().line());
        assertThat(shown.get("mode")).as(this::story).isEqualTo(GameModel.MODES.indexOf(model.mode()));
        if (!wasReloaded) {
            assertThat(shown.get("canUndo")).as(this::story).isEqualTo(model.moves() > 0);
        }
    }

    private String expected(int cell) {
        return model.selection.has(cell) + ": "
                + model.now().name(cell).stream().sorted().collect(Collectors.joining(", "));
    }

    private String story() {
        return "seed " + seed + " after " + done;
    }

    /** The givens in the address. */
    private String linked() {
        return page.url().replaceFirst(".*#p=", "");
    }

    private void silence() {
        test.status().evaluate("status => { status.textContent = ''; }");
    }

    private void focus() {
        page.locator("[role=gridcell][tabindex='0']").focus();
    }

    private void type(String key, Runnable onModel) {
        note(key);
        page.keyboard().press(key);
        onModel.run();
    }

    private void press(String button, Runnable onModel) {
        note(button);
        test.button(button).click();
        onModel.run();
        focus();
    }

    private void note(String action) {
        done.add(action);
    }

    private <T> T any(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }
}
