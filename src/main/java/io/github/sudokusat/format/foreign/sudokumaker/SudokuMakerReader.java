package io.github.sudokusat.format.foreign.sudokumaker;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.Refusal;
import io.github.sudokusat.format.foreign.draft.Regions;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads the JSON text in links to SudokuMaker: givens, regions and the {@linkplain MakerTypes types of constraints} whose meaning is known. Constraints that are
 * switched off say nothing; those of other types, programs of the setter's own, and drawings, are refused by their names.
 */
public final class SudokuMakerReader {

    private static final int USUAL_SIDE = 9;

    /** Rows and columns. */
    private static final int STANDARD = 0;

    private static final int REGIONS = 1;

    /** A rule of the setter's own, as a program. */
    private static final int CODE = 1000;

    /** Lines, cages and symbols that are drawn. */
    private static final Set<Integer> DRAWINGS = Set.of(2000, 2001, 2002);

    /** What hides cells until others are right. */
    private static final Set<Integer> FOG = Set.of(4000, 4001);

    private final Origin origin;
    private final Set<String> ignore;
    private final MakerItem puzzle;
    private final int side;
    private final PuzzleDraft draft;
    private final Set<String> unknown = new LinkedHashSet<>();
    private final Set<String> drawings = new LinkedHashSet<>();
    private final List<String> left = new ArrayList<>();
    private boolean isStandard;

    private SudokuMakerReader(Origin origin, JsonValue puzzle, Set<String> ignore) {
        this.origin = origin;
        this.ignore = ignore;
        this.side = side(new MakerItem(origin, puzzle, USUAL_SIDE));
        this.puzzle = new MakerItem(origin, puzzle, side);
        this.draft = new PuzzleDraft(DigitValues.ofSide(side));
    }

    /**
     * Reads a puzzle.
     *
     * @param origin the text
     * @param ignore the names of constraints and drawings that are left out, each with a warning
     * @return the puzzle
     */
    public static ImportedPuzzle read(Origin origin, Set<String> ignore) {
        JsonValue root = JsonValue.parse(origin.text(), origin.failure());
        return new SudokuMakerReader(origin, new MakerItem(origin, root, 1).required("puzzle"), ignore).read();
    }

    private static int side(MakerItem puzzle) {
        int width = size(puzzle, "width", Digits.MAX_SIDE, USUAL_SIDE);
        int height = size(puzzle, "height", Digits.MAX_SIDE, USUAL_SIDE);
        if (width != height || width == 0) {
            throw puzzle.place().error(height + " rows and " + width + " columns", "a grid as wide as high");
        }
        int least = size(puzzle, "minDigit", Digits.MAX_SIDE, 1);
        int greatest = size(puzzle, "maxDigit", Digits.MAX_SIDE, width);
        if (least != 1 || greatest != width) {
            throw puzzle.place().error("digits from " + least + " to " + greatest, "digits from 1 to " + width);
        }
        return width;
    }

    private static int size(MakerItem puzzle, String name, int most, int usual) {
        return puzzle.field(name).isPresent() ? puzzle.number(name, most) : usual;
    }

    private ImportedPuzzle read() {
        readCells();
        draft.setCredits(Credits.of(puzzle.words("name"), puzzle.words("author"), puzzle.words("comment")));
        draft.removeBoxes();
        for (JsonValue value : puzzle.required("constraints").elements(JsonItem.MOST_PARTS)) {
            readConstraint(new MakerItem(origin, value, side));
        }
        Place place = puzzle.place();
        if (!isStandard) {
            throw place.error(
                    "a puzzle whose rows and columns may repeat digits", "the constraint of type " + STANDARD);
        }
        if (!unknown.isEmpty()) {
            throw Refusal.unknownConstraints(place, unknown);
        }
        if (!drawings.isEmpty()) {
            throw Refusal.cosmetics(place, drawings);
        }
        left.stream().distinct().forEach(name -> draft.warn(Refusal.leftOut(name)));
        return draft.finish(place);
    }

    /** Reads the givens; other digits are the setter's. */
    private void readCells() {
        List<MakerItem> cells = puzzle.items("cells");
        if (cells.size() != side * side) {
            throw puzzle.required("cells").wrong(side * side + " cells");
        }
        for (int cell = 0; cell < cells.size(); cell++) {
            MakerItem item = cells.get(cell);
            if (item.isTrue("given")) {
                int digit = item.number("value", side);
                if (digit == 0) {
                    throw item.required("value").wrong("a digit from 1 to " + side);
                }
                draft.restrict(item.place(), Cell.numbered(cell, side), Digits.of(digit));
            }
        }
    }

    private void readConstraint(MakerItem constraint) {
        int type = constraint.number("type", Integer.MAX_VALUE);
        MakerTypes.Reader reader = MakerTypes.reader(type);
        String name = name(type, constraint);
        if (constraint.isTrue("disabled") || FOG.contains(type)) {
            return;
        }
        if (type == STANDARD) {
            isStandard = true;
        } else if (type == REGIONS) {
            readRegions(constraint);
        } else if (ignore.contains(name)) {
            left.add(name);
        } else if (reader != null) {
            reader.read(constraint, draft);
        } else if (DRAWINGS.contains(type)) {
            drawings.add(name);
        } else {
            unknown.add(name);
        }
    }

    /** What the setter calls a constraint, or its type. */
    private static String name(int type, MakerItem constraint) {
        String own = constraint.text("name");
        if (own.isEmpty() && type == CODE) {
            own = new MakerItem(constraint.origin(), constraint.required("definition"), constraint.side()).text("name");
        }
        return own.isEmpty() ? "type " + type : own;
    }

    private void readRegions(MakerItem constraint) {
        List<JsonValue> values = constraint.required("regions").elements(side * side);
        int[] regions = new int[values.size()];
        for (int cell = 0; cell < regions.length; cell++) {
            regions[cell] = region(values.get(cell));
        }
        if (regions.length != side * side) {
            throw constraint.required("regions").wrong("the regions of " + side * side + " cells");
        }
        draft.setRegions(regions);
    }

    private static int region(JsonValue value) {
        if (value.kind() == Kind.NULL) {
            return Regions.NONE;
        }
        String text = value.scalar("the number of a region");
        int region = Numbers.parse(text);
        if (region == Numbers.NONE && !text.equals("-1")) {
            throw value.wrong("the number of a region, 0 or more, or -1 for none");
        }
        return text.equals("-1") ? Regions.NONE : region;
    }
}
