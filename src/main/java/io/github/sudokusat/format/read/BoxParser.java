package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;

/** Reads the shape of a box, such as {@code 3x3}. */
final class BoxParser {

    private BoxParser() {}

    /** The shape that a text gives from an index on; the number of its line is given. */
    static BoxShape parse(String text, int line, int from) {
        int start = LineParser.skipSpace(text, from);
        int x = endOfNumber(text, start);
        if (x == start || x == text.length() || "xX×".indexOf(text.charAt(x)) < 0) {
            throw GridFormatException.atCharacter(
                    line,
                    text,
                    x,
                    x == start ? "a box such as 3x3" : "\"x\" between the numbers of rows and columns, as in 3x3");
        }
        int end = endOfNumber(text, x + 1);
        int after = LineParser.skipSpace(text, end);
        if (end == x + 1 || after < text.length()) {
            throw GridFormatException.atCharacter(
                    line,
                    text,
                    end == x + 1 ? end : after,
                    end == x + 1 ? "the columns of a box" : "the end of the box");
        }
        int rows = number(text, start, x);
        int columns = number(text, x + 1, end);
        if (rows < 1 || columns < 1 || rows * columns > Layout.MAX_SIDE) {
            throw GridFormatException.atToken(
                    line, text, start, end, "a box of 1 to " + Layout.MAX_SIDE + " cells, such as 3x3");
        }
        return new BoxShape(rows, columns);
    }

    /** The index after the digits that begin at an index. */
    static int endOfNumber(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** The value of digits; for a number beyond the largest side, the largest side plus one. */
    static int number(String text, int start, int end) {
        int value = 0;
        for (int i = start; i < end; i++) {
            value = Math.min(Layout.MAX_SIDE + 1, value * 10 + (text.charAt(i) - '0'));
        }
        return value;
    }
}
