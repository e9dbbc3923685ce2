package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Refusal;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import io.github.sudokusat.text.LzString;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The board of an editor, as the JSON text of f-puzzles has it: the puzzle, what the player has entered, and what the editor wants to know.
 *
 * <p>Drawings are left out, as an editor's user sees which of them are rules.
 */
public final class FPuzzlesBoard {

    private static final int MOST_KEYS = 1_000;

    /** The warnings for drawings. */
    private static final Set<String> ABOUT_DRAWINGS = Stream.concat(
                    FPuzzlesCosmetics.KEYS.stream().map(Refusal::leftOut), Stream.of(FPuzzlesGrid.COLOURS_LEFT_OUT))
            .collect(Collectors.toUnmodifiableSet());

    /** What precedes the puzzle in a link. */
    private static final String LOAD = "?load=";

    private final ImportedPuzzle imported;
    private final Map<String, JsonValue> fields;
    private final Grid digits;
    /** For each cell, the digits of its centre marks. */
    private final long[] marks;

    private FPuzzlesBoard(ImportedPuzzle imported, Map<String, JsonValue> fields) {
        this.imported = imported;
        this.fields = fields;
        Grid givens = imported.puzzle().grid();
        int side = givens.layout().side();
        int[] entered = givens.digits();
        marks = new long[entered.length];
        int cell = 0;
        for (JsonValue row : required("grid").elements(side)) {
            for (JsonValue one : row.elements(side)) {
                Map<String, JsonValue> parts = one.fields(MOST_KEYS);
                JsonValue digit = parts.get("value");
                if (entered[cell] == 0 && digit != null && isThere(digit)) {
                    entered[cell] = FPuzzlesItem.digit(digit, side);
                }
                JsonValue centre = parts.get("centerPencilMarks");
                if (centre != null && centre.kind() != Kind.NULL) {
                    marks[cell] = Digits.of(FPuzzlesItem.digits(centre, side));
                }
                cell++;
            }
        }
        digits = Grid.of(givens.layout(), entered);
    }

    /**
     * Reads a board.
     *
     * @param text the JSON, as lz-string compresses it to base64, or a link with it
     * @throws GridFormatException if the text is malformed or has a constraint that is not understood
     */
    public static FPuzzlesBoard read(String text) {
        int link = text.indexOf(LOAD);
        int from = link < 0 ? 0 : link + LOAD.length();
        SourceText compressed = SourceText.ofCompressed(text, 1, from, text.length());
        String puzzle = LzString.decompress(compressed.chars(), SourceText.LONGEST, compressed::error);
        return read(new Origin.Decompressed(puzzle, compressed.place(0)));
    }

    private static FPuzzlesBoard read(Origin origin) {
        ImportedPuzzle imported = FPuzzlesReader.read(origin, FPuzzlesCosmetics.KEYS);
        return new FPuzzlesBoard(
                imported, JsonValue.parse(origin.text(), origin.failure()).fields(MOST_KEYS));
    }

    private JsonValue required(String key) {
        JsonValue value = fields.get(key);
        if (value == null) {
            throw new IllegalStateException("the reader requires " + key);
        }
        return value;
    }

    /** Whether a cell has a digit: editors write null, an empty text or 0 if it has none. */
    private static boolean isThere(JsonValue digit) {
        return digit.kind() != Kind.NULL && !Set.of("", "0").contains(digit.scalar("a digit"));
    }

    /** The puzzle: givens, rules, and given marks as rules. */
    public ImportedPuzzle imported() {
        return imported;
    }

    /** What of the board the puzzle lacks, besides drawings, though it may decide the solutions: in sentences without full stops. */
    public List<String> leftOut() {
        return imported.warnings().stream()
                .filter(warning -> !ABOUT_DRAWINGS.contains(warning))
                .toList();
    }

    /** The givens and the digits that the player has entered. */
    public Grid digits() {
        return digits;
    }

    /** Whether a digit is among the centre marks of a cell. */
    public boolean isMarked(int cell, int digit) {
        return Digits.contains(marks[cell], digit);
    }

    /** Whether a cell has centre marks. */
    public boolean hasMarks(int cell) {
        return marks[cell] != 0;
    }

    /** The words of a key that editors add for their solver; none if it is absent. */
    public List<String> words(String key) {
        JsonValue value = fields.get(key);
        if (value == null || value.kind() == Kind.NULL) {
            return List.of();
        }
        if (value.kind() != Kind.ARRAY) {
            return List.of(value.scalar("a word"));
        }
        List<String> words = new ArrayList<>();
        for (JsonValue word : value.elements(JsonItem.MOST_PARTS)) {
            words.add(word.scalar("a word"));
        }
        return words;
    }
}
