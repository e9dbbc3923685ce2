package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.LogicOutcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.PuzzleJson;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.text.CsvText;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The result of a command on one puzzle, which can be written in any form. */
public interface Report {

    /** The kind of result. */
    Outcome outcome();

    /** The kind of result that logic reached. */
    static Outcome outcome(LogicOutcome logic) {
        return switch (logic.end()) {
            case SOLVED -> Outcome.SOLVED;
            case STUCK -> Outcome.STUCK;
            case UNFINISHED -> Outcome.PARTIAL;
            case CONTRADICTION -> Outcome.NONE;
            case STOPPED -> Outcome.UNKNOWN;
        };
    }

    /** Writes the line or lines of the forms {@code line} and {@code numbers}, and of those that only one command has, each ended. */
    void line(Rendering rendering, StringBuilder out);

    /** Writes the lines of the form {@code library}, each ended: cases, and comments for anything else. */
    default void library(Rendering rendering, StringBuilder out) {
        StringBuilder comment = new StringBuilder();
        line(rendering, comment);
        comment.toString().lines().forEach(line -> out.append("# ").append(line).append('\n'));
    }

    /** Writes the text for people, with every line ended. */
    void picture(Rendering rendering, StringBuilder out);

    /** The fields of CSV that follow the line number and the puzzle, before the message. */
    List<String> csv(Rendering rendering);

    /** The last field of CSV: why there is no answer, or why the answer is no; empty if there is nothing to report. */
    String message();

    /** The work of the search for the answer; null if there was none, or it is not counted. */
    default @Nullable Statistics statistics() {
        return null;
    }

    /** Writes the keys of JSON that follow the line number and the puzzle. */
    void json(Rendering rendering, JsonObject json);

    /** The puzzle for the keys of JSON that describe it: the puzzle as read, unless a report has one of its own. */
    default PuzzleInContext puzzle(PuzzleInContext asRead) {
        return asRead;
    }

    /** What is equal for two reports if the second can be left out as a repetition of the first; null if it never can. */
    default @Nullable String key() {
        return null;
    }

    /** The messages about a single puzzle on standard error if the form has no room for them. */
    List<String> messages();

    /**
     * Writes the report in a form.
     *
     * @param item the puzzle's place in its source
     * @param read the puzzle; null if there is none
     * @param work the time and work to add to JSON; null if they were not requested
     */
    default void write(
            Inputs.Item item,
            @Nullable PuzzleInContext read,
            @Nullable Work work,
            Rendering rendering,
            StringBuilder out) {
        String puzzle = read == null ? item.record().text() : rendering.grid(read.grid());
        switch (rendering.form()) {
            case PICTURE -> {
                picture(rendering, out);
                if (read != null) {
                    RuleLegend.append(puzzle(read).grid().layout(), rendering, out);
                }
            }
            case LINE, NUMBERS, ROWS, MARKS, CANDIDATES, REGIONS, RULES, FPUZZLES, FPUZZLES_LINK, SUDOKUPAD_LINK ->
                line(rendering, out);
            case LIBRARY -> library(rendering, out);
            case CSV -> {
                List<String> fields = new ArrayList<>(List.of(
                        Integer.toString(item.record().line()),
                        item.record().id().orElse(""),
                        puzzle));
                fields.addAll(csv(rendering));
                fields.add(message());
                if (item.name() != null) {
                    fields.add(item.name());
                }
                csvRecord(out, fields);
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
                    json.put("puzzle", puzzle);
                } else {
                    PuzzleInContext described = puzzle(read);
                    json.put("puzzle", rendering.grid(described.grid()));
                    PuzzleJson.write(described, json);
                }
                json(rendering, json);
                if (work != null) {
                    work.json(json);
                }
                json.end();
            }
        }
    }

    /**
     * Writes the report in a form for a command that does not read puzzles: without line numbers and names.
     *
     * @param puzzle the puzzle in line format; empty if it is not known
     * @param columns the names of the CSV fields that follow the puzzle
     */
    default void writeAlone(String puzzle, List<String> columns, Rendering rendering, StringBuilder out) {
        switch (rendering.form()) {
            case PICTURE -> picture(rendering, out);
            case LINE,
                    NUMBERS,
                    LIBRARY,
                    ROWS,
                    MARKS,
                    CANDIDATES,
                    REGIONS,
                    RULES,
                    FPUZZLES,
                    FPUZZLES_LINK,
                    SUDOKUPAD_LINK -> line(rendering, out);
            case CSV -> {
                csvRecord(out, joined("puzzle", columns));
                csvRecord(out, joined(puzzle, csv(rendering)));
            }
            case JSON -> {
                JsonObject json = new JsonObject(out).put("line", 1);
                if (!puzzle.isEmpty()) {
                    json.put("puzzle", puzzle);
                }
                json(rendering, json);
                json.end();
            }
        }
    }

    private static List<String> joined(String first, List<String> others) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all;
    }

    /** Writes a record of CSV with its line end. */
    static void csvRecord(StringBuilder out, List<String> fields) {
        try {
            CsvText.append(out, fields);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        out.append('\n');
    }

    /**
     * The report in place of a puzzle that cannot be read.
     *
     * @param source where it comes from
     * @param message what is wrong with it, and where
     * @param columns the number of CSV fields
     */
    record Bad(String source, String message, int columns) implements Report {

        @Override
        public Outcome outcome() {
            return Outcome.ERROR;
        }

        @Override
        public void line(Rendering rendering, StringBuilder out) {
            // Among puzzles of several lines, any other line would become a part of one.
            out.append(rendering.form() == Rendering.Form.RULES ? "# " : "")
                    .append(outcome().word())
                    .append('\n');
        }

        @Override
        public void picture(Rendering rendering, StringBuilder out) {
            out.append(outcome().word()).append('\n');
        }

        @Override
        public List<String> csv(Rendering rendering) {
            List<String> fields = new ArrayList<>(Collections.nCopies(columns, ""));
            fields.set(0, outcome().word());
            return fields;
        }

        @Override
        public void json(Rendering rendering, JsonObject json) {
            json.put("result", outcome().word()).put("message", message);
        }

        @Override
        public List<String> messages() {
            return List.of(source + ": " + message);
        }
    }
}
