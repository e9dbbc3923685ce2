package io.github.sudokusat.format.read;

import io.github.sudokusat.grid.Layout;
import java.util.Arrays;

/**
 * A line of a picture, of numbers or of a candidate grid, cut into tokens at white space, commas and borders.
 *
 * <p>A character that the options define as a digit or a blank is never a border. The row ends at {@code #}.
 */
final class Row {

    private static final String BORDERS = "|!:+=-–—[]()'`";
    private static final String HORIZONTALS = "-=–—─━┄┅┈┉╌╍═";
    private static final char ESCAPE = '\u001b';

    private final Line line;
    private int[] bounds = new int[32];
    private int tokens;
    private int characters;
    private boolean hasGap;
    private boolean endsWithSeparator;

    private Row(Line line) {
        this.line = line;
    }

    /**
     * Cuts a line.
     *
     * @param starIsCell whether {@code *} is read as a blank, as by default, or as a border
     */
    static Row of(Line line, Symbols symbols, boolean starIsCell) {
        Row row = new Row(line);
        String text = line.text();
        int start = -1;
        boolean isGap = true;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (c == '#') {
                row.end(start, i);
                row.endsWithSeparator = start < 0 && isGap;
                return row;
            }
            if (!isBetweenCells(c, symbols, starIsCell)) {
                start = start < 0 ? i : start;
                isGap = false;
                continue;
            }
            row.end(start, i);
            start = -1;
            if (c == ',' || c == ';') {
                if (isGap) {
                    row.addGap(i);
                }
                isGap = true;
            } else if (c == ESCAPE) {
                i = endOfEscape(text, i);
            }
        }
        row.endsWithSeparator = isGap;
        if (row.hasGap && isGap) {
            row.addGap(text.length());
        }
        return row;
    }

    /** Treats the gap after the last separator as a blank cell. */
    void addLastGap() {
        if (endsWithSeparator && !hasGap) {
            addGap(text().length());
        }
    }

    /** Adds a blank cell, for which a spreadsheet writes nothing between two separators. */
    private void addGap(int index) {
        hasGap = true;
        end(index, index);
        characters++;
    }

    /** Whether some cell is blank because nothing is between two commas or semicolons. */
    boolean hasGap() {
        return hasGap;
    }

    /** Whether nothing follows the last separator, which may be a blank cell. */
    boolean endsWithSeparator() {
        return endsWithSeparator;
    }

    private void end(int start, int end) {
        if (start < 0) {
            return;
        }
        if (2 * tokens == bounds.length) {
            bounds = Arrays.copyOf(bounds, 2 * bounds.length);
        }
        bounds[2 * tokens] = start;
        bounds[2 * tokens + 1] = end;
        tokens++;
        characters += end - start;
    }

    private static boolean isBetweenCells(char c, Symbols symbols, boolean starIsCell) {
        if (c == ' ' || c == '\t' || c == ',' || c == ';' || c == ESCAPE || c == '\u00A0') {
            return true;
        }
        if (c == '*') {
            return !starIsCell || !symbols.isNamed(c, Layout.MAX_SIDE);
        }
        return (BORDERS.indexOf(c) >= 0 || isBoxDrawing(c)) && !symbols.isNamed(c, Layout.MAX_SIDE);
    }

    private static boolean isBoxDrawing(char c) {
        return c >= '\u2500' && c <= '\u257F';
    }

    /** The index of the last character of a colour or style sequence ({@code ESC [ … m}). */
    private static int endOfEscape(String text, int escape) {
        int i = escape + 1;
        if (i >= text.length() || text.charAt(i) != '[') {
            return escape;
        }
        i++;
        while (i < text.length() && ((text.charAt(i) >= '0' && text.charAt(i) <= '9') || text.charAt(i) == ';')) {
            i++;
        }
        return i < text.length() && text.charAt(i) == 'm' ? i : escape;
    }

    /** Whether a line is a border between rows: only border characters, one of them horizontal; or nothing between borders. */
    static boolean isBorder(Line line, Symbols symbols) {
        String text = line.text();
        boolean hasHorizontal = false;
        boolean hasCorner = false;
        boolean hasCell = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isDot = c == '.' || c == '*' || c == '_';
            if (!isDot && c != ' ' && c != '\t' && c != '\u00A0' && BORDERS.indexOf(c) < 0 && !isBoxDrawing(c)) {
                return false;
            }
            hasHorizontal |= HORIZONTALS.indexOf(c) >= 0 && !symbols.isNamed(c, Layout.MAX_SIDE);
            hasCorner |= c == '+' && !symbols.isNamed(c, Layout.MAX_SIDE);
            hasCell |= isDot || symbols.isNamed(c, Layout.MAX_SIDE);
        }
        return hasHorizontal || hasCorner || !hasCell;
    }

    int lineNumber() {
        return line.number();
    }

    String text() {
        return line.text();
    }

    /** The number of tokens. */
    int tokens() {
        return tokens;
    }

    /** The total number of characters in the tokens. */
    int characters() {
        return characters;
    }

    /** Whether every token has one character. */
    boolean isSingle() {
        return characters == tokens;
    }

    int start(int token) {
        return bounds[2 * token];
    }

    int end(int token) {
        return bounds[2 * token + 1];
    }

    /** The index in the text of a character of the tokens, or the length of the text if there are fewer. */
    int indexOfCharacter(int character) {
        int before = 0;
        for (int token = 0; token < tokens; token++) {
            int length = Math.max(1, end(token) - start(token));
            if (character < before + length) {
                return start(token) + character - before;
            }
            before += length;
        }
        return text().length();
    }

    /** The index in the text of a token, or the length of the text if there are fewer. */
    int indexOfToken(int token) {
        return token < tokens ? start(token) : text().length();
    }
}
