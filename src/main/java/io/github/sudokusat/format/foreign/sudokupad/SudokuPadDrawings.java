package io.github.sudokusat.format.foreign.sudokupad;

import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.drawing.Drawings;
import io.github.sudokusat.format.foreign.drawing.DrawnColour;
import io.github.sudokusat.format.foreign.drawing.DrawnPoint;
import io.github.sudokusat.format.foreign.drawing.DrawnShape;
import io.github.sudokusat.format.foreign.drawing.DrawnStroke;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the drawings of a puzzle of SudokuPad. What is not as expected is left out, as nothing depends on it. */
final class SudokuPadDrawings {

    private static final int MOST = JsonItem.MOST_PARTS;

    private SudokuPadDrawings() {}

    /** Reads the drawings among the fields of a puzzle, whose names may be long or short. */
    static Drawings read(Map<String, JsonValue> fields) {
        List<DrawnShape> shapes = new ArrayList<>();
        List<DrawnStroke> lines = new ArrayList<>();
        List<DrawnStroke> arrows = new ArrayList<>();
        int others = items(fields, "svgs", "svgs").size();
        for (JsonValue item : items(fields, "underlays", "u")) {
            others += add(shape(item, true), shapes);
        }
        for (JsonValue item : items(fields, "overlays", "o")) {
            others += add(shape(item, false), shapes);
        }
        for (JsonValue item : items(fields, "lines", "l")) {
            others += add(stroke(item), lines);
        }
        for (JsonValue item : items(fields, "arrows", "a")) {
            others += add(stroke(item), arrows);
        }
        return new Drawings(shapes, lines, arrows, others);
    }

    /** Adds what was read; returns how many items could not be. */
    private static <T> int add(@Nullable T read, List<T> all) {
        if (read != null) {
            all.add(read);
        }
        return read == null ? 1 : 0;
    }

    private static List<JsonValue> items(Map<String, JsonValue> fields, String name, String shortName) {
        JsonValue value = fields.getOrDefault(name, fields.get(shortName));
        return value == null || value.kind() != Kind.ARRAY ? List.of() : value.elements(MOST);
    }

    private static @Nullable DrawnShape shape(JsonValue item, boolean isBelow) {
        if (item.kind() != Kind.OBJECT) {
            return null;
        }
        Map<String, JsonValue> fields = item.fields(MOST);
        DrawnPoint center = point(field(fields, "center", "ct"));
        double width = number(field(fields, "width", "w"));
        double height = number(field(fields, "height", "h"));
        if (center == null || Double.isNaN(width) || Double.isNaN(height)) {
            return null;
        }
        JsonValue rounded = field(fields, "rounded", "r");
        return new DrawnShape(
                center,
                width,
                height,
                rounded != null && rounded.kind() == Kind.TRUE,
                colour(field(fields, "backgroundColor", "c2")),
                colour(field(fields, "borderColor", "c1")),
                words(field(fields, "text", "te")).strip(),
                isBelow);
    }

    private static @Nullable DrawnStroke stroke(JsonValue item) {
        if (item.kind() != Kind.OBJECT) {
            return null;
        }
        Map<String, JsonValue> fields = item.fields(MOST);
        List<DrawnPoint> points = new ArrayList<>();
        for (JsonValue one : items(fields, "wayPoints", "wp")) {
            DrawnPoint point = point(one);
            if (point == null) {
                return null;
            }
            points.add(point);
        }
        return points.size() < 2 ? null : new DrawnStroke(points, colour(field(fields, "color", "c")));
    }

    private static @Nullable JsonValue field(Map<String, JsonValue> fields, String name, String shortName) {
        return fields.getOrDefault(name, fields.get(shortName));
    }

    private static @Nullable DrawnPoint point(@Nullable JsonValue value) {
        if (value == null || value.kind() != Kind.ARRAY) {
            return null;
        }
        List<JsonValue> numbers = value.elements(MOST);
        if (numbers.size() != 2) {
            return null;
        }
        double row = number(numbers.get(0));
        double column = number(numbers.get(1));
        return Double.isNaN(row) || Double.isNaN(column) ? null : new DrawnPoint(row, column);
    }

    /** A number; not a number if it is something else. */
    private static double number(@Nullable JsonValue value) {
        if (value == null || value.kind() != Kind.NUMBER) {
            return Double.NaN;
        }
        double number = decimal(value.scalar("a number"));
        return Math.abs(number) <= MOST ? number : Double.NaN;
    }

    /** A decimal number without an exponent; the JDK's parser would make the page two per cent larger. */
    private static double decimal(String text) {
        boolean isNegative = text.startsWith("-");
        double number = 0;
        double unit = 0;
        for (int i = isNegative ? 1 : 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '.') {
                unit = 1;
            } else if (c < '0' || c > '9') {
                return Double.NaN;
            } else {
                unit /= 10;
                number = unit == 0 ? number * 10 + (c - '0') : number + unit * (c - '0');
            }
        }
        return isNegative ? -number : number;
    }

    private static DrawnColour colour(@Nullable JsonValue value) {
        return value == null || value.kind() != Kind.STRING
                ? DrawnColour.NONE
                : DrawnColour.of(value.scalar("a colour"));
    }

    private static String words(@Nullable JsonValue value) {
        return value != null && (value.kind() == Kind.STRING || value.kind() == Kind.NUMBER)
                ? value.scalar("a text")
                : "";
    }
}
