package io.github.sudokusat.web;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.PuzzleJson;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.answer.logic.HodokuLines;
import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PictureFormat;
import io.github.sudokusat.format.foreign.FPuzzlesWriter;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.read.RulesFormat;
import io.github.sudokusat.format.svg.SvgPicture;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.text.CsvText;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;

/** {@code write} and {@code fill}: a game as text in a format, and the candidates that its digits leave. */
final class WriteAnswer {

    /** Besides those of a game. The last four are for f-puzzles, SudokuPad and, but for the solution, JSON and pictures. */
    static final List<String> KEYS = List.of("format", "title", "author", "words", "solution");

    private WriteAnswer() {}

    /** {@code fill}: the candidates that no digit in a cell that must differ excludes. */
    static void fill(Request request, JsonObject json) {
        Game game = GameText.game(request);
        PuzzleInContext digits = PuzzleInContext.ofGame(game.givens(), game.digits(), null, game.symbols());
        json.put("result", "filled")
                .put("marks", GameText.marks(new ShownPuzzle(digits, false).marks(), game.digits()));
    }

    /** {@code write}: the game in a format. */
    static void write(Request request, JsonObject json) {
        String format = request.choice(
                "format",
                "line",
                "numbers",
                "rows",
                "picture",
                "ascii",
                "marks",
                "candidates",
                "regions",
                "layout",
                "csv",
                "json",
                "svg",
                "library",
                "rules",
                "fpuzzles",
                "fpuzzles-link",
                "sudokupad-link");
        Game game = GameText.game(request);
        try {
            json.put("result", "written").put("text", text(format, game, request));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(String format, Game game, Request request) throws IOException {
        PuzzleInContext puzzle = game.position();
        Grid grid = puzzle.grid();
        Layout layout = grid.layout();
        ShownPuzzle shown = new ShownPuzzle(puzzle, false);
        return switch (format) {
            case "numbers" -> GridFormat.numbers().format(grid);
            case "rows" -> GameText.RENDERING.rows(grid);
            case "picture" -> PictureFormat.unicode().format(puzzle.givens(), grid);
            case "ascii" -> PictureFormat.ascii().format(puzzle.givens(), grid);
            case "marks" -> MarksFormat.picture().format(shown.marks());
            case "candidates" -> candidateLine(shown.marks());
            case "regions" -> LayoutText.regions(layout);
            case "layout" -> GameText.text(layout);
            case "csv" -> csv(puzzle);
            case "json" -> json(puzzle, credits(request));
            case "svg" -> svg(puzzle, shown, credits(request));
            case "library" -> library(layout, shown);
            case "rules" ->
                RulesFormat.text(layout, shown.hasOwnMarks() ? candidateLine(shown.marks()) : GameText.text(grid));
            case "fpuzzles" -> fPuzzles(game, request, FPuzzlesWriter::json, "");
            case "fpuzzles-link" -> fPuzzles(game, request, FPuzzlesWriter::link, "");
            case "sudokupad-link" ->
                fPuzzles(game, request, FPuzzlesWriter::sudokuPadLink, "links to SudokuPad hold f-puzzles files: ");
            default -> GameText.text(grid);
        };
    }

    /**
     * The puzzle without the player's marks, which would be taken for rules, and without the player's digits where it has givens or rules of its own.
     */
    private static String fPuzzles(
            Game game, Request request, Function<FPuzzlesWriter, String> form, String whereRefused) {
        FPuzzlesWriter writer =
                FPuzzlesWriter.of(Puzzle.of(game.unplayed().grid())).with(credits(request));
        try {
            if (request.find("solution") != null) {
                writer.withSolution(GameText.grid("solution", request.required("solution", "a grid"), game.layout()));
            }
            return form.apply(writer);
        } catch (IllegalArgumentException e) {
            throw BadRequest.because("format", whereRefused + e.getMessage());
        }
    }

    /** What the setter says of the puzzle of a request. */
    static Credits credits(Request request) {
        return Credits.of(words("title", request), words("author", request), words("words", request));
    }

    private static String words(String key, Request request) {
        String words = request.find(key);
        return words == null ? "" : words;
    }

    private static String candidateLine(PencilMarks marks) {
        if (marks.layout().side() < 2) {
            throw BadRequest.because("format", "a line of candidates needs side 2 or more");
        }
        return MarksFormat.line().format(marks);
    }

    private static String csv(PuzzleInContext puzzle) throws IOException {
        StringBuilder out = new StringBuilder("puzzle,layout\n");
        CsvText.append(
                out,
                List.of(
                        GameText.text(puzzle.grid()),
                        GameText.text(puzzle.grid().layout())));
        return out.append('\n').toString();
    }

    private static String json(PuzzleInContext puzzle, Credits credits) {
        StringBuilder out = new StringBuilder();
        JsonObject json = new JsonObject(out).put("puzzle", GameText.text(puzzle.grid()));
        PuzzleJson.write(puzzle, json);
        put("title", credits.title(), json);
        put("author", credits.author(), json);
        put("ruleset", credits.rules(), json);
        json.end();
        return out.toString();
    }

    private static void put(String key, String words, JsonObject json) {
        if (!words.isEmpty()) {
            json.put(key, words);
        }
    }

    private static String svg(PuzzleInContext puzzle, ShownPuzzle shown, Credits credits) throws IOException {
        StringBuilder out = new StringBuilder();
        SvgPicture picture = SvgPicture.create().withCredits(credits);
        if (puzzle.marks() == null) {
            picture.write(puzzle.givens(), puzzle.grid(), out);
        } else {
            picture.write(puzzle.givens(), puzzle.grid(), shown.marks(), out);
        }
        return out.toString();
    }

    private static String library(Layout layout, ShownPuzzle shown) {
        HodokuLines.refusal(shown).ifPresent(reason -> {
            throw BadRequest.because("format", reason);
        });
        StringBuilder out = new StringBuilder();
        HodokuLines.appendRules(layout, out);
        return out.append(shown.libraryLine().orElseThrow()).append('\n').toString();
    }
}
