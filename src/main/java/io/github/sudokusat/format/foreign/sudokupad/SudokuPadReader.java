package io.github.sudokusat.format.foreign.sudokupad;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.Refusal;
import io.github.sudokusat.format.foreign.draft.Regions;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesItem;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesPairs;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.cage.Sum;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads SudokuPad's own format: givens, regions and cages. Everything else in it is a drawing, whose meaning only the text of the puzzle tells.
 *
 * <p>Each key may have its long or its short name.
 */
public final class SudokuPadReader {

    private static final int MOST = JsonItem.MOST_PARTS;

    /** What may be drawn, by the names with which it is refused. */
    public static final Set<String> DRAWN = Set.of("lines", "arrows", "underlays", "overlays", "svgs", "cages");

    /** The keys of drawings, long and short. */
    private static final Map<String, String> DRAWINGS =
            Map.of("lines", "l", "arrows", "a", "underlays", "u", "overlays", "o", "svgs", "svgs");

    private final Origin origin;
    private final JsonValue root;
    private final Map<String, JsonValue> fields;
    private final Set<String> ignore;
    private final Set<String> drawings = new LinkedHashSet<>();

    private SudokuPadReader(Origin origin, JsonValue root, Set<String> ignore) {
        this.origin = origin;
        this.root = root;
        this.fields = root.fields(MOST);
        this.ignore = ignore;
    }

    public static ImportedPuzzle read(Origin origin, Set<String> ignore) {
        return new SudokuPadReader(origin, JsonValue.parse(origin.text(), origin.failure()), ignore).read();
    }

    private static @Nullable JsonValue field(Map<String, JsonValue> fields, String name, String shortName) {
        JsonValue value = fields.getOrDefault(name, fields.get(shortName));
        return value == null || value.kind() == Kind.NULL ? null : value;
    }

    private ImportedPuzzle read() {
        JsonValue cells = field(fields, "cells", "ce");
        if (cells == null) {
            throw root.wrong("a puzzle of SudokuPad, which has \"cells\"");
        }
        List<JsonValue> rows = cells.elements(Digits.MAX_SIDE);
        if (rows.isEmpty()) {
            throw cells.wrong("at least one row");
        }
        PuzzleDraft draft = new PuzzleDraft(DigitValues.ofSide(rows.size()));
        for (int row = 0; row < rows.size(); row++) {
            readRow(row, rows.get(row), draft);
        }
        readRegions(draft);
        readCages(draft);
        readGlobals(draft);
        refuseDrawings(draft);
        draft.setCredits(Credits.of(said("title"), said("author"), said("rules")));
        return draft.finish(origin.place(root.index()));
    }

    private void readRow(int row, JsonValue cells, PuzzleDraft draft) {
        int side = draft.side();
        List<JsonValue> values = cells.elements(side);
        if (values.size() != side) {
            throw cells.wrong("a row of " + side + " cells");
        }
        for (int column = 0; column < side; column++) {
            JsonValue value = values.get(column).kind() == Kind.OBJECT
                    ? field(values.get(column).fields(MOST), "value", "v")
                    : null;
            if (value != null
                    && !(value.kind() == Kind.STRING && value.scalar("a digit").isEmpty())) {
                int digit = FPuzzlesItem.digit(value, side);
                draft.restrict(origin.place(value.index()), new Cell(row, column), Digits.of(digit));
            }
        }
    }

    private void readRegions(PuzzleDraft draft) {
        JsonValue regions = field(fields, "regions", "re");
        int[] regionOf = new int[draft.side() * draft.side()];
        Arrays.fill(regionOf, Regions.NONE);
        int number = 0;
        for (JsonValue region : regions == null ? List.<JsonValue>of() : regions.elements(MOST)) {
            for (Cell cell : cells(region, draft.side())) {
                int index = cell.number(draft.side());
                if (regionOf[index] != Regions.NONE) {
                    throw region.wrong("regions that do not overlap, but two have " + cell);
                }
                regionOf[index] = number;
            }
            number++;
        }
        draft.removeBoxes();
        draft.setRegions(regionOf);
    }

    private static List<Cell> cells(JsonValue list, int side) {
        List<Cell> cells = new ArrayList<>();
        for (JsonValue pair : list.elements(MOST)) {
            List<JsonValue> numbers = pair.elements(2);
            if (numbers.size() < 2) {
                throw pair.wrong("a row and a column");
            }
            cells.add(new Cell(index(numbers.get(0), side), index(numbers.get(1), side)));
        }
        return cells;
    }

