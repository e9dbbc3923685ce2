package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.PuzzleJson;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.RuleLegend;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes answers as the records of a run: in the form that the user chose, with the place of each puzzle. */
public final class AnswerWriter {

    private AnswerWriter() {}

    /**
     * Writes an answer in a form.
     *
     * @param answer the answer
     * @param item the puzzle's place in its source
     * @param read the puzzle; null if there is none
     * @param work the time and work to add to JSON; null if they were not requested
     */
    public static void write(
            Answer answer,
            Inputs.Item item,
            @Nullable PuzzleInContext read,
            @Nullable Work work,
            Rendering rendering,
            StringBuilder out) {
        switch (rendering.form()) {
            case PICTURE -> {
                answer.picture(rendering, out);
                if (read != null) {
                    RuleLegend.append(answer.puzzle(read).grid().layout(), answer.rules(), rendering, out);
                }
            }
            case LIBRARY -> answer.library(rendering, out);
            case CSV -> {
                String puzzle = read == null ? item.record().text() : rendering.grid(read.grid());
                List<String> fields = new ArrayList<>(List.of(
                        Integer.toString(item.record().line()),
                        item.record().id().orElse(""),
                        puzzle));
                fields.addAll(answer.csv(rendering));
                fields.add(answer.message());
                if (item.name() != null) {
                    fields.add(item.name());
                }
                Answer.csvRecord(out, fields);
            }
            case JSON -> {
                JsonObject json = new JsonObject(out);
                String name = item.name();
                if (name != null) {
                    json.put("source", name);
                }
                json.put("line", item.record().line());
                item.record().id().ifPresent(id -> json.put("id", id));
                if (read == null) {
                    json.put("puzzle", item.record().text());
                } else {
                    PuzzleInContext described = answer.puzzle(read);
                    json.put("puzzle", rendering.grid(described.grid()));
                    PuzzleJson.write(described, json);
                }
                answer.json(rendering, json);
                if (work != null) {
                    work.json(json);
                }
                json.end();
            }
            default -> answer.line(rendering, out);
        }
    }

    /**
     * Writes an answer in a form for a command that does not read puzzles: without line numbers and names.
     *
     * @param answer the answer
     * @param puzzle the puzzle in line format; empty if it is not known
     * @param columns the names of the CSV fields that follow the puzzle
     */
    public static void writeAlone(
            Answer answer, String puzzle, List<String> columns, Rendering rendering, StringBuilder out) {
        switch (rendering.form()) {
            case PICTURE -> answer.picture(rendering, out);
            case CSV -> {
                Answer.csvRecord(out, joined("puzzle", columns));
                Answer.csvRecord(out, joined(puzzle, answer.csv(rendering)));
            }
            case JSON -> {
                JsonObject json = new JsonObject(out).put("line", 1);
                if (!puzzle.isEmpty()) {
                    json.put("puzzle", puzzle);
                }
                answer.json(rendering, json);
                json.end();
            }
            default -> answer.line(rendering, out);
        }
    }

    private static List<String> joined(String first, List<String> others) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all;
    }
}
