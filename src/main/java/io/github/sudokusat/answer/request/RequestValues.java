package io.github.sudokusat.answer.request;

import io.github.sudokusat.text.ConstantName;
import io.github.sudokusat.text.Listing;
import io.github.sudokusat.text.Quote;
import io.github.sudokusat.text.Suggestions;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of a request by their keys, and how the face that received it words a refusal. */
public interface RequestValues {

    /** The value of a key; null if the request does not have it. */
    @Nullable
    String find(String key);

    /** The value of a key; an empty text if the request does not have it. */
    default String text(String key) {
        String value = find(key);
        return value == null ? "" : value;
    }

    /**
     * The name of a key in messages.
     *
     * @param key the key, or the kind of what is generated: {@code grids}, {@code pattern}, {@code unbiased}, {@code jigsaw}, {@code harder} or
     *     {@code easier}
     */
    String name(String key);

    /**
     * The exception for a value that cannot be accepted.
     *
     * @param key the key
     * @param value the value; empty if it is missing
     * @param expected what was expected
     * @param message the whole message
     */
    RuntimeException wrong(String key, String value, String expected, String message);

    /** The exception for a request that cannot be carried out, although each value is well-formed. */
    RuntimeException refused(String key, String message);

    /** What is said after the name of an unknown technique that resembles none: where the names are listed. */
    default String whereTechniquesAreListed() {
        return "";
    }

    /** The exception for a value that is not what it must be; a question may follow. */
    default RuntimeException mustBe(String key, String value, String expected, String question) {
        return wrong(
                key,
                value,
                expected,
                name(key) + " must be " + expected + ", but is \"" + Quote.printable(value) + "\"" + question);
    }

    /** The constant that a key names, in lower case and with hyphens; null if the request does not have the key. */
    default <E extends Enum<E>> @Nullable E choice(String key, Class<E> type) {
        return choice(key, type, List.of());
    }

    /** The constant that a value names; null if there is no value, or it is one of some other words, which are offered first. */
    default <E extends Enum<E>> @Nullable E choice(String key, Class<E> type, List<String> others) {
        String text = find(key);
        if (text == null || others.contains(text)) {
            return null;
        }
        List<String> names = new ArrayList<>(others);
        for (E constant : type.getEnumConstants()) {
            String name = ConstantName.of(constant);
            if (name.equals(text)) {
                return constant;
            }
            names.add(name);
        }
        throw mustBe(key, text, Listing.or(names), Suggestions.ask(text, names));
    }
}
