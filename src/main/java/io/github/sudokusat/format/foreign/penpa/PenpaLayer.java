package io.github.sudokusat.format.foreign.penpa;

import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What is on a board, by its kind and its points. */
final class PenpaLayer {

    private static final int MOST = JsonItem.MOST_PARTS;

    private final Map<String, JsonValue> kinds;
    private final PenpaBoard board;

    PenpaLayer(Origin text, PenpaBoard board) {
        this.kinds = JsonValue.parse(text.text(), text.failure()).fields(MOST);
        this.board = board;
    }

    /** The parts of a list, or of a table of things by their points. */
    Collection<JsonValue> items(String kind) {
        JsonValue value = kinds.get(kind);
        return value != null && value.kind() == Kind.ARRAY
                ? value.elements(MOST)
                : table(kind).values();
    }

    /** The things of a kind, by the texts that number their points. */
    Map<String, JsonValue> table(String kind) {
        JsonValue value = kinds.get(kind);
        boolean isEmpty = value == null
                || value.kind() == Kind.NULL
                || (value.kind() == Kind.ARRAY && value.elements(MOST).isEmpty());
        return value == null || isEmpty ? Map.of() : value.fields(MOST);
    }

    /** The point that a text numbers. */
    int point(String text, JsonValue where) {
        // A point between cells may be marked as such.
        int number = Numbers.parse(text.endsWith("E") ? text.substring(0, text.length() - 1) : text);
        if (number < 0 || number >= board.points()) {
            throw where.wrong("a thing at a point of the board, not at " + Origin.found(text, 0, text.length()));
        }
        return number;
    }

    /** The points of a list. */
    List<Integer> points(JsonValue list) {
        List<Integer> points = new ArrayList<>();
        for (JsonValue point : list.elements(MOST)) {
            points.add(point(point.scalar("a point"), point));
        }
        return points;
    }

    /** The pieces of lines of a kind: the points at both ends, which are one for a cross, and the style. */
    List<int[]> pieces(String kind) {
        List<int[]> pieces = new ArrayList<>();
        for (Map.Entry<String, JsonValue> entry : table(kind).entrySet()) {
            String key = entry.getKey();
            JsonValue value = entry.getValue();
            int comma = key.indexOf(',');
            int from = point(comma < 0 ? key : key.substring(0, comma), value);
            int to = comma < 0 ? from : point(key.substring(comma + 1), value);
            pieces.add(new int[] {from, to, number(value)});
        }
        return pieces;
    }

    /** A part of a thing. */
    static JsonValue part(JsonValue thing, int index) {
        List<JsonValue> parts = thing.elements(MOST);
        if (index >= parts.size()) {
            throw thing.wrong("a list of " + (index + 1) + " parts");
        }
        return parts.get(index);
    }

    /** A text or number without blanks around it; empty if it is something else. */
    static String text(JsonValue value) {
        return value.kind() == Kind.STRING || value.kind() == Kind.NUMBER
                ? value.scalar("a text").strip()
                : "";
    }

    /** A number; none if it is something else. */
    static int number(JsonValue value) {
        return value.kind() == Kind.NUMBER ? Numbers.parse(value.scalar("a number")) : Numbers.NONE;
    }
}
