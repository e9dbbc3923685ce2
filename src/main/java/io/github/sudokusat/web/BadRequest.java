package io.github.sudokusat.web;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.text.JsonObject;
import org.jspecify.annotations.Nullable;

/** A request that cannot be answered as it is, with the key whose value is at fault and the place in the value. */
final class BadRequest extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String key;
    private final @Nullable GridFormatException place;

    private BadRequest(String key, String message, @Nullable GridFormatException place) {
        super(message);
        this.key = key;
        this.place = place;
    }

    /** The error that a value is malformed at a place. */
    static BadRequest at(String key, GridFormatException place) {
        return new BadRequest(key, key + ": " + place.getMessage(), place);
    }

    /** The error that an answer of another program is malformed at a place. */
    static BadRequest at(String key, SolverFormatException place) {
        return new BadRequest(
                key,
                String.valueOf(place.getMessage()),
                new GridFormatException(
                        Math.toIntExact(place.line()),
                        Math.toIntExact(place.column()),
                        place.found(),
                        place.expected()));
    }

    /** The error that a whole value is not what was expected. */
    static BadRequest value(String key, String value, String expected) {
        return value(key, value, expected, key + " must be " + expected + ", but is " + found(value));
    }

    /** The same error with a message of its own. */
    static BadRequest value(String key, String value, String expected, String message) {
        return new BadRequest(key, message, new GridFormatException(1, 1, found(value), expected));
    }

    private static String found(String value) {
        return value.isEmpty() ? "nothing" : GridFormatException.quote(value, 0, value.length());
    }

    /** The error that a key is missing. */
    static BadRequest missing(String key, String expected) {
        return new BadRequest(
                key,
                "the key " + key + " is missing: expected " + expected,
                new GridFormatException(1, 1, "nothing", expected));
    }

    /** An error that has no place in a text, such as a question that an engine cannot answer for a layout. */
    static BadRequest because(String key, String message) {
        return new BadRequest(key, message, null);
    }

    /** Writes the keys of the answer. */
    void json(JsonObject json) {
        json.put("result", "error").put("message", String.valueOf(getMessage())).put("key", key);
        if (place != null) {
            json.put("line", place.line())
                    .put("column", place.column())
                    .put("found", place.found())
                    .put("expected", place.expected());
        }
    }
}
