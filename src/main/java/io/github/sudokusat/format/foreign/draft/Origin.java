package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.text.JsonFields;

/** A text and where it came from, so that its mistakes can be reported at a place that a user can see. */
public interface Origin {

    /** The text. */
    String text();

    /** The place of a character, or of the end. */
    Place place(int index);

    /** The error that a part of the text is not what was expected; the part may be empty for a single character or the end. */
    GridFormatException error(int from, int to, String expected);

    /** The errors of JSON text. */
    default JsonFields.Failure failure() {
        return this::error;
    }

    /** A part of a text as messages quote it. */
    static String found(String text, int from, int to) {
        if (from >= text.length()) {
            return "the end of the text";
        }
        return GridFormatException.quote(text, from, Math.min(text.length(), Math.max(from + 1, to)));
    }

    /** A text whose lines a user can see. */
    record Visible(String text, int firstLine) implements Origin {

        @Override
        public Place place(int index) {
            int line = firstLine;
            int start = 0;
            for (int i = 0; i < index; i++) {
                if (text.charAt(i) == '\n') {
                    line++;
                    start = i + 1;
                }
            }
            return new Place(line, index - start + 1);
        }

        @Override
        public GridFormatException error(int from, int to, String expected) {
            return place(from).error(found(text, from, to), expected);
        }
    }

    /** A text that was decompressed from a link. */
    record Decompressed(String text, Place link) implements Origin {

        @Override
        public Place place(int index) {
            return link;
        }

        @Override
        public GridFormatException error(int from, int to, String expected) {
            return link.error(
                    found(text, from, to) + " (character " + (from + 1) + " of the decompressed text)", expected);
        }
    }
}
