package io.github.sudokusat.answer.setter;

import io.github.sudokusat.text.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An answer, read as an editor reads it. */
public final class Answered {

    private final Map<String, JsonValue> fields;

    private Answered(Map<String, JsonValue> fields) {
        this.fields = fields;
    }

    /** Reads an answer. */
    public static Answered of(String text) {
        return new Answered(JsonValue.parse(
                        text, (from, to, expected) -> new IllegalStateException(text + " at " + from + ": " + expected))
                .fields(100));
    }

    private JsonValue value(String key) {
        return Objects.requireNonNull(fields.get(key), key);
    }

    /** The text of a number, a string or a truth value. */
    public String text(String key) {
        return value(key).kind() == JsonValue.Kind.TRUE
                ? "true"
                : value(key).kind() == JsonValue.Kind.FALSE
                        ? "false"
                        : value(key).scalar(key);
    }

    /** The numbers of a list. */
    public List<Integer> numbers(String key) {
        return numbers(value(key));
    }

    private static List<Integer> numbers(JsonValue list) {
        return list.elements(1_000_000).stream()
                .map(one -> Integer.valueOf(one.scalar("a number")))
                .toList();
    }

    /** The digit of each cell; 0 if it has none. */
    public List<Integer> values() {
        return value("cells").elements(10_000).stream()
                .map(cell -> Integer.valueOf(
                        Objects.requireNonNull(cell.fields(10).get("value")).scalar("a number")))
                .toList();
    }

    /** The candidates of each cell; those of a cell with a digit are empty. */
    public List<List<Integer>> candidates() {
        return value("cells").elements(10_000).stream()
                .map(cell -> cell.fields(10).get("candidates"))
                .map(list -> list == null ? List.<Integer>of() : numbers(list))
                .toList();
    }
}
