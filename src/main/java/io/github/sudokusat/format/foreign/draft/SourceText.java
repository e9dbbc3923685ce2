package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.text.Percent;
import java.util.Arrays;

/** A text without its blanks and escapes, in which each character knows its place in the original. */
public final class SourceText {

    /** The length of the longest text that is read. */
    public static final int LONGEST = 4_000_000;

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
    public static SourceText withoutBlanks(String original, int firstLine) {
        return of(original, firstLine, 0, original.length(), Kind.TEXT);
    }

    /** The value of a parameter of an address without white space. */
    public static SourceText ofParameter(String original, int firstLine, int from, int to) {
        return of(original, firstLine, from, to, Kind.PARAMETER);
    }

    /** Compressed text in an address. */
    public static SourceText ofCompressed(String original, int firstLine, int from, int to) {
        return of(original, firstLine, from, to, Kind.COMPRESSED);
    }

    /** What blanks, plus signs and escapes such as {@code %7E} mean. */
    private enum Kind {
        /** There are no escapes, and blanks mean nothing. */
        TEXT,
        /** A plus sign is a blank. */
        PARAMETER,
        /** A blank was a plus sign once. */
        COMPRESSED
    }

    private static SourceText of(String original, int firstLine, int from, int to, Kind kind) {
        StringBuilder chars = new StringBuilder(to - from);
        int[] indices = new int[to - from + 1];
        int index = from;
        while (index < to) {
            int start = index;
            int escaped = kind == Kind.TEXT ? Percent.NONE : Percent.decode(original, index);
            char c = escaped == Percent.NONE ? original.charAt(index) : (char) escaped;
            index += escaped == Percent.NONE ? 1 : Percent.LENGTH;
            if (kind == Kind.COMPRESSED && c == ' ') {
                c = '+';
            } else if (kind == Kind.PARAMETER && c == '+' && escaped == Percent.NONE) {
                c = ' ';
            }
            if (c > ' ') {
                indices[chars.length()] = start;
                chars.append(c);
            }
        }
        indices[chars.length()] = to;
        return new SourceText(original, firstLine, chars.toString(), Arrays.copyOf(indices, chars.length() + 1));
    }

    /** The characters. */
    public String chars() {
        return chars;
    }

    public int length() {
        return chars.length();
    }

    public char charAt(int index) {
        return chars.charAt(index);
    }

    /** The index of a character from another index on; that of the end if there is none. */
    public int indexOf(char c, int from) {
        int index = chars.indexOf(c, from);
        return index < 0 ? chars.length() : index;
    }

    public boolean startsWith(String start) {
        return chars.startsWith(start);
    }

    public String substring(int from, int to) {
        return chars.substring(from, to);
    }

    /** The place of a character, or of the end, in the original. */
    public Place place(int index) {
        return new Origin.Visible(original, firstLine).place(indices[index]);
    }

    /** The error that a part is not what was expected. */
    public GridFormatException error(int from, int to, String expected) {
        return place(from).error(Origin.found(chars, from, to), expected);
    }
}
