package io.github.sudokusat.answer;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.text.CsvText;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The answer to a question about one puzzle, which can be written in any form. */
public interface Answer {

    /** The kind of result. */
    Outcome outcome();

    /**
     * This answer with the reason why there is no solution, if that takes a search of its own and was not sought before; as it is if there is one.
     *
     * @param solver searches for the reason
     * @param limits end the search, as a limit of its own does after a few seconds
     */
    default Answer withReason(SatSolver solver, Limits limits) {
        return this;
    }

    /** Writes the line or lines of the forms {@code line} and {@code numbers}, and of those that only one command has, each ended. */
    void line(Rendering rendering, StringBuilder out);

    /** Writes the lines of the form {@code library}, each ended: cases, and comments for anything else. */
    default void library(Rendering rendering, StringBuilder out) {
        StringBuilder lines = new StringBuilder();
        line(rendering, lines);
        comment(lines.toString(), out);
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

    /** The puzzle for the keys of JSON that describe it: the puzzle as read, unless an answer has one of its own. */
    default PuzzleInContext puzzle(PuzzleInContext asRead) {
        return asRead;
    }

    /** The names of the named rules to which a picture's legend is limited; empty if it lists them all. */
    default Set<String> rules() {
        return Set.of();
    }

    /** What is equal for two answers if the second can be left out as a repetition of the first; null if it never can. */
    default @Nullable String key() {
        return null;
    }

    /** The messages about a single puzzle on standard error if the form has no room for them. */
    List<String> messages();

    /** Appends the lines of a text, each as a comment. */
    static void comment(String text, StringBuilder out) {
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            if (end < 0) {
                end = text.length();
            }
            out.append("# ").append(text, start, end).append('\n');
            start = end + 1;
        }
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
     * The answer in place of a puzzle that cannot be read.
     *
     * @param source where it comes from
     * @param message what is wrong with it, and where
     * @param columns the number of CSV fields
     */
    record Bad(String source, String message, int columns) implements Answer {

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
