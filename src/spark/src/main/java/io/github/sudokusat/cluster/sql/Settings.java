package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.cluster.task.TaskCancellation;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a function reads puzzles, and its limit for each of them. Only texts go to executors; what they mean is made there. */
final class Settings implements Serializable {

    private static final long serialVersionUID = 1;

    /** The options of functions that read puzzles. */
    static final List<String> KEYS = List.of("box", "rules", "alphabet", "blank", "timeout");

    private final @Nullable String box;
    private final @Nullable String rules;
    private final @Nullable String alphabet;
    private final @Nullable String blank;
    private final @Nullable Duration timeout;
    private transient @Nullable Reading reading;

    /** What the texts mean. */
    private record Reading(TextOptions options, List<String> rules) {}

    private Settings(FunctionOptions options) {
        this.box = options.find("box");
        this.rules = options.find("rules");
        this.alphabet = options.find("alphabet");
        this.blank = options.find("blank");
        this.timeout = options.duration("timeout");
    }

    /**
     * Reads the options of a function.
     *
     * @throws BadOption if one is malformed
     */
    static Settings of(FunctionOptions options) {
        Settings settings = new Settings(options);
        settings.check();
        return settings;
    }

    private void check() {
        try {
            layout();
        } catch (GridFormatException e) {
            throw new BadOption("the option \"rules\" is malformed: " + e.getMessage());
        }
    }

    /** Whether the usual characters stand for digits of a classic grid. */
    boolean arePlain() {
        return box == null && rules == null && alphabet == null && blank == null;
    }

    boolean hasTimeout() {
        return timeout != null;
    }

    /** The limits of one call, whose time begins when they are first used. */
    Limits limits() {
        Limits limits = Limits.none().withCancellation(TaskCancellation.current());
        return timeout == null ? limits : TimeLimits.add(limits, timeout);
    }

    /**
     * The layout that the options name, or the classic one if they name none, with their rules.
     *
     * @throws GridFormatException if it cannot have them
     */
    Layout layout() {
        Reading found = reading();
        return LayoutText.addRules(found.options().layout().orElse(Layout.classic()), found.rules());
    }

    /** How puzzles are read. */
    TextOptions options() {
        return reading().options();
    }

    /**
     * Adds the rules of the options to a grid as it was read.
     *
     * @throws GridFormatException if the grid's layout cannot have them
     */
    Grid withRules(Grid grid) {
        List<String> lines = reading().rules();
        return lines.isEmpty() ? grid : grid.on(LayoutText.addRules(grid.layout(), lines));
    }

    private Reading reading() {
        Reading found = reading;
        if (found == null) {
            found = read();
            reading = found;
        }
        return found;
    }

    private Reading read() {
        TextOptions options = TextOptions.defaults();
        List<String> lines = rules == null ? List.of() : List.of(rules.split("[;\n]"));
        Optional<Layout> layout =
                box == null ? LayoutText.base(lines) : Optional.of(LayoutText.withDigits(layoutOf(box), lines));
        if (layout.isPresent()) {
            options = options.withLayout(layout.get());
        }
        try {
            if (alphabet != null) {
                options = options.withAlphabet(alphabet);
            }
            if (blank != null) {
                options = blank.equals("any") ? options.withAnyBlank() : options.withBlanks(blank);
            }
        } catch (IllegalArgumentException e) {
            throw new BadOption(String.valueOf(e.getMessage()));
        }
        return new Reading(options, lines);
    }

    private static Layout layoutOf(String box) {
        try {
            BoxShape shape = LayoutText.parseBox(box);
            return Layout.boxes(shape.rows(), shape.columns());
        } catch (GridFormatException e) {
            throw new BadOption("the option \"box\" must be the rows and columns of a box of at most " + Layout.MAX_SIDE
                    + " cells, such as 2x3, but is \"" + box + "\"");
        }
    }
}
