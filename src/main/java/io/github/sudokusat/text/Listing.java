package io.github.sudokusat.text;

import java.util.List;

/** Words joined as a phrase. */
public final class Listing {

    private Listing() {}

    /**
     * Joins alternatives.
     *
     * @param words the words
     * @return the words as in {@code a, b or c}; empty if there are none
     */
    public static String or(List<String> words) {
        return joined(words, " or ");
    }

    /**
     * Joins words that belong together.
     *
     * @param words the words
     * @return the words as in {@code a, b and c}; empty if there are none
     */
    public static String and(List<String> words) {
        return joined(words, " and ");
    }

    private static String joined(List<String> words, String last) {
        int end = words.size() - 1;
        return end < 1 ? String.join("", words) : String.join(", ", words.subList(0, end)) + last + words.get(end);
    }
}
