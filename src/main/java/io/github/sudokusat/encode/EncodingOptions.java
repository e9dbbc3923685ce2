package io.github.sudokusat.encode;

import java.util.Objects;

/**
 * The options for writing a puzzle as clauses.
 *
 * @param encoding which clauses express the rules
 * @param atMostOne how at-most-one constraints are written
 * @param clues how the givens enter the formula
 * @param keepRepeats whether a clause that another constraint has already stated is written again
 */
public record EncodingOptions(Encoding encoding, AtMostOneMethod atMostOne, ClueHandling clues, boolean keepRepeats) {

    public EncodingOptions {
        Objects.requireNonNull(encoding, "encoding");
        Objects.requireNonNull(atMostOne, "atMostOne");
        Objects.requireNonNull(clues, "clues");
    }

    /**
     * The default options, which solve fastest.
     *
     * @return complete, pairwise, reduced, without repeats
     */
    public static EncodingOptions defaults() {
        return new EncodingOptions(Encoding.COMPLETE, AtMostOneMethod.PAIRWISE, ClueHandling.REDUCED, false);
    }

    /**
     * These options with another encoding.
     *
     * @param value the encoding
     * @return the new options
     */
    public EncodingOptions withEncoding(Encoding value) {
        return new EncodingOptions(value, atMostOne, clues, keepRepeats);
    }

    /**
     * These options with another at-most-one method.
     *
     * @param value the method
     * @return the new options
     */
    public EncodingOptions withAtMostOne(AtMostOneMethod value) {
        return new EncodingOptions(encoding, value, clues, keepRepeats);
    }

    /**
     * These options with another handling of the givens.
     *
     * @param value the handling
     * @return the new options
     */
    public EncodingOptions withClues(ClueHandling value) {
        return new EncodingOptions(encoding, atMostOne, value, keepRepeats);
    }

    /**
     * These options with repeats kept or left out.
     *
     * @param value true to keep them
     * @return the new options
     */
    public EncodingOptions withRepeats(boolean value) {
        return new EncodingOptions(encoding, atMostOne, clues, value);
    }
}
