package io.github.sudokusat.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A JSON object on one line, written key by key, each of them once. */
public final class JsonObject {

    private final StringBuilder out;
    private final Set<String> keys = new HashSet<>();

    public JsonObject(StringBuilder out) {
        this.out = out;
        out.append('{');
    }

    public JsonObject put(String key, String value) {
        key(key);
        string(value);
        return this;
    }

    public JsonObject put(String key, long value) {
        key(key);
        out.append(value);
        return this;
    }

    /** Adds a number, which must be finite. Answers for the page use decimals instead: for doubles as text, browsers would have to load a table. */
    public JsonObject put(String key, double value) {
        key(key);
        out.append(value);
        return this;
    }

    public JsonObject put(String key, BigDecimal value) {
        key(key);
        out.append(value);
        return this;
    }

    public JsonObject put(String key, boolean value) {
        key(key);
        out.append(value);
        return this;
    }

    public JsonObject putNull(String key) {
        key(key);
        out.append("null");
        return this;
    }

    public JsonObject put(String key, List<String> values) {
        key(key);
        array(values, this::string);
        return this;
    }

    /** Adds an array of arrays of strings. */
    public JsonObject putLists(String key, List<List<String>> lists) {
        key(key);
        array(lists, list -> array(list, this::string));
        return this;
    }

    /** Adds an array of objects; a function writes the keys of each. */
    public <T> JsonObject put(String key, List<T> values, BiConsumer<T, JsonObject> writer) {
        key(key);
        objects(values, writer);
        return this;
    }

    /** Adds an array of arrays of objects; a function writes the keys of each. */
    public <T> JsonObject putTable(String key, List<List<T>> rows, BiConsumer<T, JsonObject> writer) {
        key(key);
        array(rows, row -> objects(row, writer));
        return this;
    }

    private <T> void objects(List<T> values, BiConsumer<T, JsonObject> writer) {
        array(values, value -> {
            writer.accept(value, new JsonObject(out));
            out.append('}');
        });
    }

    private <T> void array(List<T> values, Consumer<T> writer) {
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            out.append(i == 0 ? "" : ",");
            writer.accept(values.get(i));
        }
        out.append(']');
    }

    /** Adds an array of numbers. */
    public JsonObject putNumbers(String key, int... values) {
        key(key);
        numbers(values);
        return this;
    }

    /** Adds an array of arrays of numbers. */
    public JsonObject putRows(String key, List<int[]> rows) {
        key(key);
        array(rows, this::numbers);
        return this;
    }

    private void numbers(int... values) {
        out.append('[');
        for (int i = 0; i < values.length; i++) {
            out.append(i == 0 ? "" : ",").append(values[i]);
        }
        out.append(']');
    }

    /** Adds an object whose keys a function writes. */
    public JsonObject putObject(String key, Consumer<JsonObject> writer) {
        key(key);
        writer.accept(new JsonObject(out));
        out.append('}');
        return this;
    }

    /** Closes the object and ends the line. */
    public void end() {
        out.append("}\n");
    }

    private void key(String key) {
        out.append(keys.isEmpty() ? "" : ",");
        if (!keys.add(key)) {
            throw new IllegalStateException("the object already has the key " + key);
        }
        string(key);
        out.append(':');
    }

    private void string(String value) {
        try {
            JsonText.append(out, value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
