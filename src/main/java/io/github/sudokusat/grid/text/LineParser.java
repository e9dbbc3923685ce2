package io.github.sudokusat.grid.text;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;

/**
 * Reads the cells of a puzzle that stands on one line, a character a cell or a character a candidate.
 *
 * <p>The cells are the characters from the first that is no blank up to a separator; what follows is a comment.
 */
final class LineParser {

    private final Symbols symbols;
    private final Sides sides;

    LineParser(Symbols symbols, Sides sides) {
        this.symbols = symbols;
        this.sides = sides;
    }

    /** The first index from one on that is no white space; the length if there is none. */
    static int skipSpace(CharSequence text, int from) {
        int index = from;
        while (index < text.length() && (text.charAt(index) == ' ' || text.charAt(index) == '\t')) {
            index++;
        }
        return index;
    }

    /** The index after the cells that start at an index. */
    int endOfCells(CharSequence text, int start) {
        short[] table = symbols.table(1);
        int end = start;
        while (end < text.length()) {
            char c = text.charAt(end);
            if (c < table.length && table[c] == Symbols.SEPARATOR) {
                break;
            }
            end++;
        }
        return symbols.anyBlank() ? endOfAnyCells(text, start, end) : end;
    }

    /** Where separators may be blanks: as many characters as the layout has cells, or the whole line, or up to a separator, whichever fits. */
    private int endOfAnyCells(CharSequence text, int start, int end) {
        int side = sides.given();
        if (side != Sides.NONE) {
            int cells = side * side;
            boolean isParted = text.length() - start == cells
                    || (text.length() - start > cells && isSeparator(text.charAt(start + cells)));
            return isParted ? start + cells : end;
        }
        int root = Sides.root(text.length() - start);
        return root != Sides.NONE && sides.isLegal(root) ? text.length() : end;
    }

    private boolean isSeparator(char c) {
        short[] table = symbols.table(1);
        return c < table.length && table[c] == Symbols.SEPARATOR;
    }

    /** Whether a number of characters is that of the 729 format, one for each candidate. */
    boolean isCandidateCount(int characters) {
        int side = sides.given();
        if (side == Sides.NONE) {
            return characters == 729;
        }
        return side > 1 && side <= symbols.largestSide() && characters == side * side * side;
    }

    /** The grid from the cells between two indices. */
    Grid grid(CharSequence text, int line, int start, int end) {
        Layout layout = layout(text, line, start, end);
        int side = layout.side();
        short[] table = symbols.table(side);
        int[] digits = new int[end - start];
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            int digit = c < table.length ? table[c] : Symbols.UNKNOWN;
            digits[i - start] = digit >= 0 && digit <= side ? digit : symbols.digit(line, text, i, side);
        }
        return Grid.of(layout, digits);
    }

    private Layout layout(CharSequence text, int line, int start, int end) {
        int cells = end - start;
        int side = Sides.root(cells);
        Layout layout = side == Sides.NONE || side > symbols.largestSide() ? null : sides.layout(side);
        if (layout != null) {
            return layout;
        }
        requireKnown(text, line, start, end);
        if (side != Sides.NONE && side > symbols.largestSide() && sides.isLegal(side)) {
            throw new GridFormatException(
                    line,
                    start + 1,
                    cells + " cells",
                    "numbers parted by blanks, since the alphabet ends at side " + symbols.largestSide());
        }
        int wanted = sides.nearest(cells) * sides.nearest(cells);
        throw sides.wrongCellCount(cells, line, start + 1 + Math.min(cells, wanted));
    }

    /** Binary rubbish is better called so than a wrong number of cells. */
    private void requireKnown(CharSequence text, int line, int start, int end) {
        int side = sides.given() == Sides.NONE ? symbols.largestSide() : sides.given();
        for (int i = start; i < end; i++) {
            if (symbols.meaning(text.charAt(i), side) < 0) {
                throw GridFormatException.atCharacter(
                        line, text, i, sides.given() == Sides.NONE ? "a digit or a blank" : symbols.expected(side));
            }
        }
    }
}
