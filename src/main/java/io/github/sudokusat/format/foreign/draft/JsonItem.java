package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An object of a puzzle in JSON, such as a constraint, and the side of the puzzle's grid. */
public abstract class JsonItem {

    /** An object, or a list in it, has no more parts than this. */
    public static final int MOST_PARTS = 10_000;

    private final Origin origin;
    private final JsonValue object;
    private final Map<String, JsonValue> fields;
    private final int side;

    protected JsonItem(Origin origin, JsonValue object, int side) {
        this.origin = origin;
        this.object = object;
        this.fields = object.fields(MOST_PARTS);
        this.side = side;
    }

    public final int side() {
        return side;
    }

    public final Origin origin() {
        return origin;
    }

    public final Place place() {
        return origin.place(object.index());
    }

    /** The field with a name; empty if there is none or it is null. */
    public final Optional<JsonValue> field(String name) {
        return Optional.ofNullable(fields.get(name)).filter(value -> value.kind() != Kind.NULL);
    }

    /** A text of a setter; whatever else is there says nothing. */
    public static String words(@Nullable JsonValue value) {
        return value != null && value.kind() == Kind.STRING ? value.scalar("a text") : "";
    }

    /** As {@link #words(JsonValue)}, of a field that may be missing. */
    public final String words(String name) {
        return words(fields.get(name));
    }

    public final JsonValue required(String name) {
        return field(name).orElseThrow(() -> object.wrong("an object with \"" + name + "\""));
    }
}
