package io.github.sudokusat.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a JSON object (RFC 8259) that is a text of its own, such as a line of JSON lines. The whole text is checked at once; the values are
 * read on demand.
 *
 * <p>Not for use by several threads.
 */
public final class JsonFields {

    /** Creates the exception for malformed text. */
    @FunctionalInterface
    public interface Failure {

        /** The exception for the characters from an index of the text, from 0, up to and without another; for a single place if both are equal. */
        RuntimeException between(int from, int to, String expected);

        /** The exception for the character at an index of the text, from 0, or for its end. */
        default RuntimeException at(int index, String expected) {
            return between(index, index, expected);
        }
    }

    /**
     * A string of the text.
     *
     * @param value its value, without quotes and escapes
     * @param start the index of the character after its opening quote
     * @param source the text
     */
    public record JsonString(String value, int start, String source) {

        /** The index in the text of a character of the value; of the closing quote if there is no such character. */
        public int indexOf(int character) {
            int index = start;
            for (int i = 0; i < Math.min(character, value.length()); i++) {
                boolean isEscape = source.charAt(index) == '\\';
                index += !isEscape ? 1 : source.charAt(index + 1) == 'u' ? JsonScanner.UNICODE_ESCAPE : 2;
            }
            return index;
        }
    }

    private final String text;
    private final Failure failure;
    /** The index at which the value of each key begins. */
    private final Map<String, Integer> values = new HashMap<>();

    private JsonFields(String text, Failure failure) {
        this.text = text;
        this.failure = failure;
    }

    /**
     * Reads an object.
     *
     * @param text the object, with nothing but white space around it
     * @param failure creates the exceptions
     * @return its fields
     * @throws RuntimeException from {@code failure} if the text is not a JSON object, a key occurs twice in it, or its values are nested deeper than
     *     {@value JsonScanner#DEEPEST} levels
     */
    public static JsonFields parse(String text, Failure failure) {
        JsonFields fields = new JsonFields(text, failure);
        JsonScanner scanner = new JsonScanner(text, 0, failure);
        scanner.skipSpace();
        if (!scanner.isAt('{')) {
            throw failure.at(scanner.index(), "a JSON object");
        }
        scanner.object((key, value) -> {
            if (fields.values.put(key.value(), value) != null) {
                throw failure.between(
                        key.start(), key.indexOf(key.value().length()), "a key that does not occur earlier");
            }
        });
        scanner.skipSpace();
        if (scanner.index() < text.length()) {
            throw failure.at(scanner.index(), "nothing after the JSON object");
        }
        return fields;
    }

    /** The index at which the value of a key begins; −1 if the object does not have the key. */
    public int index(String key) {
        return values.getOrDefault(key, -1);
    }

    /**
     * The value of a key that is a string or a number, as text.
     *
     * @param key the key
     * @return the string, or the number as it was written; null if the object does not have the key, or its value is {@code null}
     * @throws RuntimeException from the {@link Failure} if the value is something else
     */
    public @Nullable String scalar(String key) {
        int index = index(key);
        if (index >= 0 && (text.charAt(index) == '-' || (text.charAt(index) >= '0' && text.charAt(index) <= '9'))) {
            JsonScanner scanner = new JsonScanner(text, index, failure);
            scanner.value();
            return text.substring(index, scanner.index());
        }
        JsonString string = string(key, "a string or a number");
        return string == null ? null : string.value();
    }

    /**
     * The string that is the value of a key.
     *
     * @param key the key
     * @return the string; null if the object does not have the key, or its value is {@code null}
     * @throws RuntimeException from the {@link Failure} if the value is something else
     */
    public @Nullable JsonString string(String key) {
        return string(key, "a string");
    }

    private @Nullable JsonString string(String key, String expected) {
        int index = index(key);
        if (index < 0 || text.charAt(index) == 'n') {
            return null;
        }
        JsonScanner scanner = new JsonScanner(text, index, failure);
        return scanner.string(expected);
    }

    /**
     * The strings of the array that is the value of a key.
     *
     * @param key the key
     * @return the strings in order; null if the object does not have the key, or its value is {@code null}
     * @throws RuntimeException from the {@link Failure} if the value is something else
     */
    public @Nullable List<JsonString> strings(String key) {
        int index = index(key);
        if (index < 0 || text.charAt(index) == 'n') {
            return null;
        }
        JsonScanner scanner = new JsonScanner(text, index, failure);
        if (!scanner.isAt('[')) {
            throw failure.at(index, "an array of strings");
        }
        List<JsonString> strings = new ArrayList<>();
        scanner.array(() -> strings.add(scanner.string("a string")));
        return strings;
    }
}