    private static int index(JsonValue value, int side) {
        int index = Numbers.parse(value.scalar("a row or column"));
        if (index < 0 || index >= side) {
            throw value.wrong("a row or column from 0 to " + (side - 1));
        }
        return index;
    }

    private void readCages(PuzzleDraft draft) {
        JsonValue cages = field(fields, "cages", "ca");
        if (cages == null) {
            return;
        }
        for (JsonValue cage : cages.elements(MOST)) {
            Map<String, JsonValue> parts = cage.fields(MOST);
            JsonValue list = field(parts, "cells", "ce");
            List<Cell> cells = list == null ? List.of() : cells(list, draft.side());
            if (!cells.isEmpty()) {
                readCage(cells, parts, origin.place(cage.index()), draft);
            }
        }
    }

    /** What the metadata say of something, or a cage without cells, such as one with the value {@code title: Arrows}. */
    private String said(String what) {
        JsonValue metadata = field(fields, "metadata", "metadata");
        if (metadata != null && metadata.kind() == Kind.OBJECT) {
            return JsonItem.words(metadata.fields(MOST).get(what));
        }
        JsonValue cages = field(fields, "cages", "ca");
        for (JsonValue cage : cages == null ? List.<JsonValue>of() : cages.elements(MOST)) {
            String words = JsonItem.words(field(cage.fields(MOST), "value", "v"));
            if (words.startsWith(what + ":")) {
                return words.substring(what.length() + 1);
            }
        }
        return "";
    }

    private void readCage(List<Cell> cells, Map<String, JsonValue> parts, Place place, PuzzleDraft draft) {
        JsonValue unique = field(parts, "unique", "unique");
        JsonValue sumField = parts.getOrDefault("sum", field(parts, "value", "v"));
        boolean hasNumber = sumField != null && (sumField.kind() == Kind.NUMBER || sumField.kind() == Kind.STRING);
        int sum = sumField != null && hasNumber ? Numbers.parse(sumField.scalar("a sum")) : Numbers.NONE;
        boolean isUnique = unique != null && unique.kind() == Kind.TRUE;
        boolean mayRepeat = unique != null && unique.kind() == Kind.FALSE;
        boolean isHidden = parts.containsKey("hidden");
        if (isUnique && (sum >= 0 || sumField == null)) {
            draft.add(place, place.make("cage", () -> Killer.ofSumIfAny(Math.max(0, sum), cells)));
        } else if (sum > 0) {
            draft.add(place, mayRepeat ? Sum.of(sum, cells) : Killer.of(sum, cells));
            if (!mayRepeat) {
                draft.warn("the cage at " + cells.get(0) + " is taken as a killer cage");
            }
        } else if (!isHidden) {
            drawings.add("cages");
        }
    }

    private void readGlobals(PuzzleDraft draft) {
        JsonValue globals = field(fields, "global", "global");
        if (globals == null) {
            return;
        }
        for (JsonValue global : globals.elements(MOST)) {
            Place place = origin.place(global.index());
            String name = global.scalar("the name of a rule");
            switch (name) {
                case "antiknight" -> draft.add(place, Variant.ANTI_KNIGHT);
                case "antiking" -> draft.add(place, Variant.ANTI_KING);
                case "nonconsecutive" -> draft.add(place, FPuzzlesPairs.nonconsecutive());
                default -> {
                    if (!ignore.contains(name)) {
                        throw Refusal.unknownConstraints(place, List.of(name));
                    }
                    draft.warn(Refusal.leftOut(name));
                }
            }
        }
    }

    private void refuseDrawings(PuzzleDraft draft) {
        DRAWINGS.forEach((name, shortName) -> {
            JsonValue drawn = field(fields, name, shortName);
            if (drawn != null
                    && !(drawn.kind() == Kind.ARRAY && drawn.elements(MOST).isEmpty())) {
                drawings.add(name);
            }
        });
        List<String> refused = drawings.stream()
                .filter(name -> !ignore.contains(name))
                .sorted()
                .toList();
        if (!refused.isEmpty()) {
            throw Refusal.cosmetics(origin.place(root.index()), refused);
        }
        drawings.stream().sorted().forEach(name -> draft.warn(Refusal.leftOut(name)));
        if (!drawings.isEmpty()) {
            draft.suggest(SudokuPadDrawings.read(fields).suggest(draft.side(), said("rules")));
        }
    }
}
