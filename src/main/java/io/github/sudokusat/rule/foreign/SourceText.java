package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.grid.text.GridFormatException;
import java.util.Arrays;

/** A text without its blanks and escapes, in which each character knows its place in the original. */
final class SourceText {

    private final String original;
    private final int firstLine;
    private final String chars;
    /** For each character, and for the end, the index in the original. */
    private final int[] indices;

    private SourceText(String original, int firstLine, String chars, int[] indices) {
        this.original = original;
        this.firstLine = firstLine;
        this.chars = chars;
        this.indices = indices;
    }

    /** The text without white space. */
    static SourceText withoutBlanks(String original, int firstLine) {
        return of(original, firstLine, 0, original.length(), false);
    }

    /** A part of an address without white space; {@code %7E} and the like are decoded, and a plus sign is a blank. */
    static SourceText ofAddress(String original, int firstLine, int from, int to) {
        return of(original, firstLine, from, to, true);
    }

    private static SourceText of(String original, int firstLine, int from, int to, boolean isAddress) {
        StringBuilder chars = new StringBuilder(to - from);
        int[] indices = new int[to - from + 1];
        int index = from;
        while (index < to) {
            int start = index;
            char c = original.charAt(index);
            int escaped = isAddress && c == '%' ? Percent.decode(original, index) : Percent.NONE;
            if (escaped != Percent.NONE) {
                c = (char) escaped;
                index += Percent.LENGTH;
            } else {
                c = isAddress && c == '+' ? ' ' : c;
                index++;
            }
            if (c > ' ') {
                indices[chars.length()] = start;
                chars.append(c);
            }
        }
        indices[chars.length()] = to;
        return new SourceText(original, firstLine, chars.toString(), Arrays.copyOf(indices, chars.length() + 1));
    }

    int length() {
        return chars.length();
    }

    char charAt(int index) {
        return chars.charAt(index);
    }

    /** The index of a character from another index on; that of the end if there is none. */
    int indexOf(char c, int from) {
        int index = chars.indexOf(c, from);
        return index < 0 ? chars.length() : index;
    }

    boolean startsWith(String start) {
        return chars.startsWith(start);
    }

    String substring(int from, int to) {
        return chars.substring(from, to);
    }

    /** The place of a character, or of the end, in the original. */
    Place place(int index) {
        int line = firstLine;
        int start = 0;
        for (int i = 0; i < indices[index]; i++) {
            if (original.charAt(i) == '\n') {
                line++;
                start = i + 1;
            }
        }
        return new Place(line, indices[index] - start + 1);
    }

    /** The error that a part is not what was expected. */
    GridFormatException error(int from, int to, String expected) {
        String found = from < to
                ? GridFormatException.quote(chars, from, to)
                : from < length() ? GridFormatException.quote(chars, from, from + 1) : "the end of the text";
        return place(from).error(found, expected);
    }
}
