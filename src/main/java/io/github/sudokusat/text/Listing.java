package io.github.sudokusat.text;

import java.util.List;

/** Words joined as a phrase. */
public final class Listing {

    /** The length beyond which {@link #first} lists no further word. */
    private static final int LONGEST = 120;

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

    /**
     * Joins as many words as a message holds, at least one.
     *
     * @param words the words
     * @return the words as in {@code a, b, c}, or the first of them and the number of the others as in {@code a, b and 7 more}
     */
    public static String first(List<String> words) {
        int length = 0;
        int end = 0;
        while (end < words.size() && (end == 0 || length + words.get(end).length() <= LONGEST)) {
            length += words.get(end++).length() + 2;
        }
        String more = end < words.size() ? " and " + (words.size() - end) + " more" : "";
        return String.join(", ", words.subList(0, end)) + more;
    }

    private static String joined(List<String> words, String last) {
        int end = words.size() - 1;
        return end < 1 ? String.join("", words) : String.join(", ", words.subList(0, end)) + last + words.get(end);
    }
}
