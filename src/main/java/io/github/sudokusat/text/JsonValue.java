package io.github.sudokusat.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value of a JSON text (RFC 8259) with its place. The whole text is checked at once; values are read on demand, so memory is proportional to what
 * is asked for.
 */
public final class JsonValue {

    /** The kinds of values. */
    public enum Kind {
        /** An object. */
        OBJECT,
        /** An array. */
        ARRAY,
        /** A string. */
        STRING,
        /** A number. */
        NUMBER,
        /** The word {@code true}. */
        TRUE,
        /** The word {@code false}. */
        FALSE,
        /** The word {@code null}. */
        NULL
    }

    private final String text;
    private final int index;
    private final JsonFields.Failure failure;

    private JsonValue(String text, int index, JsonFields.Failure failure) {
        this.text = text;
        this.index = index;
        this.failure = failure;
    }

    /**
     * Reads a text.
     *
     * @param text the value, with nothing but white space around it
     * @param failure creates the exceptions of this value and of those in it
     * @return the value
     * @throws RuntimeException from {@code failure} if the text is malformed, or its values are nested deeper than {@value JsonScanner#DEEPEST}
     * levels
     */
    public static JsonValue parse(String text, JsonFields.Failure failure) {
        JsonScanner scanner = new JsonScanner(text, 0, failure);
        scanner.skipSpace();
        int index = scanner.index();
        scanner.value();
        scanner.skipSpace();
        if (scanner.index() < text.length()) {
            throw failure.at(scanner.index(), "nothing after the JSON value");
        }
        return new JsonValue(text, index, failure);
    }

    /**
     * The kind of the value.
     *
     * @return the kind
     */
    public Kind kind() {
        return switch (text.charAt(index)) {
            case '{' -> Kind.OBJECT;
            case '[' -> Kind.ARRAY;
            case '"' -> Kind.STRING;
            case 't' -> Kind.TRUE;
            case 'f' -> Kind.FALSE;
            case 'n' -> Kind.NULL;
            default -> Kind.NUMBER;
        };
    }

    /**
     * The index of its first character in the text.
     *
     * @return 0 or more
     */
    public int index() {
        return index;
    }

    /**
     * The fields of an object.
     *
     * @param most the number of fields up to which it may have
     * @return the values by their keys, in the order of the text
     * @throws RuntimeException from the {@link JsonFields.Failure} if this is no object, a key occurs twice, or there are more fields
     */
    public Map<String, JsonValue> fields(int most) {
        require(Kind.OBJECT, "an object");
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        scanner().object((key, value) -> {
            if (fields.put(key.value(), new JsonValue(text, value, failure)) != null) {
                throw failure.between(
                        key.start(), key.indexOf(key.value().length()), "a key that does not occur earlier");
            }
            requireAtMost(most, fields.size(), value);
        });
        return fields;
    }

    /**
     * The elements of an array.
     *
     * @param most the number of elements up to which it may have
     * @return the elements in order
     * @throws RuntimeException from the {@link JsonFields.Failure} if this is no array, or there are more elements
     */
    public List<JsonValue> elements(int most) {
        require(Kind.ARRAY, "an array");
        List<JsonValue> elements = new ArrayList<>();
        JsonScanner scanner = scanner();
        scanner.array(() -> {
            elements.add(new JsonValue(text, scanner.index(), failure));
            requireAtMost(most, elements.size(), scanner.index());
            scanner.value();
        });
        return elements;
    }

    private void requireAtMost(int most, int size, int where) {
        if (size > most) {
            throw failure.at(where, "at most " + most + " values");
        }
    }

    /**
     * The value of a string, or a number as it is written.
     *
     * @param expected what it is, for the message
     * @return the text
     * @throws RuntimeException from the {@link JsonFields.Failure} if this is neither
     */
    public String scalar(String expected) {
        JsonScanner scanner = scanner();
        if (kind() == Kind.STRING) {
            return scanner.string(expected).value();
        }
        require(Kind.NUMBER, expected);
        scanner.value();
        return text.substring(index, scanner.index());
    }

    private void require(Kind kind, String expected) {
        if (kind() != kind) {
            throw wrong(expected);
        }
    }

    /**
     * The error that this value is not what was expected.
     *
     * @param expected what was expected
     * @return the error, to be thrown
     */
    public RuntimeException wrong(String expected) {
        JsonScanner scanner = scanner();
        if (kind() == Kind.OBJECT || kind() == Kind.ARRAY) {
            return failure.at(index, expected);
        }
        scanner.value();
        return failure.between(index, scanner.index(), expected);
    }

    private JsonScanner scanner() {
        return new JsonScanner(text, index, failure);
    }
}
