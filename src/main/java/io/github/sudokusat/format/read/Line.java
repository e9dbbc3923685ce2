package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;

/**
 * A line of the input.
 *
 * @param number its number, from 1
 * @param text its text without the line end
 * @param isCut whether the line is longer than that of any puzzle, so that the text is only its beginning
 */
record Line(int number, String text, boolean isCut) {

    boolean isBlank() {
        return LineParser.skipSpace(text, 0) == text.length();
    }

    boolean isComment() {
        int first = LineParser.skipSpace(text, 0);
        return first < text.length() && text.charAt(first) == '#';
    }

    /** Whether this is neither blank nor a comment. */
    boolean isContent() {
        return !isComment() && !isBlank();
    }

    /** Whether this is a heading such as {@code [Puzzle]} in an .sdk file; cells in brackets are not. */
    boolean isSection() {
        String trimmed = text.strip();
        return trimmed.length() > 3
                && trimmed.charAt(0) == '['
                && trimmed.charAt(trimmed.length() - 1) == ']'
                && Character.isLetter(trimmed.charAt(1))
                && Character.isLetter(trimmed.charAt(2));
    }

    boolean isPuzzleSection() {
        return text.strip().equalsIgnoreCase("[puzzle]");
    }

    /** Raises an error if the line is too long. */
    void requireWhole() {
        if (isCut) {
            throw new GridFormatException(
                    number,
                    LineSource.LONGEST_LINE + 1,
                    "a longer one",
                    "a line of at most " + LineSource.LONGEST_LINE + " characters");
        }
    }
}
