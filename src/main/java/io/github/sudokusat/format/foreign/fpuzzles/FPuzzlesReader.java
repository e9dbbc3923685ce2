package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.Refusal;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the JSON text of f-puzzles files, which most programs of setters write.
 *
 * <p>The meaning of each key is that of f-puzzles and of the extension by Rangsk (dclamage/SudokuSolver 1.3.3).
 */
public final class FPuzzlesReader {

    private static final int MOST_KEYS = 1_000;

    /** Keys that say nothing about the solution. */
    private static final Set<String> HARMLESS = Set.of(
            "size",
            "grid",
            "title",
            "author",
            "ruleset",
            "successMessage",
            "metadata",
            "highlightConflicts",
            "activeConstraints",
            "disabledlogic",
            "truecandidatesoptions",
            "fogofwar",
            "foglight",
            "solution",
            "negative");

    private final Origin origin;
    private final JsonValue root;
    private final Map<String, JsonValue> fields;
    private final Set<String> ignore;
    private final List<String> unknown = new ArrayList<>();
    private final List<String> cosmetics = new ArrayList<>();

    private FPuzzlesReader(Origin origin, JsonValue root, Set<String> ignore) {
        this.origin = origin;
        this.root = root;
        this.fields = root.fields(MOST_KEYS);
        this.ignore = ignore;
    }

    public static ImportedPuzzle read(Origin origin, Set<String> ignore) {
        return new FPuzzlesReader(origin, JsonValue.parse(origin.text(), origin.failure()), ignore).read();
    }

    private ImportedPuzzle read() {
        JsonValue grid = fields.get("grid");
        if (grid == null) {
            throw root.wrong("an f-puzzles file, which has a \"grid\"");
        }
        int side = FPuzzlesGrid.side(grid);
        requireSize(side);
        PuzzleDraft draft = new PuzzleDraft(DigitValues.ofSide(side));
        FPuzzlesGrid.read(origin, grid, draft);
        draft.setCredits(Credits.of(
                JsonItem.words(fields.get("title")),
                JsonItem.words(fields.get("author")),
                JsonItem.words(fields.get("ruleset"))));
        fields.forEach((key, value) -> readKey(key, value, draft));
        readNegatives(draft);
        Place place = origin.place(root.index());
        if (!unknown.isEmpty()) {
            throw Refusal.unknownConstraints(place, unknown);
        }
        if (!cosmetics.isEmpty()) {
            throw Refusal.cosmetics(place, cosmetics);
        }
        return draft.finish(place);
    }

    private void requireSize(int side) {
        JsonValue size = fields.get("size");
        if (size != null && Numbers.parse(size.scalar("the size")) != side) {
            throw size.wrong("the number of rows, " + side);
        }
    }

    private void readKey(String key, JsonValue value, PuzzleDraft draft) {
        FPuzzlesKeys.Reader reader = FPuzzlesKeys.reader(key);
        boolean isCosmetic = FPuzzlesCosmetics.KEYS.contains(key);
        if (HARMLESS.contains(key) || isEmpty(value)) {
            return;
        }
        if (ignore.contains(key)) {
            draft.warn(Refusal.leftOut(key));
        } else if (reader != null) {
            reader.read(origin, value, draft);
        } else if (!isCosmetic) {
            unknown.add(key);
        } else if (FPuzzlesCosmetics.mayBeRules(value)) {
            cosmetics.add(key);
        }
    }

    private static boolean isEmpty(JsonValue value) {
        return switch (value.kind()) {
            case NULL, FALSE -> true;
            case ARRAY -> value.elements(JsonItem.MOST_PARTS).isEmpty();
            case OBJECT -> value.fields(JsonItem.MOST_PARTS).isEmpty();
            case STRING -> value.scalar("a text").isEmpty();
            case NUMBER, TRUE -> false;
        };
    }

    private void readNegatives(PuzzleDraft draft) {
        JsonValue negatives = fields.get("negative");
        if (negatives == null || isEmpty(negatives)) {
            return;
        }
        if (ignore.contains("negative")) {
            draft.warn(Refusal.leftOut("negative"));
            return;
        }
        for (JsonValue kind : negatives.elements(MOST_KEYS)) {
            FPuzzlesPairs.addNegatives(
                    origin.place(kind.index()), kind.scalar("a kind of marks"), fields, origin, draft);
        }
    }
}
