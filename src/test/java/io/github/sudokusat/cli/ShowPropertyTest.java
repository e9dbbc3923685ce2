package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TextArbitraries;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** What {@code show} writes is read back as the same puzzle, in every format and on random layouts. */
@Tag("long")
class ShowPropertyTest {

    /** The options that name a layout. */
    private static List<String> options(Layout layout) {
        List<String> options = new ArrayList<>(
                layout.boxShape().isPresent()
                        ? List.of("--box", layout.boxShape().get().toString())
                        : List.of("--regions", LayoutText.regions(layout)));
        for (Variant variant : layout.variants()) {
            options.addAll(List.of("--rule", variant.text()));
        }
        return options;
    }

    private static String show(String text, String format, List<String> options) {
        List<String> arguments = new ArrayList<>(List.of("show", "--format", format));
        arguments.addAll(options);
        Cli.Result result = runOn(text, arguments.toArray(new String[0]));
        assertThat(result.code())
                .as(arguments + " of " + text + ": " + result.err())
                .isZero();
        return result.out();
    }

    /** The object of a puzzle without the number of its line. */
    private static String object(String text, List<String> options) {
        return show(text, "json", options).replaceFirst("\"line\":\\d+,", "");
    }

    @Property(tries = 60)
    void digitsAreReadBack(@ForAll Random random) {
        Layout layout = TextArbitraries.layout(random);
        Grid grid = TextArbitraries.grid(layout, random);
        List<String> options = options(layout);
        String numbers = GridFormat.numbers().format(grid) + "\n";
        String object = object(numbers, options);
        for (String format : List.of("line", "numbers", "rows", "picture", "csv", "json")) {
            String text = show(numbers, format, options);
            assertThat(object(text, options)).as(format + ": " + text).isEqualTo(object);
        }
        assertThat(object(object, List.of())).as("the object names its layout").isEqualTo(object);
    }

    @Property(tries = 50)
    void candidatesAreReadBack(@ForAll Random random) {
        Layout layout = TextArbitraries.layout(random);
        PencilMarks marks = TextArbitraries.marks(layout, random);
        List<String> options = options(layout);
        String input = MarksFormat.picture().format(marks) + "\n";
        boolean hasMarks = object(input, options).contains("\"marks\"");
        for (String format : List.of("marks", "candidates", "picture", "json")) {
            if (layout.side() > 1 && (layout.side() <= 35 || !format.equals("candidates"))) {
                String text = show(input, format, options);
                if (hasMarks) {
                    assertThat(object(text, options)).as(format + ": " + text).isEqualTo(object(input, options));
                }
            }
        }
    }

    @Property(tries = 50)
    void libraryLinesAreReadBack(@ForAll Random random) {
        Layout layout = random.nextBoolean() ? Layout.classic() : Layout.boxes(2, 2 + random.nextInt(2));
        Grid grid = TextArbitraries.grid(layout, random);
        String line = GridFormat.line().format(grid);
        Cli.Result shown = run("show", "--format", "library", line);
        if (shown.code() == 0) {
            run("show", "-q", shown.out().strip()).is(0, line + "\n", "");
        } else {
            assertThat(shown.err()).contains("library lines are for positions without contradiction");
        }
    }
}
