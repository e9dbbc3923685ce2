package io.github.sudokusat.web;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Asks the core as the page does, and reads its answers. */
final class Asked {

    /** A puzzle with one solution that needs only hidden singles. */
    static final String EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    static final String EASY_SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private Asked() {}

    /** The answer to a request. */
    static Map<String, Object> ask(String... words) {
        return Json.object(PageRequests.answer(List.of(words), Progress.NONE, System::nanoTime));
    }

    /** The answer to a command about a puzzle of any layout. */
    static Map<String, Object> ask(String command, Grid givens, String... more) {
        List<String> words = new ArrayList<>(List.of(command, layout(givens.layout()), "givens=" + line(givens)));
        words.addAll(List.of(more));
        return ask(words.toArray(String[]::new));
    }

    /** A text in an answer. */
    static String text(Map<String, Object> answer, String key) {
        return (String) Objects.requireNonNull(answer.get(key), key);
    }

    /** An object in an answer. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Map<String, Object> answer, String key) {
        return (Map<String, Object>) Objects.requireNonNull(answer.get(key), key);
    }

    /** A command that exists. */
    static Command command(String name) {
        return Objects.requireNonNull(Commands.named(name), name);
    }

    static String layout(Layout layout) {
        return "layout=" + String.join("; ", LayoutText.describe(layout));
    }

    static String line(Grid grid) {
        return GridFormat.line().format(grid);
    }
}
