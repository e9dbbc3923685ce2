package io.github.sudokusat.answer.request;

/**
 * The ends of a range {@code A..B} as texts, either of which may be empty.
 *
 * @param first the text before the dots; the whole text if it has none
 * @param last the text after the dots; the whole text if it has none
 */
record RangeEnds(String first, String last) {

    private static final String DOTS = "..";

    /** Divides a text at the first dots. */
    static RangeEnds of(String text) {
        int dots = text.indexOf(DOTS);
        return dots < 0
                ? new RangeEnds(text, text)
                : new RangeEnds(text.substring(0, dots), text.substring(dots + DOTS.length()));
    }
}
