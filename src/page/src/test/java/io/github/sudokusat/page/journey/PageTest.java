package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * A window on the page, fresh for each test. After each test the browser must have had nothing to say: no message on its console, no failure of a
 * script, and no request to anywhere but the host.
 */
abstract class PageTest {

    /** The example in Wikipedia's article on Sudoku. */
    static final String EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    static final String EASY_SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** Seventeen givens. */
    static final String SPARSE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

    /** A classic puzzle with two solutions: 1 and 3 can be exchanged. */
    static final String EMPTY = ".".repeat(81);

    /** What stands in the menu. */
    private static final Set<String> MENU = Set.of(
            "Checkpoints…",
            "Restart",
            "Edit givens",
            "Empty the grid",
            "Title, author, words",
            "Export, print, files",
            "Statistics…",
            "Full screen",
            "Leave full screen",
            "Settings…",
            "Keys…");

    /** How long a step of a test may take on a busy machine, in milliseconds. */
    private static final int PATIENCE = Integer.getInteger("page.timeout", 30_000);

    Host host;
    BrowserContext context;
    Page page;

    /** What the browser said, and requests that left the host. */
    final List<String> complaints = new ArrayList<>();

    /** What a test makes the browser say. */
    private Pattern tolerated = Pattern.compile("blocked by Playwright");

    @BeforeEach
    final void openWindow() throws IOException {
        host = startHost();
        context = browser().newContext(options());
        context.setDefaultTimeout(PATIENCE);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        context.onConsoleMessage(message -> {
            if (!tolerated.matcher(message.text()).find()) {
                complaints.add(message.type() + ": " + message.text());
            }
        });
        context.onWebError(error -> complaints.add("error: " + error.error()));
        String origin = host.address().replaceFirst("(?<=[0-9])/.*", "/");
        context.onRequest(request -> {
            if (!request.url().startsWith(origin) && !request.url().matches("(?:blob|data):.*")) {
                complaints.add("request: " + request.url());
            }
        });
        page = context.newPage();
        setUp();
    }

    /** The host of the page; {@code serve} unless a test wants another. */
    Host startHost() throws IOException {
        return ServedHost.shared();
    }

    /** The browser in which a window is opened. */
    Browser browser() {
        return Chromium.get();
    }

    /** A desktop window with English texts and without a service worker, which has tests of its own. */
    Browser.NewContextOptions options() {
        return new Browser.NewContextOptions()
                .setViewportSize(1280, 900)
                .setLocale("en-GB")
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    }

    /** Lets the browser say what matches an expression. */
    final void tolerate(String expression) {
        tolerated = Pattern.compile(tolerated + "|" + expression);
    }

    /** What a test needs before the page is opened. */
    void setUp() {}

    @AfterEach
    final void closeWindow() throws IOException {
        if (context != null) {
            context.close();
        }
        if (host instanceof FolderHost) {
            host.close();
        }
        Assertions.assertThat(complaints).as("what the browser said").isEmpty();
    }

    /** Opens the page with a fragment, such as {@code #p=…}, and waits until it can be used. */
    void open(String fragment) {
        page.navigate(host.address() + fragment);
        awaitReady();
    }

    /** Opens the page with a puzzle. */
    void openPuzzle(String line) {
        open("#p=" + line);
    }

    void awaitReady() {
        assertThat(page.locator("html[data-ready=true]")).hasCount(1);
    }

    Locator grid() {
        return page.getByRole(AriaRole.GRID);
    }

    /** A cell by row and column, from 1. */
    Locator cell(int row, int column) {
        return grid().getByRole(AriaRole.ROW)
                .nth(row - 1)
                .getByRole(AriaRole.GRIDCELL)
                .nth(column - 1);
    }

    /** The name that a screen reader reads. */
    String name(int row, int column) {
        return cell(row, column).getAttribute("aria-label");
    }

    /** A button; that of the menu is opened first. */
    Locator button(String name) {
        if (MENU.contains(name) && !page.locator("#menu").isVisible()) {
            page.locator(".tool-menu").click();
        }
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Where the focus returns to from a dialog that a button opened. */
    Locator opener(String name) {
        return MENU.contains(name) ? page.locator(".tool-menu") : button(name);
    }

    Locator button(Pattern name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** Drags the mouse from one element to the next. */
    void drag(Locator... places) {
        for (Locator place : places) {
            BoundingBox box = place.boundingBox();
            boolean isFirst = place == places[0];
            page.mouse()
                    .move(
                            box.x + box.width / 2,
                            box.y + box.height / 2,
                            new Mouse.MoveOptions().setSteps(isFirst ? 1 : 6));
            if (isFirst) {
                page.mouse().down();
            }
        }
        page.mouse().up();
    }

    /** Where results are announced. */
    Locator status() {
        return page.locator("#status");
    }

    /** Where failures are announced. */
    Locator alert() {
        return page.locator("#alert");
    }

    /** The digits on the grid, row by row, a dot for an empty cell; the side is at most 9. */
    String digits() {
        StringBuilder line = new StringBuilder();
        for (Object name : (List<?>) page.evaluate(
                "[...document.querySelectorAll('[role=gridcell]')].map(c => c.getAttribute('aria-label'))")) {
            line.append(digit(String.valueOf(name)));
        }
        return line.toString();
    }

    /** The digit in the name of a cell, such as {@code row 3 column 7, box 3, given 5}. */
    static char digit(String name) {
        String[] parts = name.split(", ", -1);
        for (int i = 1; i < parts.length; i++) {
            if (parts[i].matches("(?:given )?[0-9A-Z]")) {
                return parts[i].charAt(parts[i].length() - 1);
            }
        }
        return '.';
    }

    /** Everything that the grid shows, for comparisons. */
    String shown() {
        return String.valueOf(
                page.evaluate(
                        "[...document.querySelectorAll('[role=gridcell]')].map(c => c.getAttribute('aria-label') + ' ' + c.textContent).join('\\n')"));
    }

    /** Types keys with the focus on the grid. */
    void type(String... keys) {
        for (String key : keys) {
            page.keyboard().press(key);
        }
    }
}
