package io.github.sudokusat.cluster.single;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** How the answer to one question is written. */
final class AnswerForm {

    private static final Set<Rendering.Form> FORMS =
            Set.of(Rendering.Form.PICTURE, Rendering.Form.LINE, Rendering.Form.NUMBERS, Rendering.Form.JSON);

    private final OutputOptions options;
    private final Streams streams;
    private final Rendering rendering;

    /** The form that the options of a command name. */
    AnswerForm(OutputOptions options, InputOptions text, Streams streams) {
        this.options = options;
        this.streams = streams;
        rendering = options.rendering(streams, true, text.setup().alphabet().orElse(null));
    }

    /** Refuses the forms for many puzzles. */
    static void check(OutputOptions options) {
        if (!FORMS.contains(options.form())) {
            throw new InputException("--format must be picture, line, numbers or json");
        }
    }

    /**
     * Writes the answer.
     *
     * @param report the answer
     * @param puzzle the puzzle
     * @param more adds keys of JSON
     * @return the remarks for which the form has no room
     */
    List<String> write(Answer report, PuzzleInContext puzzle, Consumer<JsonObject> more) throws IOException {
        StringBuilder text = new StringBuilder();
        switch (rendering.form()) {
            case PICTURE -> report.picture(rendering, text);
            case JSON -> {
                JsonObject json = new JsonObject(text);
                json.put("puzzle", rendering.grid(puzzle.grid()));
                report.json(rendering, json);
                more.accept(json);
                json.end();
            }
            default -> report.line(rendering, text);
        }
        try (Output output = options.open(streams)) {
            output.add(text.toString());
            output.commit();
        }
        return rendering.tellsEverything() ? List.of() : report.messages();
    }
}
