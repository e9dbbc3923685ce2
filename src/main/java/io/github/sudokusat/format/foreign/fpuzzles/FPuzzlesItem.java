package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.OutsideCell;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.Numbers;
import io.github.sudokusat.text.Percent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One constraint of an f-puzzles file: an object with cells, lines and a value. */
public final class FPuzzlesItem extends JsonItem {

    private FPuzzlesItem(Origin origin, JsonValue object, int side) {
        super(origin, object, side);
    }

    /** The constraints of a key. */
    static List<FPuzzlesItem> of(Origin origin, JsonValue constraints, int side) {
        List<FPuzzlesItem> items = new ArrayList<>();
        for (JsonValue object : constraints.elements(MOST_PARTS)) {
            items.add(new FPuzzlesItem(origin, object, side));
        }
        return items;
    }

    /** The cells that a field lists, at least one. */
    List<Cell> cells(String name) {
        return cells(required(name));
    }

    private List<Cell> cells(JsonValue list) {
        List<Cell> cells = new ArrayList<>();
        for (JsonValue name : list.elements(MOST_PARTS)) {
            cells.add(cell(name));
        }
        if (cells.isEmpty()) {
            throw list.wrong("at least one cell");
        }
        return cells;
    }

    /** The lines, each with its cells. */
    List<List<Cell>> lines() {
        List<List<Cell>> lines = new ArrayList<>();
        for (JsonValue line : required("lines").elements(MOST_PARTS)) {
            lines.add(cells(line));
        }
        return lines;
    }

    /** The one cell. */
    Cell cell() {
        return cell(required("cell"));
    }

    private Cell cell(JsonValue name) {
        OutsideCell cell = OutsideCell.parse(name.scalar("a cell"))
                .filter(found -> found.isInside(side()))
                .orElseThrow(() -> name.wrong("a cell from R1C1 to R" + side() + "C" + side()));
        return cell.cell();
    }

    /** The cell of a clue outside the grid. */
    OutsideCell outside() {
        JsonValue name = required("cell");
        return OutsideCell.parse(name.scalar("a cell"))
                .filter(cell -> cell.isOutside(side()))
                .orElseThrow(() -> name.wrong("a cell outside the grid, such as R0C1 or R1C" + (side() + 1)));
    }

    /** The value as text; empty if there is none. */
    String value() {
        return field("value").map(value -> value.scalar("a value")).orElse("");
    }

    /** The value as a number, 0 or more; empty if it is absent or an empty text. */
    Optional<Integer> number(String what) {
        String text = Percent.withoutBlanks(value());
        if (text.isEmpty()) {
            return Optional.empty();
        }
        int number = Numbers.parse(text);
        if (number == Numbers.NONE) {
            throw wrongValue(what);
        }
        return Optional.of(number);
    }

    /** The value as a number above 0; empty if it is absent, an empty text or 0. */
    Optional<Integer> positive(String what) {
        return number(what).filter(number -> number > 0);
    }

    /** The error that the value is not what was expected. */
    RuntimeException wrongValue(String expected) {
        return required("value").wrong(expected);
    }

    /** The digits that a field lists. */
    int[] digits(String name) {
        return digits(required(name), side());
    }

    /** The digits that an array lists. */
    static int[] digits(JsonValue list, int side) {
        List<JsonValue> values = list.elements(MOST_PARTS);
        int[] digits = new int[values.size()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = digit(values.get(i), side);
        }
        return digits;
    }

    /** A digit, as a number or as text. */
    public static int digit(JsonValue value, int side) {
        int digit = Numbers.parse(value.scalar("a digit"));
        if (digit < 1 || digit > side) {
            throw value.wrong("a digit from 1 to " + side);
        }
        return digit;
    }
}
