package io.github.sudokusat.web;

import io.github.sudokusat.answer.GeneratedPuzzle;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.SearchSummary;
import io.github.sudokusat.answer.request.GenerateRequest;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.JigsawLayouts;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleSource;
import io.github.sudokusat.generate.SeenPuzzles;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.text.JsonObject;
import io.github.sudokusat.text.Numbers;
import java.util.List;
import java.util.stream.Stream;

/** {@code generate}: a puzzle made to order. */
final class GenerateAnswer {

    private static final List<String> OWN = List.of("seed", "index", "date", "kind", "side");

    /** The keys of the command in addition to those of a game. */
    static final List<String> KEYS =
            Stream.concat(OWN.stream(), GenerateRequest.KEYS.stream()).toList();

    private GenerateAnswer() {}

    static void write(Request request, JsonObject json) {
        long seed = seed(request);
        long index = request.number("index", 0, Long.MIN_VALUE, Long.MAX_VALUE);
        GenerateResult result = source(request).withLimits(request.limits()).generate(seed, index);
        if (result instanceof GenerateResult.Found found) {
            json.put("result", Outcome.FOUND.word());
            new GeneratedPuzzle(GeneratedPuzzle.Kind.PUZZLE, found.generated(), seed, index)
                    .json(GameText.RENDERING, json);
        } else if (result instanceof GenerateResult.Stopped stopped) {
            json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", stopped.reason().text());
            seen(stopped, json);
        } else if (result instanceof GenerateResult.Impossible impossible) {
            json.put("result", Outcome.NONE.word()).put("reason", impossible.explanation());
        }
        json.put("tries", result.tries());
    }

    /** The seed: a number, or that of a day. */
    private static long seed(Request request) {
        String date = request.find("date");
        if (date != null && request.find("seed") == null) {
            return seedOf(date);
        }
        if (date != null) {
            throw BadRequest.value("date", date, "left out if there is a seed");
        }
        request.required("seed", "a whole number, or the key date");
        return request.number("seed", 0, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long seedOf(String date) {
        boolean hasForm = date.length() == 10 && date.charAt(4) == '-' && date.charAt(7) == '-';
        try {
            if (hasForm) {
                int year = Numbers.parse(date.substring(0, 4));
                return PuzzleGenerator.seedOf(
                        year, Numbers.parse(date.substring(5, 7)), Numbers.parse(date.substring(8)));
            }
        } catch (IllegalArgumentException e) {
            // Reported below, as for a text of another form.
        }
        throw BadRequest.value("date", date, "a day such as 2026-01-31");
    }

    private static PuzzleSource source(Request request) {
        GenerateRequest wanted = GenerateRequest.of(request);
        String kind = request.choice("kind", "puzzle", "jigsaw", "pattern", "harder", "easier");
        refuseOthers(request, kind);
        return switch (kind) {
            case "jigsaw" ->
                wanted.jigsaws((int) request.number("side", 9, JigsawLayouts.MIN_SIDE, JigsawLayouts.MAX_SIDE));
            case "pattern" -> wanted.withPatternOf(GameText.game(request).givens());
            case "harder" -> wanted.harder(GameText.game(request).givens());
            case "easier" -> wanted.easier(GameText.game(request).givens());
            default -> wanted.puzzles(GameText.layout(request));
        };
    }

    /** Refuses the keys of other kinds, so that none is left unread. */
    private static void refuseOthers(Request request, String kind) {
        List<String> others = switch (kind) {
            case "puzzle" -> List.of("givens", "entries", "marks", "side");
            case "jigsaw" -> List.of("layout", "givens", "entries", "marks");
            default -> List.of("side");
        };
        for (String key : others) {
            String value = request.find(key);
            if (value != null) {
                throw BadRequest.value(
                        key,
                        value,
                        "left out for the kind " + kind + (key.equals("givens") ? " (clues says how many)" : ""));
            }
        }
    }

    private static void seen(GenerateResult.Stopped stopped, JsonObject json) {
        SeenPuzzles seen = stopped.seen();
        json.put("text", stopped.tries() > 1 ? SearchSummary.of(stopped).strip() : "");
        if (seen.mostGivens() > 0) {
            json.put("fewestGivens", seen.fewestGivens()).put("mostGivens", seen.mostGivens());
        }
        json.putObject("levels", levels -> {
            for (Level level : Level.values()) {
                Long count = seen.levels().get(level);
                if (count != null) {
                    levels.put(level.text(), count);
                }
            }
        });
    }
}
