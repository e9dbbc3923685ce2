package io.github.sudokusat.web;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sheet.Paper;
import io.github.sudokusat.sheet.Sheet;
import io.github.sudokusat.sheet.SheetPuzzle;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code sheet}: puzzles to print, with their levels and solutions. */
final class SheetAnswer {

    /** The keys in addition to those of a game. */
    static final List<String> KEYS =
            List.of("text", "perPage", "paper", "title", "author", "words", "candidates", "solutions", "levels");

    /** Larger puzzles are not rated, because that can take minutes. */
    private static final int MAX_RATED_SIDE = 9;

    private final boolean haveSolutions;
    private final boolean haveLevels;
    private final Limits limits;
    private final List<SheetPuzzle> puzzles = new ArrayList<>();

    private SheetAnswer(Request request) {
        haveSolutions = request.choice("solutions", "true", "false").equals("true");
        haveLevels = request.choice("levels", "true", "false").equals("true");
        limits = request.limits();
    }

    static void write(Request request, JsonObject json) {
        SheetAnswer answer = new SheetAnswer(request);
        if (request.find("text") == null) {
            answer.add(
                    GameText.game(request).unplayed(),
                    null,
                    WriteAnswer.credits(request).rules(),
                    1);
        } else {
            List<PuzzleRecord> records = ReadAnswer.puzzles(request);
            for (PuzzleRecord record : records) {
                DigitSymbols symbols = DigitSymbols.of(
                        TextOptions.DEFAULT_ALPHABET, record.grid().layout());
                answer.add(
                        PuzzleInContext.of(record, record.grid(), symbols),
                        record.id().orElse(null),
                        record.credits().rules(),
                        records.size());
            }
        }
        json.put("result", "written").put("puzzles", answer.puzzles.size()).put("html", answer.html(request));
    }

    private void add(PuzzleInContext puzzle, @Nullable String id, String words, int total) {
        SheetPuzzle plain = SheetPuzzle.of(puzzle, puzzle.grid().layout(), id).withWords(words);
        puzzles.add(haveSolutions || haveLevels ? finished(plain, puzzle) : plain);
        limits.progress().report("puzzles", puzzles.size(), total);
    }

    /** Adds the solution and the level of a puzzle that has one solution. */
    private SheetPuzzle finished(SheetPuzzle plain, PuzzleInContext puzzle) {
        SudokuSolver solver = SudokuSolver.create().withLimits(limits);
        if (!(solver.check(puzzle.start()) instanceof CheckResult.Proper proper)) {
            return plain;
        }
        SheetPuzzle solved = haveSolutions ? plain.withSolution(proper.solution()) : plain;
        Layout layout = puzzle.grid().layout();
        if (!haveLevels || layout.side() > MAX_RATED_SIDE || !LogicSolver.supports(layout)) {
            return solved;
        }
        LogicTask.Claims claims = new LogicTask.Claims(false, false);
        LogicTask task = LogicTask.of(puzzle, LogicTools.of(layout, Profile.full()), claims, solver);
        return Rater.of(task.solver())
                .rate(task.position())
                .level()
                .map(solved::withLevel)
                .orElse(solved);
    }

    private static String title(Request request) {
        String author = WriteAnswer.credits(request).author();
        return request.text("title", "Sudoku") + (author.isEmpty() ? "" : " by " + author);
    }

    private String html(Request request) {
        int count = (int) request.number("perPage", Sheet.perPage(puzzles.size()), 1, 6);
        if (!Sheet.PER_PAGE.contains(count)) {
            throw BadRequest.value("perPage", request.text("perPage", ""), "1, 2, 4 or 6");
        }
        Paper paper = request.choice("paper", "a4", "letter").equals("a4") ? Paper.A4 : Paper.LETTER;
        Sheet sheet = new Sheet(
                puzzles, count, paper, title(request), TextOptions.DEFAULT_ALPHABET, request.flag("candidates"));
        StringBuilder html = new StringBuilder();
        try {
            sheet.write(html, () -> false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return html.toString();
    }
}
