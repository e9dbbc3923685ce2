package io.github.sudokusat.web;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.SuggestedRules;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code read}: the puzzles of a text in any format. */
final class ReadAnswer {

    static final List<String> KEYS = List.of("text", "layout", "drawings");

    private static final int MOST_PUZZLES = 1_000;
    private static final int MOST_ERRORS = 20;

    /** Characters of a title, an author, or the rules in words. */
    private static final int MOST_WORDS = 10_000;

    /** A text with more errors is not a list of puzzles; to read all of a web page would take half a minute. */
    private static final int LAST_ERROR = 1_000;

    private final List<PuzzleRecord> puzzles = new ArrayList<>();
    private final List<PuzzleRecord> errors = new ArrayList<>();
    private int more;
    private int moreErrors;

    private ReadAnswer() {}

    static void write(Request request, JsonObject json) {
        read(request).write(json);
    }

    /** The puzzles of the text of a request, all of which must be readable, and at most 1,000 of them. */
    static List<PuzzleRecord> puzzles(Request request) {
        ReadAnswer read = read(request);
        if (!read.errors.isEmpty()) {
            throw BadRequest.at("text", read.errors.get(0).error().orElseThrow());
        }
        return read.puzzles;
    }

    private static ReadAnswer read(Request request) {
        String text = request.required("text", "a text with puzzles");
        ReadAnswer read = new ReadAnswer();
        if (text.isBlank()) {
            throw BadRequest.value("text", "", "a text with a puzzle");
        }
        TextOptions options = TextOptions.defaults();
        if (request.choice("drawings", "refuse", "suggest").equals("suggest")) {
            options = options.withIgnored(Imports.DRAWINGS);
        }
        if (request.find("layout") != null) {
            options = options.withLayout(GameText.layout(request));
        }
        try {
            PuzzleReader reader = PuzzleReader.of(new StringReader(text), options);
            Optional<PuzzleRecord> next = reader.next();
            while (next.isPresent() && read.moreErrors < LAST_ERROR) {
                read.add(next.get());
                next = reader.next();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (read.puzzles.isEmpty() && read.errors.isEmpty()) {
            throw BadRequest.value("text", text.strip(), "a text with a puzzle");
        }
        return read;
    }

    private void add(PuzzleRecord record) {
        GridFormatException error = record.error().orElse(null);
        if (error == null) {
            error = GameText.refusal(record.grid().layout(), record.line()).orElse(null);
        }
        if (error == null && puzzles.size() < MOST_PUZZLES) {
            puzzles.add(record);
        } else if (error == null) {
            more++;
        } else if (errors.size() < MOST_ERRORS) {
            errors.add(PuzzleRecord.bad(record.line(), record.text(), error));
        } else {
            moreErrors++;
        }
    }

    private void write(JsonObject json) {
        if (puzzles.isEmpty()) {
            throw BadRequest.at("text", errors.get(0).error().orElseThrow());
        }
        json.put("result", "read")
                .put("puzzles", puzzles, ReadAnswer::puzzle)
                .put("more", more)
                .put("errors", errors, ReadAnswer::error)
                .put("moreErrors", moreErrors);
    }

    private static void puzzle(PuzzleRecord record, JsonObject json) {
        Layout layout = record.grid().layout();
        DigitSymbols symbols = DigitSymbols.of(TextOptions.DEFAULT_ALPHABET, layout);
        PuzzleInContext puzzle = PuzzleInContext.of(record, record.grid(), symbols);
        ShownPuzzle shown = new ShownPuzzle(puzzle, false);
        json.put("line", record.line());
        record.id().ifPresent(id -> json.put("id", id));
        Credits credits = record.credits();
        put("title", credits.title(), json);
        put("author", credits.author(), json);
        put("rules", credits.rules(), json);
        SuggestedRules suggested = record.suggested();
        if (!suggested.equals(SuggestedRules.NONE)) {
            json.put("suggested", suggested.rules()).put("otherDrawings", suggested.others());
        }
        json.put("layout", GameText.text(layout))
                .put("givens", GameText.text(puzzle.givens()))
                .put("entries", GameText.text(puzzle.grid()))
                .put("marks", shown.hasOwnMarks() ? GameText.marks(shown.marks(), puzzle.grid()) : "")
                .put("conflicts", Phrases.sentences(puzzle.grid().conflicts(), symbols));
    }

    /** Puts a text that is there, and only so much of it as a page shows. */
    private static void put(String key, String text, JsonObject json) {
        if (!text.isEmpty()) {
            json.put(key, text.substring(0, Math.min(text.length(), MOST_WORDS)));
        }
    }

    private static void error(PuzzleRecord record, JsonObject json) {
        GridFormatException error = record.error().orElseThrow();
        json.put("message", String.valueOf(error.getMessage()))
                .put("line", error.line())
                .put("column", error.column())
                .put("found", error.found())
                .put("expected", error.expected());
    }
}
